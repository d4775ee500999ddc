/** Characters between words; punctuation at the end of a sentence belongs to no word. */
const separators = /[\s,;()!?"„“”«»]|(?<![.:])[.:]+(?=\s|$)/

/** The facts of a text: its words with a digit, such as codes, times, prices, numbers. */
function listFacts(text: string): string[] {
  return text.split(separators).filter((word) => /\d/.test(word))
}

/**
 * Whether a translation has every fact of the original, exactly and as often. A translator may write '3 pm' as '15 Uhr'
 * or change a code; then the guest is better served by the original.
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
