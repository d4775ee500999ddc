import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { currentUserQuery, rememberReturnPath } from '#features/accounts/ui/index.ts'
import { ApiError } from '#platform/browser/api.ts'
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
const saveDelay = 1200

export type SaveState =
  | { kind: 'idle' | 'saving' | 'saved' | 'offline' | 'conflict' | 'tooLong' | 'restored' | 'signedOut' }
  | { kind: 'failed'; message: string }

/** Writing translations: what is stored, what is not yet, and how saving goes. Every keystroke is kept at once. */
export function useTranslationEditor(accountId: string, loaded: BookTranslationsView) {
  const queries = useQueryClient()
  const bookId = loaded.book.id
  const [view, setView] = useState(loaded)
  const [edits, setEdits] = useState<TranslationEdits>({})
  const [accepted, setAccepted] = useState<readonly TranslationEdit[]>([])
  const [saveState, setSaveState] = useState<SaveState>({ kind: 'idle' })
  const [drafts] = useState(() => openTranslationDrafts(accountId, bookId))
  // What saving reads and writes between two renderings.
  const now = useRef({ view: loaded, edits: {} as TranslationEdits, isSaving: false, isSignedOut: false, timer: 0 })

  function changeEdits(next: TranslationEdits): void {
    now.current.edits = next
    drafts.keep(next)
    setEdits(next)
  }

  /** Answers may overtake each other; the newest revision holds. */
  function adopt(answer: BookTranslationsView): void {
    if (answer.book.revision < now.current.view.book.revision) return
    now.current.view = answer
    setView(answer)
  }

  async function settleFailure(error: unknown): Promise<void> {
    if (!(error instanceof ApiError)) throw error
    if (error.code === 'OFFLINE' || error.code === 'UNREADABLE') setSaveState({ kind: 'offline' })
    else if (error.status === 401) {
      setSaveState({ kind: 'signedOut' })
      if (now.current.isSignedOut) return
      now.current.isSignedOut = true
      rememberReturnPath()
      // The page around knows where visitors go.
      queries.setQueryData(currentUserQuery.queryKey, null)
    } else if (error.code === 'EDIT_CONFLICT') {
      setSaveState({ kind: 'conflict' })
      await loadTranslations(bookId).then(adopt, () => undefined)
    } else setSaveState({ kind: 'failed', message: Object.values(error.fields)[0] ?? error.message })
  }

  /** What is written for texts that the book still says: what can be saved, and what is too long for that. */
  function listPresent(): { savable: TranslationEdit[]; tooLong: TranslationEdit[] } {
    const { edits: written, view: seen } = now.current
    const { present } = splitEdits(written, seen.texts)
    const tooLong = listTooLong(present, seen.texts)
    return { savable: present.filter((edit) => !tooLong.includes(edit)), tooLong }
  }

  /** Saves all that can be saved, language by language; true when nothing is left. */
  async function save(): Promise<boolean> {
    window.clearTimeout(now.current.timer)
    if (now.current.isSaving) return false
    now.current.isSaving = true
    try {
      for (const language of languages) {
        const sent = listPresent().savable.filter((edit) => edit.language === language)
        if (sent.length === 0) continue
        setSaveState({ kind: 'saving' })
        adopt(await saveTranslations(bookId, language, now.current.view.book.revision, sent))
        changeEdits(withoutSaved(now.current.edits, sent))
        setSaveState({ kind: 'saved' })
      }
      const isHeldBack = listPresent().tooLong.length > 0
      if (isHeldBack) setSaveState({ kind: 'tooLong' })
      return !isHeldBack
    } catch (error) {
      await settleFailure(error)
      return false
    } finally {
      now.current.isSaving = false
    }
  }

  function schedule(delay = saveDelay): void {
    window.clearTimeout(now.current.timer)
    now.current.timer = window.setTimeout(() => {
      if (now.current.isSaving) schedule()
      else void save()
    }, delay)
  }

  function put(written: readonly TranslationEdit[]): void {
    changeEdits({ ...now.current.edits, ...Object.fromEntries(written.map((edit) => [keyOf(edit), edit])) })
  }

  function write(language: Language, { field, text: source }: HostTextView, text: string): void {
    put([{ language, field, source, text, isProposal: false }])
    schedule()
  }

  /** Accepts what a machine has proposed for these texts; it can be taken back. */
  function acceptAll(language: Language, texts: readonly HostTextView[]): void {
    const proposals = acceptProposals(texts, language, now.current.edits)
    put(proposals)
    setAccepted(proposals)
    schedule(0)
  }

  function undoAccepted(): void {
    put(undoAcceptance(accepted, now.current.view.texts, now.current.edits))
    setAccepted([])
    schedule(0)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once per opened screen
  useEffect(() => {
    const saveIfAny = () => {
      if (Object.keys(now.current.edits).length > 0 && !now.current.isSignedOut) void save()
    }
    drafts.takeOver().then((kept) => {
      if (Object.keys(kept).length === 0) return
      changeEdits({ ...kept, ...now.current.edits })
      setSaveState({ kind: 'restored' })
      schedule()
    })
    window.addEventListener('online', saveIfAny)
    return () => {
      window.removeEventListener('online', saveIfAny)
      window.clearTimeout(now.current.timer)
      saveIfAny()
    }
  }, [])

  async function changeOriginal(language: Language): Promise<void> {
    if (!(await save())) return
    try {
      adopt(await saveOriginalLanguage(bookId, now.current.view.book.revision, language))
      setSaveState({ kind: 'saved' })
    } catch (error) {
      await settleFailure(error)
    }
  }

  const { lost } = splitEdits(edits, view.texts)
  return {
    view,
    edits,
    saveState,
    /** Words for sentences that the book no longer says. */
    lost,
    write,
    /** What was accepted together, until the next time. */
    accepted,
    acceptAll,
    undoAccepted,
    forgetAccepted: () => setAccepted([]),
    save,
    adopt,
    changeOriginal,
    settleFailure,
    dropLost: () =>
      changeEdits(Object.fromEntries(Object.entries(now.current.edits).filter(([, edit]) => !lost.includes(edit)))),
  }
}

export type TranslationEditor = ReturnType<typeof useTranslationEditor>
