import type { BookImage } from '#features/books/shared/book.ts'
import { type BookLook, mapPictures } from '#features/books/shared/book-look.ts'
import { readImageAddress } from '#features/media/shared/image.ts'
import type { Language } from '#platform/i18n/languages.ts'

/** From a book's folder to the root of the archive. */
export const fromBook = '../../'

/** In the language that it was written in the page is the book; the others stand beside it. */
export function pageName(language: Language, originalLanguage: Language): string {
  return language === originalLanguage ? 'book.html' : `book.${language}.html`
}

export function imagePath(id: string): string {
  return `images/${id}.webp`
}

/** Where a picture of a book lies in the archive. */
export function picturePath({ url }: BookImage): string {
  return imagePath(readImageAddress(url) ?? '')
}

/** @param root the way from the file that says it to the root of the archive */
export function describePicture(picture: BookImage | null, root: string): object | null {
  return picture && { file: root + picturePath(picture), width: picture.width, height: picture.height }
}

export function describeLook(look: BookLook, root: string): object {
  return mapPictures(look, (picture) => describePicture(picture, root) ?? undefined)
}

export function toJson(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`
}
