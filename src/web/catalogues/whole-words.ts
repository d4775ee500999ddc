const wordJoiner = '\u2060'

/** Most texts do not match; this pattern finds them in half the time of the exact one. */
const mayMatch = /e-mail/i

/**
 * Texts in which 'E-Mail' is not broken at its hyphen, as it would be in narrow labels and buttons. CSS has no property for
 * this, and the fonts have no no-break hyphen.
 */
export function keepWordsWhole<Texts>(texts: Texts): Texts {
  const changed: unknown =
    typeof texts === 'string'
      ? joinEmail(texts)
      : Object.fromEntries(Object.entries(texts as object).map(([key, text]) => [key, keepWordsWhole(text as unknown)]))
  return changed as Texts
}

function joinEmail(text: string): string {
  return mayMatch.test(text) ? text.replaceAll(/(?<!\p{L})(e-)(?=mail)/giu, `$1${wordJoiner}`) : text
}
