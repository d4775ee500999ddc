/** What stands between words; the end of a sentence belongs to none. */
const separators = /[\s,;()!?"„“”«»]|(?<![.:])[.:]+(?=\s|$)/

/** The facts of a text, which are its words with a digit: codes, times, prices, numbers. */
function listFacts(text: string): string[] {
  return text.split(separators).filter((word) => /\d/.test(word))
}

/**
 * Whether a translation has every fact of the original, letter by letter and as often. A translator may write '3 pm' as
 * '15 Uhr' or turn a code round; a guest at the door is better off with the original then.
 * @param exactWords of the book, such as the name of its Wi-Fi
 */
export function keepsFacts(original: string, translated: string, exactWords: readonly string[]): boolean {
  const left = listFacts(translated)
  for (const fact of listFacts(original)) {
    const at = left.indexOf(fact)
    if (at < 0) return false
    left.splice(at, 1)
  }
  return exactWords.every((word) => word === '' || !original.includes(word) || translated.includes(word))
}
