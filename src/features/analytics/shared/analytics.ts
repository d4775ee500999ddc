/** Ranges of days, comparisons and shares of counts. Pure; the browser uses them too. */

/** Whole days since 1970 in UTC, both included. */
export type DayRange = { from: number; to: number }

/** The longest range of a query, in days. With the range before it, it is within what is kept. */
export const longestRange = 366

/** Smaller counts give no percentage: it would mostly be chance. */
export const fewestToCompare = 20

/** The range of the same length that ends the day before. */
export function rangeBefore({ from, to }: DayRange): DayRange {
  const length = to - from + 1
  return { from: from - length, to: from - 1 }
}

/** The range of `days` days that ends on a day. */
export function rangeUntil(to: number, days: number): DayRange {
  return { from: to - days + 1, to }
}

/** Splits a range into parts of `days` days, in order; the last may be shorter. */
export function splitRange({ from, to }: DayRange, days: number): DayRange[] {
  const count = Math.max(0, Math.ceil((to - from + 1) / days))
  return Array.from({ length: count }, (_, part) => {
    const start = from + part * days
    return { from: start, to: Math.min(to, start + days - 1) }
  })
}

/** Change in whole percent; undefined if the earlier count is too small to compare. */
export function changeOf(now: number, before: number): number | undefined {
  return before < fewestToCompare ? undefined : Math.round((100 * (now - before)) / before)
}

/** Share in whole percent; undefined if the whole is too small. */
export function shareOf(part: number, whole: number): number | undefined {
  return whole < fewestToCompare ? undefined : Math.round((100 * part) / whole)
}

export type DayCount = { day: string; visits: number; visitors: number }
export type Period = { from: string; to: string; visits: number; visitors: number }

/** A period, and the visits of the same period of the range before. */
export type ComparedPeriod = Period & { visitsBefore: number }

/**
 * Groups days into periods of `size` days, so that the chart of a year has fewer bars. The last period may be shorter.
 */
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
