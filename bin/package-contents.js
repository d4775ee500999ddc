/** What a package contains besides the build and its packages. */
export const packageContents = [
  ...['LICENSE', 'CHANGELOG.md', '.env.example', '.nvmrc'],
  ...['operations.md', 'reference.md', 'legal-notes.md', 'reliability.md', 'security.md', 'decisions'].map(
    (file) => `docs/${file}`,
  ),
  ...['Caddyfile', 'benvenuto.service', 'benvenuto-purge.service', 'grafana.json', 'purge-nginx.js'].map(
    (file) => `deploy/${file}`,
  ),
  ...['prometheus.yml', 'alerts.yml', 'alerts.test.yml', 'bucket-policy.json', 'bucket-cors.json'].map(
    (file) => `deploy/${file}`,
  ),
  ...['benvenuto.js', 'node-memory.js', 'node-version.js', 'processes.js', 'terminal.js'].map((file) => `bin/${file}`),
]
