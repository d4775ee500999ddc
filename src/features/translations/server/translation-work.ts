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
import { createWordFinder } from '#platform/word-finder.ts'
import { findLongTranslations } from '../shared/translation-bounds.ts'
import { BookTranslationsView, ProposalsView } from '../shared/translation-contract.ts'
import { assembleText, listNames, listPreparedLines, type PreparedText, prepareText } from './proposal.ts'
import { presentTranslations } from './translation-presenter.ts'

/**
 * What is done with the texts of a whole book. It takes time that grows with the book, so it runs in a thread for large
 * ones. Pure: threads load this file.
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
  /** After a batch of proposals: texts that the machine has spoilt. */
  refused?: readonly TextName[]
}

type TextName = Pick<HostText, 'field' | 'text'>

/** The answer of the API as JSON in UTF-8. */
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

/** A text of the book as a machine gets it. */
export type PreparedHostText = { text: HostText; prepared: PreparedText }

/** Takes those of the asked texts apart that the book has. */
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
  /** What a machine has answered for the lines of prepared texts, in their order. */
  | { prepared: readonly PreparedHostText[]; answered: readonly (string | undefined)[] }
)

/** The translations after a change, ready to be stored; or why the change is refused. */
export type ChangePlan =
  | {
      /** Of the book that they were worked out for. */
      revision: number
      entries: StoredEntries
      ownTextBytes: number
      refused: TextName[]
    }
  | { isUnknown: true }
  | { excess: Excess[] }

/** Works a change into the translations of a language. */
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
    // Meanwhile the host may have written one herself, in another window.
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
    // A machine that failed midway has left the rest as it was.
    if (lines.length < count) break
    const made = assembleText(prepared, lines)
    if (made === undefined) refused.push({ field: text.field, text: text.text })
    else changes.push({ field: text.field, source: text.text, text: made, isProposal: true })
  }
  return { changes, refused }
}
