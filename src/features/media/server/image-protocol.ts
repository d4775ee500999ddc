import type { AppError } from '#platform/errors.ts'
import type { EncodedImage } from './image-encoding.ts'

/** The messages between the service and `image-program.ts`. */

/** Limits for one picture. */
export type ImageBounds = {
  /** Milliseconds of CPU time. Not wall time, so that normal pictures do not fail on a busy machine. */
  cpuMs: number
  /** Milliseconds of wall time. */
  wallMs: number
  /** Resident memory of the whole process, in bytes. */
  memory: number
}

export type ImageOrder = { bytes: Uint8Array; bounds: ImageBounds }

export type ImageReply =
  | { image: EncodedImage }
  /** An error of `imageError`. */
  | { code: string; params: AppError['params'] }
  /** An unexpected error, which is a bug. */
  | { fault: string }

/** Exit code of the program after a picture that took too much CPU time or memory. */
export const tooCostly = 3
