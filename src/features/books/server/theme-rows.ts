import { z } from 'zod'
import { type Image, presentImage, readImageAddress } from '#features/media/shared/image.ts'
import { type BookTheme, mapPictures, picturesOf, plainTheme } from '../shared/book-theme.ts'
import { readLook } from '../shared/theme-contract.ts'

/** A picture in a theme's JSON. Sizes are stored too, because a stored picture never changes. */
const PictureKey = z.object({ id: z.string(), width: z.number(), height: z.number(), widths: z.array(z.number()) })
export type PictureKey = Pick<Image, 'id' | 'width' | 'height' | 'widths'>
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
