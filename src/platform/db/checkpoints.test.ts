import { existsSync, statSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Worker } from 'node:worker_threads'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { Checkpoints } from './checkpoints.ts'
import { openDatabase } from './database.ts'

async function givenDatabase() {
  const folder = await mkdtemp(join(tmpdir(), 'benvenuto-test-'))
  const file = join(folder, 'benvenuto.db')
  const failures: unknown[] = []
  const db = openDatabase(file, { onBusy: () => undefined, onThreadFailure: (reason) => failures.push(reason) })
  await sql`create table texts (text text)`.execute(db)
  const other = new DatabaseSync(file, { readOnly: true })
  const counting = other.prepare('PRAGMA wal_checkpoint(NOOP)')
  onTestFinished(async () => {
    await db.destroy()
    await rm(folder, { recursive: true, force: true })
  })
  return {
    db,
    file,
    failures,
    closeOther: () => other.close(),
    count: () => counting.get() as { log: number; checkpointed: number },
    /** @param pages of 4 kB, in one transaction */
    write: (pages: number) => sql`insert into texts values (${'x'.repeat(pages * 4_096)})`.execute(db),
  }
}

test('the log is written into the database by a thread of its own', async () => {
  const { db, count, closeOther, write } = await givenDatabase()
  const { rows } = await sql<{ wal_autocheckpoint: number }>`pragma wal_autocheckpoint`.execute(db)
  // The connection that writes leaves checkpoints to the thread.
  expect(rows[0]?.wal_autocheckpoint).toBeGreaterThan(10_000)
  await write(2_000)
  expect(count()).toMatchObject({ checkpointed: 0 })
  await write(2_100)
  await vi.waitFor(() => expect(count().checkpointed).toBeGreaterThan(4_000), { timeout: 20_000 })
  expect(count().log).toBe(count().checkpointed)
  closeOther()
})

test('a log to which commits are added without a pause stays bounded', async () => {
  const { file, closeOther, write } = await givenDatabase()
  let writtenMb = 0
  const size = () => statSync(`${file}-wal`).size / 1e6
  // SQLite restarts the log after 64 MB, or later if the thread is slow: it waits for a checkpoint of the thread.
  while (writtenMb - size() < 80 && writtenMb < 800) {
    await write(100)
    writtenMb += 0.4
  }
  expect(writtenMb).toBeLessThan(800)
  closeOther()
})

test('closing the database ends the thread and removes the log', async () => {
  const { db, file, count, closeOther, write } = await givenDatabase()
  await write(4_100)
  await vi.waitFor(() => expect(count().checkpointed).toBeGreaterThan(4_000), { timeout: 20_000 })
  closeOther()
  await db.destroy()
  expect(existsSync(`${file}-wal`)).toBe(false)
  const { rows } = await sql<{ count: number }>`select count(*) as count from texts`.execute(openAgain(file))
  expect(rows[0]?.count).toBe(1)
})

function openAgain(file: string) {
  const db = openDatabase(file)
  onTestFinished(() => db.destroy())
  return db
}

test('when the thread fails, the connection that writes does checkpoints itself', async () => {
  const { db, file, failures, closeOther, write } = await givenDatabase()
  closeOther()
  await write(1)
  // The thread cannot open this one.
  await rename(file, `${file}-moved`)
  await mkdir(file)
  await write(4_100)
  await vi.waitFor(() => expect(failures).toHaveLength(1), 20_000)
  const { rows } = await sql<{ wal_autocheckpoint: number }>`pragma wal_autocheckpoint`.execute(db)
  expect(rows[0]?.wal_autocheckpoint).toBe(1_000)
})

test.each([
  [
    'cannot be started',
    () => {
      throw new Error('no thread')
    },
  ],
  ['ends with an error', () => new Worker('throw new Error("no thread")', { eval: true })],
])('a thread that %s is reported once and used again after ten minutes', async (_name, fail) => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const log = {
    count: () => ({ log: 5_000, checkpointed: 0 }),
    setAutoCheckpoint: vi.fn<(pages: number) => void>(),
    onFailure: vi.fn<(reason: unknown) => void>(),
  }
  const start = vi.fn<(file: string) => Worker>(fail)
  const checkpoints = new Checkpoints('unused', log, start)
  onTestFinished(() => checkpoints.close())
  const fails = async (lengths: number[]) => {
    checkpoints.look()
    await vi.waitFor(() => expect(log.setAutoCheckpoint.mock.calls.flat()).toEqual(lengths), 20_000)
    checkpoints.look()
  }
  await fails([1_000])
  expect(start).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(600_000)
  await fails([1_000, 16_000, 1_000])
  expect(start).toHaveBeenCalledTimes(2)
  expect(log.onFailure).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ message: 'no thread' }))
})
