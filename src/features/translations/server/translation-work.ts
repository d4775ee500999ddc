import type { Excess } from '#features/books/shared/book-bounds.ts'
import { type HostText, hostTextKey, listHostTexts } from '#features/books/shared/host-texts.ts'
import { applyChanges, type Translation, type TranslationChange } from '#features/books/shared/translation.ts'
import type { StoredBook } from '#features/books/thread.ts'
import {
  bookTextBytes,
  packTranslations,
  readAllTranslations,
  readBookRow,
  readTranslations,
  type StoredEntries,
} from '#features/books/thread.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { createWordFinder } from '#platform/text/word-finder.ts'
import { findLongTranslations } from '../shared/translation-bounds.ts'
import { BookTranslationsView, ProposalsView } from '../shared/translation-contract.ts'
import { assembleText, listNames, listPreparedLines, type PreparedText, prepareText } from './proposal.ts'
import { presentTranslations } from './translation-presenter.ts'

/**
 * Processes the texts of a whole book. The time grows with the book, so large books are processed in a worker thread.
 * Pure: worker threads load this file.
 */
declare module '#platform/threads/tasks.ts' {
  interface ThreadTasks {
    presentTranslations: { input: PresentTask; output: Uint8Array }
    prepareProposals: { input: PrepareTask; output: PreparedHostText[] }
    changeTranslations: { input: ChangeTask; output: ChangePlan }
  }
}

export type PresentTask = {
  stored: StoredBook
  isPro: boolean
  hasMachine: boolean
  /** After a batch of proposals: the texts whose translation was rejected. */
  refused?: readonly TextName[]
}

type TextName = Pick<HostText, 'field' | 'text'>

/** The response body: JSON in UTF-8. */
export function presentStored({ stored, refused, ...setting }: PresentTask): Uint8Array {
  const translations = readAllTranslations(stored.translations)
  const view = presentTranslations({ book: readBookRow(stored.row), translations }, setting)
  if (!refused) return toJson(BookTranslationsView.parse(view))
  const named = refused.map(({ field, text }) => ({ field, source: text }))
  return toJson(ProposalsView.parse({ ...view, refused: named }))
}

function toJson(view: object): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(view))
}

export type PrepareTask = { stored: StoredBook; asked: readonly Pick<Translation, 'field' | 'source'>[] }

/** A text of the book prepared for a machine. */
export type PreparedHostText = { text: HostText; prepared: PreparedText }

/** Prepares those of the requested texts that are in the book. */
export function prepareStored({ stored, asked }: PrepareTask): PreparedHostText[] {
  const { book } = readBookRow(stored.row)
  const keys = new Set(asked.map(({ field, source }) => hostTextKey({ field, text: source })))
  const findNamesAt = createWordFinder(listNames(book))
  return listHostTexts(book)
    .filter((text) => keys.has(hostTextKey(text)))
    .map((text) => ({ text, prepared: prepareText(text.text, findNamesAt) }))
}

export type ChangeTask = { stored: StoredBook; language: Language } & (
  | { texts: readonly TranslationChange[] }
  /** The machine's translations of the lines of all prepared texts, in their order. */
  | { prepared: readonly PreparedHostText[]; answered: readonly (string | undefined)[] }
)

/** The translations after a change, ready to be stored; or the reason why the change is refused. */
export type ChangePlan =
  | {
      /** The revision of the book that the plan is based on. */
      revision: number
      entries: StoredEntries
      ownTextBytes: number
      refused: TextName[]
    }
  | { isUnknown: true }
  | { excess: Excess[] }

/** Applies a change to the translations of a language. */
export function changeStored({ stored, language, ...change }: ChangeTask): ChangePlan {
  const whole = readBookRow(stored.row)
  const said = listHostTexts(whole.book)
  const kept = readTranslations(stored.translations, language)
  const plan = (changes: readonly TranslationChange[], refused: TextName[]): ChangePlan => ({
    revision: whole.revision,
    entries: packTranslations(applyChanges(said, kept, changes)),
    ownTextBytes: bookTextBytes(whole),
    refused,
  })
  if ('prepared' in change) {
    const { changes, refused } = assembleProposals(change.prepared, change.answered)
    // The host may have written a translation in the meantime, in another window.
    const own = new Set(kept.filter(({ isProposal }) => !isProposal).map(keyOf))
    return plan(
      changes.filter((proposal) => !own.has(keyOf(proposal))),
      refused,
    )
  }
  const known = new Set(said.map(hostTextKey))
  if (language === whole.originalLanguage || !change.texts.every((text) => known.has(keyOf(text))))
    return { isUnknown: true }
  const excess = findLongTranslations(change.texts, kept)
  return excess.length > 0 ? { excess } : plan(change.texts, [])
}

function keyOf({ field, source }: Pick<Translation, 'field' | 'source'>): string {
  return hostTextKey({ field, text: source })
}

function assembleProposals(texts: readonly PreparedHostText[], answered: readonly (string | undefined)[]) {
  const changes: TranslationChange[] = []
  const refused: TextName[] = []
  let read = 0
  for (const { text, prepared } of texts) {
    const count = listPreparedLines(prepared).length
    const lines = answered.slice(read, read + count)
    read += count
    // If the machine failed midway, the remaining lines are missing.
    if (lines.length < count) break
    const made = assembleText(prepared, lines)
    if (made === undefined) refused.push({ field: text.field, text: text.text })
    else changes.push({ field: text.field, source: text.text, text: made, isProposal: true })
  }
  return { changes, refused }
}
