/** `npm run bench`: measures the built service. */
import { prepare } from './bootstrap.js'
import { become } from './processes.js'
import { fail } from './terminal.js'
import { findProgram, installMissing } from './test-machine.js'

await installMissing({ wrk: true })
if (!findProgram('wrk')) fail('wrk, which sends the requests, is missing: install Debian’s package wrk.')

const { node, env } = await prepare()
await become(node, ['bench/run.ts', ...process.argv.slice(2)], { env: { NODE_ENV: 'production', ...env } })
