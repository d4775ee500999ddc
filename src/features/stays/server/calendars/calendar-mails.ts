import type { MailSources } from '#features/mail/index.ts'
import { hour } from '#platform/clock.ts'

/**
 * Minimum time in ms that a calendar has failed to be named in the mail. Shorter than the time after which the mail is
 * ordered, because calendars that fail together are polled up to an hour apart.
 */
export const namedAfter = 22 * hour

/** Prepares the mail about calendars that cannot be read. It is dropped if all of them can be read again. */
export const calendarMails: Pick<MailSources['prepare'], 'calendarFailing'> = {
  async calendarFailing({ db, clock }, { reader }) {
    const failing = await db
      .selectFrom('calendars')
      .innerJoin('books', 'books.id', 'calendars.book_id')
      .select(['books.property_name', 'calendars.host_name', 'calendars.failing_since'])
      .where('books.host_id', '=', reader.accountId)
      .where('calendars.failing_since', '<=', clock.now() - namedAfter)
      .orderBy('calendars.failing_since')
      .execute()
    const since = failing[0]?.failing_since
    if (since == null) return undefined
    return {
      calendars: failing.map((row) => ({ propertyName: row.property_name, hostName: row.host_name })),
      since,
    }
  },
}
