import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { CurrentUser } from '#features/accounts/shared/account-contract.ts'
import type { BookSummary } from '#features/books/shared/book-contract.ts'
import { showToast } from '#ui/toast.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { PreviewDialog } from './preview-dialog.tsx'
import { QuickEditDialog } from './quick-edit/quick-edit-dialog.tsx'
import type { SavedEdit } from './quick-edit/use-quick-edit-form.ts'
import { useSavedText } from './quick-edit/use-visibility.ts'
import { ShareDialog } from './share-dialog.tsx'
import { UnpublishDialog } from './unpublish-dialog.tsx'

/** What a host wants to do with a book. */
export type Asked = {
  action: 'view' | 'share' | 'quickEdit' | 'unpublish' | 'delete'
  book: BookSummary
  /** Of a deletion: id of the element that receives the focus afterwards. */
  focusAfterId?: string
}

export type BookDialogsState = ReturnType<typeof useBookDialogs>

/** The open dialog about a book, and the quick edits since the page was opened. */
export function useBookDialogs() {
  const [asked, setAsked] = useState<Asked>()
  return { asked, ask: setAsked, close: () => setAsked(undefined), edits: useSavedEdits() }
}

type BookDialogsProps = {
  dialogs: BookDialogsState
  user: CurrentUser
  /** Milliseconds UTC. */
  now: number
}

/** The dialog that is open, if any. */
export function BookDialogs({ dialogs: { asked, ask, close, edits }, user, now }: BookDialogsProps) {
  const focusAfter = useFocusOnceClosed(asked !== undefined)
  if (!asked) return null
  const { action, book, focusAfterId } = asked
  switch (action) {
    case 'view':
      return <PreviewDialog book={book} onShare={() => ask({ action: 'share', book })} onClose={close} />
    case 'share':
      return <ShareDialog book={book} onClose={close} />
    case 'unpublish':
      return <UnpublishDialog book={book} isLapsed={!user.canCreateBooks} onClose={close} />
    case 'delete':
      return (
        <DeleteDialog
          book={book}
          onDeleted={() => {
            if (focusAfterId !== undefined) focusAfter(focusAfterId)
            close()
          }}
          onClose={close}
        />
      )
    case 'quickEdit':
      return (
        <QuickEditDialog
          book={book}
          user={user}
          now={now}
          onSaved={(edit) => {
            edits.keep(edit)
            close()
          }}
          onClose={close}
        />
      )
  }
}

/** The last quick edit of each book since the page was opened, and the toast about it. */
function useSavedEdits() {
  const t = useTranslations('dashboard.quick')
  const savedTextOf = useSavedText()
  const [edits, setEdits] = useState<ReadonlyMap<string, SavedEdit>>(new Map())
  return {
    of: (id: string) => edits.get(id),
    keep(edit: SavedEdit) {
      setEdits((before) => new Map(before).set(edit.book.id, edit))
      showToast({ title: t('saved'), description: savedTextOf(edit) })
    },
    forget: (id: string) => setEdits((before) => new Map([...before].filter(([bookId]) => bookId !== id))),
  }
}

/** Moves the focus after a dialog has closed; a modal dialog would take it back before that. */
function useFocusOnceClosed(isOpen: boolean): (elementId: string) => void {
  const next = useRef<string>(undefined)
  useEffect(() => {
    if (isOpen || next.current === undefined) return
    document.getElementById(next.current)?.focus()
    next.current = undefined
  }, [isOpen])
  return (elementId) => {
    next.current = elementId
  }
}
