import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { useLimitToast } from '#features/book-editor/ui/index.ts'
import type { BookSummary } from '#features/books/shared/book-contract.ts'
import { useCopyBook } from '#features/books/ui/index.ts'
import { toApiError } from '#platform/browser/api.ts'
import { showToast } from '#ui/toast.tsx'
import { useFailureText } from './failure-text.ts'
import { rowHeadingId } from './row-heading.ts'

/** Copies a book to a draft, reports the result, and focuses the new row. */
export function useDuplicate(book: Pick<BookSummary, 'id'>): () => Promise<void> {
  const t = useTranslations('dashboard.duplicate')
  const failureText = useFailureText()
  const navigate = useNavigate()
  const { mutateAsync } = useCopyBook()
  const showLimit = useLimitToast()
  // Kept until there is a response, so that a retry after a lost response does not make a second copy.
  const key = useRef<string>(undefined)

  return async () => {
    key.current ??= crypto.randomUUID()
    try {
      const copy = await mutateAsync({ id: book.id, creationKey: key.current })
      key.current = undefined
      showToast({ title: t('done'), description: t('doneText', { name: copy.propertyName }) })
      // The list was refetched; the row exists after the next render.
      setTimeout(() => document.getElementById(rowHeadingId(copy.id))?.focus())
    } catch (error) {
      const refusal = toApiError(error)
      if (refusal.status >= 400 && refusal.status < 500) key.current = undefined
      if (refusal.code === 'LIMIT_REACHED') {
        showLimit()
        return
      }
      showToast({ title: t('failed'), description: failureText(refusal), tone: 'error' })
      if (refusal.status === 402) void navigate('/payment')
    }
  }
}
