import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { isPostgres, openDatabase } from '#platform/db/database.ts'
import { migrate } from '#platform/db/migrate.ts'
import { openKeyring } from '#platform/keys/service-key.ts'
import { examine, givenExaminedService } from '#test/given-doctor.ts'
import { createTestDatabase } from '#test/test-database.ts'
import { migrations } from '../../migrations/index.ts'
import type { Reading } from './database-checks.ts'
import { judgeReplica, type ReplicaReading } from './replica-check.ts'

const standby: ReplicaReading = {
  version: '17.1',
  isStandby: true,
  server: 'second books',
  done: ['0001-first', '0002-second'],
  checkValue: 'check',
  progress: { replayed: '16/B374D848', age: 90_000 },
}

const database: Reading = {
  state: 'read',
  version: 'PostgreSQL 17.1',
  isEmpty: false,
  isUnfinishedMove: false,
  mayCreateDatabases: true,
  done: ['0001-first', '0002-second'],
  checkValue: 'check',
  sealed: [],
  backups: undefined,
  pictures: undefined,
  trouble: undefined,
  position: { server: 'first books', log: '16/B374D848' },
}

const atPlace = (log: string): Reading => ({ ...database, position: { server: 'first books', log } })

test.each<[string, Partial<ReplicaReading>, Reading, string]>([
  ['has all of the log, however old that is', {}, database, 'ok PostgreSQL 17.1, a standby, up to date'],
  ['is behind for long', {}, atPlace('17/0'), 'warn The replica is 90 seconds behind. Check the replication.'],
  [
    'is behind for a moment',
    { progress: { replayed: '16/B374D848', age: 1_200 } },
    atPlace('16/B374D849'),
    'ok PostgreSQL 17.1, a standby, 2 seconds behind',
  ],
  [
    'lacks a migration',
    { done: ['0001-first'] },
    database,
    'warn Migrations that the replica does not have yet: 1. Check the replication.',
  ],
  [
    'is another database',
    { checkValue: undefined },
    database,
    'fail DATABASE_READ_URL names no replica of the database of DATABASE_URL. Correct the address.',
  ],
  [
    'is a copy that is no standby',
    { isStandby: false, progress: undefined },
    database,
    'ok PostgreSQL 17.1; how far it is behind is not known',
  ],
  [
    'answers while the database does not',
    {},
    { state: 'failed', reason: 'away', advice: undefined },
    'ok PostgreSQL 17.1, a standby; not compared with the database, which cannot be read',
  ],
])('what is said of a replica that %s', (_case, changes, reading, expected) => {
  const { state, text } = judgeReplica({ ...standby, ...changes }, reading)
  expect(`${state} ${text}`).toBe(expected)
})

test('a replica that does not answer fails, without its password', async () => {
  const { env } = await givenExaminedService()
  expect((await examine(env)).find('replica')).toMatch(/^ok .*DATABASE_READ_URL is not set/)
  const away = 'postgres://host:hush-hush@127.0.0.1:9/books'
  const { code, find, text } = await examine({ ...env, DATABASE_URL: away, DATABASE_READ_URL: away })
  expect([code, find('replica')]).toEqual([
    2,
    expect.stringMatching(/^FAIL .*The replica is not readable: .*ECONNREFUSED.*\. Check host and port/),
  ])
  expect(text).not.toContain('hush-hush')
})

test('the database itself, an empty database and an older copy are no replica', async ({ skip }) => {
  const { env, context } = await givenExaminedService()
  const { databaseUrl } = context.config
  skip(!isPostgres(databaseUrl), 'only on PostgreSQL')
  await openKeyring(context.db, context.config)
  const { url = '', drop } = await createTestDatabase()
  onTestFinished(drop)
  const ask = async (DATABASE_READ_URL: string) => (await examine({ ...env, DATABASE_READ_URL })).find('replica')

  expect(await ask(databaseUrl)).toMatch(/^warn .*leads to the database of DATABASE_URL itself/)
  expect(await ask(url)).toMatch(/^FAIL .*names no replica of the database/)
  const copy = openDatabase(url)
  onTestFinished(() => copy.destroy())
  await migrate(copy, migrations)
  await openKeyring(copy, context.config)
  expect(await ask(url)).toMatch(/^ok .*PostgreSQL \d+.*; how far it is behind is not known$/)
  await sql`delete from kysely_migration where name = '0031-book-pictures'`.execute(copy)
  expect(await ask(url)).toMatch(/^warn .*does not have yet: 1\./)
})

test('a server that does not tell where its log ends is read like any other', async ({ skip }) => {
  const { env, context } = await givenExaminedService()
  const { databaseUrl } = context.config
  skip(!isPostgres(databaseUrl), 'only on PostgreSQL')
  // As Amazon Aurora does.
  await sql`create schema refusing`.execute(context.db)
  await sql`create function refusing.pg_current_wal_lsn() returns pg_lsn language plpgsql
    as 'begin raise exception ''not supported''; end'`.execute(context.db)
  const url = new URL(databaseUrl)
  url.searchParams.set('options', '-c search_path=refusing,pg_catalog,public')

  const { find } = await examine({ ...env, DATABASE_URL: url.href })
  expect(find('database')).toMatch(/^ok .*PostgreSQL/)
})
