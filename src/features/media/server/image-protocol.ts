import type { AppError } from '#platform/errors.ts'
import type { EncodedImage } from './image-encoding.ts'

/** What the service and `image-program.ts` say to each other. */

/** What one picture may cost. */
export type ImageBounds = {
  /** Milliseconds of processor time, so that honest pictures do not fail on a busy machine. */
  cpuMs: number
  /** Milliseconds until the picture is given up. */
  wallMs: number
  /** Bytes of the whole process. */
  memory: number
}

export type ImageOrder = { bytes: Uint8Array; bounds: ImageBounds }

export type ImageReply =
  | { image: EncodedImage }
  /** One of `imageError`. */
  | { code: string; params: AppError['params'] }
  /** Something that only a fault of ours explains. */
  | { fault: string }

/** Exit code of the program after a picture that took too much processor time or memory. */
export const tooCostly = 3
