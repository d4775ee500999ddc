import { useTranslations } from 'use-intl'
import type { BookSummary } from '#features/books/shared/book-contract.ts'
import { useDeleteBook } from '#features/books/ui/index.ts'
import { ApiError } from '#platform/browser/api.ts'
import { ConfirmDialog } from '#ui/dialog.tsx'
import { showToast } from '#ui/toast.tsx'

type DeleteDialogProps = {
  book: Pick<BookSummary, 'id' | 'propertyName' | 'status'>
  /** Called after the book was deleted and the list was updated; must close the dialog. */
  onDeleted: () => void
  onClose: () => void
}

/** Asks for confirmation, deletes the book, and reports the result. */
export function DeleteDialog({ book, onDeleted, onClose }: DeleteDialogProps) {
  const t = useTranslations('dashboard.delete')
  const failure = useTranslations('dashboard.failure')
  const { mutateAsync, isPending } = useDeleteBook()

  async function confirm() {
    try {
      await mutateAsync(book.id)
      showToast({ title: t('done') })
      onDeleted()
    } catch (error) {
      const message = (error instanceof ApiError && error.words) || failure('offline')
      showToast({ title: failure('error'), description: t('failed', { message }), tone: 'error' })
      onClose()
    }
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('title', { name: book.propertyName })}
      description={book.status === 'published' ? `${t('question')} ${t('consequence')}` : t('question')}
      confirmLabel={t('confirm')}
      cancelLabel={t('cancel')}
      busy={isPending}
      busyLabel={t('busy')}
      onConfirm={() => void confirm()}
    />
  )
}
