import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { migrate } from '#platform/db/migrate.ts'
import { givenDatabaseBefore } from '#test/migrated-database.ts'
import { migrations } from '../../../../migrations/index.ts'
import { sumImageBytes } from './image-queries.ts'

const step = Object.keys(migrations).find((name) => name.endsWith('-image-bytes')) ?? ''

test('the migration estimates the bytes of existing pictures', async () => {
  const db = await givenDatabaseBefore(step)
  for (const [id, width, height] of [
    ['landscape', 1600, 1200],
    ['portrait', 1600, 3200],
    ['logo', 301, 200],
  ] as const) {
    await sql`insert into images (id, account_id, width, height, widths, created_at)
      values (${id}, 'a', ${width}, ${height}, '[]', 0)`.execute(db)
  }

  await migrate(db, migrations)

  expect(await db.selectFrom('images').select(['id', 'bytes']).orderBy('id').execute()).toEqual([
    { id: 'landscape', bytes: 384_000 },
    { id: 'logo', bytes: 12_040 },
    { id: 'portrait', bytes: 600_000 },
  ])
  expect(await sumImageBytes(db, { accountId: 'a' })).toBe(996_040)
})
