import type { Kysely } from 'kysely'

/**
 * Open questions of which the host has not been notified are looked for every minute. Calendars with an open question about a
 * new number are read again even if they answer the same: near the arrival the answer has another meaning.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('calendar_questions_untold')
    .on('calendar_questions')
    .columns(['answer', 'told_at', 'arrival', 'id'])
    .execute()
  const tables = db as Kysely<Before>
  await tables
    .updateTable('calendars')
    .set({ depends_on_book: 1 })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('calendar_questions')
        .select('calendar_id')
        .where('kind', '=', 'sameGuests')
        .where('answer', 'is', null),
    )
    .execute()
}

type Before = {
  calendars: { id: string; depends_on_book: number }
  calendar_questions: { calendar_id: string; kind: string; answer: string | null }
}
