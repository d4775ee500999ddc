/** A percentile: the value that a share of all values is below; NaN without values. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** The time below which 99 of 100 answers came. */
export function p99(answers: readonly { ms: number }[]): number {
  return percentile(
    answers.map((answer) => answer.ms),
    0.99,
  )
}

export function countBy<Item>(items: readonly Item[], keyOf: (item: Item) => string | number): string {
  const counts = new Map<string | number, number>()
  for (const item of items) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1)
  return [...counts].map(([key, count]) => `${count} × ${key}`).join(', ')
}

export function ms(value: number): string {
  return `${value.toFixed(value < 10 ? 1 : 0)} ms`
}

export function megabytes(bytes: number): string {
  return `${Math.round(bytes / 1e6)} MB`
}
