const wordJoiner = '\u2060'

/**
 * Texts in which 'E-Mail' is not broken at its hyphen, as it would be in narrow labels and buttons. CSS has no property for
 * this, and the fonts have no no-break hyphen.
 */
export function keepWordsWhole<Texts>(texts: Texts): Texts {
  const changed: unknown =
    typeof texts === 'string'
      ? texts.replaceAll(/(?<!\p{L})(e-)(?=mail)/giu, `$1${wordJoiner}`)
      : Object.fromEntries(Object.entries(texts as object).map(([key, text]) => [key, keepWordsWhole(text as unknown)]))
  return changed as Texts
}
