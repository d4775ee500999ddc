import type { Result } from 'lighthouse'

let isOver = false

/** Whether anything that was reported is over its budget. */
export function isOverBudget(): boolean {
  return isOver
}

/** Prints a figure beside its budget. */
export function report(name: string, value: number, limit: number, unit: string, atLeast = false) {
  const good = atLeast ? value >= limit : value <= limit
  if (!good) isOver = true
  const bound = `${atLeast ? 'at least' : 'at most'} ${limit.toLocaleString('en')} ${unit}`.trim()
  process.stdout.write(
    `${good ? ' ' : '✗'} ${name.padEnd(34)} ${value.toLocaleString('en').padStart(9)} ${unit.padEnd(3)} ${bound}\n`,
  )
}

/** The scores of Lighthouse, each of which has to be full, and why one is not. */
export function reportScores({ categories, audits }: Result): void {
  for (const [key, { score, auditRefs }] of Object.entries(categories)) {
    report(key, Math.round((score ?? 0) * 100), 100, '', true)
    for (const { id, weight } of auditRefs) {
      const audit = audits[id]
      if (weight > 0 && audit?.score != null && audit.score < 1)
        process.stdout.write(`    ${id}: ${audit.score} ${audit.displayValue ?? ''}\n`)
    }
  }
}

/** One of Lighthouse's figures. @param id such as `largest-contentful-paint` */
export function figureOf({ audits }: Result, id: string): number {
  return audits[id]?.numericValue ?? Number.NaN
}
