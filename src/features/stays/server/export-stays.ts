import type { Account } from '#features/accounts/index.ts'
import type { Context } from '#platform/context.ts'
import { untilShortTurn } from '#platform/event-loop-turns.ts'
import { findDigest } from './digest/digest-service.ts'
import { listTemplates } from './guest-messages/message-queries.ts'
import { listPushDevices } from './push/push-subscriptions.ts'
import { listBooksOfStays } from './settings/settings-queries.ts'
import { presentSettings } from './settings/settings-service.ts'
import { readStaysOfHost } from './stays/host-stays.ts'
import type { StaysContext } from './stays/stay-links.ts'

/**
 * What an account has stored about stays, for its export, without the stays themselves. Addresses of calendars are secrets
 * of the platforms, so only their hosts are named. Of devices only browser and system are named.
 */
export async function exportStays(context: StaysContext, account: Account): Promise<object> {
  const calendars = await context.db
    .selectFrom('calendars')
    .innerJoin('books', 'books.id', 'calendars.book_id')
    .select(['calendars.book_id', 'calendars.host_name', 'calendars.source', 'calendars.created_at'])
    .where('books.host_id', '=', account.id)
    .orderBy('calendars.created_at')
    .execute()
  return {
    settings: await exportSettings(context, account),
    calendars: calendars.map((calendar) => ({
      bookId: calendar.book_id,
      host: calendar.host_name,
      source: calendar.source,
      createdAt: toIso(calendar.created_at),
    })),
    messages: await exportTexts(context, account),
    devices: (await listPushDevices(context, account)).map(({ name, createdAt }) => ({ name, createdAt })),
  }
}

/** The lists of an account that can have tens of thousands of entries, read in portions; by the path of their file. */
export const stayLists = {
  'stays.json': readStaysOfHost,
  'sent-messages.json': readSentMessages,
}

async function exportSettings(context: StaysContext, account: Account): Promise<object[]> {
  const settings: object[] = []
  for (const book of await listBooksOfStays(context.db, { hostId: account.id })) {
    await untilShortTurn('part')
    if (book.settings) settings.push({ bookId: book.id, ...(await presentSettings(context, context.db, book)) })
  }
  return settings
}

/** The host's own texts to guests, and when she wants the daily mail. */
async function exportTexts({ db }: Context, account: Account): Promise<object> {
  const templates = await listTemplates(db, { hostId: account.id })
  const digest = await findDigest(db, account)
  return {
    templates: templates.map(({ updatedAt, ...template }) => ({ ...template, updatedAt: toIso(updatedAt) })),
    dailyMail: digest ? { hour: digest.hour, timeZone: digest.timeZone } : null,
  }
}

/** Which messages the host has sent, book by book. */
async function* readSentMessages({ db }: Pick<Context, 'db'>, account: Account): AsyncGenerator<object[]> {
  for (const { id: bookId } of await listBooksOfStays(db, { hostId: account.id })) {
    const sent = await db
      .selectFrom('stay_messages_sent')
      .innerJoin('stays', 'stays.id', 'stay_messages_sent.stay_id')
      .select(['stay_messages_sent.stay_id', 'stay_messages_sent.moment', 'stay_messages_sent.sent_at'])
      .where('stays.book_id', '=', bookId)
      .orderBy('stay_messages_sent.sent_at')
      .execute()
    yield sent.map((row) => ({ stayId: row.stay_id, moment: row.moment, sentAt: toIso(row.sent_at) }))
  }
}

function toIso(instant: number): string {
  return new Date(instant).toISOString()
}
