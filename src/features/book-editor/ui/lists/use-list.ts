import { useState } from 'react'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { type BookForm, blankEntry, type FormList, isBlankEntry } from '#features/books/shared/book-form.ts'

type Removed = { index: number; entry: Record<string, string> }

/**
 * A list of the form: its rows, the actions on them, and the row that was removed last. Which list is known at run time
 * only, so the compiler cannot check the fields of a row (`never`).
 */
export function useList(list: FormList) {
  const { control, getValues } = useFormContext<BookForm>()
  const { fields, append, remove, insert, move } = useFieldArray({ control, name: list })
  const rows = useWatch({ control, name: list }) as Record<string, string>[]
  const [removed, setRemoved] = useState<Removed>()

  return {
    fields,
    rows,
    removed,
    add(): void {
      setRemoved(undefined)
      append(blankEntry(list) as never)
    },
    /** Returns whether the row contained something that can be restored. */
    remove(index: number): boolean {
      const entry = (getValues(list) as Record<string, string>[])[index]
      const isWorthKeeping = entry !== undefined && !isBlankEntry(list, entry)
      setRemoved(isWorthKeeping ? { index, entry: { ...entry } } : undefined)
      remove(index)
      return isWorthKeeping
    },
    undo(): void {
      if (!removed) return
      insert(removed.index, removed.entry as never)
      setRemoved(undefined)
    },
    move(from: number, to: number): void {
      setRemoved(undefined)
      move(from, to)
    },
  }
}
