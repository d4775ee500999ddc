import { expect, test } from 'vitest'
import { givenCodedHouse } from '#test/given-coded-house.ts'
import { givenStay } from '#test/given-stay.ts'
import { sendDueMails } from '#test/mail-sending.ts'
import { warnOfUnconfirmedCodes } from '../stay-jobs.ts'

test('the host is told once, three hours before the arrival, that a change is not confirmed', async () => {
  const { service, as, bookId, path, received } = await givenCodedHouse({ codeMode: 'shared' })
  await givenStay(as, bookId, { arrival: '2026-03-03', departure: '2026-03-04' })
  const told = await givenStay(as, bookId, { arrival: '2026-03-05', departure: '2026-03-07' })
  await as.post(`${path}/${told.id}/code-changed`).then(({ statusCode }) => expect(statusCode).toBe(409))
  const run = async (iso: string) => {
    service.clock.set(Date.parse(iso))
    await warnOfUnconfirmedCodes.run(service.context)
    await sendDueMails(service.context)
    return received.length
  }
  // 15:00 in Rome is 14:00 UTC.
  expect(await run('2026-03-03T10:59:00Z')).toBe(0)
  expect(await run('2026-03-03T11:00:00Z')).toBe(1)
  expect(await run('2026-03-03T11:01:00Z')).toBe(1)
  expect(received[0]?.mail.subject).toBe('Casa Conti: has the door code been changed?')
  expect(received[0]?.mail.text).toContain('3 March 2026 at 15:00')
  service.clock.set(Date.parse('2026-03-05T08:00:00Z'))
  await as.post(`${path}/${told.id}/code-changed`)
  expect(await run('2026-03-05T11:00:00Z')).toBe(1)
})

test('warnings reach hosts behind 500 stays of others that need no warning', async () => {
  const { service, as, bookId, received } = await givenCodedHouse({ codeMode: 'shared' })
  const { db } = service.context
  const over = Array.from({ length: 501 }, (_, index) => ({
    id: `over-${String(index).padStart(3, '0')}`,
    book_id: bookId,
    arrival: '2026-03-01',
    departure: '2026-03-02',
    source: 'manual' as const,
    label: '',
    revision: 1,
    created_at: 0,
    updated_at: 0,
  }))
  for (let start = 0; start < over.length; start += 100) {
    await db
      .insertInto('stays')
      .values(over.slice(start, start + 100))
      .execute()
  }
  await givenStay(as, bookId, { arrival: '2026-03-03', departure: '2026-03-04' })
  service.clock.set(Date.parse('2026-03-03T11:00:00Z'))
  await warnOfUnconfirmedCodes.run(service.context)
  await sendDueMails(service.context)
  expect(received).toHaveLength(1)
})
