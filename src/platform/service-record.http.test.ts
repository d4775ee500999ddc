import { expect, test, vi } from 'vitest'
import { serve } from '#test/local-server.ts'
import { startTestApp } from '#test/test-app.ts'
import { day, minute } from './clock.ts'
import { startUptimeMarks } from './metrics/uptime-marks.ts'
import { forgetServiceDays, noteMail, noteMinute, readServiceRecord } from './service-record.ts'

/** A Monday, 12:00 UTC. */
const noon = Date.UTC(2026, 10, 23, 12)

test('a minute counts once, however many nodes note it at the same time', async () => {
  const { context } = await startTestApp()
  for (let offset = 0; offset < 3; offset += 1) {
    await Promise.all(Array.from({ length: 8 }, () => noteMinute(context.db, noon + offset * minute)))
  }
  const { days } = await readServiceRecord(context.db, noon + 2 * minute)
  expect(days).toEqual([{ day: '2026-11-23', expected: 3, noted: 3 }])
})

test('minutes and whole days without a note are missing, and what was before the first note is not', async () => {
  const { context } = await startTestApp()
  await noteMinute(context.db, noon)
  await noteMinute(context.db, noon + minute)
  await noteMinute(context.db, noon + 2 * day)
  const { days } = await readServiceRecord(context.db, noon + 2 * day)
  expect(days).toEqual([
    { day: '2026-11-23', expected: 720, noted: 2 },
    { day: '2026-11-24', expected: 1440, noted: 0 },
    { day: '2026-11-25', expected: 721, noted: 1 },
  ])
})

test('the minute that has just begun is no interruption', async () => {
  const { context } = await startTestApp()
  await noteMinute(context.db, noon)
  const { days } = await readServiceRecord(context.db, noon + 59_000)
  expect(days).toEqual([{ day: '2026-11-23', expected: 1, noted: 1 }])
  expect((await readServiceRecord(context.db, noon + 65_000)).days[0]?.expected).toBe(1)
  expect((await readServiceRecord(context.db, noon + 125_000)).days[0]?.expected).toBe(2)
})

test('mails are counted by the day, also before the first minute', async () => {
  const { context } = await startTestApp()
  await Promise.all([true, true, false].map((isInTime) => noteMail(context.db, noon, isInTime)))
  const record = await readServiceRecord(context.db, noon)
  expect(record).toMatchObject({ days: [], mails: { total: 3, inTime: 2 } })
  await noteMinute(context.db, noon)
  expect((await readServiceRecord(context.db, noon)).days).toEqual([{ day: '2026-11-23', expected: 1, noted: 1 }])
})

test('there is one row per day, and none older than 90 days', async () => {
  const { context, clock } = await startTestApp()
  for (let age = 0; age < 200; age += 1) {
    await noteMinute(context.db, noon - age * day)
    await noteMail(context.db, noon - age * day, true)
  }
  clock.set(noon)
  await forgetServiceDays(context)
  const rows = await context.db.selectFrom('service_days').select('day').orderBy('day').execute()
  expect([rows.length, rows[0]?.day]).toEqual([90, '2026-08-26'])
  expect((await readServiceRecord(context.db, noon)).days).toHaveLength(90)
})

test('a minute is noted when the own server answers, and not when it fails', async () => {
  const { context } = await startTestApp()
  let status = 500
  let requests = 0
  const address = await serve((_request, response) => {
    requests += 1
    response.writeHead(status).end()
  })
  const countNotes = async () => (await context.db.selectFrom('service_days').select('minutes').execute()).length

  const stopFailing = startUptimeMarks(context, address)
  await vi.waitFor(() => expect(requests).toBe(1))
  await stopFailing()
  expect(await countNotes()).toBe(0)

  status = 200
  const stop = startUptimeMarks(context, address)
  await vi.waitFor(async () => expect(await countNotes()).toBe(1))
  await stop()
})
