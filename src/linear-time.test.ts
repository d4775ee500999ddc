import { expect, test } from 'vitest'
import { hostileTexts, type TextOfLength } from '#test/hostile-texts.ts'
import { linearReaders } from '#test/linear-readers.ts'
import { isLongForm } from '#test/property-runs.ts'
import { findSlowGrowth, timeOf } from '#test/slow-growth.ts'

/** Lengths in UTF-16 units. In steps, so that a slow reader is detected before it takes an hour. */
const lengths = isLongForm ? [5_000, 25_000, 100_000] : [5_000, 25_000]

/** The size of a whole book: tried with those texts that take a reader longest, of all and of those made for it. */
const longestText = 400_000
const mostSlowTexts = { ofAll: 2, own: 6 }

/** Processor time per text, in seconds, from which its growth is looked at. */
const suspicious = 0.2

/** Maximum processor time per text in seconds, on a busy machine. Quadratic readers take minutes. */
const longest = 15

/** A text is named by its beginning and a part of its middle. */
function nameOf(text: string): string {
  const parts = [text.slice(0, 60), text.slice(text.length / 2).slice(0, 60)]
  return `${parts.map((part) => JSON.stringify(part)).join(' … ')}, ${text.length} letters`
}

/** What is wrong with the time for a text, if anything. */
function findGrowth(read: (text: string) => unknown, make: TextOfLength, length: number): string | undefined {
  const prepare = (part: number) => {
    const text = make(part)
    return () => read(text)
  }
  const found = findSlowGrowth(prepare, { length, suspicious, longest })
  if (!found) return undefined
  const growth = found.growth === undefined ? '' : `, ${found.growth.toFixed(1)} times as long as an eighth of it`
  return `${nameOf(make(length))}: ${found.seconds.toFixed(2)} s${growth}`
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
      const growth = seconds > suspicious ? findGrowth(read, make, length) : undefined
      if (growth !== undefined) return growth
      times.set(make, seconds)
    }
  }
  const slowestOf = (made: readonly TextOfLength[], count: number) =>
    made.toSorted((one, other) => (times.get(other) ?? 0) - (times.get(one) ?? 0)).slice(0, count)
  for (const make of [...slowestOf(texts, mostSlowTexts.ofAll), ...slowestOf(own, mostSlowTexts.own)]) {
    const growth = findGrowth(read, make, longestText)
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
