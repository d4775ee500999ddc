import { toLine } from '#platform/text-contract.ts'

/** Longest name in a subject or a headline, in letters as readers count them. */
export const headlineLetters = 80

/** Longest name elsewhere in a mail, in letters as readers count them. */
export const nameLetters = 200

/** UTF-16 units per letter on average: a family as an emoji has 11, and a letter may carry accents without end. */
const unitsPerLetter = 12

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/**
 * A text of several paragraphs that somebody has chosen, each as one line without control characters and bidi overrides.
 * @param length longest text, in UTF-16 units; the rest is left out
 */
export function splitChosenText(text: string, length: number): string[] {
  return text
    .slice(0, length)
    .toWellFormed()
    .split('\n')
    .map(toLine)
    .filter((line) => line !== '')
}

/**
 * A text that somebody has chosen, as mails may show it: in one line, without control characters and bidi overrides,
 * and cut between letters where it is too long.
 * @param letters as readers count them, the ellipsis included
 */
export function cutChosenText(text: string, letters: number): string {
  const longest = letters * unitsPerLetter
  const line = toLine(text.slice(0, longest + unitsPerLetter).toWellFormed())
  const ends = [...graphemes.segment(line)].slice(0, letters + 1).map(({ index, segment }) => index + segment.length)
  const isWhole = ends.length <= letters && text.length <= longest
  if (isWhole) return line
  const end = ends.slice(0, letters - 1).findLast((position) => position < longest) ?? 0
  return `${line.slice(0, end).trimEnd()}…`
}
