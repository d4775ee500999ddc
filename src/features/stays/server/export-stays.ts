import type { Account } from '#features/accounts/index.ts'
import type { Context } from '#platform/context.ts'
import { listBooksOfStays } from './settings/settings-queries.ts'
import { presentSettings } from './settings/settings-service.ts'
import { listStaysOfHost } from './stays/host-stays.ts'

/**
 * What an account has stored about stays, for its export. Addresses of calendars are secrets of the platforms, so only
 * their hosts are named.
 */
export async function exportStays(context: Context, account: Account): Promise<object> {
  const books = await listBooksOfStays(context.db, { hostId: account.id })
  const calendars = await context.db
    .selectFrom('calendars')
    .innerJoin('books', 'books.id', 'calendars.book_id')
    .select(['calendars.book_id', 'calendars.host_name', 'calendars.source', 'calendars.created_at'])
    .where('books.host_id', '=', account.id)
    .orderBy('calendars.created_at')
    .execute()
  return {
    settings: books.flatMap((book) => (book.settings ? [{ bookId: book.id, ...presentSettings(context, book) }] : [])),
    calendars: calendars.map((calendar) => ({
      bookId: calendar.book_id,
      host: calendar.host_name,
      source: calendar.source,
      createdAt: new Date(calendar.created_at).toISOString(),
    })),
    stays: await listStaysOfHost(context, account, {}),
  }
}
