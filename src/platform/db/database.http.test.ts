import { execFile } from 'node:child_process'
import { mkdtemp, rm, stat, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { Kysely, sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createTestDatabase } from '#test/test-database.ts'
import { migrations } from '../../../migrations/index.ts'
import { type Db, findDirectRead, isPostgres, openDatabase } from './database.ts'
import { openLog, type SyncedLog } from './log-sync.ts'
import { migrate } from './migrate.ts'
import { isDatabaseAway } from './outage.ts'
import { createSqliteDialect, SqliteReader } from './sqlite-dialect.ts'

const run = promisify(execFile)

async function givenDatabase(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'benvenuto-test-'))
  const database = await createTestDatabase()
  onTestFinished(async () => {
    await database.drop()
    await rm(folder, { recursive: true, force: true })
  })
  return database.url ?? join(folder, 'new', 'benvenuto.db')
}

async function write(url: string, name: string, ms: number): Promise<{ migrated: number; acknowledged: string[] }> {
  const { stdout } = await run(process.execPath, ['test/database-writer.ts', url, name, String(ms)], { maxBuffer: 1e8 })
  return JSON.parse(stdout)
}

async function withDatabase<Result>(url: string, work: (db: Db) => Promise<Result>): Promise<Result> {
  const db = openDatabase(url)
  try {
    return await work(db)
  } finally {
    await db.destroy()
  }
}

test('processes that start together migrate once, write at once, and lose no acknowledged row', {
  timeout: 60_000,
}, async () => {
  const url = await givenDatabase()

  const writers = await Promise.all(['one', 'two', 'three'].map((name) => write(url, name, 2_000)))

  const ran = writers.map(({ migrated }) => migrated).sort()
  expect(ran).toEqual([0, 0, Object.keys(migrations).length])
  const acknowledged = writers.flatMap((writer) => writer.acknowledged).sort()
  const stored = await withDatabase(url, (db) => db.selectFrom('captchas').select('id').execute())
  expect(stored.map((row) => row.id).sort()).toEqual(acknowledged)
})

test('a write that finds the database taken waits for its turn and lets everything else go on', async () => {
  const url = await givenDatabase()
  await write(url, 'row', 0)
  const mark = (db: Db, answer: string) => db.updateTable('captchas').set({ answer_hash: answer }).execute()
  await withDatabase(url, (db) =>
    withDatabase(url, async (other) => {
      let second: Promise<unknown> | undefined
      await db.transaction().execute(async (tx) => {
        await mark(tx, 'first')
        second = mark(other, 'second')
        for (let turn = 0; turn < 20; turn += 1) await setTimeout(1)
        await sql`select 1`.execute(tx)
      })
      await second
      expect(await db.selectFrom('captchas').select('answer_hash').execute()).toEqual([{ answer_hash: 'second' }])
    }),
  )
})

test('a process that waits for another one logs it once, and goes on', async (context) => {
  const url = await givenDatabase()
  if (url.startsWith('postgres')) return context.skip('PostgreSQL locks rows, not the database')
  await write(url, 'row', 0)
  await withDatabase(url, async (db) => {
    const told: string[] = []
    const other = openDatabase(url, { onBusy: () => void told.push('busy'), noticeAfter: 0 })
    let answer: Promise<unknown> | undefined
    await db.transaction().execute(async () => {
      answer = other.updateTable('captchas').set({ answer_hash: 'late' }).execute()
      await vi.waitFor(() => expect(told).toEqual(['busy']))
      await setTimeout(10)
    })
    await answer
    await other.destroy()
    expect(told).toEqual(['busy'])
    expect(await db.selectFrom('captchas').select('answer_hash').execute()).toEqual([{ answer_hash: 'late' }])
  })
})

test('a full disk has an error of its own, and needs no restart', async (context) => {
  const url = await givenDatabase()
  if (url.startsWith('postgres')) return context.skip('PostgreSQL has a disk of its own')
  await write(url, 'row', 0)
  await withDatabase(url, async (db) => {
    const fill = (id: string) =>
      db.transaction().execute((tx) =>
        tx
          .insertInto('captchas')
          .values({ id, answer_hash: 'x'.repeat(1e6), expires_at: 0 })
          .execute(),
      )
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db)
    await sql.raw(`pragma max_page_count = ${rows[0]?.page_count}`).execute(db)
    await expect(fill('a')).rejects.toThrow('database or disk is full')
    await sql.raw('pragma max_page_count = 1000000').execute(db)
    await fill('b')
    const ids = await db.selectFrom('captchas').select('id').orderBy('id').execute()
    expect(ids.map(({ id }) => id)).toEqual(['b', 'row-0'])
  })
})

test('a connection that breaks within a transaction fails that transaction alone', async (context) => {
  const url = await givenDatabase()
  if (!url.startsWith('postgres')) return context.skip('SQLite has no connections that a server could end')
  await withDatabase(url, (db) =>
    withDatabase(url, async (other) => {
      const transaction = db.transaction().execute(async (tx) => {
        const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
        await sql`select pg_terminate_backend(${rows[0]?.pid}, 5000)`.execute(other)
        await sql`select 1`.execute(tx)
      })

      await expect(transaction).rejects.toThrow()
      expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }])
    }),
  )
})

test('PostgreSQL notices within a minute that a node has vanished, on every connection', async (context) => {
  const url = await givenDatabase()
  if (!isPostgres(url)) return context.skip('SQLite has no connections')
  await withDatabase(url, async (db) => {
    const settings = sql<Record<string, number>>`
      select current_setting('tcp_keepalives_idle')::int as idle,
        current_setting('tcp_keepalives_interval')::int as interval,
        current_setting('tcp_keepalives_count')::int as count,
        current_setting('tcp_user_timeout')::int as unanswered,
        pg_backend_pid() as id, pg_sleep(0.1)`
    const read = async () => (await settings.execute(db)).rows
    const direct = findDirectRead(db)?.<Record<string, number>>(settings.compile(db))
    const rows = (await Promise.all([read(), read(), read(), direct])).flatMap((found) => found ?? [])
    expect(new Set(rows.map(({ id }) => id)).size).toBe(4)
    for (const { idle, interval, count, unanswered } of rows) {
      expect([idle, interval, count, unanswered]).toEqual([30, 10, 3, 60_000])
    }
  })
})

test('a SQLite file is for its owner alone', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'benvenuto-test-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const file = join(folder, 'new', 'benvenuto.db')
  await withDatabase(file, (db) => migrate(db, migrations))
  const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8)
  expect([await modeOf(file), await modeOf(dirname(file))]).toEqual(['600', '700'])
})

const later = { up: async () => undefined }

test('a database that a newer version has extended is used as it is, by nodes of both versions', async () => {
  const url = await givenDatabase()
  const newer = { ...migrations, '9998-later': later }
  expect(await withDatabase(url, (db) => migrate(db, newer))).toContain('9998-later')
  expect(await withDatabase(url, (db) => migrate(db, migrations))).toEqual([])
  expect(await withDatabase(url, (db) => migrate(db, newer))).toEqual([])
})

test('a database is refused after a migration that contracts it, and by a version on another line', async () => {
  const url = await givenDatabase()
  const contracted = { ...migrations, '9998-contract-books': later, '9999-later': later }
  await withDatabase(url, (db) => migrate(db, contracted))
  await expect(withDatabase(url, (db) => migrate(db, migrations))).rejects.toThrow(
    'a newer version of the service has changed it so that this one cannot use it (9998-contract-books). Install the newer version, or a later one. To stay with this version, restore a backup made by this version.',
  )
  const other = { ...migrations, '9998-contract-books': later, '9997-other': later }
  await expect(withDatabase(url, (db) => migrate(db, other))).rejects.toThrow('(9999-later)')
})

test('of an older and a newer version that start together on an older database, both get one that they can use', async () => {
  const url = await givenDatabase()
  const slow = { up: () => setTimeout(20) }
  const newer = { ...migrations, '9998-later': slow }
  const [ofNewer, ofOlder] = await Promise.all(
    [newer, migrations].map((known) => withDatabase(url, (db) => migrate(db, known))),
  )
  expect([...(ofNewer ?? []), ...(ofOlder ?? [])].toSorted()).toEqual(Object.keys(newer).toSorted())
})

const postgresOnly = 'SQLite has no locks of tables'

test('a migration that other transactions block begins again', async (context) => {
  const url = await givenDatabase()
  if (!url.startsWith('postgres')) return context.skip(postgresOnly)
  await withDatabase(url, async (db) => {
    await migrate(db, migrations)
    const hasBegun = Promise.withResolvers<void>()
    const isInTheWay = Promise.withResolvers<void>()
    const newer = {
      ...migrations,
      '9998-later': {
        async up(tx: Kysely<unknown>) {
          await sql`alter table mails add column later integer`.execute(tx)
          hasBegun.resolve()
          await sql`alter table captchas add column later integer`.execute(tx)
        },
      },
    }
    const told: string[] = []
    const others = withDatabase(url, (other) =>
      other.transaction().execute(async (tx) => {
        // The server ends the transaction whose timer is over first.
        await sql`set local deadlock_timeout = '1min'`.execute(tx)
        await tx.selectFrom('captchas').select('id').execute()
        isInTheWay.resolve()
        await hasBegun.promise
        return tx.selectFrom('mails').select('id').execute()
      }),
    )
    await isInTheWay.promise
    const ran = await migrate(db, newer, () => told.push('again'))
    expect([ran, told, await others]).toEqual([['9998-later'], ['again'], []])
  })
})

test('readers of a table do not wait behind a migration for a long transaction', async (context) => {
  const url = await givenDatabase()
  if (!url.startsWith('postgres')) return context.skip(postgresOnly)
  await withDatabase(url, async (db) => {
    await migrate(db, migrations)
    const alter = { up: (tx: Kysely<unknown>) => sql`alter table captchas add column later integer`.execute(tx) }
    let migrating: Promise<string[]> | undefined
    await withDatabase(url, (other) =>
      other.transaction().execute(async (tx) => {
        await tx.selectFrom('captchas').select('id').execute()
        migrating = migrate(db, { ...migrations, '9998-later': { up: async (at) => void (await alter.up(at)) } })
        const isWaiting = sql<{ count: string }>`select count(*) from pg_locks where not granted`
        await vi.waitFor(async () => expect((await isWaiting.execute(other)).rows[0]?.count).not.toBe('0'), 10_000)
        // In a connection of its own: it would wait until the transaction here ends.
        await withDatabase(url, (reader) => reader.selectFrom('captchas').select('id').execute())
      }),
    )
    expect(await migrating).toEqual(['9998-later'])
  })
})

test('a long series of statements lets other events have their turn', async () => {
  await withDatabase(await givenDatabase(), async (db) => {
    const work = sql`with recursive numbers(n) as (
      select 1 union all select n + 1 from numbers where n < 100000
    ) select count(*) from numbers`
    let turns = 0
    const count = () => {
      turns += 1
      timer = setImmediate(count)
    }
    let timer = setImmediate(count)

    await Promise.all(Array.from({ length: 40 }, () => work.execute(db)))

    clearImmediate(timer)
    expect(turns).toBeGreaterThan(8)
  })
})

test('on SQLite other events have their turn after a few milliseconds of short statements', async (context) => {
  const url = await givenDatabase()
  if (url.startsWith('postgres')) return context.skip('PostgreSQL works in another process')
  await withDatabase(url, async (db) => {
    const work = sql`with recursive numbers(n) as (
      select 1 union all select n + 1 from numbers where n < 2000
    ) select count(*) from numbers`
    let turns = 0
    const count = () => {
      turns += 1
      timer = setImmediate(count)
    }
    let timer = setImmediate(count)
    const begun = process.threadCpuUsage()
    await Promise.all(Array.from({ length: 400 }, () => work.execute(db)))
    clearImmediate(timer)
    // Processor time, which does not depend on other programs on the machine.
    const { user, system } = process.threadCpuUsage(begun)
    expect((user + system) / 1_000 / turns).toBeLessThan(5)
  })
})

test('a write is acknowledged when the disk has it, and delays nobody meanwhile', async (context) => {
  const file = await givenDatabase()
  if (file.startsWith('postgres')) return context.skip('PostgreSQL waits for its own log')
  let onDisk = Promise.withResolvers<void>()
  let syncs = 0
  const replace = vi.fn()
  const log = {
    sync: () => {
      syncs += 1
      return onDisk.promise
    },
    replace,
    close: () => undefined,
  }
  const db = new Kysely<{ notes: { id: number } }>({
    dialect: createSqliteDialect(file, new SqliteReader(file), undefined, () => log),
  })
  onTestFinished(() => db.destroy())
  onDisk.resolve()
  await db.schema.createTable('notes').addColumn('id', 'integer').execute()
  onDisk = Promise.withResolvers()
  syncs = 0
  const acknowledged: number[] = []
  const insert = async (id: number) => {
    await db.insertInto('notes').values({ id }).execute()
    acknowledged.push(id)
  }

  const writes = [
    insert(1),
    db.transaction().execute(async (tx) => {
      await tx.insertInto('notes').values({ id: 2 }).execute()
      await tx.selectFrom('notes').select('id').execute()
    }),
    insert(3),
  ]
  await vi.waitFor(async () => expect(await db.selectFrom('notes').select('id').execute()).toHaveLength(3))

  expect([acknowledged, syncs]).toEqual([[], 1])
  onDisk.resolve()
  await Promise.all(writes)
  // The first write was being synced when the others came; they share the second sync.
  expect(syncs).toBe(2)
  await db.transaction().execute((tx) => tx.selectFrom('notes').select('id').execute())
  expect(syncs).toBe(2)

  onDisk = Promise.withResolvers()
  const failed = insert(4)
  // The write may reach the log later than this.
  onDisk.promise.catch(() => undefined)
  onDisk.reject(new Error('EIO'))
  const error = await failed.catch((thrown: unknown) => thrown)
  expect(isDatabaseAway(error)).toBe(true)
  expect(replace).not.toHaveBeenCalled()

  // The next write would be behind the damaged part of the log.
  onDisk = Promise.withResolvers()
  onDisk.resolve()
  replace.mockImplementationOnce(() => {
    throw new Error('still broken')
  })
  await expect(insert(5)).rejects.toThrow('The disk does not take the write.')
  await insert(6)
  expect(replace).toHaveBeenCalledTimes(2)
  await expect(sql`insert into unknown values (1)`.execute(db)).rejects.toThrow('no such table')
})

test('the log of a database that a link leads to is synced', async (context) => {
  const file = await givenDatabase()
  if (file.startsWith('postgres')) return context.skip('PostgreSQL syncs its own log')
  await withDatabase(file, (first) => sql`create table notes (id integer)`.execute(first))
  const link = join(dirname(dirname(file)), 'link.db')
  await symlink(file, link)
  const logs: (SyncedLog | undefined)[] = []
  const db = new Kysely<{ notes: { id: number } }>({
    dialect: createSqliteDialect(link, new SqliteReader(link), undefined, (database) => {
      logs.push(openLog(database))
      return logs[0]
    }),
  })
  await db.insertInto('notes').values({ id: 1 }).execute()
  expect(logs).toHaveLength(1)
  await logs[0]?.sync()
  logs[0]?.replace()
  expect((await stat(`${file}-wal`)).size).toBe(0)
  await db.destroy()
  expect(await withDatabase(file, (other) => sql`select id from notes`.execute(other))).toMatchObject({
    rows: [{ id: 1 }],
  })
})

test('statements that run when the database closes are finished or refused, and nothing is lost', async (context) => {
  const file = await givenDatabase()
  if (file.startsWith('postgres')) return context.skip('the pool of PostgreSQL ends by itself')
  await withDatabase(file, (first) => sql`create table notes (id integer)`.execute(first))
  const db = openDatabase(file)
  const writes = Array.from({ length: 20 }, (_, id) => sql`insert into notes values (${id})`.execute(db))
  const outcomes = Promise.allSettled(writes)
  await sql`select 1`.execute(db)
  await db.destroy()
  const acknowledged = (await outcomes).filter(({ status }) => status === 'fulfilled').length
  const { rows } = await withDatabase(file, (other) => sql`select id from notes`.execute(other))
  expect(rows).toHaveLength(acknowledged)
})
