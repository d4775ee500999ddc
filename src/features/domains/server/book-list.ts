import { findHostTheme, listBooks } from '#features/books/index.ts'
import { isOpenToGuests } from '#features/books/shared/book.ts'
import type { BookList, ListedBook } from '#features/guest-page/index.ts'
import { listSecretAmong } from '#features/media/index.ts'
import { presentPublicly, readImageAddress } from '#features/media/shared/image.ts'
import type { Context } from '#platform/context.ts'
import type { Db } from '#platform/db/database.ts'
import { listCurrentSlugs } from './slug-queries.ts'

/** The host's books that are open to guests and have a slug on her domain, sorted by name. */
export async function listDomainBooks(db: Db, accountId: string): Promise<(ListedBook & { bookId: string })[]> {
  const slugs = await listCurrentSlugs(db, { accountId })
  const slugOf = new Map(slugs.map(({ bookId, slug }) => [bookId, slug]))
  const books = await listBooks(db, { hostId: accountId })
  return books
    .filter((book) => isOpenToGuests(book) && slugOf.has(book.id))
    .map(({ id, propertyName, address, cover }) => ({
      bookId: id,
      href: `/${slugOf.get(id)}`,
      name: propertyName,
      place: townOf(address),
      cover,
    }))
    .toSorted((a, b) => a.name.localeCompare(b.name))
}

/** The list of a host's books for her domain, in her own theme. */
export async function readBookList(
  { db, config }: Pick<Context, 'db' | 'config'>,
  accountId: string,
): Promise<BookList> {
  const books = await listDomainBooks(db, accountId)
  const bookTheme = await findHostTheme(db, { id: accountId }, true)
  const base = config.mediaPublicUrl
  if (base === undefined) return { books, bookTheme }
  const covers = books.flatMap(({ cover }) => cover?.url ?? []).flatMap((url) => readImageAddress(url) ?? [])
  const kept = await listSecretAmong(db, covers)
  const place = (cover: ListedBook['cover']) =>
    cover && !kept.has(readImageAddress(cover.url) ?? '') ? presentPublicly(cover, base) : cover
  return { books: books.map((book) => ({ ...book, cover: place(book.cover) })), bookTheme, pictureBase: base }
}

/** Extracts the town: `Praiano` from `Via dei Cedri 12, 84010 Praiano, Italy`. The list does not show streets. */
function townOf(address: string): string {
  const [, ...rest] = address.split(',').map((part) => part.trim())
  return (rest[0] ?? '').replace(/^\d[\d\s-]*\s+/, '')
}
