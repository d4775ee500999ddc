import { presentImage, readImageAddress } from '#features/media/shared/image.ts'
import { type BookTheme, mapPictures, picturesOf, plainTheme } from '../../shared/book-theme.ts'
import { readLook } from '../../shared/theme-contract.ts'
import { PictureKey } from '../pictures/picture-key.ts'

export type StoredTheme = BookTheme<PictureKey>

/** The value of the `look` column; empty for the default theme. */
export function writeTheme(look: StoredTheme): string {
  const json = JSON.stringify(look)
  return json === JSON.stringify(plainTheme) ? '' : json
}

export function readStoredTheme(column: string): StoredTheme {
  return readLook(column, PictureKey)
}

export function readThemeColumn(column: string): BookTheme {
  return column === '' ? plainTheme : mapPictures(readStoredTheme(column), presentImage)
}

export function imageIdsOf(look: StoredTheme): string[] {
  return [...new Set(picturesOf(look).map(({ id }) => id))]
}

/** A theme whose pictures are replaced by upload ids, for comparisons: one picture has several addresses. */
export function withImageIds<Picture>(look: BookTheme<Picture>, addressOf: (picture: Picture) => string) {
  return mapPictures(look, (picture) => readImageAddress(addressOf(picture)) ?? addressOf(picture))
}
