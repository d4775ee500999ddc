import { z } from 'zod'
import { type Image, presentImage } from '#features/media/shared/image.ts'
import type { BookImage } from '../../shared/book.ts'

/** A picture in stored JSON. Sizes are stored too, because a stored picture never changes. */
export const PictureKey = z.object({
  id: z.string(),
  width: z.number(),
  height: z.number(),
  widths: z.array(z.number()),
})
export type PictureKey = Pick<Image, 'id' | 'width' | 'height' | 'widths'>

export function toPictureKey({ id, width, height, widths }: Image): PictureKey {
  return { id, width, height, widths }
}

/** The view of a stored picture; undefined for a value that is none. */
export function readStoredPicture(value: unknown): BookImage | undefined {
  const key = PictureKey.safeParse(value).data
  return key && presentImage(key)
}
