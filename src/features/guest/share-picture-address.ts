import { createHash } from 'node:crypto'
import type { BookImage } from '#features/books/index.ts'
import type { BookLook } from '#features/books/look/book-look.ts'

/** What the picture of a shared link is made of: the look as guests see it, and the cover. */
export type SharePictureSource = { look: BookLook; cover: BookImage | null }

/** Path and query; networks keep what they have found at an address, so it changes with what is to be seen. */
export function sharePictureAddress(bookId: string, source: SharePictureSource): string {
  return `/share/${bookId}/preview.jpg?v=${sharePictureVersion(source)}`
}

/** Changes with what the picture shows, and with nothing else. */
function sharePictureVersion({ look, cover }: SharePictureSource): string {
  const seen = [look.theme, look.accent, look.logo?.url, look.logoGround, cover?.url, look.coverFocus]
  return createHash('sha256').update(JSON.stringify(seen)).digest('base64url').slice(0, 8)
}
