import { expect, test } from 'vitest'
import { givenHost } from '#test/given.ts'
import { bookPayload, givenBook } from '#test/given-book.ts'
import { startTestApp } from '#test/test-app.ts'

test('many concurrent writes of one account do not delay other hosts', async () => {
  const service = await startTestApp({ env: { LIMIT_CREATIONS_PER_ACCOUNT: '1000' } })
  const { as } = await givenHost(service, { plan: 'pro' })
  const { as: other } = await givenHost(service)
  const { id } = await givenBook(as, { houseRules: Array(10).fill('x'.repeat(10_000)) })
  const mine = await givenBook(other)
  // The first calls of a process take longer than many copies.
  await other.get(`/api/welcome-books/${mine.id}`)
  await other.put(`/api/welcome-books/${mine.id}`, bookPayload)
  let copied = 0
  const crowd = Array.from({ length: 90 }, async () => {
    const { statusCode } = await as.post(`/api/welcome-books/${id}/copies`, {})
    copied += 1
    return statusCode
  })
  await Promise.race(crowd)

  const read = await other.get(`/api/welcome-books/${mine.id}`)
  const saved = await other.put(`/api/welcome-books/${mine.id}`, bookPayload)

  expect([read.statusCode, saved.statusCode]).toEqual([200, 200])
  // Each statement of the other host waits for a few copies; without turns, all calls wait for all copies.
  expect(copied).toBeLessThan(crowd.length)
  expect(new Set(await Promise.all(crowd))).toEqual(new Set([201]))
})
