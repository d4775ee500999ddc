import { z } from 'zod'
import type { ImageView } from './image.ts'

/** Response of `POST /api/images`. Use `url` in a book. */
export const UploadedImage = z.object({
  url: z.string(),
  width: z.number(),
  height: z.number(),
  srcSet: z.string(),
}) satisfies z.ZodType<ImageView>
