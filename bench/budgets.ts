import { isOverBudget } from './budget-report.ts'
import { checkGuestBudgets } from './guest-budgets.ts'
import { startService } from './service.ts'
import { checkSiteBudgets } from './site-budgets.ts'

/** `guest` or `site` checks only that part. */
const [part] = process.argv.slice(2)

const service = await startService()
try {
  if (part !== 'site') await checkGuestBudgets(service)
  if (part !== 'guest') await checkSiteBudgets(service)
} finally {
  await service.stop()
}
process.exitCode = isOverBudget() ? 1 : 0
