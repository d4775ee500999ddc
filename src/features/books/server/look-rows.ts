import { z } from 'zod'
import { type Image, presentImage, readImageAddress } from '#features/media/shared/image.ts'
import { type BookLook, mapPictures, picturesOf, plainLook } from '../shared/book-look.ts'
import { readLook } from '../shared/look-contract.ts'

/** A picture in a theme's JSON. Sizes are stored too, because a stored picture never changes. */
const PictureKey = z.object({ id: z.string(), width: z.number(), height: z.number(), widths: z.array(z.number()) })
export type PictureKey = Pick<Image, 'id' | 'width' | 'height' | 'widths'>
export type StoredLook = BookLook<PictureKey>

/** The value of the `look` column; empty for the default theme. */
export function writeLook(look: StoredLook): string {
  const json = JSON.stringify(look)
  return json === JSON.stringify(plainLook) ? '' : json
}

export function readStoredLook(column: string): StoredLook {
  return readLook(column, PictureKey)
}

export function readLookColumn(column: string): BookLook {
  return column === '' ? plainLook : mapPictures(readStoredLook(column), presentImage)
}

export function imageIdsOf(look: StoredLook): string[] {
  return [...new Set(picturesOf(look).map(({ id }) => id))]
}

/** A theme whose pictures are replaced by upload ids, for comparisons: one picture has several addresses. */
export function withImageIds<Picture>(look: BookLook<Picture>, addressOf: (picture: Picture) => string) {
  return mapPictures(look, (picture) => readImageAddress(addressOf(picture)) ?? addressOf(picture))
}
