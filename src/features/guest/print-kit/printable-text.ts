/** What the embedded faces can print: Latin letters with their accents, and punctuation. */
const unprintable = /[^\n\u0020-\u007e\u00a0-\u017e–—‘’‚“”„†•…‰‹›€™×−ẞ]/gu

/** A host's text in one line of what the printed faces hold; other scripts and emoji are left out. */
export function printableText(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ').replace(unprintable, '').replace(/ {2,}/g, ' ').trim()
}
