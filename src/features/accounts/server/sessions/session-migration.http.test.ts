import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { migrate } from '#platform/db/migrate.ts'
import { givenDatabaseBefore } from '#test/migrated-database.ts'
import { migrations } from '../../../../../migrations/index.ts'
import { listSessions } from './session-queries.ts'

test('the migration keeps existing sessions and gives each its own id', async () => {
  const db = await givenDatabaseBefore('0004')
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
