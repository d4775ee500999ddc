/** A place in a text that the host still has to complete. Ready sentences and templates leave them. */
export const gap = '___'

// Exactly three: longer rows of underscores are lines that somebody has drawn, and `a___b` is a name.
const gapPattern = /(?<![\p{L}\p{N}_])___(?![\p{L}\p{N}_])/gu

/** Whether something in the text is still to be completed. */
export function hasGap(text: string): boolean {
  return text.search(gapPattern) !== -1
}

/** The parts of a text around its gaps: one more than there are gaps. */
export function splitAtGaps(text: string): string[] {
  return text.split(gapPattern)
}

/** Where the gaps of a text stand, in UTF-16 units. */
export function findGapRanges(text: string): { start: number; end: number }[] {
  return [...text.matchAll(gapPattern)].map(({ index }) => ({ start: index, end: index + gap.length }))
}
