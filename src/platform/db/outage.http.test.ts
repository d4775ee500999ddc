import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
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
  // Asks for nothing that is remembered, so it asks the database and finds it well.
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

test('what has changed before the outage is used as it was seen last', async () => {
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
  // Nothing is known about it: its query waits until the connections are ended, and fails.
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
