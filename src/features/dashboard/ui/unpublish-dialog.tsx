import { useTranslations } from 'use-intl'
import type { BookSummary } from '#features/books/shared/book-contract.ts'
import { useUnpublish } from '#features/books/ui/index.ts'
import { LosingGuests, useLosingGuests } from '#features/stays/ui/index.ts'
import { BookActionDialog } from './book-action-dialog.tsx'

type UnpublishDialogProps = {
  book: Pick<BookSummary, 'id' | 'propertyName'>
  /** Without a plan the book can be taken offline, but not published again. */
  isLapsed: boolean
  onClose: () => void
}

/** Makes a book a draft once the host has confirmed it. */
export function UnpublishDialog({ book, isLapsed, onClose }: UnpublishDialogProps) {
  const t = useTranslations('dashboard.unpublish')
  const { mutateAsync, isPending } = useUnpublish()
  const guests = useLosingGuests(book.id)
  return (
    <BookActionDialog
      title={t('title', { name: book.propertyName })}
      description={`${t('question')} ${t(isLapsed ? 'againWithPlan' : 'again')}`}
      labels={{ confirm: t('confirm'), cancel: t('cancel'), busy: t('busy') }}
      act={() => mutateAsync(book.id)}
      isBusy={isPending}
      done={{ title: t('done', { name: book.propertyName }), description: t('doneText') }}
      onDone={onClose}
      onClose={onClose}
    >
      {guests.length > 0 && <LosingGuests stays={guests} />}
    </BookActionDialog>
  )
}
