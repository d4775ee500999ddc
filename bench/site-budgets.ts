import { report, reportFigure, reportScores } from './budget-report.ts'
import type { Service } from './service.ts'
import { judge, sumOf, weigh } from './visit.ts'

/** Pages on which most visitors arrive. */
const landings = ['/', '/demo-preview', '/blog', '/blog/essential-items-vacation-rental-welcome-book'] as const

/** Transferred bytes of a first visit before scrolling, including headers; 1 kB is 1,000 bytes. */
const byteBudgets = { everything: 200_000, script: 20_000 }
const paintBudgetMs = 1_500

/** The public pages on a first visit: the size of the landing page, and Lighthouse's results for all pages. */
export async function checkSiteBudgets({ origin }: Service): Promise<void> {
  // The best compression is done in the background after the first visits.
  for (const path of landings) await fetch(`${origin}${path}`)
  await new Promise((resolve) => setTimeout(resolve, 1_000))

  process.stdout.write('First visit of the landing page before scrolling, 390 px at 2x\n')
  const transfers = await weigh(`${origin}/`)
  for (const type of ['Document', 'Stylesheet', 'Font', 'Image']) {
    report(type.toLowerCase(), sumOf(transfers, type), byteBudgets.everything, 'B')
  }
  report('script', sumOf(transfers, 'Script'), byteBudgets.script, 'B')
  report('everything', sumOf(transfers), byteBudgets.everything, 'B')

  for (const path of landings) {
    const visits = await judge(`${origin}${path}`)
    process.stdout.write(`Lighthouse, mobile, ${path}: the median of ${visits.length} visits\n`)
    reportScores(visits)
    reportFigure(visits, 'largest-contentful-paint', paintBudgetMs, 'ms')
  }
}
