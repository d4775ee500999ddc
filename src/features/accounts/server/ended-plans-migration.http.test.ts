import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { migrate } from '#platform/db/migrate.ts'
import { givenDatabaseBefore } from '#test/migrated-database.ts'
import { migrations } from '../../../../migrations/index.ts'

const step = Object.keys(migrations).find((name) => name.endsWith('-open-networks')) ?? ''

test('accounts whose subscription ended at once get the time of their last change as its end', async () => {
  const db = await givenDatabaseBefore(step)
  const accounts = [
    ['ended', 'expired', 5, null],
    ['cancelled', 'active', 5, 20],
    ['trial', 'trial', 5, null],
    ['paying', 'active', 5, null],
  ] as const
  for (const [id, status, trialEndsAt, accessUntil] of accounts)
    await sql`insert into accounts (id, name, email, email_normalized, password_hash, role, language, plan, plan_status, trial_ends_at,
      access_until, created_at, updated_at)
      values (${id}, 'Giulia', ${`${id}@example.com`}, ${id}, '', 'host', 'en', 'pro', ${status}, ${trialEndsAt},
      ${accessUntil}, 1, 9)`.execute(db)

  await migrate(db, migrations)

  const rows = await db
    .selectFrom('accounts')
    .select(['id', 'access_until'])
    .where('id', '!=', 'a')
    .orderBy('id')
    .execute()
  expect(rows.map(({ id, access_until }) => [id, access_until])).toEqual([
    ['cancelled', 20],
    ['ended', 9],
    ['paying', null],
    ['trial', null],
  ])
})
