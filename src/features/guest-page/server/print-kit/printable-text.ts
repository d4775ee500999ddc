import { composeLetters } from '#platform/plain-letters.ts'

/** What the embedded faces can print: Latin letters with their accents, and punctuation. */
const unprintable = /[^\n\u0020-\u007e\u00a0-\u017e–—‘’‚“”„†•…‰‹›€™×−ẞ]/gu

/** A host's text in one line of what the printed faces hold; other scripts and emoji are left out. */
export function printableText(text: string): string {
  return composeLetters(text).replace(/\s+/g, ' ').replace(unprintable, '').replace(/ {2,}/g, ' ').trim()
}

/** Whether a text comes out of the printer as it is, down to its spaces: what guests have to type. */
export function isPrintable(text: string): boolean {
  return text !== '' && printableText(text) === text
}
