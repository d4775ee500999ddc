import { findHostLook, listBooks } from '#features/books/index.ts'
import { isOpenToGuests } from '#features/books/shared/book.ts'
import type { BookList, ListedBook } from '#features/guest-page/index.ts'
import type { Db } from '#platform/db/database.ts'
import { listSlugs } from './slug-queries.ts'

/** The books of a host that guests may read and that have an address on her domain, by name. */
export async function listShelf(db: Db, accountId: string): Promise<(ListedBook & { bookId: string })[]> {
  const slugs = await listSlugs(db, { accountId })
  const slugOf = new Map(slugs.filter(({ isCurrent }) => isCurrent).map(({ bookId, slug }) => [bookId, slug]))
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

/** Her books as her domain lists them, in her own look. */
export async function readShelf(db: Db, accountId: string): Promise<BookList> {
  return { books: await listShelf(db, accountId), look: await findHostLook(db, { id: accountId }, true) }
}

/** `Via dei Cedri 12, 84010 Praiano, Italy` is in Praiano: the street is nobody's concern here. */
function townOf(address: string): string {
  const [, ...rest] = address.split(',').map((part) => part.trim())
  return (rest[0] ?? '').replace(/^\d[\d\s-]*\s+/, '')
}
