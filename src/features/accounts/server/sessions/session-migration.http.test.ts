import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#platform/db/database.ts'
import { migrate } from '#platform/db/migrate.ts'
import { createTestDatabase } from '#test/test-database.ts'
import { migrations } from '../../../../../migrations/index.ts'
import { listSessions } from './session-queries.ts'

test('the migration keeps existing sessions and gives each its own id', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'benvenuto-test-'))
  const database = await createTestDatabase()
  const db = openDatabase(database.url ?? join(folder, 'benvenuto.db'))
  onTestFinished(async () => {
    await db.destroy()
    await database.drop()
    await rm(folder, { recursive: true, force: true })
  })
  const before = Object.entries(migrations).filter(([name]) => name < '0004')
  await migrate(db, Object.fromEntries(before))
  await sql`insert into accounts (id, name, email, email_normalized, password_hash, role, language, plan_status, created_at, updated_at)
    values ('a', 'Giulia', 'g@example.com', 'g@example.com', 'x', 'host', 'en', 'none', 0, 0)`.execute(db)
  for (const letter of ['b', 'c']) {
    await sql`insert into sessions (token_hash, account_id, created_at, last_seen_at, expires_at)
      values (${letter.repeat(64)}, 'a', 0, 0, 10)`.execute(db)
  }

  await migrate(db, migrations)

  expect((await listSessions(db, { accountId: 'a' }, 5)).map(({ id, device }) => [id, device])).toEqual([
    ['b'.repeat(22), { browser: null, system: null }],
    ['c'.repeat(22), { browser: null, system: null }],
  ])
})
