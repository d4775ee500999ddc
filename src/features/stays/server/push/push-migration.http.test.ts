import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { migrate } from '#platform/db/migrate.ts'
import { givenDatabaseBefore } from '#test/migrated-database.ts'
import { migrations } from '../../../../../migrations/index.ts'

test('stays that ended before the migration are no news', async () => {
  const db = await givenDatabaseBefore('0039')
  const tables = await db.introspection.getTables()
  const needed = tables
    .find(({ name }) => name === 'books')
    ?.columns.filter(({ isNullable, hasDefaultValue }) => !isNullable && !hasDefaultValue)
  const empty = needed?.map(({ name, dataType }) => [name, dataType.toLowerCase() === 'text' ? '' : 0]) ?? []
  const book: Record<string, string | number> = { ...Object.fromEntries(empty), id: 'b', host_id: 'a', status: 'draft' }
  const columns = sql.join(Object.keys(book).map((column) => sql.ref(column)))
  await sql`insert into books (${columns}) values (${sql.join(Object.values(book))})`.execute(db)
  for (const [id, cancelledAt] of [
    ['ended', 5],
    ['live', null],
  ] as const) {
    await sql`insert into stays (id, book_id, arrival, departure, source, label, revision, created_at, updated_at, cancelled_at)
      values (${id}, 'b', '2026-05-15', '2026-05-18', 'manual', '', 1, 0, 0, ${cancelledAt})`.execute(db)
  }

  await migrate(db, migrations)

  const rows = await db.selectFrom('stays').select(['id', 'end_seen_at']).orderBy('id').execute()
  expect(rows).toEqual([
    { id: 'ended', end_seen_at: 5 },
    { id: 'live', end_seen_at: null },
  ])
})
