import { Plus, Trash2 } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { FormList } from '#features/books/shared/book-form.ts'
import { bookLimits } from '#limits.ts'
import { Button, IconButton } from '#ui/button.tsx'
import { SortableList } from '#ui/sortable-list.tsx'
import { UndoNotice } from '#ui/undo-notice.tsx'
import { useList } from './use-list.ts'

type ListEditorProps = {
  list: FormList
  /** Whether a row may be removed, by the number of rows. */
  canRemove?: (count: number) => boolean
  /** One row with its drag handle and its remove button. */
  renderRow: (row: { index: number; name: string; handle: ReactNode; remove: ReactNode; add: () => void }) => ReactNode
}

/** Rows that can be added, removed (and restored) and sorted, by pointer and by keyboard. */
export function ListEditor({ list, canRemove = () => true, renderRow }: ListEditorProps) {
  const t = useTranslations('bookEditor')
  const { fields, rows, removed, ...edit } = useList(list)
  const addButton = useRef<HTMLButtonElement>(null)
  const undoButton = useRef<HTMLButtonElement>(null)

  const titleOf = (row: Record<string, string> | undefined) => (row?.['name'] ?? row?.['text'] ?? '').trim()
  const nameOf = (index: number) =>
    titleOf(rows[index]) || t('list.numbered', { entry: t(`lists.${list}.entry`), number: index + 1 })

  function remove(index: number) {
    const canUndo = edit.remove(index)
    // Restores the focus, because the pressed button was removed.
    setTimeout(() => (canUndo ? undoButton : addButton).current?.focus())
  }

  return (
    <div className="grid gap-3">
      {fields.length > 0 && (
        <SortableList
          items={fields}
          onMove={edit.move}
          labels={{
            handle: (index) => t('list.move', { name: nameOf(index) }),
            instructions: t('list.instructions'),
            moved: (from, to) => t('list.moved', { name: nameOf(from), position: to + 1, total: fields.length }),
          }}
          renderItem={(_, index, handle) =>
            renderRow({
              index,
              name: nameOf(index),
              handle,
              add: edit.add,
              remove: canRemove(fields.length) && (
                <IconButton danger label={t('list.remove', { name: nameOf(index) })} onClick={() => remove(index)}>
                  <Trash2 size={20} aria-hidden="true" />
                </IconButton>
              ),
            })
          }
        />
      )}
      {removed && (
        <UndoNotice undoLabel={t('list.undo')} onUndo={edit.undo} undoButton={undoButton}>
          {t('list.removed', { name: titleOf(removed.entry) || t(`lists.${list}.entry`) })}
        </UndoNotice>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          ref={addButton}
          data-field={list}
          variant="quiet"
          size="s"
          icon={<Plus size={20} aria-hidden="true" />}
          onClick={edit.add}
        >
          {t(`lists.${list}.add`)}
        </Button>
        <Room count={fields.length} />
      </div>
    </div>
  )
}

/** The number of entries once the list is nearly full, and what to do when there are too many. */
function Room({ count }: { count: number }) {
  const t = useTranslations('bookEditor')
  const tErrors = useTranslations('books.errors')
  const limit = bookLimits.listEntries
  const isOver = count > limit
  return (
    <p role="status" className={isOver ? 'text-small font-medium text-danger' : 'text-small text-muted'}>
      {isOver && `${tErrors('LIST_TOO_LONG', { limit })} `}
      {count >= limit * 0.9 && t('list.room', { count, limit })}
    </p>
  )
}
