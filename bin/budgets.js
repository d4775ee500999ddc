/** `npm run budgets`: weighs the guest page and lets Lighthouse judge it; fails when it is over its budget. */
import { prepare } from './bootstrap.js'
import { become } from './processes.js'

const { node, env } = await prepare()
await become(node, ['bench/budgets.ts', ...process.argv.slice(2)], { env: { NODE_ENV: 'production', ...env } })
