import { setImmediate as nextTurn } from 'node:timers/promises'
import pg from 'pg'
import { afterEach, expect, test, vi } from 'vitest'
import type { Db } from './database.ts'
import { createRowReader } from './row-reader.ts'

afterEach(() => {
  vi.useRealTimers()
})

type Row = { key: string; revision: number }
type Query = PromiseWithResolvers<{ rows: Row[] }> & { keys: readonly string[] }

/** A reader of revisions, and the queries that it sends to its database. */
function givenReader() {
  const pending: Query[] = []
  const executeQuery = (keys: readonly string[]) => {
    const query = { ...Promise.withResolvers<{ rows: Row[] }>(), keys }
    pending.push(query)
    return query.promise
  }
  const db = { executeQuery } as unknown as Db
  const readRow = createRowReader<Row>(db, (keys) => ({ compile: () => keys }) as never)
  const read = async (key: string) => (await readRow(key))?.revision
  return { pending, read }
}

async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await nextTurn()
}

/** A reader that remembers revision 1 of a book, and waits for the answer to another read of it. */
async function givenSlowRead() {
  const { pending, read } = givenReader()
  const first = read('book')
  await nextTurn()
  pending.pop()?.resolve({ rows: [{ key: 'book', revision: 1 }] })
  await first
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const reading = read('book')
  await nextTurn()
  vi.advanceTimersByTime(1_000)
  await nextTurn()
  await nextTurn()
  return { pending, read, reading }
}

test('a slow database is read again and no remembered row is used', async () => {
  const { pending, reading } = await givenSlowRead()
  expect(pending).toHaveLength(2)
  pending[1]?.resolve({ rows: [{ key: 'book', revision: 2 }] })
  expect(await reading).toBe(2)
})

test('a slow read that is answered before the second one fails is no outage', async () => {
  const { pending, read, reading } = await givenSlowRead()
  pending[0]?.resolve({ rows: [{ key: 'book', revision: 2 }] })
  expect(await reading).toBe(2)
  pending[1]?.reject(new Error('too many connections'))
  await nextTurn()
  const next = read('book')
  await nextTurn()
  pending[2]?.resolve({ rows: [{ key: 'book', revision: 3 }] })
  expect(await next).toBe(3)
})

/** PostgreSQL's error when all its connections are in use. */
const full = () => Object.assign(new pg.DatabaseError('sorry, too many clients already', 0, 'error'), { code: '53300' })

test('a server that refuses the second read is not away: the first one is waited for', async () => {
  const { pending, reading } = await givenSlowRead()
  for (let repeat = 1; repeat <= 5; repeat += 1) {
    expect(pending).toHaveLength(1 + repeat)
    pending[repeat]?.reject(full())
    await turns(5)
    vi.advanceTimersByTime(1_000)
    await turns(5)
  }
  pending[0]?.resolve({ rows: [{ key: 'book', revision: 2 }] })
  expect(await reading).toBe(2)
})

test('a server that falls silent after a refusal is away', async () => {
  const { pending, reading } = await givenSlowRead()
  pending[1]?.reject(full())
  await turns(5)
  vi.advanceTimersByTime(1_000)
  await turns(5)
  pending[2]?.reject(new Error('silent'))
  expect(await reading).toBe(1)
})

test('reads that a full server refuses are repeated together, one at a time', async () => {
  // In this test no read counts as late.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const { pending, read } = givenReader()
  const reads: Promise<number | undefined>[] = []
  for (let index = 0; index < 20; index += 1) {
    reads.push(read(`book-${index}`))
    await turns(2)
  }
  expect(pending).toHaveLength(20)
  for (const query of pending) query.reject(full())
  while (pending.length < 21) await nextTurn()
  pending[20]?.reject(full())
  while (pending.length < 22) await nextTurn()
  pending[21]?.resolve({ rows: reads.map((_read, index) => ({ key: `book-${index}`, revision: index })) })
  expect(await Promise.all(reads)).toEqual(reads.map((_read, index) => index))
  expect(pending).toHaveLength(22)
})

test('a broken connection is no outage: the row is read again', async () => {
  const { pending, reading } = await givenSlowRead()
  pending[0]?.reject(new Error('Connection terminated unexpectedly'))
  pending[1]?.resolve({ rows: [{ key: 'book', revision: 2 }] })
  expect(await reading).toBe(2)
})

test('late reads share one further read, and a remembered row is used when that fails as well', async () => {
  const { pending, read, reading } = await givenSlowRead()
  const others = Array.from({ length: 20 }, async (_value, index) => {
    for (let turn = 0; turn < index; turn += 1) await nextTurn()
    return read(index % 2 === 0 ? 'book' : 'never read')
  })
  for (let turn = 0; turn < 25; turn += 1) await nextTurn()
  const sent = pending.length
  vi.advanceTimersByTime(1_000)
  await nextTurn()
  await nextTurn()
  // Now all of them are late, and wait for the second attempt of the first one.
  expect(pending).toHaveLength(sent)
  pending[1]?.reject(new Error('silent'))
  expect(await reading).toBe(1)
  expect(await Promise.all(others.filter((_other, index) => index % 2 === 0))).toEqual(Array(10).fill(1))
  expect(pending).toHaveLength(sent)
  for (const query of pending) query.reject(new Error('silent'))
  const failed = await Promise.allSettled(others)
  expect(failed.filter(({ status }) => status === 'rejected')).toHaveLength(10)
})

test('keys beyond one statement are read at the same time', async () => {
  const { pending, read } = givenReader()
  const rows = Array.from({ length: 250 }, (_value, index) => read(`book-${index}`))
  await vi.waitFor(() => expect(pending).toHaveLength(3))
  for (const query of pending) query.resolve({ rows: [] })
  expect(await Promise.all(rows)).toHaveLength(250)
})
