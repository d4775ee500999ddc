/** `npm run bench`: measures the built service. */
import { prepare } from './bootstrap.js'
import { become } from './processes.js'

const { node, env } = await prepare()
await become(node, ['bench/run.ts', ...process.argv.slice(2)], { env: { NODE_ENV: 'production', ...env } })
