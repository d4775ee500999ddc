import { RotateCcw, Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { type FieldPath, useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import type { PictureList as ListName } from '#features/books/shared/book-fields.ts'
import type { BookForm } from '#features/books/shared/book-form.ts'
import type { CaptionedPicture } from '#features/books/shared/book-theme.ts'
import { imageTypes } from '#features/media/shared/image.ts'
import { bookLimits } from '#limits.ts'
import { Notice } from '#ui/banner.tsx'
import { Button, IconButton } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { FileDrop } from '#ui/file-drop.tsx'
import { SortableList } from '#ui/sortable-list.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { isWaitingPicture, type PicturePath } from './listed-images.ts'
import { useBookField, useFieldProblem } from './use-book-field.ts'
import { useWizardContext } from './wizard-context.ts'

const limit = bookLimits.placePictures

type Removed = { index: number; picture: CaptionedPicture }

type PictureListProps = {
  name: PicturePath
  /** Key of the label and of the caption's example. */
  place: ListName | 'equipment'
}

/** The pictures of one place: added several at once, put in order, with a caption each, removed and brought back. */
export function PictureList({ name, place }: PictureListProps) {
  const t = useTranslations('bookEditor')
  const { control } = useFormContext<BookForm>()
  const { pictureUploads } = useWizardContext()
  // All places hold the same kind of list; one of their names stands for the others in the types.
  const list = useFieldArray({ control, name: name as ListName })
  const pictures: readonly CaptionedPicture[] = useWatch({ control, name: name as ListName }) ?? []
  const [removed, setRemoved] = useState<Removed>()
  const [leftOut, setLeftOut] = useState(0)
  const fieldset = useRef<HTMLFieldSetElement>(null)
  const undoButton = useRef<HTMLButtonElement>(null)
  const { forgetRefused } = pictureUploads
  const refused = pictureUploads.refusedIn(name)
  // From here on the notice belongs to this list, which may move with its row.
  useEffect(() => {
    if (!refused) return
    setRemoved(refused)
    forgetRefused(refused)
  }, [refused, forgetRefused])

  const nameOf = (index: number) =>
    pictures[index]?.caption.trim() || t('list.numbered', { entry: t('pictures.entry'), number: index + 1 })

  function add(files: readonly File[]) {
    const first = pictures.length
    setRemoved(undefined)
    setLeftOut(pictureUploads.choose(name, files, (chosen) => list.append(chosen, { shouldFocus: false })))
    // When the list is full, the button that was pressed is gone.
    setTimeout(() => {
      const isFull = !fieldset.current?.querySelector('input[type=file]')
      if (isFull && document.activeElement === document.body) focusCaption(first)
    })
  }
  function focusCaption(index: number) {
    fieldset.current?.querySelectorAll<HTMLElement>('[data-field$=".image"] input')[index]?.focus()
  }
  function remove(index: number) {
    const picture = pictures[index]
    setLeftOut(0)
    setRemoved(picture && { index, picture })
    list.remove(index)
    // The pressed button is gone; the focus must not be.
    setTimeout(() => undoButton.current?.focus())
  }
  function undo() {
    if (!removed) return
    list.insert(removed.index, removed.picture, { shouldFocus: false })
    setRemoved(undefined)
    setTimeout(() => focusCaption(removed.index))
  }

  return (
    <fieldset ref={fieldset} aria-label={t(`pictures.${place}`)} className="grid min-w-0 gap-3">
      <p className="flex justify-between gap-3 text-[0.9375rem] leading-[1.4]" aria-hidden="true">
        <span className="font-semibold">{t(`pictures.${place}`)}</span>
        <span className="text-muted">{t('optional')}</span>
      </p>
      {list.fields.length > 0 && (
        <SortableList
          items={list.fields}
          onMove={(from, to) => {
            setRemoved(undefined)
            list.move(from, to)
          }}
          labels={{
            handle: (index) => t('list.move', { name: nameOf(index) }),
            instructions: t('list.instructions'),
            moved: (from, to) => t('list.moved', { name: nameOf(from), position: to + 1, total: list.fields.length }),
          }}
          renderItem={(_, index, handle) => (
            <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
              {handle}
              <Thumbnail picture={pictures[index]} />
              <p className="min-w-0 flex-1 truncate text-small text-muted md:hidden" aria-hidden="true">
                {nameOf(index)}
              </p>
              <Caption path={`${name}.${index}`} picture={pictures[index]} place={place} isFirst={index === 0} />
              <IconButton danger label={t('list.remove', { name: nameOf(index) })} onClick={() => remove(index)}>
                <Trash2 size={20} aria-hidden="true" />
              </IconButton>
            </div>
          )}
        />
      )}
      {removed && (
        <Notice
          role="status"
          className="animate-fade-in"
          action={
            <Button
              ref={undoButton}
              size="s"
              variant="quiet"
              icon={<RotateCcw size={18} aria-hidden="true" />}
              onClick={undo}
            >
              {t('list.undo')}
            </Button>
          }
        >
          {t('list.removed', {
            name:
              removed.picture.caption.trim() ||
              t('list.numbered', { entry: t('pictures.entry'), number: removed.index + 1 }),
          })}
        </Notice>
      )}
      <AddPictures name={name} pictures={pictures} leftOut={leftOut} onFiles={add} />
    </fieldset>
  )
}

function Thumbnail({ picture }: { picture: CaptionedPicture | undefined }) {
  const { pictureUploads } = useWizardContext()
  if (!picture) return null
  const { url, srcSet } = picture.image
  return (
    <span className="relative block h-14 w-[4.5rem] flex-none overflow-hidden rounded-s bg-surface-sunken">
      <img src={srcSet.split(' ')[0] || url} alt="" className="size-full object-cover" />
      {pictureUploads.isUnderWay(url) && (
        <span className="absolute inset-0 grid place-items-center bg-surface/70">
          <Spinner />
        </span>
      )}
    </span>
  )
}

type CaptionProps = {
  path: string
  picture: CaptionedPicture | undefined
  place: PictureListProps['place']
  isFirst: boolean
}

function Caption({ path, picture, place, isFirst }: CaptionProps) {
  const { pictureUploads } = useWizardContext()
  const t = useTranslations('bookEditor.pictures')
  const field = useBookField()(`${path}.caption` as FieldPath<BookForm>)
  const refused = useFieldProblem(`${path}.image` as FieldPath<BookForm>)
  return (
    <div data-field={`${path}.image`} className="order-last min-w-0 basis-full md:order-none md:flex-1 md:basis-0">
      <TextField
        {...field}
        label={t('caption')}
        hint={isFirst ? t('captionHint') : undefined}
        placeholder={isFirst ? t(`examples.${place}`) : undefined}
        error={field.error ?? refused ?? pictureUploads.obstacleOf(picture?.image.url ?? '')}
        autoComplete="off"
      />
    </div>
  )
}

type AddPicturesProps = {
  name: PicturePath
  pictures: readonly CaptionedPicture[]
  /** Number of chosen files for which there was no room. */
  leftOut: number
  onFiles: (files: readonly File[]) => void
}

function AddPictures({ name, pictures, leftOut, onFiles }: AddPicturesProps) {
  const t = useTranslations('bookEditor.pictures')
  const { pictureUploads } = useWizardContext()
  const problem = useFieldProblem(name as FieldPath<BookForm>)
  const uploading = pictures.filter(({ image }) => pictureUploads.isUnderWay(image.url)).length
  const waiting = pictures.filter(({ image }) => isWaitingPicture(image)).length - uploading
  const state = [
    uploading > 0 && t('uploading', { count: uploading }),
    waiting > 0 && t('waiting', { count: waiting }),
    leftOut > 0 && t('tooMany', { limit, left: leftOut }),
  ].filter(Boolean)
  const status = <span role="status">{state.length > 0 ? state.join(' ') : t('hint', { limit })}</span>
  if (pictures.length >= limit)
    return (
      <p data-field={name} className="text-small text-muted">
        {problem ?? status}
      </p>
    )
  return (
    <div data-field={name}>
      <FileDrop
        compact
        label={t('add')}
        hint={status}
        accept={imageTypes.join(',')}
        onFiles={onFiles}
        chooseLabel={t('add')}
        error={problem}
      />
    </div>
  )
}
