import type { GuestBook } from './book.ts'
import { type HostText, type HostTextField, hostTextKey, replaceHostTexts } from './host-texts.ts'

/** A text of a book in another language, as it is kept: with the very words that it translates. */
export type Translation = {
  field: HostTextField
  owner: string | null
  source: string
  text: string
  /** Made by a machine and not yet looked at by the host: guests do not see it. */
  isProposal: boolean
}

/** What there is of a text in one language. */
export type TranslationState =
  | { state: 'missing' }
  | { state: 'done'; text: string }
  /** Known without the host: a ready sentence. */
  | { state: 'ready'; text: string }
  | { state: 'proposed'; text: string }
  /** The original has changed since: `source` is what was translated. */
  | { state: 'outdated'; text: string; source: string; isSameThing: boolean }

/** A text in the language in question, where it is one that the service knows by itself. */
export type FindReady = (text: string) => string | undefined

/**
 * Fields whose old translation stays in sight while the original has a newer one: they please and inspire. With all
 * others a guest finds the door, the bed, the rules or help, and reads the newer original instead.
 */
const mayBeOld: ReadonlySet<HostTextField> = new Set(['welcomeMessage', 'activities.description'])

/** How much two texts must have in common to be versions of one another, from 0 to 1. */
const likeness = 0.5

/** So many words of a text are compared with others: what begins alike is alike, and a guest waits for the answer. */
const mostWords = 60

/** Of translations whose original is gone so many stay, the latest: a text that comes back finds them. */
const mostOrphans = 200

/** They count towards what a book may hold, in each language, though nobody sees them. In UTF-16 units. */
const mostOrphanLetters = 20_000

/**
 * Finds for each text what was translated before. The same words are the same text wherever they stand now, so
 * nothing is lost by moving and reordering; a text that is not found is a changed one when it belongs to the same
 * thing as a translation whose words are gone, or resembles it.
 * @returns by `hostTextKey`
 */
export function matchTranslations(
  texts: readonly HostText[],
  kept: readonly Translation[],
  findReady: FindReady = () => undefined,
): Map<string, TranslationState> {
  const states = new Map<string, TranslationState>()
  const written = kept.filter(({ text }) => text.trim() !== '')
  const inPlace = new Map<string, Translation>()
  const anywhere = new Map<string, Translation>()
  // Later ones win: the host's own words before a machine's.
  for (const translation of written.toSorted((a, b) => Number(b.isProposal) - Number(a.isProposal))) {
    inPlace.set(keyOf(translation), translation)
    anywhere.set(translation.source, translation)
  }
  const changed: HostText[] = []
  for (const text of texts) {
    // 'Bakery' is the same word among the shops and among the bars.
    const found = inPlace.get(hostTextKey(text)) ?? anywhere.get(text.text)
    const ready = found && !found.isProposal ? undefined : findReady(text.text)
    if (ready !== undefined) states.set(hostTextKey(text), { state: 'ready', text: ready })
    else if (found) states.set(hostTextKey(text), { state: found.isProposal ? 'proposed' : 'done', text: found.text })
    else changed.push(text)
  }
  const present = new Set(texts.map(hostTextKey))
  const orphans = written
    .filter((translation) => !translation.isProposal && !present.has(keyOf(translation)))
    .slice(-mostOrphans)
  for (const [text, state] of pairChanged(changed, orphans)) states.set(hostTextKey(text), state)
  return states
}

function keyOf({ field, source }: Pick<Translation, 'field' | 'source'>): string {
  return hostTextKey({ field, text: source })
}

/** Of the changed texts of one kind so many are compared with what is gone; further ones are new. */
const mostChanged = 500

/** What was changed with what it was before: by what it tells about, then by its words. */
function pairChanged(texts: readonly HostText[], orphans: readonly Translation[]): Map<HostText, TranslationState> {
  const states = new Map<HostText, TranslationState>(texts.map((text) => [text, { state: 'missing' }]))
  const textsOf = Map.groupBy(texts, ({ field }) => field)
  for (const [field, sources] of Map.groupBy(orphans, (orphan) => orphan.field)) {
    const paired = new Set<HostText>()
    const taken = new Set<Translation>()
    const pairs = listPairs((textsOf.get(field) ?? []).slice(0, mostChanged), sources)
    for (const { text, orphan, isSameThing } of pairs.toSorted((a, b) => b.score - a.score)) {
      if (paired.has(text) || taken.has(orphan)) continue
      paired.add(text)
      taken.add(orphan)
      states.set(text, { state: 'outdated', text: orphan.text, source: orphan.source, isSameThing })
    }
  }
  return states
}

type Pair = { text: HostText; orphan: Translation; isSameThing: boolean; score: number }

/** The texts and translations of one field that may belong together. */
function listPairs(texts: readonly HostText[], orphans: readonly Translation[]): Pair[] {
  const sizes = orphans.map(() => 0)
  const holders = new Map<string, number[]>()
  for (const [index, { source }] of orphans.entries()) {
    const words = listWords(source)
    sizes[index] = words.size
    for (const word of words) holders.set(word, [...(holders.get(word) ?? []), index])
  }
  return texts.flatMap((text) => {
    const words = listWords(text.text)
    const common = new Uint8Array(orphans.length)
    for (const word of words) for (const index of holders.get(word) ?? []) common[index] = (common[index] ?? 0) + 1
    return orphans.flatMap((orphan, index): Pair[] => {
      const isSameThing = text.owner !== null && text.owner === orphan.owner
      const score = Number(isSameThing) + shareOf(common[index] ?? 0, words.size + (sizes[index] ?? 0))
      return score >= likeness ? [{ text, orphan, isSameThing, score }] : []
    })
  })
}

/** The share of words that two texts have in common, from 0 to 1. @param all words of both */
function shareOf(common: number, all: number): number {
  return all === 0 ? 0 : (2 * common) / all
}

/** The words that a text begins with. */
function listWords(text: string): Set<string> {
  const words: string[] = []
  for (const [word] of text.toLowerCase().matchAll(/[\p{L}\p{N}]+/gu)) {
    words.push(word)
    if (words.length === mostWords) break
  }
  return new Set(words)
}

/** A text that the host has written, or taken from a machine; blank takes the translation away. */
export type TranslationChange = Pick<Translation, 'field' | 'source' | 'text' | 'isProposal'>

/**
 * The translations of a language after a change. What a changed text was translated to before goes with it.
 * @param texts of the book as it is now; changes to other texts are left out
 */
export function applyChanges(
  texts: readonly HostText[],
  kept: readonly Translation[],
  changes: readonly TranslationChange[],
): Translation[] {
  const present = new Map(texts.map((text) => [hostTextKey(text), text]))
  const known = changes.filter((change) => present.has(keyOf(change)))
  const states = matchTranslations(texts, kept)
  const replaced = new Set(
    known.flatMap((change) => {
      const state = states.get(keyOf(change))
      const before = state?.state === 'outdated' ? [hostTextKey({ field: change.field, text: state.source })] : []
      return [keyOf(change), ...before]
    }),
  )
  const written = known.filter(({ text }) => text.trim() !== '').map((change) => ({ ...change, owner: null }))
  const next = [...kept.filter((translation) => !replaced.has(keyOf(translation))), ...written].map(
    (translation): Translation => {
      const text = present.get(keyOf(translation))
      return text ? { ...translation, owner: text.owner } : translation
    },
  )
  const orphans = next.filter((translation) => !present.has(keyOf(translation)))
  const remembered = new Set(listLatest(orphans))
  return next.filter((translation) => present.has(keyOf(translation)) || remembered.has(translation))
}

/** As many of the latest orphans as are kept. */
function listLatest(orphans: readonly Translation[]): Translation[] {
  let letters = 0
  return orphans
    .slice(-mostOrphans)
    .toReversed()
    .filter(({ source, text }) => {
      letters += source.length + text.length
      return letters <= mostOrphanLetters
    })
}

/** What a guest reads of a text, or undefined where that is the original. */
export function textForGuest(field: HostTextField, state: TranslationState | undefined): string | undefined {
  if (state?.state === 'done' || state?.state === 'ready') return state.text
  if (state?.state === 'outdated' && state.isSameThing && mayBeOld.has(field)) return state.text
  return undefined
}

export type TranslatedBook<Shown extends GuestBook = GuestBook> = {
  book: Shown
  /** The texts of the book that are in the guest's language; all others are the original's. */
  translated: ReadonlySet<string>
  /** Whether there is an original worth reading: more than labels that every book shares, such as 'Heating'. */
  hasTranslations: boolean
}

const isLabel = (field: HostTextField) => /\.(?:name|type|category|distance)$/.test(field)

/**
 * The book as a guest reads it in one language.
 * @param states of its texts in that language, by `hostTextKey`
 */
export function translateBook<Shown extends GuestBook>(
  book: Shown,
  states: ReadonlyMap<string, TranslationState>,
): TranslatedBook<Shown> {
  const translated = new Set<string>()
  let hasTranslations = false
  const replaced = replaceHostTexts(book, (text) => {
    const state = states.get(hostTextKey(text))
    const translation = textForGuest(text.field, state)
    if (translation === undefined) return text.text
    translated.add(translation.trim())
    hasTranslations ||= state?.state !== 'ready' || !isLabel(text.field)
    return translation
  })
  return { book: replaced, translated, hasTranslations }
}
