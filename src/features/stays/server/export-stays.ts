import type { Account } from '#features/accounts/index.ts'
import type { Context } from '#platform/context.ts'
import { findDigest } from './digest/digest-service.ts'
import { listTemplates } from './guest-messages/message-queries.ts'
import { listPushDevices } from './push/push-subscriptions.ts'
import { listBooksOfStays } from './settings/settings-queries.ts'
import { presentSettings } from './settings/settings-service.ts'
import { listStaysOfHost } from './stays/host-stays.ts'
import type { StaysContext } from './stays/stay-links.ts'

/**
 * An account's data about stays, for its export. Addresses of calendars are secrets of the platforms, so only their
 * hosts are named. Of devices only browser and system are named.
 */
export async function exportStays(context: StaysContext, account: Account): Promise<object> {
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
    messages: await exportMessages(context, account),
    devices: (await listPushDevices(context, account)).map(({ name, createdAt }) => ({ name, createdAt })),
  }
}

/** The host's own texts to guests, which messages she has sent, and when she wants the daily mail. */
async function exportMessages({ db }: Context, account: Account): Promise<object> {
  const templates = await listTemplates(db, { hostId: account.id })
  const sent = await db
    .selectFrom('stay_messages_sent')
    .innerJoin('stays', 'stays.id', 'stay_messages_sent.stay_id')
    .innerJoin('books', 'books.id', 'stays.book_id')
    .select(['stay_messages_sent.stay_id', 'stay_messages_sent.moment', 'stay_messages_sent.sent_at'])
    .where('books.host_id', '=', account.id)
    .orderBy('stay_messages_sent.sent_at')
    .execute()
  const digest = await findDigest(db, account)
  return {
    templates: templates.map(({ updatedAt, ...template }) => ({ ...template, updatedAt: toIso(updatedAt) })),
    sent: sent.map((row) => ({ stayId: row.stay_id, moment: row.moment, sentAt: toIso(row.sent_at) })),
    dailyMail: digest ? { hour: digest.hour, timeZone: digest.timeZone } : null,
  }
}

function toIso(instant: number): string {
  return new Date(instant).toISOString()
}
