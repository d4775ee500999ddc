import { useState } from 'react'
import { draftScope, useEditing, useLiveState } from '#features/book-editor/ui/index.ts'
import { type Language, languages } from '#platform/i18n/languages.ts'
import type { BookTranslationsView, HostTextView } from '../shared/translation-contract.ts'
import { loadTranslations, saveOriginalLanguage, saveTranslations } from './translation-api.ts'
import { openTranslationDrafts } from './translation-drafts.ts'
import {
  acceptProposals,
  keyOf,
  listTooLong,
  splitEdits,
  type TranslationEdit,
  type TranslationEdits,
  undoAcceptance,
  withoutSaved,
} from './translation-edits.ts'

/** A pause in writing after which what was written is saved, in milliseconds. */
const saveDelayMs = 1200

/** Saves what is written and then, if one is given, the language that the book is written in. */
type SaveIntent = { originalLanguage?: Language }

/** Writing translations: what is stored, what is not yet, and how saving goes. */
export function useTranslationEditor(accountId: string, loaded: BookTranslationsView) {
  const bookId = loaded.book.id
  const view = useLiveState(loaded)
  const edits = useLiveState<TranslationEdits>({})
  const [accepted, setAccepted] = useState<readonly TranslationEdit[]>([])

  /** Answers may overtake each other; the newest revision holds. */
  function adopt(answer: BookTranslationsView): void {
    if (answer.book.revision >= view.get().book.revision) view.set(answer)
  }

  /** What is written for texts that the book still says: what can be saved, and what is too long for that. */
  function listPresent(): { savable: TranslationEdit[]; tooLong: TranslationEdit[] } {
    const { texts } = view.get()
    const { present } = splitEdits(edits.get(), texts)
    const tooLong = listTooLong(present, texts)
    return { savable: present.filter((edit) => !tooLong.includes(edit)), tooLong }
  }

  function check({ originalLanguage }: SaveIntent): 'ready' | 'nothing' | 'blocked' {
    const { savable, tooLong } = listPresent()
    if (savable.length > 0) return 'ready'
    if (tooLong.length > 0) return 'blocked'
    return originalLanguage ? 'ready' : 'nothing'
  }

  /** Language by language, so that a failure leaves little to be repeated. */
  async function send({ originalLanguage }: SaveIntent): Promise<'saved' | 'blocked'> {
    for (const language of languages) {
      const sent = listPresent().savable.filter((edit) => edit.language === language)
      if (sent.length === 0) continue
      adopt(await saveTranslations(bookId, language, view.get().book.revision, sent))
      edits.set(withoutSaved(edits.get(), sent))
    }
    if (listPresent().tooLong.length > 0) return 'blocked'
    if (originalLanguage) adopt(await saveOriginalLanguage(bookId, view.get().book.revision, originalLanguage))
    return 'saved'
  }

  const editing = useEditing<TranslationEdits, SaveIntent, BookTranslationsView>({
    options: () => ({
      drafts: openTranslationDrafts(),
      keepDelayMs: 0,
      conflict: 'merge',
      autosave: { delayMs: saveDelayMs, intent: {} },
    }),
    scope: () => `${draftScope(accountId, bookId)}/languages`,
    findUnsaved: () => (Object.keys(edits.get()).length > 0 ? edits.get() : undefined),
    isStored: (kept) => Object.keys(kept).length === 0,
    restore: (kept) => edits.set({ ...kept, ...edits.get() }),
    check,
    send,
    load: () => loadTranslations(bookId),
    show: adopt,
    onFailed: () => undefined,
  })

  function put(written: readonly TranslationEdit[], delayMs?: number): void {
    edits.set({ ...edits.get(), ...Object.fromEntries(written.map((edit) => [keyOf(edit), edit])) })
    editing.noteChange(delayMs)
  }

  function write(language: Language, { field, text: source }: HostTextView, text: string): void {
    put([{ language, field, source, text, isProposal: false }])
  }

  /** Accepts what a machine has proposed for these texts; it can be taken back. */
  function acceptAll(language: Language, texts: readonly HostTextView[]): void {
    const proposals = acceptProposals(texts, language, edits.get())
    setAccepted(proposals)
    put(proposals, 0)
  }

  function undoAccepted(): void {
    setAccepted([])
    put(undoAcceptance(accepted, view.get().texts, edits.get()), 0)
  }

  const { lost } = splitEdits(edits.value, view.value.texts)
  return {
    view: view.value,
    edits: edits.value,
    editing,
    /** Words for sentences that the book no longer says. */
    lost,
    write,
    /** What was accepted together, until the next time. */
    accepted,
    acceptAll,
    undoAccepted,
    forgetAccepted: () => setAccepted([]),
    /** @returns whether everything is saved */
    save: () => editing.save({}),
    adopt,
    changeOriginal: (originalLanguage: Language) => void editing.save({ originalLanguage }),
    /** Says why a call has failed that was no save. */
    noteFailure: (error: unknown) => editing.session.fail(error, {}),
    dropLost: () => {
      edits.set(Object.fromEntries(Object.entries(edits.get()).filter(([, edit]) => !lost.includes(edit))))
      editing.noteChange()
    },
  }
}

export type TranslationEditor = ReturnType<typeof useTranslationEditor>
