/** Letters that no decomposition takes apart, and the two small forms of sigma. */
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

/** A text in small letters without accents: `Émile Łoś` becomes `emile los`. Other scripts stay as they are. */
export function plainLetters(text: string): string {
  return text
    .toLowerCase()
    .replace(/[ßæœøđłþðıς]/g, (letter) => letters[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
}
