import { type Language, languages } from '#platform/i18n/languages.ts'
import { functionWords } from './words/function-words.ts'

/** Words that only one of the languages has: related languages share many. */
function countOwnWords(words: readonly string[], language: Language): number {
  return words.filter(
    (word) =>
      functionWords[language].has(word) &&
      languages.every((other) => other === language || !functionWords[other].has(word)),
  ).length
}

/** Beside its main language, a manual has those with at least this share of the main language's function words. */
const shareOfSecondLanguage = 0.5

/** The languages of a manual, which may be bilingual; all of them if there are no words to tell them by. */
export function findLanguages(words: readonly string[]): readonly Language[] {
  const counts = languages.map((language) => ({ language, count: countOwnWords(words, language) }))
  const most = Math.max(...counts.map(({ count }) => count))
  return counts.filter(({ count }) => count >= most * shareOfSecondLanguage).map(({ language }) => language)
}

/** The language of a text; undefined if it has several, or fewer than `least` words that only one language has. */
export function findOnlyLanguage(words: readonly string[], least: number): Language | undefined {
  const [found, ...others] = findLanguages(words)
  if (found === undefined || others.length > 0) return undefined
  return countOwnWords(words, found) >= least ? found : undefined
}

/** The languages that a sentence of such a manual may be in: several if its words do not tell. */
export function narrowLanguages(words: readonly string[], known: readonly Language[]): readonly Language[] {
  if (known.length === 1) return known
  const counts = known.map((language) => ({ language, count: countOwnWords(words, language) }))
  const most = Math.max(...counts.map(({ count }) => count))
  return counts.filter(({ count }) => count === most).map(({ language }) => language)
}
