/**
 * `npm run budgets`: measures the sizes of guest page and landing page and runs Lighthouse; fails if a budget is
 * exceeded.
 */
import { prepare } from './bootstrap.js'
import { become } from './processes.js'

const { node, env } = await prepare()
await become(node, ['bench/budgets.ts', ...process.argv.slice(2)], { env: { NODE_ENV: 'production', ...env } })
