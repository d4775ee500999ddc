import { useTranslations } from 'use-intl'
import type { BookSummary } from '#features/books/shared/book-contract.ts'
import { useDeleteBook } from '#features/books/ui/index.ts'
import { LosingGuests, useLosingGuests } from '#features/stays/ui/index.ts'
import { BookActionDialog } from './book-action-dialog.tsx'

type DeleteDialogProps = {
  book: Pick<BookSummary, 'id' | 'propertyName' | 'status'>
  /** Called after the book was deleted and the list was updated; must close the dialog. */
  onDeleted: () => void
  onClose: () => void
}

/** Deletes a book once the host has confirmed it. */
export function DeleteDialog({ book, onDeleted, onClose }: DeleteDialogProps) {
  const t = useTranslations('dashboard.delete')
  const { mutateAsync, isPending } = useDeleteBook()
  const stays = useLosingGuests(book.id)
  // Guests find no page of a draft now either.
  const guests = book.status === 'published' ? stays : []
  return (
    <BookActionDialog
      title={t('title', { name: book.propertyName })}
      description={book.status === 'published' ? `${t('question')} ${t('consequence')}` : t('question')}
      labels={{ confirm: t('confirm'), cancel: t('cancel'), busy: t('busy') }}
      act={() => mutateAsync(book.id)}
      isBusy={isPending}
      done={{ title: t('done') }}
      describeFailure={(message) => t('failed', { message })}
      onDone={onDeleted}
      onClose={onClose}
    >
      {guests.length > 0 && <LosingGuests stays={guests} />}
    </BookActionDialog>
  )
}
