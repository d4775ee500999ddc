import { z } from 'zod'
import type { ImageView } from './image.ts'

/** `POST /api/images`: the answer to an uploaded picture, whose `url` then goes into a book. */
export const UploadedImage = z.object({
  url: z.string(),
  width: z.number(),
  height: z.number(),
  srcSet: z.string(),
}) satisfies z.ZodType<ImageView>
