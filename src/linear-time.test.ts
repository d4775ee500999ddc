import { expect, test } from 'vitest'
import { hostileTexts, type TextOfLength } from '#test/hostile-texts.ts'
import { linearReaders } from '#test/linear-readers.ts'

/** Lengths in UTF-16 units. In steps, so that a slow reader is detected before it takes an hour. */
const lengths = [5_000, 25_000, 100_000]

/** The size of a whole book: tried with those texts that take a reader longest, of all and of those made for it. */
const longestText = 400_000
const mostSlowTexts = { ofAll: 2, own: 6 }

/**
 * How much longer the longest text may take than one of a quarter of its length, where that can be measured. Linear
 * readers take about four times as long, quadratic ones sixteen times.
 */
const mostGrowth = 9
const measurable = 0.2

/**
 * Maximum processor time per text in seconds: about five times that of the slowest reader. Quadratic readers take
 * minutes.
 */
const longest = 3

/** Processor time of this thread in seconds; independent of other load on the machine. */
function timeOf(work: () => unknown): number {
  const before = process.threadCpuUsage()
  work()
  return process.threadCpuUsage(before).user / 1e6
}

/** A text is named by its beginning and a part of its middle. */
function nameOf(text: string, seconds: number): string {
  const parts = [text.slice(0, 60), text.slice(text.length / 2).slice(0, 60)]
  return `${parts.map((part) => JSON.stringify(part)).join(' … ')}, ${text.length} letters: ${seconds.toFixed(2)} s`
}

/** What is wrong with the time for the longest text, if anything. */
function findGrowth(read: (text: string) => unknown, make: TextOfLength): string | undefined {
  const text = make(longestText)
  const quarter = make(longestText / 4)
  // A measurement can only be too long: by a pause of the engine, or before it has compiled the reader.
  let [long, short] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  for (let attempts = 0; attempts < 3; attempts += 1) {
    long = Math.min(
      long,
      timeOf(() => read(text)),
    )
    if (long > longest) return nameOf(text, long)
    if (long < measurable) return undefined
    short = Math.min(
      short,
      timeOf(() => read(quarter)),
    )
    if (long < mostGrowth * short) return undefined
  }
  return `${nameOf(text, long)}, ${(long / short).toFixed(1)} times as long as a quarter of it`
}

/** The start of the first text for which a reader takes too long. */
function findSlowText(
  read: (text: string) => unknown,
  texts: readonly TextOfLength[],
  own: readonly TextOfLength[],
): string | undefined {
  const times = new Map<TextOfLength, number>()
  for (const length of lengths) {
    for (const make of [...texts, ...own]) {
      const text = make(length)
      const seconds = timeOf(() => read(text))
      if (seconds > longest) return nameOf(text, seconds)
      times.set(make, seconds)
    }
  }
  const slowestOf = (made: readonly TextOfLength[], count: number) =>
    made.toSorted((one, other) => (times.get(other) ?? 0) - (times.get(one) ?? 0)).slice(0, count)
  for (const make of [...slowestOf(texts, mostSlowTexts.ofAll), ...slowestOf(own, mostSlowTexts.own)]) {
    const growth = findGrowth(read, make)
    if (growth !== undefined) return growth
  }
  return undefined
}

test.each(linearReaders)('$name takes linear time for any text', ({ read, texts = [] }) => {
  expect(findSlowText(read, hostileTexts, texts)).toBeUndefined()
})

test('a reader that takes quadratic time is found by its growth', () => {
  const count = (text: string) => {
    let pairs = 0
    const letters = text.length / 20
    for (let one = 0; one < letters; one += 1) for (let other = 0; other < letters; other += 1) pairs += one ^ other
    return pairs
  }
  expect(findSlowText(count, hostileTexts.slice(0, 1), []) ?? '').toContain('times as long')
})
