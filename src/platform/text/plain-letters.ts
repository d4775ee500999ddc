/** Letters without a Unicode decomposition, and the two small forms of sigma. */
const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ł: 'l',
  þ: 'th',
  ð: 'd',
  ı: 'i',
  ς: 'σ',
}

/** A text in lower case without accents: `Émile Łoś` becomes `emile los`. Other scripts stay as they are. */
export function plainLetters(text: string): string {
  const small = text.toLowerCase().replace(/[ßæœøđłþðıς]/g, (letter) => letters[letter] ?? letter)
  return withoutMarks(small, 'NFKD')
}

const marks = /\p{M}/gu

/** A text in a decomposed form of Unicode, without its accents and other marks. */
export function withoutMarks(text: string, form: 'NFD' | 'NFKD'): string {
  // Also before the decomposition, which takes quadratic time in the number of consecutive marks.
  return text.replace(marks, '').normalize(form).replace(marks, '')
}

const tooManyMarks = /(\p{M}{30})\p{M}+/gu

/**
 * A text in Unicode's composed form (NFC). A letter keeps 30 marks at most: no language needs more (UAX #15,
 * Stream-Safe Text Format), and sorting marks takes quadratic time.
 */
export function composeLetters(text: string): string {
  return text.replace(tooManyMarks, '$1').normalize('NFC')
}
