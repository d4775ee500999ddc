/**
 * `npm run rung -- VERSION`: writes the rung of a version into `test/ladder`, a filled database for each engine with what
 * the version sends to it (test/ladder/README.md).
 */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { prepare, root, tool } from './bootstrap.js'
import { run } from './processes.js'
import { fail } from './terminal.js'
import { findPostgres, installMissing, temporaryRoot } from './test-machine.js'
import { startPostgres } from './test-postgres.js'

const [version] = process.argv.slice(2)
if (!version || !/^\d+\.\d+\.\d+(-[\w.-]+)?$/.test(version)) fail('Usage: npm run rung -- VERSION, such as 0.1.0')

const { node, env } = await prepare({ build: false })
const folder = mkdtempSync(join(temporaryRoot(), 'benvenuto-rung-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))

await make('sqlite', {})
const given = process.env.TEST_DATABASE_URL
const server = given ? { url: given, stop: async () => undefined } : await startServer()
await make('postgres', { TEST_DATABASE_URL: server.url })
await server.stop()
// Lint refuses files in another format.
const format = ['format', '--write', '--log-level=error', join('test', 'ladder', version)]
if ((await run(node, [tool('@biomejs/biome/bin/biome'), ...format], { env })) !== 0) fail('The rung was not formatted.')

async function startServer() {
  await installMissing({ postgresql: true })
  const binFolder = findPostgres()
  const started = binFolder && (await startPostgres(binFolder, join(folder, 'postgres')))
  return started || fail('PostgreSQL is missing or does not start: install Debian’s package postgresql.')
}

/** The tests that fill the database and call every route run with a recorder of statements. */
async function make(engine, settings) {
  const recorded = join(folder, `${engine}-statements`)
  const { TEST_DATABASE_URL: _, ...rest } = env
  const options = { env: { ...rest, ...settings, RUNG: version, RUNG_STATEMENTS: recorded } }
  // On a busy machine tests would exceed the usual time limit, and half of the statements would be missing.
  const patience = ['--testTimeout=900000', '--hookTimeout=60000']
  const code = await run(node, [tool('vitest/vitest.mjs'), 'run', '--project', 'rung', ...patience], options)
  if (code !== 0 || !existsSync(recorded)) fail(`The rung was not made on ${engine}.`)
  const statements = readFileSync(recorded, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  const text = JSON.stringify([...new Set(statements)].sort(), null, 1)
  const file = join(root, 'test', 'ladder', version, `${engine}-statements.json.gz`)
  writeFileSync(file, gzipSync(text, { level: 9 }))
}
