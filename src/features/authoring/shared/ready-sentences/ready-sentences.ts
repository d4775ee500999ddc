import { findFixedParts } from '#features/books/shared/fixed-parts.ts'
import { gap, splitAtGaps } from '#features/books/shared/gaps.ts'
import { type Language, languages } from '#platform/i18n/languages.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { plainSpaces } from './plain-spaces.ts'
import type { ReadyEntry, ReadyKind, ReadyTexts, Wordings } from './ready-kinds.ts'
import deWordings from './wordings/de.json' with { type: 'json' }
import enWordings from './wordings/en.json' with { type: 'json' }
import esWordings from './wordings/es.json' with { type: 'json' }
import frWordings from './wordings/fr.json' with { type: 'json' }
import itWordings from './wordings/it.json' with { type: 'json' }

/** All ready sentences in all languages. Browsers use `loadReadyTexts`, because they need only one language. */
export const readyTexts: Readonly<Record<Language, ReadyTexts>> = { en, it, fr, es, de }

/** All wordings that ready sentences ever had, the present ones included. */
export const readyWordings: Readonly<Record<Language, Wordings>> = {
  en: enWordings,
  it: itWordings,
  fr: frWordings,
  es: esWordings,
  de: deWordings,
}

type Translations = Readonly<Record<Language, string>>

/** A gap's value. Its length and that of a line are bounded, so that hostile lines are matched in linear time. */
const anyValue = '(.{1,100}?)'
const longestLine = 600

/**
 * The translations of a text that consists only of ready sentences, one per line; undefined for any other text. Names
 * and descriptions of equipment count as sentences. Gaps may be open, or filled with a value that is the same in
 * every language: a time, a price, a code, an address. A former wording is found too, and its translations are the
 * present ones.
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
  const { whole, withGaps, starts } = index()
  const known = whole.get(line)
  if (known || line.length > longestLine || !beginsLikeOne(line, starts)) return known
  for (const { pattern, texts } of withGaps.get(lettersOf(line)) ?? []) {
    const values = pattern.exec(line)?.slice(1)
    if (values?.every((value) => lettersOf(value) === '')) return inAll((language) => fillGaps(texts[language], values))
  }
  return undefined
}

/** Spares most lines the slower search. */
function beginsLikeOne(line: string, starts: ReadonlySet<string>): boolean {
  for (let length = 0; length <= startLength; length += 1) if (starts.has(line.slice(0, length))) return true
  return false
}

/** The letters of a line outside its fixed parts: the same for a sentence whatever values its gaps have. */
function lettersOf(line: string): string {
  let words = ''
  let read = 0
  for (const { start, part } of findFixedParts(line)) {
    words += line.slice(read, start)
    read = start + part.length
  }
  return (words + line.slice(read)).replace(/\P{L}+/gu, '')
}

function fillGaps(text: string, values: readonly string[]): string {
  return splitAtGaps(text).reduce((filled, part, place) => `${filled}${values[place - 1] ?? gap}${part}`)
}

const blankLine = inAll(() => '')

type WithGaps = { pattern: RegExp; texts: Translations }
/** Number of letters before the first gap that are compared; fewer if there are fewer. */
const startLength = 8
/** Lines by their exact text; lines with gaps by their letters, and how they start. With ordinary spaces. */
type Index = { whole: Map<string, Translations>; withGaps: Map<string, WithGaps[]>; starts: Set<string> }

let built: Index | undefined

/** Maps every line of every wording, in any language, to the present texts of its sentence. */
function index(): Index {
  if (built) return built
  const next: Index = { whole: new Map(), withGaps: new Map(), starts: new Set() }
  const sentences = listSentences()
  for (const lines of sentences.values()) {
    for (const texts of lines) for (const language of languages) addLine(next, texts[language], texts)
  }
  for (const language of languages) {
    for (const [wording, id] of Object.entries(readyWordings[language])) {
      const lines = sentences.get(id) ?? []
      for (const [place, line] of wording.split('\n').entries()) {
        if (lines[place]) addLine(next, line, lines[place])
      }
    }
  }
  built = next
  return next
}

/** Adds a line, unless it is in the index already. */
function addLine({ whole, withGaps, starts }: Index, text: string, texts: Translations): void {
  const line = plainSpaces(text)
  if (whole.has(line)) return
  whole.set(line, texts)
  const parts = splitAtGaps(line)
  if (parts.length === 1) return
  const pattern = new RegExp(`^${parts.map(escapePattern).join(anyValue)}$`, 'u')
  starts.add((parts[0] ?? '').slice(0, startLength))
  const letters = lettersOf(line)
  withGaps.set(letters, [...(withGaps.get(letters) ?? []), { pattern, texts }])
}

function escapePattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
}

/** The lines of every sentence, by its id. */
function listSentences(): Map<string, Translations[]> {
  const texts = inAll((language) => new Map(listReadyTexts(readyTexts[language])))
  return new Map(
    [...texts.en].map(([id, english]) => [
      id,
      english.split('\n').map((_, place) => inAll((language) => texts[language].get(id)?.split('\n')[place] ?? '')),
    ]),
  )
}

/** The sentences of a language with their ids: `houseRules.noPets`, `equipment.oven.name`. */
export function listReadyTexts(texts: ReadyTexts): [id: string, text: string][] {
  return (Object.keys(texts) as ReadyKind[]).flatMap((kind) =>
    Object.entries<ReadyEntry>(texts[kind]).flatMap(([id, entry]): [string, string][] =>
      typeof entry === 'string'
        ? [[`${kind}.${id}`, entry]]
        : Object.entries(entry).map(([field, text]) => [`${kind}.${id}.${field}`, text]),
    ),
  )
}

function inAll<Value>(valueIn: (language: Language) => Value): Readonly<Record<Language, Value>> {
  return Object.fromEntries(languages.map((language) => [language, valueIn(language)])) as Record<Language, Value>
}
