const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

function findFirstLetter(word: string): string | undefined {
  const letters = Array.from(graphemes.segment(word), (part) => part.segment)
  return letters.find((letter) => /[\p{L}\p{N}]/u.test(letter)) ?? letters[0]
}

/** The initials of the first and the last word, in any script; empty for an empty name. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends
    .map((word) => findFirstLetter(word ?? '') ?? '')
    .join('')
    .toLocaleUpperCase()
}
