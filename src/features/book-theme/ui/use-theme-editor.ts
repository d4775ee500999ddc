import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { CurrentUser } from '#features/accounts/shared/account-contract.ts'
import { type SaveFailure, useEditing, useFailureToast, useLiveState } from '#features/book-editor/ui/index.ts'
import type { BookView } from '#features/books/shared/book-contract.ts'
import type { BookTheme } from '#features/books/shared/book-theme.ts'
import { loadBook, toThemeInput, useSaveTheme } from '#features/books/ui/index.ts'
import { showToast } from '#ui/toast.tsx'
import { openThemeDrafts, type ThemeDraft } from './theme-drafts.ts'
import { findThemeProblems, type ThemeProblems } from './theme-problems.ts'
import { themeScope } from './theme-store.ts'

type ThemeEditorInput = { account: CurrentUser; view: BookView }
type SaveIntent = { overwrites?: boolean }

const isSame = (one: BookTheme, other: BookTheme) =>
  JSON.stringify(toThemeInput(one)) === JSON.stringify(toThemeInput(other))

/** State and actions of the design screen. */
export function useThemeEditor({ account, view }: ThemeEditorInput) {
  const t = useTranslations('bookTheme')
  const guard = useTranslations('bookEditor.guard')
  const errors = useTranslations('books.errors')
  const platformErrors = useTranslations('platform.errors')
  const showFailure = useFailureToast({ title: t('failed'), gone: guard('notFoundText') })
  const stored = useLiveState<BookTheme>(view.look)
  const begunFrom = useLiveState({ look: view.look, revision: view.revision })
  const current = useLiveState<BookTheme>(view.look)
  const [problems, setProblems] = useState<ThemeProblems>({})
  const { mutateAsync } = useSaveTheme()
  const isPro = account.plan === 'pro' && account.canCreateBooks

  function noteStored(saved: BookView): void {
    stored.set(saved.look)
    begunFrom.set({ look: saved.look, revision: saved.revision })
  }

  function check(): 'ready' | 'blocked' {
    const found = findThemeProblems(current.get(), (code, limit) =>
      code === 'TOO_LONG' ? platformErrors(code, { limit }) : errors(code),
    )
    setProblems(found)
    if (Object.keys(found).length === 0) return 'ready'
    showToast({ title: t('failed'), description: t('check'), tone: 'error' })
    return 'blocked'
  }

  async function send({ overwrites }: SaveIntent): Promise<'saved'> {
    const sent = current.get()
    const revision = overwrites ? undefined : begunFrom.get().revision
    const saved = await mutateAsync({ id: view.id, look: sent, revision })
    noteStored(saved)
    // Changes made during the save stay, and are not saved yet.
    if (current.get() === sent) current.set(saved.look)
    showToast({ title: t('saved'), description: saved.status === 'published' ? t('savedText') : t('savedDraftText') })
    return 'saved'
  }

  function noteFailed(failure: SaveFailure, isKept: boolean): void {
    if (failure.kind === 'invalid') {
      const fields = Object.entries(failure.fields).map(([path, text]) => [path.replace(/^look\./, ''), text])
      setProblems(Object.fromEntries(fields))
    }
    showFailure(failure, isKept)
  }

  const editing = useEditing<ThemeDraft, SaveIntent, BookView>({
    options: () => ({ drafts: openThemeDrafts(), keepDelayMs: 0, conflict: 'ask' }),
    scope: () => themeScope(account.id, view.id),
    findUnsaved: () =>
      isSame(current.get(), stored.get()) ? undefined : { look: current.get(), begunFrom: begunFrom.get() },
    isStored: (draft) => isSame(draft.look, stored.get()),
    restore: (draft) => {
      current.set(draft.look)
      setProblems({})
      // If the theme was saved elsewhere since, this save must end in a conflict. Other changes of the book do not
      // matter.
      if (draft.begunFrom && !isSame(draft.begunFrom.look, stored.get())) begunFrom.set(draft.begunFrom)
    },
    check,
    send,
    load: () => loadBook(view.id),
    show: (newer) => {
      noteStored(newer)
      current.set(newer.look)
    },
    onFailed: noteFailed,
  })

  function change(part: Partial<BookTheme>): void {
    current.set({ ...current.get(), ...part })
    if (Object.keys(problems).length > 0) setProblems({})
    editing.noteChange()
  }

  return {
    accountId: account.id,
    isPro,
    bookTheme: current.value,
    change,
    problems,
    isDirty: !isSame(current.value, stored.value),
    editing,
  }
}

export type ThemeEditor = ReturnType<typeof useThemeEditor>
