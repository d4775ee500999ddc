import { useTranslations } from 'use-intl'
import type { BookSummary } from '#features/books/shared/book-contract.ts'
import { useUnpublish } from '#features/books/ui/index.ts'
import { ApiError } from '#platform/browser/api.ts'
import { ConfirmDialog } from '#ui/dialog.tsx'
import { showToast } from '#ui/toast.tsx'

type UnpublishDialogProps = {
  book: Pick<BookSummary, 'id' | 'propertyName'>
  /** Without a plan the book can be taken offline, but not published again. */
  isLapsed: boolean
  onClose: () => void
}

/** Asks for confirmation, makes the book a draft, and reports the result. */
export function UnpublishDialog({ book, isLapsed, onClose }: UnpublishDialogProps) {
  const t = useTranslations('dashboard.unpublish')
  const failure = useTranslations('dashboard.failure')
  const { mutateAsync, isPending } = useUnpublish()

  async function confirm() {
    try {
      await mutateAsync(book.id)
      showToast({ title: t('done', { name: book.propertyName }), description: t('doneText') })
    } catch (error) {
      const words = (error instanceof ApiError && error.words) || failure('offline')
      showToast({ title: failure('error'), description: words, tone: 'error' })
    }
    onClose()
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('title', { name: book.propertyName })}
      description={`${t('question')} ${t(isLapsed ? 'againWithPlan' : 'again')}`}
      confirmLabel={t('confirm')}
      cancelLabel={t('cancel')}
      busy={isPending}
      busyLabel={t('busy')}
      onConfirm={() => void confirm()}
    />
  )
}
