import type { GuestBook } from './book.ts'
import { type HostText, type HostTextField, hostTextKey, replaceHostTexts } from './host-texts.ts'

/** A translation of a text of a book, with the source text that it translates. */
export type Translation = {
  field: HostTextField
  owner: string | null
  source: string
  text: string
  /** From a machine and not yet accepted by the host: not shown to guests. */
  isProposal: boolean
}

/** The state of a text in one language. */
export type TranslationState =
  | { state: 'missing' }
  | { state: 'done'; text: string }
  /** A ready sentence, translated by the service. */
  | { state: 'ready'; text: string }
  | { state: 'proposed'; text: string }
  /** The original has changed since: `source` is the text that was translated. */
  | { state: 'outdated'; text: string; source: string; isSameThing: boolean }

/** Returns the service's own translation of a ready sentence, if it is one. */
export type FindReady = (text: string) => string | undefined

/**
 * Fields whose outdated translation is shown although the original is newer, because nothing depends on them. For all
 * other fields (door, beds, rules, help) guests read the newer original.
 */
const mayBeOld: ReadonlySet<HostTextField> = new Set(['welcomeMessage', 'activities.description'])

/** The minimum similarity of two versions of one text, from 0 to 1. */
const likeness = 0.5

/** Number of words of a text that are compared. The start of a text is enough, and guests wait for the result. */
const mostWords = 60

/** Maximum number of translations whose original is gone; the latest are kept, in case the text is restored. */
const mostOrphans = 200

/**
 * Maximum size of these translations per language, in UTF-16 units. They count towards the book's text limit although
 * nobody sees them.
 */
const mostOrphanUnits = 20_000

/**
 * Finds the translation of each text. Equal words match wherever they are, so moving and reordering loses nothing. A
 * text without a match is a changed one if it belongs to the same item as a translation whose source is gone, or is
 * similar to that source.
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
  // Later entries overwrite: proposals first, then the host's own.
  for (const translation of written.toSorted((a, b) => Number(b.isProposal) - Number(a.isProposal))) {
    inPlace.set(keyOf(translation), translation)
    anywhere.set(translation.source, translation)
  }
  const changed: HostText[] = []
  for (const text of texts) {
    // A word such as 'Bakery' can be used both among the shops and among the bars.
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

/** Maximum number of changed texts per field that are compared with orphans; further ones are treated as new. */
const mostChanged = 500

/** Pairs changed texts with former versions: first by the same item, then by similarity. */
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

/** Candidate pairs of texts and orphaned translations of one field. */
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

/**
 * The share of common words of two texts, from 0 to 1.
 * @param all number of words of both
 */
function shareOf(common: number, all: number): number {
  return all === 0 ? 0 : (2 * common) / all
}

/** The first words of a text. */
function listWords(text: string): Set<string> {
  const words: string[] = []
  for (const [word] of text.toLowerCase().matchAll(/[\p{L}\p{N}]+/gu)) {
    words.push(word)
    if (words.length === mostWords) break
  }
  return new Set(words)
}

/** A change of a translation by the host or by a machine; a blank text deletes it. */
export type TranslationChange = Pick<Translation, 'field' | 'source' | 'text' | 'isProposal'>

/**
 * Applies changes to the translations of a language. The outdated translation of a changed text is deleted too.
 * @param texts current texts of the book; changes to other texts are ignored
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

/** The latest orphans that are within the limits. */
function listLatest(orphans: readonly Translation[]): Translation[] {
  let units = 0
  return orphans
    .slice(-mostOrphans)
    .toReversed()
    .filter(({ source, text }) => {
      units += source.length + text.length
      return units <= mostOrphanUnits
    })
}

/** The translation that guests read; undefined for the original. */
export function textForGuest(field: HostTextField, state: TranslationState | undefined): string | undefined {
  if (state?.state === 'done' || state?.state === 'ready') return state.text
  if (state?.state === 'outdated' && state.isSameThing && mayBeOld.has(field)) return state.text
  return undefined
}

export type TranslatedBook<Shown extends GuestBook = GuestBook> = {
  book: Shown
  /** The texts that are in the guest's language; all others are in the original language. */
  translated: ReadonlySet<string>
  /** Whether more is translated than common labels such as 'Heating', so that the original is worth offering. */
  hasTranslations: boolean
}

const isLabel = (field: HostTextField) => /\.(?:name|type|category|distance)$/.test(field)

/**
 * The book in a guest's language.
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
