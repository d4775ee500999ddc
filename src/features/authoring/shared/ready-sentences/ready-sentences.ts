import { gap, splitAtGaps } from '#features/books/shared/gaps.ts'
import { type Language, languages } from '#platform/i18n/languages.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { plainSpaces } from './plain-spaces.ts'
import type { ReadyKind, ReadyTexts } from './ready-kinds.ts'

/** All ready sentences in all languages. Browsers use `loadReadyTexts`, because they need only one language. */
export const readyTexts: Readonly<Record<Language, ReadyTexts>> = { en, it, fr, es, de }

type Translations = Readonly<Record<Language, string>>

/**
 * Values of a gap that are the same in every language because they have no letters: a time, a number, a price. The
 * length is bounded, so that hostile lines are matched in linear time.
 */
const neutral = '([^\\p{L}]{1,60}?)'

/**
 * The translations of a text that consists only of ready sentences, one per line; undefined for any other text. Names
 * and descriptions of equipment count as sentences. Gaps may be open, or filled with a value without letters.
 */
export function findReadySentence(text: string): Translations | undefined {
  if (text.trim() === '') return undefined
  const lines: Translations[] = []
  for (const line of text.split('\n')) {
    const found = line.trim() === '' ? blankLine : findLine(plainSpaces(line.trim()))
    if (!found) return undefined
    lines.push(found)
  }
  return inAll((language) => lines.map((line) => line[language]).join('\n'))
}

function findLine(line: string): Translations | undefined {
  const known = index().whole.get(line)
  if (known) return known
  for (let length = 0; length <= startLength; length += 1) {
    for (const { pattern, texts } of index().withGaps.get(line.slice(0, length)) ?? []) {
      const values = pattern.exec(line)?.slice(1)
      if (values) return inAll((language) => fillGaps(texts[language], values))
    }
  }
  return undefined
}

function fillGaps(text: string, values: readonly string[]): string {
  return splitAtGaps(text).reduce((filled, part, place) => `${filled}${values[place - 1] ?? gap}${part}`)
}

const blankLine = inAll(() => '')

/** Sentences with gaps are indexed by this number of letters before their first gap, or by fewer if there are fewer. */
const startLength = 3

type WithGaps = { pattern: RegExp; texts: Translations }
type Index = { whole: Map<string, Translations>; withGaps: Map<string, WithGaps[]> }

let built: Index | undefined

/** Maps every line of every sentence, in any language, to its translations. */
function index(): Index {
  if (built) return built
  const next: Index = { whole: new Map(), withGaps: new Map() }
  for (const texts of listLines()) {
    for (const language of languages) {
      const line = plainSpaces(texts[language])
      if (!next.whole.has(line)) next.whole.set(line, texts)
      const parts = splitAtGaps(line)
      if (parts.length === 1) continue
      const pattern = new RegExp(`^${parts.map(escapePattern).join(neutral)}$`, 'u')
      const start = (parts[0] ?? '').slice(0, startLength)
      next.withGaps.set(start, [...(next.withGaps.get(start) ?? []), { pattern, texts }])
    }
  }
  built = next
  return next
}

function escapePattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
}

function listLines(): Translations[] {
  return (Object.keys(en) as ReadyKind[]).flatMap((kind) =>
    Object.keys(en[kind]).flatMap((id) => {
      const linesOf = (language: Language) => flatten((readyTexts[language][kind] as Entries)[id])
      return linesOf('en').map((_, place) => inAll((language) => linesOf(language)[place] ?? ''))
    }),
  )
}

type Entries = Readonly<Record<string, string | { name: string; description: string }>>

function flatten(entry: Entries[string] | undefined): string[] {
  if (entry === undefined) return []
  return (typeof entry === 'string' ? [entry] : [entry.name, entry.description]).flatMap((text) => text.split('\n'))
}

function inAll(textIn: (language: Language) => string): Translations {
  return Object.fromEntries(languages.map((language) => [language, textIn(language)])) as Translations
}
