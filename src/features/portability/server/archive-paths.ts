import type { BookImage } from '#features/books/shared/book.ts'
import { type BookTheme, mapPictures } from '#features/books/shared/book-theme.ts'
import { type ListedPictures, mapListedPictures } from '#features/books/shared/listed-pictures.ts'
import { readImageAddress } from '#features/media/shared/image.ts'
import type { Language } from '#platform/i18n/languages.ts'

/** The relative path from a book's folder to the root of the archive. */
export const fromBook = '../../'

/** The relative path from the folder of drafts to the root of the archive. */
export const fromDraft = '../'

/** `book.html` for the original language, `book.de.html` and so on for translations. */
export function pageName(language: Language, originalLanguage: Language): string {
  return language === originalLanguage ? 'book.html' : `book.${language}.html`
}

export function imagePath(id: string): string {
  return `images/${id}.webp`
}

/** The path of a book's picture in the archive. */
export function picturePath({ url }: BookImage): string {
  return imagePath(readImageAddress(url) ?? '')
}

/** @param root relative path from the describing file to the root of the archive */
export function describePicture(picture: BookImage | null, root: string): object | null {
  return picture && { file: root + picturePath(picture), width: picture.width, height: picture.height }
}

export function describeTheme(bookTheme: BookTheme, root: string): object {
  return mapPictures(bookTheme, (picture) => describePicture(picture, root) ?? undefined)
}

/** The pictures with captions of a book, as `describePicture`. */
export function describeListedPictures(book: ListedPictures, root: string): ListedPictures<object> {
  return mapListedPictures(book, (picture) => describePicture(picture, root) ?? undefined)
}

export function toJson(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`
}
