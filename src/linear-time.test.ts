import { expect, test } from 'vitest'
import { hostileTexts, type TextOfLength } from '#test/hostile-texts.ts'
import { linearReaders } from '#test/linear-readers.ts'

/**
 * Lengths in UTF-16 units, up to what a whole book may hold. In steps, so that a slow reader is noticed before it takes
 * an hour.
 */
const lengths = { everyText: [5_000, 25_000, 100_000], ownText: [25_000, 100_000, 400_000] }

/**
 * Seconds of processor time that a reader may take for one text: some five times what the slowest one takes. What grows
 * with the square of the length takes minutes.
 */
const longest = 3

/** Processor time of this thread alone, in seconds: other work on the machine does not count. */
function timeOf(work: () => unknown): number {
  const before = process.threadCpuUsage()
  work()
  return process.threadCpuUsage(before).user / 1e6
}

/** The first text for which a reader takes too long, by its beginning. */
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

test.each(linearReaders)('$name takes linear time, whatever somebody writes', ({ read, texts = [] }) => {
  expect(findSlowText(read, hostileTexts, lengths.everyText)).toBeUndefined()
  expect(findSlowText(read, texts, lengths.ownText)).toBeUndefined()
})
