import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useProblems } from '#features/accounts/ui/index.ts'
import { isOpenToGuests } from '#features/books/shared/book.ts'
import type { BookSummary } from '#features/books/shared/book-contract.ts'
import type { EssentialName, Essentials } from '#features/books/shared/essentials-contract.ts'
import { useBooks, useQuickEdit } from '#features/books/ui/index.ts'
import { type ApiError, toApiError } from '#platform/browser/api.ts'
import { listChanged, mergeEdit, pick } from './essential-changes.ts'

/** A saved quick edit: the values before it, and the book as it is now stored. */
export type SavedEdit = { book: BookSummary; before: Essentials; changed: readonly EssentialName[]; at: number }

export type QuickEditProblem = {
  /** The text above the form. */
  text?: string
  /** Texts for single fields. */
  fields: Partial<Record<string, string>>
}

const noProblem: QuickEditProblem = { fields: {} }

/**
 * The state of the quick edit form. After a conflict it keeps what the host typed, takes over the newly stored values
 * of the other fields, and waits for her to save again. If only another part of the book has changed, it saves at once.
 */
export function useQuickEditForm(book: BookSummary, onSaved: (edit: SavedEdit) => void) {
  const t = useTranslations('dashboard')
  const problems = useProblems()
  const [stored, setStored] = useState({ values: book.essentials, revision: book.revision })
  const [values, setValues] = useState<Essentials>(book.essentials)
  const [problem, setProblem] = useState(noProblem)
  const [isSaving, setIsSaving] = useState(false)
  const reload = useReloadedRow(book.id)
  const { mutateAsync } = useQuickEdit()
  const changed = listChanged(stored.values, values)

  async function send(from: typeof stored, mayRetry: boolean): Promise<void> {
    try {
      const row = await mutateAsync({ id: book.id, changes: pick(values, changed), revision: from.revision })
      onSaved({ book: row, before: from.values, changed, at: Date.now() })
    } catch (error) {
      const failure = toApiError(error)
      if (failure.code !== 'EDIT_CONFLICT') return fail(failure)
      const newer = await reload()
      if (!newer) return fail(failure)
      const now = { values: newer.essentials, revision: newer.revision }
      if (mayRetry && listChanged(from.values, now.values).length === 0) return send(now, false)
      setStored(now)
      setValues(mergeEdit(from.values, values, now.values))
      setProblem({ text: `${failure.words} ${t('quick.conflict')}`, fields: {} })
    }
  }

  function fail(error: ApiError): void {
    // The frame of the dialog says already that the session has ended, and how to go on.
    if (error.code === 'NOT_AUTHENTICATED') return
    const isByField = Object.keys(error.fields).length > 0
    setProblem(
      isByField ? { fields: error.fields } : { text: problems.ofCall(error, t('failure.unanswered')), fields: {} },
    )
  }

  return {
    /** Guests can read the book. */
    isOpen: isOpenToGuests(book),
    values,
    stored: stored.values,
    changed,
    problem,
    isSaving,
    change(name: EssentialName, text: string) {
      setValues((before) => ({ ...before, [name]: text }))
      setProblem((before) => ({ ...before, fields: { ...before.fields, [name]: undefined } }))
    },
    async save() {
      setProblem(noProblem)
      setIsSaving(true)
      try {
        await send(stored, true)
      } finally {
        setIsSaving(false)
      }
    },
  }
}

/** Reads the list again and returns the book's row. */
function useReloadedRow(id: string): () => Promise<BookSummary | undefined> {
  const { refetch } = useBooks()
  return async () => {
    const { data } = await refetch()
    return data?.find((row) => row.id === id)
  }
}
