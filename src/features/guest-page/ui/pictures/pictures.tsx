import { pictureListNames } from '#features/books/shared/book-fields.ts'
import type { CaptionedPicture } from '#features/books/shared/book-theme.ts'
import { listPictures } from '#features/books/shared/listed-pictures.ts'
import type { PublicBook } from '#features/books/shared/public-book.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { useGuest } from '../guest-context.tsx'
import { createGuestTexts } from '../guest-texts.ts'

/** Whether a page needs the stylesheet of small pictures. */
export function showsSmallPictures(book: PublicBook): boolean {
  return listPictures(book).length > 0
}

/** Whether there are pictures that copies for times without a connection contain: such copies need the script too. */
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
  /** How wide it is on which screen, for the browser to choose a file by. */
  sizes: string
}

/** A picture that links to its large version, with its caption. */
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
  /** Whether copies for times without a connection contain them. */
  isKept?: boolean
}

/** Small pictures in rows; nothing without pictures. */
export function Pictures({ pictures = [], place, isKept = false }: PicturesProps) {
  if (pictures.length === 0) return null
  return (
    <div className={isKept ? 'g-pics' : 'g-pics g-late'}>
      {pictures.map((picture, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one picture may be used twice in a place
        <Figure key={index} picture={picture} number={index + 1} place={place} sizes="160px" />
      ))}
    </div>
  )
}

/** The large view that the script opens and puts a picture into; without a script the links lead to the files. */
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
