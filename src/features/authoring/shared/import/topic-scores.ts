import { type Language, languages } from '#platform/i18n/languages.ts'
import { type Topic, topics } from './manual-topics.ts'
import { de } from './words/de.ts'
import { en } from './words/en.ts'
import { es } from './words/es.ts'
import { fr } from './words/fr.ts'
import { international } from './words/international.ts'
import { it } from './words/it.ts'
import type { LanguageWords } from './words/language-words.ts'

export const wordsOfLanguage: Record<Language, LanguageWords> = { en, it, fr, es, de }

export type TopicScores = Partial<Record<Topic, number>>

const weights = { strong: 3, weak: 1 } as const

/** Lengths of the parts of a word that are looked up, in letters. */
const partLengths = { shortest: 2, longest: 16 }

type Entry = { topic: Topic; weight: number; next: readonly string[] }
/** Entries by their first word: complete, its beginning, or its end. */
type Lexicon = Record<'exact' | 'prefix' | 'suffix', Map<string, Entry[]>>

const lexicons = Object.fromEntries(
  languages.map((language) => [language, toLexicon(wordsOfLanguage[language])]),
) as Record<Language, Lexicon>

function toLexicon({ topics: words }: LanguageWords): Lexicon {
  const lexicon: Lexicon = { exact: new Map(), prefix: new Map(), suffix: new Map() }
  for (const topic of topics) {
    for (const strength of ['strong', 'weak'] as const) {
      const written = `${words[topic][strength]},${international[topic]?.[strength] ?? ''}`
      for (const one of listWords(written)) addEntry(lexicon, one, topic, weights[strength])
    }
  }
  return lexicon
}

/** The entries of a list of words. */
export function listWords(list: string): string[] {
  return list
    .split(',')
    .map((written) => written.trim())
    .filter((written) => written !== '')
}

function addEntry(lexicon: Lexicon, written: string, topic: Topic, weight: number): void {
  const [first = '', ...next] = written.split(' ')
  const key = first.replaceAll('*', '')
  const entry = { topic, weight, next }
  const add = (kind: keyof Lexicon) => lexicon[kind].set(key, [...(lexicon[kind].get(key) ?? []), entry])
  if (first.startsWith('*')) add('suffix')
  if (first.endsWith('*')) add('prefix')
  if (!first.includes('*')) add('exact')
}

/** Words in lower case without accents, as the lists of words have them. */
export function normalWords(text: string): string[] {
  const plain = text.toLowerCase().replaceAll('ß', 'ss').normalize('NFD').replaceAll(/\p{M}/gu, '')
  return plain.match(/[\p{L}\p{N}]+/gu) ?? []
}

/** The evidence for each topic in a text of a language. Takes linear time. */
export function scoreTopics(words: readonly string[], language: Language): TopicScores {
  const lexicon = lexicons[language]
  const scores: TopicScores = {}
  const seen = new Set<string>()
  words.forEach((word, index) => {
    if (seen.has(word)) return
    seen.add(word)
    for (const [topic, weight] of weighWord(lexicon, words, index)) scores[topic] = (scores[topic] ?? 0) + weight
  })
  return scores
}

/** The largest weight per topic of the entries that begin at a word. */
function weighWord(lexicon: Lexicon, words: readonly string[], index: number): Map<Topic, number> {
  const word = words[index] ?? ''
  const found = new Map<Topic, number>()
  const weigh = (entries: readonly Entry[] = []) => {
    for (const { topic, weight, next } of entries) {
      if (weight > (found.get(topic) ?? 0) && next.every((written, at) => isWord(words[index + 1 + at], written)))
        found.set(topic, weight)
    }
  }
  weigh(lexicon.exact.get(word))
  for (let length = partLengths.shortest; length <= Math.min(word.length, partLengths.longest); length++) {
    weigh(lexicon.prefix.get(word.slice(0, length)))
    weigh(lexicon.suffix.get(word.slice(-length)))
  }
  return found
}

function isWord(word: string | undefined, written: string): boolean {
  if (word === undefined) return false
  return written.endsWith('*') ? word.startsWith(written.slice(0, -1)) : word === written
}

/** The topic with the most evidence. */
export function bestTopic(scores: TopicScores): { topic: Topic; score: number } | undefined {
  const found = topics.filter((topic) => (scores[topic] ?? 0) > 0)
  const [first] = found.toSorted((one, other) => (scores[other] ?? 0) - (scores[one] ?? 0))
  return first && { topic: first, score: scores[first] ?? 0 }
}
