import { createHash } from 'node:crypto'
import type { PublicPart } from '#features/books/shared/public-book.ts'

/** What of a book the picture shows. */
export const pictureFields = ['cover', 'look'] as const
export type PicturedBook = PublicPart<(typeof pictureFields)[number]>

/** Path and query; networks keep what they have found at an address, so it changes with what is to be seen. */
export function sharePictureAddress(bookId: string, book: PicturedBook): string {
  return `/share/${bookId}/preview.jpg?v=${sharePictureVersion(book)}`
}

/** Changes with what the picture shows, and with nothing else. */
function sharePictureVersion({ look, cover }: PicturedBook): string {
  const seen = [look.theme, look.accent, look.logo?.url, look.logoGround, cover?.url, look.coverFocus]
  return createHash('sha256').update(JSON.stringify(seen)).digest('base64url').slice(0, 8)
}
