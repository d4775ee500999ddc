import { createHash } from 'node:crypto'
import type { PublicPart } from '#features/books/shared/public-book.ts'

/** The parts of a book that the picture shows. */
export const pictureFields = ['cover', 'look'] as const
export type PicturedBook = PublicPart<(typeof pictureFields)[number]>

/** Path and query; social networks cache the picture by its address, so the address changes with the content. */
export function sharePictureAddress(bookId: string, book: PicturedBook): string {
  return `/share/${bookId}/preview.jpg?v=${sharePictureVersion(book)}`
}

/** Changes if and only if the picture changes. */
function sharePictureVersion({ look, cover }: PicturedBook): string {
  const seen = [look.theme, look.accent, look.logo?.url, look.logoGround, cover?.url, look.coverFocus]
  return createHash('sha256').update(JSON.stringify(seen)).digest('base64url').slice(0, 8)
}
