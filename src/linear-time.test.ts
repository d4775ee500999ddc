import { expect, test } from 'vitest'
import { hostileTexts, type TextOfLength } from '#test/hostile-texts.ts'
import { linearReaders } from '#test/linear-readers.ts'

/**
 * Lengths in UTF-16 units, up to the size of a whole book. In steps, so that a slow reader is detected before it takes
 * an hour.
 */
const lengths = { everyText: [5_000, 25_000, 100_000], ownText: [25_000, 100_000, 400_000] }

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

/** The start of the first text for which a reader takes too long. */
function findSlowText(
  read: (text: string) => unknown,
  texts: readonly TextOfLength[],
  textLengths: readonly number[],
): string | undefined {
  for (const length of textLengths) {
    for (const make of texts) {
      const text = make(length)
      const seconds = timeOf(() => read(text))
      if (seconds > longest) return `${JSON.stringify(text.slice(0, 60))} × ${length}: ${seconds.toFixed(1)} s`
    }
  }
  return undefined
}

test.each(linearReaders)('$name takes linear time for any text', ({ read, texts = [] }) => {
  expect(findSlowText(read, hostileTexts, lengths.everyText)).toBeUndefined()
  expect(findSlowText(read, texts, lengths.ownText)).toBeUndefined()
})
