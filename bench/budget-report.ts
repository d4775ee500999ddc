import type { Result } from 'lighthouse'
import { median } from './load.ts'

let isOver = false

/** Whether any reported figure exceeds its budget. */
export function isOverBudget(): boolean {
  return isOver
}

/** Prints a figure and its budget. */
export function report(name: string, value: number, limit: number, unit: string, atLeast = false) {
  const good = atLeast ? value >= limit : value <= limit
  if (!good) isOver = true
  const bound = `${atLeast ? 'at least' : 'at most'} ${limit.toLocaleString('en')} ${unit}`.trim()
  process.stdout.write(
    `${good ? ' ' : '✗'} ${name.padEnd(38)} ${value.toLocaleString('en').padStart(9)} ${unit.padEnd(3)} ${bound}\n`,
  )
}

/** Reports Lighthouse's scores, which must be full in most visits, and the audits that failed. */
export function reportScores(visits: readonly Result[]): void {
  for (const [key, { auditRefs }] of Object.entries(visits[0]?.categories ?? {})) {
    const scores = visits.map(({ categories }) => Math.round((categories[key]?.score ?? 0) * 100))
    report(key, median(scores), 100, '', true)
    if (median(scores) === 100) continue
    for (const { id, weight } of auditRefs) {
      const lacking = visits.filter(({ audits }) => weight > 0 && audits[id]?.score != null && audits[id].score < 1)
      if (lacking.length > 0) process.stdout.write(`    in ${lacking.length} of ${visits.length} visits: ${id}\n`)
    }
  }
}

/**
 * Prints the median and the maximum of one of Lighthouse's figures over all visits.
 * @param id such as `largest-contentful-paint`
 */
export function reportFigure(visits: readonly Result[], id: string, limit: number, unit: string): void {
  // Three decimal places, as Lighthouse reports layout shifts: a text beside another font may move by a pixel or two.
  const round = (value: number) => (unit === 'ms' ? Math.round(value) : Math.round(value * 1_000) / 1_000)
  const figures = visits.map(({ audits }) => round(audits[id]?.numericValue ?? Number.NaN))
  report(`${id.replaceAll('-', ' ')}, up to ${Math.max(...figures)}`, median(figures), limit, unit)
}
