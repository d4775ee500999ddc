import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#platform/db/database.ts'
import { migrate } from '#platform/db/migrate.ts'
import { createTestDatabase } from '#test/test-database.ts'
import { migrations } from '../../../../migrations/index.ts'
import { sumImageBytes } from './image-queries.ts'

const step = Object.keys(migrations).find((name) => name.endsWith('-image-bytes')) ?? ''

test('the migration estimates the bytes of existing pictures', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'benvenuto-test-'))
  const database = await createTestDatabase()
  const db = openDatabase(database.url ?? join(folder, 'benvenuto.db'))
  onTestFinished(async () => {
    await db.destroy()
    await database.drop()
    await rm(folder, { recursive: true, force: true })
  })
  await migrate(db, Object.fromEntries(Object.entries(migrations).filter(([name]) => name < step)))
  await sql`insert into accounts (id, name, email, email_normalized, password_hash, role, language, plan_status, created_at, updated_at)
    values ('a', 'Giulia', 'g@example.com', 'g@example.com', 'x', 'host', 'en', 'none', 0, 0)`.execute(db)
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
