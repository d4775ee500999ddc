import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { CurrentUser } from '#features/accounts/shared/account-contract.ts'
import { type SaveFailure, useEditing, useFailureToast, useLiveState } from '#features/book-editor/ui/index.ts'
import type { BookView } from '#features/books/shared/book-contract.ts'
import type { BookLook } from '#features/books/shared/book-look.ts'
import { loadBook, toLookInput, useSaveLook } from '#features/books/ui/index.ts'
import { showToast } from '#ui/toast.tsx'
import { openThemeDrafts, type ThemeDraft } from './theme-drafts.ts'
import { findLookProblems, type LookProblems } from './theme-problems.ts'
import { themeScope } from './theme-store.ts'

type ThemeEditorInput = { account: CurrentUser; view: BookView }
type SaveIntent = { overwrites?: boolean }

const isSame = (one: BookLook, other: BookLook) =>
  JSON.stringify(toLookInput(one)) === JSON.stringify(toLookInput(other))

/** All that happens on the design screen; the components around it only show it. */
export function useThemeEditor({ account, view }: ThemeEditorInput) {
  const t = useTranslations('bookTheme')
  const guard = useTranslations('bookEditor.guard')
  const errors = useTranslations('books.errors')
  const platformErrors = useTranslations('platform.errors')
  const showFailure = useFailureToast({ title: t('failed'), gone: guard('notFoundText') })
  const stored = useLiveState<BookLook>(view.look)
  const begunFrom = useLiveState({ look: view.look, revision: view.revision })
  const look = useLiveState<BookLook>(view.look)
  const [problems, setProblems] = useState<LookProblems>({})
  const { mutateAsync } = useSaveLook()
  const isPro = account.plan === 'pro' && account.canCreateBooks

  function noteStored(saved: BookView): void {
    stored.set(saved.look)
    begunFrom.set({ look: saved.look, revision: saved.revision })
  }

  function check(): 'ready' | 'blocked' {
    const found = findLookProblems(look.get(), (code, limit) =>
      code === 'TOO_LONG' ? platformErrors(code, { limit }) : errors(code),
    )
    setProblems(found)
    if (Object.keys(found).length === 0) return 'ready'
    showToast({ title: t('failed'), description: t('check'), tone: 'error' })
    return 'blocked'
  }

  async function send({ overwrites }: SaveIntent): Promise<'saved'> {
    const sent = look.get()
    const revision = overwrites ? undefined : begunFrom.get().revision
    const saved = await mutateAsync({ id: view.id, look: sent, revision })
    noteStored(saved)
    // What was changed while the save was under way stays, and is not saved yet.
    if (look.get() === sent) look.set(saved.look)
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
      isSame(look.get(), stored.get()) ? undefined : { look: look.get(), begunFrom: begunFrom.get() },
    isStored: (draft) => isSame(draft.look, stored.get()),
    restore: (draft) => {
      look.set(draft.look)
      setProblems({})
      // If the theme was saved elsewhere since, the save has to say so. Other changes of the book do not matter.
      if (draft.begunFrom && !isSame(draft.begunFrom.look, stored.get())) begunFrom.set(draft.begunFrom)
    },
    check,
    send,
    load: () => loadBook(view.id),
    show: (newer) => {
      noteStored(newer)
      look.set(newer.look)
    },
    onFailed: noteFailed,
  })

  function change(part: Partial<BookLook>): void {
    look.set({ ...look.get(), ...part })
    if (Object.keys(problems).length > 0) setProblems({})
    editing.noteChange()
  }

  return {
    isPro,
    look: look.value,
    change,
    problems,
    isDirty: !isSame(look.value, stored.value),
    editing,
  }
}

export type ThemeEditor = ReturnType<typeof useThemeEditor>
