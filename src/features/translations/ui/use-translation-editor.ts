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

/** Edits are saved after this pause in typing, in milliseconds. */
const saveDelayMs = 1200

/** Saves the edits and then, if given, the book's original language. */
type SaveIntent = { originalLanguage?: Language }

/** The state of the languages screen: stored translations, unsaved edits, and progress of saving. */
export function useTranslationEditor(accountId: string, loaded: BookTranslationsView) {
  const bookId = loaded.book.id
  const view = useLiveState(loaded)
  const edits = useLiveState<TranslationEdits>({})
  const [accepted, setAccepted] = useState<readonly TranslationEdit[]>([])

  /** Answers can arrive out of order; the newest revision wins. */
  function adopt(answer: BookTranslationsView): void {
    if (answer.book.revision >= view.get().book.revision) view.set(answer)
  }

  /** Edits of texts that the book still has: those that can be saved, and those that are too long. */
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

  /** Saves one language after the other, so that after a failure little has to be repeated. */
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

  /** @param isProposal a changed suggestion, which guests do not see before the host accepts it */
  function write(language: Language, { field, text: source }: HostTextView, text: string, isProposal: boolean): void {
    put([{ language, field, source, text, isProposal }])
  }

  /** Accepts the machine's proposals for these texts; can be undone. */
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
    /** Edits of texts that the book no longer has. */
    lost,
    write,
    /** What was last accepted together. */
    accepted,
    acceptAll,
    undoAccepted,
    forgetAccepted: () => setAccepted([]),
    /** @returns whether everything is saved */
    save: () => editing.save({}),
    adopt,
    changeOriginal: (originalLanguage: Language) => void editing.save({ originalLanguage }),
    /** Shows the error of a request other than a save. */
    noteFailure: (error: unknown) => editing.session.fail(error, {}),
    dropLost: () => {
      edits.set(Object.fromEntries(Object.entries(edits.get()).filter(([, edit]) => !lost.includes(edit))))
      editing.noteChange()
    },
  }
}

export type TranslationEditor = ReturnType<typeof useTranslationEditor>
