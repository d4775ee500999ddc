import { CloudUpload, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import type { FieldPath } from 'react-hook-form'
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
import { UndoNotice } from '#ui/undo-notice.tsx'
import { useBookField, useFieldProblem } from '../use-book-field.ts'
import { useWizardContext } from '../wizard/wizard-context.ts'
import { isWaitingPicture, type PicturePath } from './listed-images.ts'
import { usePictureList } from './use-picture-list.ts'

const limit = bookLimits.placePictures

type PictureListProps = {
  name: PicturePath
  /** Key of the label and of the caption's example. */
  place: ListName | 'equipment'
}

/** The pictures of one place: several can be added at once; they can be sorted, captioned, removed and restored. */
export function PictureList({ name, place }: PictureListProps) {
  const t = useTranslations('bookEditor')
  const fieldset = useRef<HTMLFieldSetElement>(null)
  const undoButton = useRef<HTMLButtonElement>(null)
  const { fields, pictures, leftOut, gone, ...edit } = usePictureList(name, fieldset)
  const numbered = (index: number) => t('list.numbered', { entry: t('pictures.entry'), number: index + 1 })
  const nameOf = (index: number) => pictures[index]?.caption.trim() || numbered(index)

  function remove(index: number) {
    edit.remove(index)
    // Restores the focus, because the pressed button was removed.
    setTimeout(() => undoButton.current?.focus())
  }

  return (
    <fieldset ref={fieldset} aria-label={t(`pictures.${place}`)} className="grid min-w-0 gap-3">
      <p className="flex justify-between gap-3 text-[0.9375rem] leading-[1.4]" aria-hidden="true">
        <span className="font-semibold">{t(`pictures.${place}`)}</span>
        <span className="text-muted">{t('optional')}</span>
      </p>
      {fields.length > 0 && (
        <SortableList
          items={fields}
          onMove={edit.move}
          labels={{
            handle: (index) => t('list.move', { name: nameOf(index) }),
            instructions: t('list.instructions'),
            moved: (from, to) => t('list.moved', { name: nameOf(from), position: to + 1, total: fields.length }),
          }}
          renderItem={(_, index, handle) => (
            <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
              {handle}
              <Thumbnail picture={pictures[index]} />
              <p className="min-w-0 flex-1 truncate text-small text-muted md:hidden" aria-hidden="true">
                {nameOf(index)}
              </p>
              <Caption path={`${name}.${index}`} place={place} isFirst={index === 0} />
              <IconButton danger label={t('list.remove', { name: nameOf(index) })} onClick={() => remove(index)}>
                <Trash2 size={20} aria-hidden="true" />
              </IconButton>
            </div>
          )}
        />
      )}
      {gone.map((one) => (
        <UndoNotice
          key={`${one.index} ${one.picture.image.url}`}
          undoLabel={t('list.undo')}
          onUndo={() => edit.bringBack(one)}
          // The picture that the host has just removed is the last one.
          undoButton={one === gone.at(-1) ? undoButton : undefined}
        >
          {t('list.removed', { name: one.picture.caption.trim() || numbered(one.index) })}
        </UndoNotice>
      ))}
      <WaitingNotice name={name} pictures={pictures} />
      <AddPictures name={name} pictures={pictures} leftOut={leftOut} onFiles={edit.add} />
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
  place: PictureListProps['place']
  isFirst: boolean
}

function Caption({ path, place, isFirst }: CaptionProps) {
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
        error={field.error ?? refused}
        autoComplete="off"
      />
    </div>
  )
}

/** Pictures that are stored on this device because the server has not accepted them yet, and why. */
function WaitingNotice({ name, pictures }: { name: PicturePath; pictures: readonly CaptionedPicture[] }) {
  const t = useTranslations('bookEditor.pictures')
  const tPlatform = useTranslations('platform')
  const { pictureUploads } = useWizardContext()
  const isUploading = pictures.some(({ image }) => pictureUploads.isUnderWay(image.url))
  const waiting = pictures.filter(({ image }) => isWaitingPicture(image))
  const obstacles = waiting.map(({ image }) => pictureUploads.obstacleOf(image.url))
  const isFirstUpload = isUploading && obstacles.every((obstacle) => obstacle === undefined)
  if (isFirstUpload || waiting.length === 0) return null
  const reasons = new Set(obstacles.filter(Boolean))
  return (
    <Notice
      role="status"
      icon={<CloudUpload size={20} aria-hidden="true" />}
      action={
        <Button size="s" busy={isUploading} onClick={() => void pictureUploads.retry(name)}>
          {tPlatform('tryAgain')}
        </Button>
      }
    >
      {[t('waiting', { count: waiting.length }), ...reasons].join(' ')}
    </Notice>
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
  const state = [
    uploading > 0 && t('uploading', { count: uploading }),
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
