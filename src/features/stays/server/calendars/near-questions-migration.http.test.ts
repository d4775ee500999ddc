import { expect, test } from 'vitest'
import { migrate } from '#platform/db/migrate.ts'
import { givenDatabaseBefore, insertRow } from '#test/migrated-database.ts'
import { migrations } from '../../../../../migrations/index.ts'

test('calendars with an open question about a new number are read again after the migration', async () => {
  const db = await givenDatabaseBefore('0053')
  await insertRow(db, 'books', { id: 'b', host_id: 'a', status: 'draft' })
  for (const [id, kind, answer] of [
    ['open', 'sameGuests', null],
    ['answered', 'sameGuests', 'yes'],
    ['other', 'isBooking', null],
  ] as const) {
    await insertRow(db, 'calendars', { id, book_id: 'b', address_hash: id })
    await insertRow(db, 'calendar_questions', { id, calendar_id: id, kind, answer, arrival: '2026-05-15' })
  }

  await migrate(db, migrations)

  const rows = await db.selectFrom('calendars').select(['id', 'depends_on_book']).orderBy('id').execute()
  expect(rows.map((row) => [row.id, row.depends_on_book])).toEqual([
    ['answered', 0],
    ['open', 1],
    ['other', 0],
  ])
})
