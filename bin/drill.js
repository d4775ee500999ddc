/**
 * `npm run drill`: runs the built service with injected faults and load, on loopback; exit code 1 if a promise is
 * broken.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { prepare } from './bootstrap.js'
import { run } from './processes.js'
import { say } from './terminal.js'
import { findCheckers, findPostgres } from './test-machine.js'
import { startPostgres } from './test-postgres.js'

const folder = mkdtempSync(join(tmpdir(), 'benvenuto-drill-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))

const { node, env } = await prepare()
const folders = await findCheckers()
const binFolder = findPostgres()
if (!binFolder) say('PostgreSQL is missing: its scenes are left out. Debian’s package is called `postgresql`.')
const server = binFolder && (await startPostgres(binFolder, join(folder, 'postgres')))
const code = await run(node, ['drill/run.ts', ...process.argv.slice(2)], {
  env: {
    ...env,
    NODE_ENV: 'production',
    PATH: [env.PATH, ...folders].join(delimiter),
    TMPDIR: folder,
    ...(server && { TEST_DATABASE_URL: server.url }),
  },
})
await server?.stop()
process.exit(code)
