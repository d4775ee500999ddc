import { renderToStaticMarkup } from 'react-dom/server'
import type { BookImage } from '#features/books/shared/book.ts'
import { mapPictures } from '#features/books/shared/book-theme.ts'
import { mapListedPictures } from '#features/books/shared/listed-pictures.ts'
import type { Language } from '#platform/i18n/languages.ts'
import guestCss from '../ui/guest.css?inline'
import { GuestDocument } from '../ui/guest-page.tsx'
import picturesCss from '../ui/pictures/pictures.css?inline'
import { showsSmallPictures } from '../ui/pictures/pictures.tsx'
import printCss from '../ui/print.css?inline'
import { themeCss } from '../ui/theme-style.ts'
import { localFontFaces } from './guest-font-faces.ts'
import type { RenderableBook } from './guest-renderer.tsx'
import { drawWifiQr } from './wifi-join-text.ts'

type PortableSetting = {
  origin: string
  language: Language
  /** Names of the files that hold the other languages. */
  hrefForLanguage: (language: Language) => string
  /** The path of a picture relative to the file. */
  pictureHref: (picture: BookImage) => string
}

/**
 * The guest page as a file that opens without the service: no script, no font, no external address, and no QR code with
 * a link that may become invalid.
 * @returns the whole document
 */
export function renderPortableBook(
  { book: shown, updatedAt, originalLanguage, translated, hasTranslations }: Omit<RenderableBook, 'id'>,
  setting: PortableSetting,
) {
  const { origin, language, hrefForLanguage, pictureHref } = setting
  const toFile = (picture: BookImage) => {
    const url = pictureHref(picture)
    return { ...picture, url, srcSet: `${url} ${picture.width}w` }
  }
  const { cover, welcomePicture } = shown
  const book = {
    ...shown,
    cover: cover && toFile(cover),
    welcomePicture: welcomePicture && toFile(welcomePicture),
    ...mapListedPictures(shown, toFile),
    look: mapPictures(shown.look, toFile),
  }
  const document = (
    <GuestDocument
      css={themeCss(book.look) + localFontFaces() + guestCss + (showsSmallPictures(book) ? picturesCss : '') + printCss}
      siteHref={origin}
      book={book}
      language={language}
      textLanguage={originalLanguage}
      translated={translated}
      otherWords={hasTranslations ? { kind: 'original', href: hrefForLanguage(originalLanguage) } : undefined}
      updatedAt={updatedAt}
      hrefForLanguage={hrefForLanguage}
      wifiQr={drawWifiQr(book)}
    />
  )
  return `<!doctype html>${renderToStaticMarkup(document)}`
}
