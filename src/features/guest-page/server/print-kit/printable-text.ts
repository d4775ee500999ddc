import { composeLetters } from '#platform/text/plain-letters.ts'

/** The characters of the embedded fonts: Latin letters with their accents, and punctuation. */
const unprintable = /[^\n\u0020-\u007e\u00a0-\u017e–—‘’‚“”„†•…‰‹›€™×−ẞ]/gu

/** A host's text in one line with the characters of the printed fonts; other scripts and emoji are removed. */
export function printableText(text: string): string {
  return composeLetters(text).replace(/\s+/g, ' ').replace(unprintable, '').replace(/ {2,}/g, ' ').trim()
}

/** Whether a text is printed unchanged, including its spaces: what guests have to type. */
export function isPrintable(text: string): boolean {
  return text !== '' && printableText(text) === text
}
