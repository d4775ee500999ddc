/** A placeholder in a text that the host has to complete. Ready sentences and templates contain it. */
export const gap = '___'

// Exactly three underscores: longer rows are drawn lines, and `a___b` is a name.
const gapPattern = /(?<![\p{L}\p{N}_])___(?![\p{L}\p{N}_])/gu

/** Whether a text contains a placeholder. */
export function hasGap(text: string): boolean {
  return text.search(gapPattern) !== -1
}

/** The parts of a text between its gaps: one more than there are gaps. */
export function splitAtGaps(text: string): string[] {
  return text.split(gapPattern)
}

/** The positions of a text's gaps, in UTF-16 units. */
export function findGapRanges(text: string): { start: number; end: number }[] {
  return [...text.matchAll(gapPattern)].map(({ index }) => ({ start: index, end: index + gap.length }))
}
