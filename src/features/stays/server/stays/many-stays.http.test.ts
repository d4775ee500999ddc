import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { createId, hashSecret } from '#platform/ids.ts'
import { givenHost } from '#test/given.ts'
import { givenBook } from '#test/given-book.ts'
import { givenStay, givenStaySettings, insertStays } from '#test/given-stay.ts'
import { startTestApp } from '#test/test-app.ts'
import { longestAllowed, watchMainThread } from '#test/watch-main-thread.ts'
import { addDays } from './stay-dates.ts'
import { sealCode, sealToken } from './stay-secrets.ts'

const books = 10
const staysPerBook = 1_000

/** Stays as `createStay` stores them, written in few statements. */
async function givenManyStays({ context }: Awaited<ReturnType<typeof startTestApp>>, bookId: string) {
  const rows = Array.from({ length: staysPerBook - 1 }, (_, index) => {
    const id = createId()
    const token = createId()
    return {
      id,
      book_id: bookId,
      arrival: addDays('2026-03-01', index % 700),
      departure: addDays('2026-03-03', index % 700),
      source: 'manual' as const,
      label: 'A note of the host',
      code_sealed: sealCode(context, id, String(index).padStart(4, '0')),
      token_hash: hashSecret(token),
      token_sealed: sealToken(context, id, token),
      revision: 1,
      created_at: 0,
      updated_at: 0,
    }
  })
  await insertStays(context.db, rows)
}

test('lists and writes of 10,000 stays never hold the thread for long', async () => {
  const service = await startTestApp()
  const { as } = await givenHost(service, { plan: 'pro' })
  const ids: string[] = []
  for (let count = 0; count < books; count += 1) {
    const { id } = await givenBook(as)
    await givenStaySettings(as, id)
    await givenManyStays(service, id)
    ids.push(id)
  }
  // Warms up the compiler before the measurement.
  await as.get('/api/stays')
  const [first = ''] = ids

  const longest: Record<string, number> = {}
  const watch = async (name: string, run: () => Promise<unknown>) => {
    const stop = watchMainThread()
    await run()
    longest[name] = Math.round(stop())
  }
  await watch('all', () => as.get('/api/stays'))
  await watch('ofBook', () => as.get(`/api/welcome-books/${first}/stays`))
  await as.get('/api/account/export')
  let archive: Uint8Array = new Uint8Array()
  await watch('export', async () => {
    archive = (await as.get('/api/account/export')).rawPayload
  })
  const stays = unzipSync(archive)['stays.json'] ?? new Uint8Array()
  expect(JSON.parse(strFromU8(stays))).toHaveLength(books * (staysPerBook - 1))
  await watch('add', () => givenStay(as, first))
  await watch('mode', () => givenStaySettings(as, first, { codeMode: 'personal', codeDigits: 8, confirmed: true }))

  expect((await as.get('/api/stays')).json()).toHaveLength(books * (staysPerBook - 1) + 1)
  // What a page of stays requests every minute: 60 of 700 days, of which each has one or two arrivals.
  const near = await as.get('/api/stays?from=2026-03-01&to=2026-04-29')
  expect(near.json()).toHaveLength(books * 2 * 60)
  expect(
    Object.values(longest).filter((milliseconds) => milliseconds >= longestAllowed),
    JSON.stringify(longest),
  ).toEqual([])
}, 120_000)
