import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openReadOnly } from '#test/read-only-database.ts'
import { startTestApp, testStart } from '#test/test-app.ts'
import { day, hour, minute } from './clock.ts'
import { openDatabase } from './db/database.ts'
import { createKeyring, type Keyring } from './keys/keyring.ts'
import {
  consumeRateLimit,
  consumeReadLimit,
  defaultRateLimitWindow,
  deleteExpiredRateLimits,
  isLimitReached,
  limitsOfAddress,
  type RateLimit,
} from './rate-limits.ts'

const limitOf = (subject: string, limit = 3): RateLimit => ({ name: 'test', subject, limit })

test('attempts are let through up to the limit, refused above it, and let through in the next window', async () => {
  const { context, clock } = await startTestApp()
  for (let attempt = 0; attempt < 3; attempt += 1) await consumeRateLimit(context, [limitOf('one')])
  clock.advance(5 * minute)

  await expect(consumeRateLimit(context, [limitOf('one')])).rejects.toMatchObject({
    code: 'TOO_MANY_REQUESTS',
    retryAfter: 600,
  })
  await consumeRateLimit(context, [limitOf('another')])
  clock.advance(defaultRateLimitWindow - 5 * minute)
  await consumeRateLimit(context, [limitOf('one')])
})

test('the networks of one IPv6 site have eight times the limit together, each its own', async () => {
  const { context } = await startTestApp()
  const ask = (address: string) =>
    consumeRateLimit(context, limitsOfAddress('test', address, { limit: 1, window: hour })).then(
      () => true,
      () => false,
    )
  const asked: boolean[] = []
  for (let network = 0; network < 10; network += 1) asked.push(await ask(`2001:db8:1:${network}::1`))
  expect(asked).toEqual([...Array.from({ length: 8 }, () => true), false, false])
  expect([await ask('2001:db8:2:0::1'), await ask('2001:db8:2:0::2'), await ask('198.51.100.1')]).toEqual([
    true,
    false,
    true,
  ])
})

test('a window begins with its first attempt and is not extended by later ones', async () => {
  const { context, clock } = await startTestApp()
  for (const pause of [0, 5 * minute, 5 * minute]) {
    clock.advance(pause)
    await consumeRateLimit(context, [limitOf('one')])
  }
  const rows = await context.db.selectFrom('attempts').select(['window_start', 'window_end', 'count']).execute()
  expect(rows).toEqual([{ window_start: testStart, window_end: testStart + defaultRateLimitWindow, count: 3 }])
  // A refused attempt does not extend the window either.
  clock.advance(4 * minute)
  await expect(consumeRateLimit(context, [limitOf('one')])).rejects.toMatchObject({ retryAfter: 60 })

  clock.advance(minute)
  await consumeRateLimit(context, [limitOf('one')])
})

test('of attempts at the same moment no more get through than the limit allows', async () => {
  const { context } = await startTestApp()
  const attempts = await Promise.allSettled(
    Array.from({ length: 20 }, () => consumeRateLimit(context, [limitOf('one')])),
  )
  expect(attempts.filter((attempt) => attempt.status === 'fulfilled')).toHaveLength(3)
})

test('whether a limit is reached can be asked without counting', async () => {
  const { context, clock } = await startTestApp()
  const reached = () => isLimitReached(context, limitOf('one', 2))
  expect(await reached()).toBe(false)
  await consumeRateLimit(context, [limitOf('one', 2)])
  expect([await reached(), await reached()]).toEqual([false, false])
  await consumeRateLimit(context, [limitOf('one', 2)])
  expect(await reached()).toBe(true)

  clock.advance(defaultRateLimitWindow)
  expect(await reached()).toBe(false)
})

test('an attempt that is given back does not count', async () => {
  const { context } = await startTestApp()
  for (let attempt = 0; attempt < 10; attempt += 1) await (await consumeRateLimit(context, [limitOf('one')])).giveBack()
  await consumeRateLimit(context, [limitOf('one')])
})

test('an attempt that is given back in a later window is not taken from that one', async () => {
  const { context, clock } = await startTestApp()
  const early = await consumeRateLimit(context, [limitOf('one', 1)])
  clock.advance(defaultRateLimitWindow)
  await consumeRateLimit(context, [limitOf('one', 1)])
  await early.giveBack()
  await expect(consumeRateLimit(context, [limitOf('one', 1)])).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
})

test('an attempt that one limit refuses counts against none', async () => {
  const { context } = await startTestApp()
  await consumeRateLimit(context, [limitOf('account', 1)])
  for (let attempt = 0; attempt < 5; attempt += 1) {
    await expect(consumeRateLimit(context, [limitOf('address', 2), limitOf('account', 1)])).rejects.toThrow()
  }
  await consumeRateLimit(context, [limitOf('address', 2)])
  await consumeRateLimit(context, [limitOf('address', 2)])
})

test('while the database refuses writes, reads are counted in memory, and all other attempts are refused', async () => {
  const { context, clock } = await startTestApp()
  const readOnly = { ...context, db: await openReadOnly(context.config.databaseUrl) }
  const read = (subject: string, on = readOnly) =>
    consumeReadLimit(on, limitOf(subject)).then(
      () => undefined,
      ({ code, retryAfter }) => ({ code, retryAfter }),
    )
  const refused = { code: 'TOO_MANY_REQUESTS', retryAfter: 600 }
  for (let use = 0; use < 3; use += 1) await read('used up before', context)
  expect([await read('one'), await read('one'), await read('another')]).toEqual([undefined, undefined, undefined])
  clock.advance(5 * minute)
  expect([await read('one'), await read('one'), await read('used up before')]).toEqual([undefined, refused, refused])
  await expect(consumeRateLimit(readOnly, [limitOf('another')])).rejects.not.toMatchObject({ code: refused.code })
  // A write that succeeds between those that fail.
  expect([await read('somebody', context), await read('one')]).toEqual([undefined, refused])

  clock.advance(10 * minute)
  expect([await read('one'), await read('used up before')]).toEqual([undefined, undefined])
  // The database counts again, from what it knows.
  expect(await read('one', context)).toBeUndefined()
  const [row] = await context.db.selectFrom('attempts').select('count').orderBy('window_start', 'desc').execute()
  expect(row?.count).toBe(1)
})

test('a database that is away counts no reads', async () => {
  const { context } = await startTestApp()
  const db = openDatabase(context.config.databaseUrl)
  await sql`select 1`.execute(db)
  await db.destroy()
  await expect(consumeReadLimit({ ...context, db }, limitOf('one'))).rejects.not.toMatchObject({
    code: 'TOO_MANY_REQUESTS',
  })
})

test('nobody without the key can guess the subject from what is stored', async () => {
  const { context } = await startTestApp()
  await consumeRateLimit(context, [limitOf('192.0.2.7')])
  const [row] = await context.db.selectFrom('attempts').selectAll().execute()

  const stored = row?.key.split(':').at(-1)
  const guesses = Array.from({ length: 256 }, (_, last) => `192.0.2.${last}`)
  const digests = (['hex', 'base64url'] as const).flatMap((encoding) =>
    guesses.map((guess) => createHash('sha256').update(guess).digest(encoding)),
  )
  expect(digests).not.toContain(stored)
  expect(stored).toBe(context.keyring.hash('attempts', '192.0.2.7'))
})

test('a node with the same key continues the count, one with another key starts from zero', async () => {
  const { context } = await startTestApp()
  const key = new Uint8Array(32)
  const node = (keyring: Keyring) => consumeRateLimit({ ...context, keyring }, [limitOf('one', 1)])
  await node(createKeyring(key))

  await expect(node(createKeyring(key))).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  await node(createKeyring(new Uint8Array(32).fill(1), [key]))
})

test('a window of days is kept until it has ended', async () => {
  const { context, clock } = await startTestApp()
  const weekly = { ...limitOf('one', 1), window: 7 * day }
  await consumeRateLimit(context, [weekly])
  clock.advance(7 * day - 1)
  await deleteExpiredRateLimits(context)
  await expect(consumeRateLimit(context, [weekly])).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  clock.advance(1)
  await consumeRateLimit(context, [weekly])
  clock.advance(7 * day - 1)
  await deleteExpiredRateLimits(context)
  await expect(consumeRateLimit(context, [weekly])).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
})

test('old windows are forgotten', async () => {
  const { context, clock } = await startTestApp()
  await consumeRateLimit(context, [limitOf('giulia@example.com')])

  clock.advance(2 * hour + 1)
  await deleteExpiredRateLimits(context)
  expect(await context.db.selectFrom('attempts').selectAll().execute()).toEqual([])
})

test.each([0, 1])('a window whose end an older node has left at %i is kept until it has ended', async (end) => {
  const { context, clock } = await startTestApp()
  await consumeRateLimit(context, [limitOf('one', 1)])
  await context.db.updateTable('attempts').set({ window_end: end }).execute()

  await deleteExpiredRateLimits(context)
  await expect(consumeRateLimit(context, [limitOf('one', 1)])).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  clock.advance(2 * hour + 1)
  await deleteExpiredRateLimits(context)
  expect(await context.db.selectFrom('attempts').selectAll().execute()).toEqual([])
})

test('old windows are found by an index', async () => {
  const { context } = await startTestApp()
  const isPostgres = context.config.databaseUrl?.startsWith('postgres')
  const { rows } = isPostgres
    ? await sql<{ name: string }>`select indexname as name from pg_indexes where tablename = 'attempts'`.execute(
        context.db,
      )
    : await sql<{ name: string }>`select name from pragma_index_list('attempts')`.execute(context.db)
  expect(rows.map(({ name }) => name)).toContain('attempts_window_end')
})
