/** How counts are put before a host: ranges of days, comparisons, shares. Pure, shared with the browser. */

/** Whole days since 1970 in UTC, both included. */
export type DayRange = { from: number; to: number }

/** The longest range that can be asked for; with the one before it, it lies within what is kept. */
export const longestRange = 366

/** Below so many, a percentage would make chance look like news. */
export const fewestToCompare = 20

/** As many days, right before. */
export function rangeBefore({ from, to }: DayRange): DayRange {
  const length = to - from + 1
  return { from: from - length, to: from - 1 }
}

/** The range of so many days that ends on a day. */
export function rangeUntil(to: number, days: number): DayRange {
  return { from: to - days + 1, to }
}

/** A range in parts of so many days, in order; the last may be shorter. */
export function splitRange({ from, to }: DayRange, days: number): DayRange[] {
  const count = Math.max(0, Math.ceil((to - from + 1) / days))
  return Array.from({ length: count }, (_, part) => {
    const start = from + part * days
    return { from: start, to: Math.min(to, start + days - 1) }
  })
}

/** Change in whole percent; undefined where there was too little before to compare with. */
export function changeOf(now: number, before: number): number | undefined {
  return before < fewestToCompare ? undefined : Math.round((100 * (now - before)) / before)
}

/** Share in whole percent; undefined where the whole is too small for one. */
export function shareOf(part: number, whole: number): number | undefined {
  return whole < fewestToCompare ? undefined : Math.round((100 * part) / whole)
}

export type DayCount = { day: string; visits: number; visitors: number }
export type Period = { from: string; to: string; visits: number; visitors: number }

/** A period and how many visits its counterpart in the range before had. */
export type ComparedPeriod = Period & { visitsBefore: number }

/** Days put together to periods of so many, so that a year is not drawn as hundreds of hairs. The last may be shorter. */
export function groupDays(days: readonly DayCount[], size: number): Period[] {
  const periods: Period[] = []
  for (let start = 0; start < days.length; start += size) {
    const part = days.slice(start, start + size)
    periods.push({
      from: part[0]?.day ?? '',
      to: part.at(-1)?.day ?? '',
      visits: part.reduce((sum, { visits }) => sum + visits, 0),
      visitors: part.reduce((sum, { visitors }) => sum + visitors, 0),
    })
  }
  return periods
}
