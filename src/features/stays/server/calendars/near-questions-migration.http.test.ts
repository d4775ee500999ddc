import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { migrate } from '#platform/db/migrate.ts'
import { givenDatabaseBefore } from '#test/migrated-database.ts'
import { migrations } from '../../../../../migrations/index.ts'

test('calendars with an open question about a new number are read again after the migration', async () => {
  const db = await givenDatabaseBefore('0053')
  const tables = await db.introspection.getTables()
  const insert = async (table: string, values: Record<string, string | number | null>) => {
    const needed = tables
      .find(({ name }) => name === table)
      ?.columns.filter(({ isNullable, hasDefaultValue }) => !isNullable && !hasDefaultValue)
    const empty = needed?.map(({ name, dataType }) => [name, dataType.toLowerCase() === 'text' ? '' : 0]) ?? []
    const row = { ...Object.fromEntries(empty), ...values }
    const columns = sql.join(Object.keys(row).map((column) => sql.ref(column)))
    await sql`insert into ${sql.table(table)} (${columns}) values (${sql.join(Object.values(row))})`.execute(db)
  }
  await insert('books', { id: 'b', host_id: 'a', status: 'draft' })
  for (const [id, kind, answer] of [
    ['open', 'sameGuests', null],
    ['answered', 'sameGuests', 'yes'],
    ['other', 'isBooking', null],
  ] as const) {
    await insert('calendars', { id, book_id: 'b', address_hash: id })
    await insert('calendar_questions', { id, calendar_id: id, kind, answer, arrival: '2026-05-15' })
  }

  await migrate(db, migrations)

  const rows = await db.selectFrom('calendars').select(['id', 'depends_on_book']).orderBy('id').execute()
  expect(rows.map((row) => [row.id, row.depends_on_book])).toEqual([
    ['answered', 0],
    ['open', 1],
    ['other', 0],
  ])
})
