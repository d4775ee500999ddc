import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { createApp } from '#app.ts'
import { hour, minute, second } from '#platform/clock.ts'
import type { Context } from '#platform/context.ts'
import { openDatabase } from '#platform/db/database.ts'
import { developmentAssets } from '#platform/http/assets.ts'
import { scheduleOf } from '#platform/jobs.ts'
import { createKeyring } from '#platform/keys/keyring.ts'
import { givenHost } from '#test/given.ts'
import { givenBook } from '#test/given-book.ts'
import { addCalendar, startCalendarServer } from '#test/given-calendar.ts'
import { givenStaySettings } from '#test/given-stay.ts'
import { runsOf } from '#test/property-runs.ts'
import { createCaller, startTestApp } from '#test/test-app.ts'
import { airbnb, days, sampleNow } from '../feeds/feed-samples.ts'
import { openAddress } from './calendar-address.ts'
import { leaseLength, pollCalendar } from './calendar-poll.ts'
import { pollCalendars } from './calendar-poller.ts'
import { claimDueCalendars, findCalendar, releaseClaims } from './calendar-queries.ts'

async function startStays(env: Record<string, string> = {}) {
  const service = await startTestApp({ env: { CALENDAR_LOOPBACK: 'on', ...env } })
  service.clock.set(Date.parse(sampleNow))
  const feeds = await startCalendarServer()
  const { as } = await givenHost(service)
  const { id: bookId } = await givenBook(as)
  await givenStaySettings(as, bookId)
  return { ...service, as, feeds, bookId }
}

/** Another node on the same database. */
function openNode(context: Context): Context {
  const db = openDatabase(context.config.databaseUrl)
  onTestFinished(() => db.destroy())
  return { ...context, db }
}

const listStays = async ({ db }: Context) =>
  (await db.selectFrom('stays').select(['arrival', 'cancelled_at', 'calendar_id']).orderBy('arrival').execute()).map(
    ({ arrival, cancelled_at: cancelledAt }) => `${arrival} ${cancelledAt === null ? 'live' : 'cancelled'}`,
  )

test('two nodes share the calendars: each is polled once', async () => {
  const service = await startStays()
  const { as, context, clock, feeds } = service
  const nodes = [context, openNode(context)]
  for (let book = 0; book < 4; book += 1) {
    const { id } = await givenBook(as)
    await givenStaySettings(as, id)
    for (let index = 0; index < 6; index += 1) {
      const path = `/${book}-${index}`
      await addCalendar(as, id, feeds.answer(path, airbnb()))
      feeds.answer(path, airbnb(days(15 + index, 16 + index, 'a')))
    }
  }
  feeds.requests.length = 0
  clock.advance(20 * minute)

  await Promise.all(nodes.map((node) => pollCalendars.run(node)))

  expect(feeds.requests.map(({ path }) => path).toSorted()).toEqual(
    Array.from({ length: 24 }, (_, index) => `/${Math.floor(index / 6)}-${index % 6}`),
  )
  expect(await listStays(context)).toHaveLength(24)
})

/** A database that counts how many of its transactions are open at once. */
function watchTransactions(db: Context['db']) {
  let open = 0
  const seen = { most: 0 }
  const watched = new Proxy(db, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target)
      if (name !== 'transaction') return typeof value === 'function' ? value.bind(target) : value
      return () => ({
        async execute(work: Parameters<ReturnType<Context['db']['transaction']>['execute']>[0]) {
          open += 1
          seen.most = Math.max(seen.most, open)
          try {
            return await target.transaction().execute(work)
          } finally {
            open -= 1
          }
        },
      })
    },
  })
  return { watched, seen }
}

test('polls of one account take their turn with its other writes, and exceed no limit', async () => {
  const { as, bookId, context, clock, feeds } = await startStays({ LIMIT_STAYS_PER_ACCOUNT: '10' })
  const calendars = ['a', 'b', 'c', 'd', 'e', 'f']
  for (const name of calendars) await addCalendar(as, bookId, feeds.answer(`/${name}`, airbnb()))
  for (const [index, name] of calendars.entries()) {
    feeds.answer(`/${name}`, airbnb(...[0, 1, 2].map((stay) => days(12 + stay, 14 + stay + index, `${name}${stay}`))))
  }
  clock.advance(20 * minute)
  const { watched, seen } = watchTransactions(context.db)

  const dates = { arrival: '2026-05-20', departure: '2026-05-22' }
  await Promise.all([
    pollCalendars.run({ ...context, db: watched }),
    ...[1, 2, 3, 4].map(() => as.post(`/api/welcome-books/${bookId}/stays`, dates)),
  ])

  // Waiting transactions of one account would occupy the connections that others need.
  expect(seen.most).toBe(1)
  expect(await listStays(context)).toHaveLength(10)
})

test('the job runs on command alone, and polls each calendar once however long it takes', async () => {
  const { as, bookId, context, clock, feeds } = await startStays()
  await addCalendar(as, bookId, feeds.answer('/feed', airbnb()))
  clock.advance(20 * minute)
  feeds.requests.length = 0
  // At every call, more time has passed than the interval between two polls.
  let asked = 0
  const now = () => {
    asked += 1
    return clock.now() + Math.min(asked, 30) * 20 * minute
  }

  await pollCalendars.run({ ...context, clock: { ...clock, now } })

  expect(feeds.requests).toHaveLength(1)
  expect(scheduleOf(pollCalendars, context.config)).toBeUndefined()
})

test('the calendars of a node that was killed are polled by another one when its claim has ended', async () => {
  const { as, bookId, context, clock, feeds } = await startStays()
  const { id } = await addCalendar(as, bookId, feeds.answer('/feed', airbnb()))
  feeds.answer('/feed', airbnb(days(15, 18, 'a')))
  clock.advance(20 * minute)
  const now = clock.now()
  const claimed = await claimDueCalendars(context.db, { claim: 'killed', now, leaseUntil: now + leaseLength, limit: 9 })
  expect(claimed.map(({ calendarId }) => calendarId)).toEqual([id])

  await pollCalendars.run(openNode(context))
  expect(await listStays(context)).toEqual([])
  clock.advance(leaseLength)
  await pollCalendars.run(openNode(context))
  expect(await listStays(context)).toEqual(['2026-05-15 live'])
})

test('a calendar that a node has read under a claim that another node has taken over changes nothing', async () => {
  const { as, bookId, context, clock, feeds } = await startStays()
  const { id: calendarId } = await addCalendar(as, bookId, feeds.answer('/feed', airbnb()))
  clock.advance(20 * minute)
  const now = clock.now()
  await claimDueCalendars(context.db, { claim: 'slow', now, leaseUntil: now + leaseLength, limit: 9 })
  clock.advance(leaseLength)
  const later = clock.now()
  await claimDueCalendars(context.db, { claim: 'other', now: later, leaseUntil: later + leaseLength, limit: 9 })

  feeds.answer('/feed', airbnb(days(15, 18, 'a')))
  const options = { timeoutMs: 10 * second }
  expect((await pollCalendar(context, { calendarId, claim: 'slow' }, options)).outcome).toBe('gone')
  expect(await listStays(context)).toEqual([])
  expect((await pollCalendar(context, { calendarId, claim: 'other' }, options)).outcome).toBe('read')
  expect(await listStays(context)).toEqual(['2026-05-15 live'])
})

test('a node whose claim another node has taken over does not give the calendar back', async () => {
  const { as, bookId, context, clock, feeds } = await startStays()
  const { id } = await addCalendar(as, bookId, feeds.answer('/feed', airbnb()))
  clock.advance(20 * minute)
  const claimFor = async (claim: string) => {
    const now = clock.now()
    const claimed = await claimDueCalendars(context.db, { claim, now, leaseUntil: now + leaseLength, limit: 9 })
    return claimed.map(({ calendarId }) => calendarId)
  }
  expect(await claimFor('slow')).toEqual([id])
  clock.advance(leaseLength)
  expect(await claimFor('other')).toEqual([id])

  await releaseClaims(context.db, 'slow', [id])
  expect(await claimFor('third')).toEqual([])
  await releaseClaims(context.db, 'other', [id])
  expect(await claimFor('third')).toEqual([id])
})

test('an answer that cannot be stored is fetched again after the usual time', async () => {
  const { as, bookId, context, clock, feeds } = await startStays()
  const { id } = await addCalendar(as, bookId, feeds.answer('/feed', airbnb()))
  feeds.answer('/feed', airbnb(days(15, 18, 'a')))
  clock.advance(20 * minute)
  const seal = () => {
    throw new Error('no seal')
  }
  await pollCalendars.run({ ...context, keyring: { ...context.keyring, seal } })

  const found = await findCalendar(context.db, id)
  expect(found?.calendar.leasedUntil).toBeNull()
  expect(found?.calendar.nextPollAt).toBeGreaterThan(clock.now() + 10 * minute)
  expect(await listStays(context)).toEqual([])
  clock.advance(20 * minute)
  await pollCalendars.run(context)
  expect(await listStays(context)).toEqual(['2026-05-15 live'])
})

test('after a change of the key calendars are read again, their stays are recognised, and the old key is not needed', async () => {
  const { app: _app, context, clock, ...service } = await startStays()
  const [oldKey, newKey] = [randomBytes(32), randomBytes(32)]
  const before = { ...context, keyring: createKeyring(oldKey) }
  const app = await createApp(before, developmentAssets)
  onTestFinished(() => app.close())
  const as = createCaller(app)
  for (const [name, value] of service.as.cookies) as.cookies.set(name, value)
  const feed = { body: airbnb(days(15, 18, 'a'), days(20, 22, 'b')), headers: { etag: '"1"' } }
  const { id } = await addCalendar(as, service.bookId, service.feeds.answer('/feed', feed))

  const between = { ...context, keyring: createKeyring(newKey, [oldKey]) }
  clock.advance(20 * minute)
  await pollCalendars.run(between)
  const after = { ...context, keyring: createKeyring(newKey) }
  clock.advance(20 * minute)
  await pollCalendars.run(after)

  expect(service.feeds.requests.map(({ headers }) => headers['if-none-match'])).toEqual([undefined, undefined, '"1"'])
  expect(await listStays(context)).toEqual(['2026-05-15 live', '2026-05-20 live'])
  expect(await context.db.selectFrom('calendar_questions').selectAll().execute()).toEqual([])
  const found = await findCalendar(context.db, id)
  expect(found && openAddress(after, found.calendar)).toBe(`${service.feeds.origin}/feed`)
  expect(found?.calendar.failure).toBeNull()
})

test('after a change of the key, stays of a removed calendar and answers of the host are still recognised', async () => {
  const { context, clock, ...service } = await startStays()
  const [oldKey, newKey] = [randomBytes(32), randomBytes(32)]
  const callWith = async (keyring: Context['keyring']) => {
    const app = await createApp({ ...context, keyring }, developmentAssets)
    onTestFinished(() => app.close())
    const as = createCaller(app)
    for (const [name, value] of service.as.cookies) as.cookies.set(name, value)
    return as
  }
  const before = await callWith(createKeyring(oldKey))
  const path = `/api/welcome-books/${service.bookId}`
  const own = { arrival: '2026-05-15', departure: '2026-05-18' }
  await before.post(`${path}/stays`, own)
  const feed = airbnb(days(15, 18, 'a'), days(20, 22, 'b'))
  const address = service.feeds.answer('/feed', feed)
  const { id, questions } = await addCalendar(before, service.bookId, address)
  // The host answers that these are two bookings; then she removes the calendar, and keeps its stays.
  await before.post(`${path}/calendar-questions/${questions[0]?.id}`, { answer: 'no' })
  expect((await before.delete(`${path}/calendars/${id}`)).statusCode).toBe(200)
  expect(await listStays(context)).toHaveLength(3)

  const between = { ...context, keyring: createKeyring(newKey, [oldKey]) }
  const during = await callWith(between.keyring)
  const again = await addCalendar(during, service.bookId, address)
  expect(again).toMatchObject({ ask: 0, coming: 2 })
  clock.advance(20 * minute)
  await pollCalendars.run(between)

  const after = { ...context, keyring: createKeyring(newKey) }
  service.feeds.answer('/feed', airbnb(days(16, 18, 'a'), days(20, 23, 'b')))
  clock.advance(20 * minute)
  await pollCalendars.run(after)
  expect(await listStays(context)).toEqual(['2026-05-15 live', '2026-05-16 live', '2026-05-20 live'])
  const open = context.db.selectFrom('calendar_questions').select('id').where('answer', 'is', null)
  expect(await open.execute()).toEqual([])
})

/** After this change two stays have the same dates, and neither event has a UID. */
const twoStaysOfEqualDates = [
  { at: 376, length: 24, piece: '' },
  { at: 292, length: 40, piece: 'j;T^|' },
]

test('while a calendar is silent for 48 hours, no stay ends, and the host is told once', async () => {
  const { as, bookId, context, clock, feeds } = await startStays()
  const { id: calendarId } = await addCalendar(
    as,
    bookId,
    feeds.answer('/feed', airbnb(days(8, 12, 'now'), days(15, 18, 'a'))),
  )
  feeds.answer('/feed', { isSilent: true })
  const end = clock.now() + 48 * hour
  while (clock.now() < end) {
    clock.advance(16 * minute)
    const claim = { claim: 'silent', now: clock.now(), leaseUntil: clock.now() + leaseLength, limit: 1 }
    if ((await claimDueCalendars(context.db, claim)).length === 0) continue
    expect(await pollCalendar(context, { calendarId, claim: 'silent' }, { timeoutMs: 40 })).toEqual({
      outcome: 'failed',
    })
  }
  expect(await listStays(context)).toEqual(['2026-05-08 live', '2026-05-15 live'])
  expect(await findCalendar(context.db, calendarId)).toMatchObject({ calendar: { failure: 'CALENDAR_TOO_SLOW' } })
  const mails = context.db.selectFrom('mails').select('id').where('template', '=', 'calendarFailing')
  expect(await mails.execute()).toHaveLength(1)
})

test('no change of a feed ends the stored stay of guests in the house, or fails', async () => {
  const { as, bookId, context, clock, feeds } = await startStays({ LIMIT_CALENDAR_READINGS_PER_ACCOUNT: '1000' })
  const running = airbnb(days(8, 12, 'now'), days(15, 18, 'a'), days(20, 22, 'b'))
  const { id } = await addCalendar(as, bookId, feeds.answer('/feed', running))
  const piece = fc.oneof(
    fc.constantFrom('BEGIN:VEVENT', 'END:VEVENT', 'END:VCALENDAR', '\r\n', ':', ';', '\r\n ', 'STATUS:CANCELLED', '"'),
    fc.string({ maxLength: 8 }),
  )
  const change = fc.record({ at: fc.nat(running.length), length: fc.nat(60), piece })
  const numRuns = runsOf(300, { onPostgres: 100 })
  // A host may read a calendar six times a minute. All runs take three hours at least, while guests are in the house.
  const between = Math.max(11 * second, (3 * hour) / numRuns)
  const outcomes = new Set<string>()
  let runs = 0
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 4 }), async (changes) => {
      const spoilt = changes.reduce(
        (feed, { at, length, piece: text }) => feed.slice(0, at) + text + feed.slice(at + length),
        running,
      )
      feeds.answer('/feed', spoilt)
      clock.advance(between)
      await context.db.updateTable('calendars').set({ next_poll_at: 0 }).execute()
      const claimed = await claimDueCalendars(context.db, {
        claim: 'mutation',
        now: clock.now(),
        leaseUntil: clock.now() + leaseLength,
        limit: 1,
      })
      expect(claimed).toHaveLength(1)
      const { outcome } = await pollCalendar(context, { calendarId: id, claim: 'mutation' }, { timeoutMs: 10 * second })
      outcomes.add(outcome)
      expect(await listStays(context)).toContain('2026-05-08 live')
      runs += 1
      if (runs % 5 === 0) {
        expect((await as.post(`/api/welcome-books/${bookId}/calendars/${id}/sync`)).statusCode).toBe(200)
        expect(await listStays(context)).toContain('2026-05-08 live')
      }
      expect((await as.get(`/api/welcome-books/${bookId}/calendars`)).statusCode).toBe(200)
    }),
    { numRuns, examples: [[twoStaysOfEqualDates]] },
  )
  expect([...outcomes].toSorted()).toEqual(expect.arrayContaining(['failed', 'read']))
  expect(outcomes.has('gone')).toBe(false)
}, 600_000)
