import { type RefObject, useEffect, useState } from 'react'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import type { PictureList as ListName } from '#features/books/shared/book-fields.ts'
import type { BookForm } from '#features/books/shared/book-form.ts'
import type { CaptionedPicture } from '#features/books/shared/book-theme.ts'
import { useWizardContext } from '../wizard/wizard-context.ts'
import type { PicturePath } from './listed-images.ts'

/** A picture that was removed from the list, and its former position. */
export type RemovedPicture = { index: number; picture: CaptionedPicture }

/**
 * The pictures of one place, and those that can be restored: the one that the host removed last, and all that the
 * server has refused.
 * @param fieldset contains the list; the focus stays in it
 */
export function usePictureList(name: PicturePath, fieldset: RefObject<HTMLFieldSetElement | null>) {
  const { control } = useFormContext<BookForm>()
  const { pictureUploads } = useWizardContext()
  // All places hold the same kind of list; one of their names stands for the others in the types.
  const list = useFieldArray({ control, name: name as ListName })
  const pictures: readonly CaptionedPicture[] = useWatch({ control, name: name as ListName }) ?? []
  const [removed, setRemoved] = useState<RemovedPicture>()
  const [refused, setRefused] = useState<readonly RemovedPicture[]>([])
  const [leftOut, setLeftOut] = useState(0)
  const { forgetRefused, refusedIn } = pictureUploads
  const arrived = refusedIn(name)
  // From here on the notices belong to this list, which may move with its row.
  useEffect(() => {
    if (arrived.length === 0) return
    setRefused((known) => [...known, ...arrived.filter((picture) => !known.includes(picture))])
    forgetRefused(arrived)
  }, [arrived, forgetRefused])

  function focusCaption(index: number) {
    fieldset.current?.querySelectorAll<HTMLElement>('[data-field$=".image"] input')[index]?.focus()
  }

  return {
    fields: list.fields,
    pictures,
    /** Number of chosen files for which there was no room. */
    leftOut,
    /** The pictures that can be restored. */
    gone: removed ? [...refused, removed] : refused,
    add(files: readonly File[]): void {
      const first = pictures.length
      setRemoved(undefined)
      setLeftOut(pictureUploads.choose(name, files, (chosen) => list.append(chosen, { shouldFocus: false })))
      // When the list is full, the pressed button is removed.
      setTimeout(() => {
        const isFull = !fieldset.current?.querySelector('input[type=file]')
        if (isFull && document.activeElement === document.body) focusCaption(first)
      })
    },
    remove(index: number): void {
      const picture = pictures[index]
      setLeftOut(0)
      setRemoved(picture && { index, picture })
      list.remove(index)
    },
    bringBack(gone: RemovedPicture): void {
      list.insert(gone.index, gone.picture, { shouldFocus: false })
      if (gone === removed) setRemoved(undefined)
      setRefused((known) => known.filter((other) => other !== gone))
      setTimeout(() => focusCaption(gone.index))
    },
    move(from: number, to: number): void {
      setRemoved(undefined)
      list.move(from, to)
    },
  }
}
