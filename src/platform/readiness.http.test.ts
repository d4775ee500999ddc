import { writeFileSync } from 'node:fs'
import { rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { givenHost } from '#test/given.ts'
import { givenBook } from '#test/given-book.ts'
import { openReadOnly } from '#test/read-only-database.ts'
import { givenSmallDisk } from '#test/small-disk.ts'
import { startTestApp } from '#test/test-app.ts'
import { openDatabase } from './db/database.ts'
import { createReadiness } from './readiness.ts'

const gigabyte = 1024 ** 3

test('a database that can be written and a disk with room are no problem', async () => {
  const { context } = await startTestApp()
  expect(await createReadiness(context, { freeBytesOf: async () => gigabyte }).check()).toEqual([])
})

test('a read-only database is noticed', async () => {
  const { context } = await startTestApp()
  const db = await openReadOnly(context.config.databaseUrl)
  const readiness = createReadiness({ ...context, db }, { freeBytesOf: async () => gigabyte })
  expect(await readiness.check()).toEqual(['database-read-only'])
})

test('a full disk is noticed, and so is its end', async () => {
  const { context } = await startTestApp()
  let free = 1_000_000
  let now = 0
  const readiness = createReadiness(context, { freeBytesOf: async () => free, now: () => now })
  expect(await readiness.check()).toEqual(['disk-full'])
  free = gigabyte
  now += 5_000
  expect(await readiness.check()).toEqual([])
})

test('a database that is gone is noticed', async () => {
  const { context } = await startTestApp()
  const db = openDatabase(context.config.databaseUrl)
  await sql`select 1`.execute(db)
  await db.destroy()
  const readiness = createReadiness({ ...context, db }, { freeBytesOf: async () => gigabyte })
  expect(await readiness.check()).toEqual(['database-away'])
})

test('two hundred callers at once cost one query, and so do those of the next two seconds', async () => {
  const { context } = await startTestApp()
  const freeBytesOf = vi.fn(async () => gigabyte)
  let now = 0
  const readiness = createReadiness(context, { freeBytesOf, now: () => now })
  await Promise.all(Array.from({ length: 200 }, () => readiness.check()))
  now += 1_900
  await readiness.check()
  expect(freeBytesOf).toHaveBeenCalledTimes(1)
  now += 200
  await readiness.check()
  expect(freeBytesOf).toHaveBeenCalledTimes(2)
})

test('with a full disk a node is not ready, and guests read their pages', async ({ skip }) => {
  const disk = givenSmallDisk('64m')
  if (disk === undefined) return skip('this user may not mount a file system')
  vi.stubEnv('TMPDIR', disk)
  onTestFinished(() => void vi.unstubAllEnvs())
  const service = await startTestApp()
  const { as } = await givenHost(service)
  const book = await givenBook(as)
  const ready = await service.anonymous.get('/readyz')
  expect([ready.statusCode, ready.json()]).toEqual([200, { status: 'ok' }])

  const { bavail, bsize } = await statfs(disk)
  writeFileSync(join(disk, 'filler'), Buffer.alloc(bavail * bsize))
  const full = await vi.waitFor(
    async () => {
      const answer = await service.anonymous.get('/readyz')
      expect(answer.statusCode).toBe(503)
      return answer
    },
    { timeout: 20_000, interval: 200 },
  )
  expect(full.json()).toMatchObject({ status: 'unavailable', problems: expect.arrayContaining(['disk-full']) })
  const outside = await service.app.inject({ url: '/readyz', remoteAddress: '203.0.113.7' })
  expect([outside.statusCode, outside.json()]).toEqual([503, { status: 'unavailable' }])
  expect((await service.anonymous.get('/readyz/pages')).statusCode).toBe(200)
  for (const path of [`/share/${book.id}`, `/share/${book.id}?lang=de`, '/', '/healthz']) {
    expect((await service.anonymous.get(path)).statusCode, path).toBe(200)
  }
  expect((await service.anonymous.get('/metrics')).body).toContain('benvenuto_not_ready{reason="disk-full"} 1\n')

  await rm(join(disk, 'filler'))
  await vi.waitFor(async () => expect((await service.anonymous.get('/readyz')).statusCode).toBe(200), {
    timeout: 20_000,
    interval: 200,
  })
})
