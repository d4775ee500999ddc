import { presentImage, readImageAddress } from '#features/media/shared/image.ts'
import { type BookTheme, mapPictures, picturesOf, plainTheme } from '../../shared/book-theme.ts'
import { readBookTheme } from '../../shared/theme-contract.ts'
import { PictureKey } from '../pictures/picture-key.ts'

export type StoredTheme = BookTheme<PictureKey>

/** The value of the `look` column; empty for the default theme. */
export function writeTheme(bookTheme: StoredTheme): string {
  const json = JSON.stringify(bookTheme)
  return json === JSON.stringify(plainTheme) ? '' : json
}

export function readStoredTheme(column: string): StoredTheme {
  return readBookTheme(column, PictureKey)
}

export function readThemeColumn(column: string): BookTheme {
  return column === '' ? plainTheme : mapPictures(readStoredTheme(column), presentImage)
}

export function imageIdsOf(bookTheme: StoredTheme): string[] {
  return [...new Set(picturesOf(bookTheme).map(({ id }) => id))]
}

/** A theme whose pictures are replaced by upload ids, for comparisons: one picture has several addresses. */
export function withImageIds<Picture>(bookTheme: BookTheme<Picture>, addressOf: (picture: Picture) => string) {
  return mapPictures(bookTheme, (picture) => readImageAddress(addressOf(picture)) ?? addressOf(picture))
}
