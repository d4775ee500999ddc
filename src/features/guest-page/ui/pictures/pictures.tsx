import { pictureListNames } from '#features/books/shared/book-fields.ts'
import type { CaptionedPicture } from '#features/books/shared/book-theme.ts'
import { listPictures } from '#features/books/shared/listed-pictures.ts'
import type { PublicBook } from '#features/books/shared/public-book.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { useGuest } from '../guest-context.tsx'
import { createGuestTexts } from '../texts/guest-texts.ts'

/** Whether a page needs the stylesheet of small pictures. */
export function showsSmallPictures(book: PublicBook): boolean {
  return listPictures(book).length > 0
}

/** Whether there are pictures that are stored for offline use: stored copies need the script too. */
export function showsKeptPictures(book: PublicBook): boolean {
  return pictureListNames.some((list) => book[list].length > 0)
}

/** Whether a page needs the script that opens pictures. */
export function showsPictures(book: PublicBook): boolean {
  return showsSmallPictures(book) || book.look.ownSections.some(({ pictures }) => pictures.length > 0)
}

type FigureProps = {
  picture: CaptionedPicture
  /** Counted from 1; with `place` it names a picture without a caption. */
  number: number
  /** What the pictures belong to. */
  place: string
  /** The `sizes` attribute, by which the browser chooses a file. */
  sizes: string
}

/** A picture with its caption and a link to its large version. */
export function Figure({ picture: { image, caption }, number, place, sizes }: FigureProps) {
  const { texts, host } = useGuest()
  const text = caption.trim()
  return (
    <figure>
      <a href={image.url}>
        <img
          src={image.url}
          srcSet={image.srcSet || undefined}
          sizes={sizes}
          width={image.width}
          height={image.height}
          alt={text || texts('pictures.name', { number, place })}
          lang={text === '' ? undefined : host(text).lang}
          loading="lazy"
        />
      </a>
      {text !== '' && <figcaption {...host(text)}>{text}</figcaption>}
    </figure>
  )
}

type PicturesProps = {
  pictures: readonly CaptionedPicture[] | undefined
  place: string
  /** Whether they are stored for offline use. */
  isKept?: boolean
}

/** Small pictures in rows; renders nothing without pictures. */
export function Pictures({ pictures = [], place, isKept = false }: PicturesProps) {
  if (pictures.length === 0) return null
  return (
    <div className={isKept ? 'g-pics' : 'g-pics g-late'}>
      {pictures.map((picture, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same picture may be used twice
        <Figure key={index} picture={picture} number={index + 1} place={place} sizes="160px" />
      ))}
    </div>
  )
}

/** The large view in which the script shows a picture; without script the links open the files. */
export function PictureView({ language }: { language: Language }) {
  const texts = createGuestTexts(language)
  return (
    <dialog className="g-photo">
      <p aria-live="polite" />
      <button type="button" data-step="-1" aria-label={texts('pictures.previous')}>
        ‹
      </button>
      <button type="button" data-step="1" aria-label={texts('pictures.next')}>
        ›
      </button>
      <button type="button" aria-label={texts('pictures.close')}>
        ×
      </button>
    </dialog>
  )
}
