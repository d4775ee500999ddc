import { type Language, languages } from '#platform/i18n/languages.ts'
import type { Topic } from './manual-topics.ts'
import { listWords, normalWords, wordsOfLanguage } from './topic-scores.ts'
import { type FieldName, fieldNames } from './words/field-names.ts'
import { functionWords } from './words/function-words.ts'

const names = new Map<string, ReadonlySet<string>>(
  Object.entries(fieldNames).map(([field, list]) => [field, new Set(list.split(' '))]),
)

const anyFunctionWords = new Set(languages.flatMap((language) => [...functionWords[language]]))

/** Whether a label says no more than which field it stands before; only such labels are not taken over. */
export function isNameOf(field: FieldName, label: string): boolean {
  const list = names.get(field) ?? new Set()
  return normalWords(label).every((word) => anyFunctionWords.has(word) || isNamed(list, word))
}

function isNamed(list: ReadonlySet<string>, word: string): boolean {
  if (list.has(word)) return true
  for (let length = 3; length < word.length; length++) {
    if (list.has(`${word.slice(0, length)}*`) || list.has(`*${word.slice(-length)}`)) return true
  }
  return false
}

/** Complete headings of all languages and their topics; undefined: of no topic. */
const headings = new Map<string, Topic | undefined>()
for (const language of languages satisfies readonly Language[]) {
  for (const [topic, list] of Object.entries(wordsOfLanguage[language].headings)) {
    for (const name of listWords(list)) headings.set(name, topic === 'none' ? undefined : (topic as Topic))
  }
}

/** Articles and the like before the name of a heading, and generic words of numbered headings. */
const headingFillers = new Set(
  'the our your il la le i gli l les votre vos notre nos los las el vuestra su der die das ihre unsere eure article articolo articulo artikel kapitel section part'.split(
    ' ',
  ),
)

/**
 * The topic of a heading with a known name: 'Parking', 'Arrivo / Arrival', 'Article 2 – Parking'; and whether the heading
 * says nothing else.
 */
export function readHeadingName(heading: string): { topic: Topic | undefined; isName: boolean } | undefined {
  const parts = heading.split(/[/|–—&-]|\b(?:and|und|et|ed|y|e)\b/u)
  const whole = [lookUp(heading)]
  const found = whole[0] ? whole : parts.filter((part) => normalWords(part).some((word) => !isFiller(word))).map(lookUp)
  if (!found.some((part) => part !== undefined)) return undefined
  const isName = found.every((part) => part !== undefined)
  // Of two parts one may be unknown, as in two languages; three are a list of things.
  if (!isName && found.length > 2) return undefined
  return { topic: found.find((part) => part?.topic !== undefined)?.topic, isName }
}

const isFiller = (word: string) => headingFillers.has(word) || /^\d{1,2}$/.test(word)

function lookUp(part: string): { topic: Topic | undefined } | undefined {
  const words = normalWords(part)
  const bare = words.filter((word) => !isFiller(word)).join(' ')
  const name = [words.join(' '), bare].find((one) => headings.has(one))
  return name === undefined ? undefined : { topic: headings.get(name) }
}
