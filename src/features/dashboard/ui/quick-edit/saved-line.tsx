import { CircleCheck, Undo2 } from 'lucide-react'
import { useLocale, useTranslations } from 'use-intl'
import { isOpenToGuests } from '#features/books/shared/book.ts'
import type { BookSummary } from '#features/books/shared/book-contract.ts'
import { useQuickEdit } from '#features/books/ui/index.ts'
import { formatTime } from '#platform/i18n/day.ts'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/toast.tsx'
import { useFailureText } from '../failure-text.ts'
import { pick } from './essential-changes.ts'
import type { SavedEdit } from './use-quick-edit-form.ts'
import { useVisibilities } from './use-visibility.ts'

/** Shows when a quick edit was saved, with a button to undo it until the page is closed or something else is saved. */
export function SavedLine({ edit, book, onUndone }: { edit: SavedEdit; book: BookSummary; onUndone: () => void }) {
  const t = useTranslations('dashboard.quick')
  const undo = useUndo(edit, onUndone)
  const time = formatTime(edit.at, useLocale())
  const [only, ...others] = edit.changed
  const value = only !== undefined && others.length === 0 ? edit.before[only] : ''
  return (
    <>
      <span role="status" className="inline-flex items-center gap-2 text-[0.9375rem] font-semibold text-success">
        <CircleCheck size={18} aria-hidden="true" />
        {t('savedAt', { time })}
      </span>
      {book.revision === edit.book.revision && (
        <Button
          variant="ghost"
          size="s"
          className="wrap-anywhere"
          icon={<Undo2 size={18} aria-hidden="true" />}
          busy={undo.isPending}
          onClick={() => void undo.run()}
        >
          {value !== '' && value.length <= shortValue ? t('undoTo', { value }) : t('undo')}
        </Button>
      )}
    </>
  )
}

/** Longer values are not repeated on the button. */
const shortValue = 24

function useUndo({ book, before, changed }: SavedEdit, onUndone: () => void) {
  const t = useTranslations('dashboard')
  const visibilityOf = useVisibilities()(book.id)
  const failureText = useFailureText()
  const areSeen = changed.every((name) => visibilityOf(name)?.by === 'everyone')
  const { mutateAsync, isPending } = useQuickEdit()
  return {
    isPending,
    async run() {
      try {
        await mutateAsync({ id: book.id, changes: pick(before, changed), revision: book.revision })
        onUndone()
        showToast({
          title: t('quick.undone'),
          description: areSeen ? t(isOpenToGuests(book) ? 'quick.undoneText' : 'quick.undoneOffline') : undefined,
        })
      } catch (error) {
        showToast({ title: t('failure.error'), description: failureText(error), tone: 'error' })
      }
    },
  }
}
