import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { startTcpProxy } from '#test/tcp-proxy.ts'
import { createTestDatabase } from '#test/test-database.ts'
import { migrations } from '../../../migrations/index.ts'
import { type Db, openDatabase, outageOf } from './database.ts'
import { migrate } from './migrate.ts'
import { isDatabaseAway } from './outage.ts'
import { longestUse, longestWrite, noteWrite } from './row-memory.ts'
import { createRowReader } from './row-reader.ts'

afterEach(() => {
  vi.useRealTimers()
})

async function givenUrl(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'benvenuto-test-'))
  const database = await createTestDatabase()
  onTestFinished(async () => {
    await database.drop()
    await rm(folder, { recursive: true, force: true })
  })
  return database.url ?? join(folder, 'benvenuto.db')
}

/** A database with one captcha, and a reader of captchas. */
async function givenReader(url: string) {
  const told: string[] = []
  const db = openDatabase(url, undefined, {
    begin: (reason) => told.push(`begin: ${reason instanceof Error ? reason.message : ''}`),
    end: (_seconds, rows) => told.push(`end after ${rows} rows`),
  })
  onTestFinished(() => db.destroy())
  await migrate(db, migrations)
  await db.insertInto('captchas').values({ id: 'known', answer_hash: 'first', expires_at: 0 }).execute()
  const readRow = createRowReader(db, (ids) =>
    db.selectFrom('captchas').select(['id as key', 'answer_hash']).where('id', 'in', ids),
  )
  const read = async (id: string) => {
    await new Promise(setImmediate)
    return (await readRow(id))?.answer_hash
  }
  return { db, read, told }
}

const takeAway = (db: Db) => sql`alter table captchas rename to captchas_away`.execute(db)
const putBack = (db: Db) => sql`alter table captchas_away rename to captchas`.execute(db)

test('while the database fails, the rows that it has confirmed are used and counted', async () => {
  const { db, read, told } = await givenReader(await givenUrl())
  expect([await read('known'), await read('unknown')]).toEqual(['first', undefined])
  await takeAway(db)

  expect([await read('known'), await read('unknown'), await read('known')]).toEqual(['first', undefined, 'first'])
  await expect(read('never asked for')).rejects.toThrow('captchas')
  expect(told).toHaveLength(1)
  expect(outageOf(db)).toMatchObject({ isOn: true, rows: 3 })

  await putBack(db)
  await db.updateTable('captchas').set({ answer_hash: 'second' }).execute()
  // Reads a row that is not remembered, so it asks the database, which answers.
  expect(await read('never asked for')).toBeUndefined()
  expect(await read('known')).toBe('second')
  expect(told[1]).toBe('end after 3 rows')
})

test('a row is used for ten minutes after its confirmation, and not longer', async () => {
  const { db, read } = await givenReader(await givenUrl())
  vi.useFakeTimers({ toFake: ['performance'] })
  await read('known')
  await takeAway(db)

  vi.advanceTimersByTime(longestUse - 1)
  expect(await read('known')).toBe('first')
  vi.advanceTimersByTime(1)
  await expect(read('known')).rejects.toThrow('captchas')
})

test('a row that was changed before the outage is used as it was last read', async () => {
  const { db, read } = await givenReader(await givenUrl())
  await read('known')
  await db.deleteFrom('captchas').execute()
  expect(await read('known')).toBeUndefined()
  await takeAway(db)

  expect(await read('known')).toBeUndefined()
})

test('a row that was read before its account wrote is not used, and one that is missing only if its owner is known', async () => {
  const { db } = await givenReader(await givenUrl())
  vi.useFakeTimers({ toFake: ['performance'] })
  const owner = randomUUID()
  const select = (ids: readonly string[]) =>
    db.selectFrom('captchas').select(['id as key', 'answer_hash']).where('id', 'in', ids)
  const readOwned = createRowReader(db, select, (_id, row) => row && owner)
  const readByKey = createRowReader(db, select, () => owner)
  const use = async (read: typeof readOwned, id: string) => {
    await new Promise(setImmediate)
    return (await read(id))?.answer_hash
  }
  const readAll = () => Promise.all([use(readOwned, 'known'), use(readOwned, 'unknown'), use(readByKey, 'unknown')])
  await readAll()
  await takeAway(db)
  expect(await use(readOwned, 'known')).toBe('first')
  expect(await use(readByKey, 'unknown')).toBeUndefined()
  await expect(use(readOwned, 'unknown')).rejects.toThrow('captchas')

  await putBack(db)
  noteWrite(owner)
  // The transaction of the write may still be open.
  vi.advanceTimersByTime(longestWrite)
  await readAll()
  await takeAway(db)
  await expect(use(readOwned, 'known')).rejects.toThrow('captchas')
  await expect(use(readByKey, 'unknown')).rejects.toThrow('captchas')

  await putBack(db)
  vi.advanceTimersByTime(longestWrite)
  await readAll()
  await takeAway(db)
  expect(await use(readOwned, 'known')).toBe('first')
})

test('during an outage the database is asked about remembered rows once a second', async () => {
  const { db, read } = await givenReader(await givenUrl())
  vi.useFakeTimers({ toFake: ['performance'] })
  await read('known')
  await takeAway(db)
  await read('known')
  await putBack(db)
  await db.updateTable('captchas').set({ answer_hash: 'second' }).execute()

  vi.advanceTimersByTime(999)
  expect(await read('known')).toBe('first')
  vi.advanceTimersByTime(1)
  expect(await read('known')).toBe('second')
})

test('a read after an acknowledged write sees it, also in the same turn of the event loop', async () => {
  const { db } = await givenReader(await givenUrl())
  const readRow = createRowReader(db, (ids) =>
    db.selectFrom('captchas').select(['id as key', 'answer_hash']).where('id', 'in', ids),
  )
  for (let round = 0; round < 10; round += 1) {
    const turn = new Promise(setImmediate)
    // The write is on the disk before the turn ends.
    setImmediate(() => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20))
    await turn
    await readRow('known')
    await db
      .updateTable('captchas')
      .set({ answer_hash: `round ${round}` })
      .execute()
    expect((await readRow('known'))?.answer_hash).toBe(`round ${round}`)
  }
})

test('a change by another node is seen although all connections are in use', async () => {
  const url = await givenUrl()
  const { db, read, told } = await givenReader(url)
  const other = openDatabase(url)
  onTestFinished(() => other.destroy())
  expect(await read('known')).toBe('first')
  const released = Promise.withResolvers<void>()
  const users = Array.from({ length: 10 }, () => db.connection().execute(() => released.promise))
  await other.updateTable('captchas').set({ answer_hash: 'second' }).execute()

  expect(await read('known')).toBe('second')
  expect(told).toEqual([])
  released.resolve()
  await Promise.all(users)
})

/** @returns an address of the same database whose user has ten connections */
async function givenScarceUrl(url: string): Promise<string> {
  const user = `benvenuto_test_${randomUUID().slice(0, 8)}`
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    await client.query(statement).finally(() => client.end())
  }
  await run(`create role ${user} login connection limit 10 password '${user}'`)
  onTestFinished(() => run(`reassign owned by ${user} to current_user; drop role ${user}`))
  await run(`alter database ${new URL(url).pathname.slice(1)} owner to ${user}`)
  const scarce = new URL(url)
  scarce.username = user
  scarce.password = user
  return scarce.href
}

/** Returns once it has a connection: the server needs some time to free a closed one. */
async function holdConnection(db: Db, released: Promise<void>): Promise<{ done: Promise<void> }> {
  return vi.waitFor(
    () =>
      new Promise<{ done: Promise<void> }>((resolve, reject) => {
        const done = db.connection().execute(() => {
          resolve({ done })
          return released
        })
        done.catch(reject)
      }),
    20_000,
  )
}

test.for([10, 9])('a server without connections left is waited for, with %i in the pool', async (held, context) => {
  const url = await givenUrl()
  if (!url.startsWith('postgres')) return context.skip('SQLite has no connections to a server')
  const scarceUrl = await givenScarceUrl(url)
  const { db, read, told } = await givenReader(scarceUrl)
  const other = openDatabase(url)
  const rest = openDatabase(scarceUrl)
  onTestFinished(async () => void (await Promise.all([other.destroy(), rest.destroy()])))
  expect(await read('known')).toBe('first')
  const released = Promise.withResolvers<void>()
  const users = await Promise.all(
    Array.from({ length: 10 }, (_, index) => holdConnection(index < held ? db : rest, released.promise)),
  )
  await other.updateTable('captchas').set({ answer_hash: 'second' }).execute()

  const reading = read('known')
  setTimeout(released.resolve, 2_500)
  expect(await reading).toBe('second')
  expect(told).toEqual([])
  await Promise.all(users.map(({ done }) => done))
})

test('second reads of all kinds of rows use one connection', async (context) => {
  const url = await givenUrl()
  if (!url.startsWith('postgres')) return context.skip('SQLite has no connections to a server')
  const db = openDatabase(url)
  onTestFinished(() => db.destroy())
  const released = Promise.withResolvers<void>()
  const users = Array.from({ length: 10 }, () => db.connection().execute(() => released.promise))
  const select = (keys: readonly string[]) =>
    sql<{ key: string; pid: number }>`select key, pg_backend_pid() as pid from unnest(${keys}::text[]) as key`
  const readers = Array.from({ length: 6 }, () =>
    createRowReader(db, (keys) => ({ compile: () => select(keys).compile(db) })),
  )
  const pids = new Set<number | undefined>()
  for (let round = 0; round < 2; round += 1) {
    const rows = await Promise.all(readers.map((readRow) => readRow('book')))
    for (const row of rows) pids.add(row?.pid)
  }
  released.resolve()
  await Promise.all(users)
  expect(pids.size).toBe(1)
})

test('a server that falls silent keeps nobody waiting for a remembered row, and is found again', async (context) => {
  const url = await givenUrl()
  if (!url.startsWith('postgres')) return context.skip('SQLite has no server that could fall silent')
  const proxy = await startTcpProxy(url)
  onTestFinished(() => proxy.close())
  const { db, read, told } = await givenReader(proxy.url)
  await read('known')
  proxy.silence()

  expect(await read('known')).toBe('first')
  expect(told).toEqual(['begin: a row was not read in time'])
  // Its state is not known yet: its query waits until the connections are ended, and fails.
  const failed = await read('never asked for').catch((error: unknown) => error)
  expect(isDatabaseAway(failed)).toBe(true)
  expect(outageOf(db).isOn).toBe(true)

  proxy.speak()
  await vi.waitFor(async () => expect(await read('never asked for')).toBeUndefined(), 20_000)
  expect(outageOf(db).isOn).toBe(false)
})

test.each([
  [Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }), true],
  [Object.assign(new Error('the database system is starting up'), { code: '57P03' }), true],
  [Object.assign(new Error('no space left'), { code: '53100' }), true],
  [Object.assign(new Error('deadlock detected'), { code: '40P01' }), true],
  [new Error('Connection terminated unexpectedly'), true],
  [new Error('timeout exceeded when trying to connect'), true],
  [Object.assign(new Error('database or disk is full'), { errcode: 13 }), true],
  [Object.assign(new Error('disk I/O error'), { errcode: 10 | (2 << 8) }), true],
  [Object.assign(new Error('UNIQUE constraint failed'), { errcode: 2067, code: 'ERR_SQLITE_ERROR' }), false],
  [Object.assign(new Error('duplicate key'), { code: '23505' }), false],
  [new Error('anything else'), false],
  ['no error', false],
])('%s is an outage: %s', (error, expected) => {
  expect(isDatabaseAway(error)).toBe(expected)
})
