import { toLine } from '#platform/text/text-contract.ts'

/** Maximum length of a name in a subject or a headline, in graphemes. */
export const headlineLength = 80

/** Maximum length of a name elsewhere in a mail, in graphemes. */
export const nameLength = 200

/** Maximum UTF-16 units per grapheme on average. A family emoji has 11; combining accents can add any number. */
const unitsPerLetter = 12

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/**
 * Splits a user's text into paragraphs. Each paragraph is one line without control characters and bidi overrides.
 * @param length maximum length in UTF-16 units; the rest is dropped
 */
export function splitUserText(text: string, length: number): string[] {
  return text
    .slice(0, length)
    .toWellFormed()
    .split('\n')
    .map(toLine)
    .filter((line) => line !== '')
}

/**
 * Prepares a user's text for a mail: one line, without control characters and bidi overrides, truncated between graphemes.
 * @param letters maximum length in graphemes, including the ellipsis
 */
export function truncateUserText(text: string, letters: number): string {
  const longest = letters * unitsPerLetter
  const line = toLine(text.slice(0, longest + unitsPerLetter).toWellFormed())
  const ends = [...graphemes.segment(line)].slice(0, letters + 1).map(({ index, segment }) => index + segment.length)
  const isWhole = ends.length <= letters && text.length <= longest
  if (isWhole) return line
  const end = ends.slice(0, letters - 1).findLast((position) => position < longest) ?? 0
  return `${line.slice(0, end).trimEnd()}…`
}
