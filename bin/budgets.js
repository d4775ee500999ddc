/** `npm run budgets`: weighs the guest page and the landing page and lets Lighthouse judge them; fails when one is over. */
import { prepare } from './bootstrap.js'
import { become } from './processes.js'

const { node, env } = await prepare()
await become(node, ['bench/budgets.ts', ...process.argv.slice(2)], { env: { NODE_ENV: 'production', ...env } })
