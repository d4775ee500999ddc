import type { MailSources } from '#features/mail/index.ts'
import type { Context } from '#platform/context.ts'
import { settingsColumns } from '../stays/stay-records.ts'

type MailedQuestion = NonNullable<Awaited<ReturnType<MailSources['prepare']['calendarQuestions']>>>['questions'][number]

/** Those of the given questions of a host that are still open, by arrival. */
export async function findOpenQuestions(
  { db }: Pick<Context, 'db'>,
  accountId: string,
  questionIds: readonly string[],
): Promise<(MailedQuestion & { id: string; timeZone: string })[]> {
  if (questionIds.length === 0) return []
  const rows = await selectOpenQuestions({ db })
    .where('calendar_questions.id', 'in', questionIds)
    .where('books.host_id', '=', accountId)
    .orderBy('calendar_questions.arrival')
    .orderBy('calendar_questions.id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    house: row.property_name,
    arrival: Date.parse(row.arrival),
    departure: Date.parse(row.departure),
    timeZone: row.settings_time_zone,
  }))
}

/** Questions without an answer. */
export function selectOpenQuestions({ db }: Pick<Context, 'db'>) {
  return db
    .selectFrom('calendar_questions')
    .innerJoin('calendars', 'calendars.id', 'calendar_questions.calendar_id')
    .innerJoin('books', 'books.id', 'calendars.book_id')
    .innerJoin('stay_settings', 'stay_settings.book_id', 'calendars.book_id')
    .select([
      'calendar_questions.id',
      'calendar_questions.kind',
      'calendar_questions.arrival',
      'calendar_questions.departure',
      'books.property_name',
      'books.host_id',
    ])
    .select(settingsColumns)
    .where('calendar_questions.answer', 'is', null)
}
