import { expect, test } from 'vitest'
import { hour, second } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { givenHost } from '#test/given.ts'
import { givenBook } from '#test/given-book.ts'
import { findLinkedStay } from '#test/given-coded-house.ts'
import { givenStay, givenStaySettings } from '#test/given-stay.ts'
import { startTestApp } from '#test/test-app.ts'
import { exportStays, stayLists } from '../export-stays.ts'
import { listStayBooks } from '../settings/settings-service.ts'
import { openSpareCodeDisclosures } from '../stays/stay-secrets.ts'
import { showSpareCode } from './spare-codes.ts'

/** A house in Rome with spare codes; the clock is at 12:00 UTC on 1 March 2026. */
async function givenHouse(settings = {}) {
  const service = await startTestApp()
  const { as, account } = await givenHost(service)
  const { id: bookId } = await givenBook(as, { doorCode: '1234' })
  await givenStaySettings(as, bookId, { secrets: ['doorCode'], spareCodes: ['0001', '0002', '0003'], ...settings })
  const path = `/api/welcome-books/${bookId}/stays`
  const { context } = service
  const find = (stay: { link: string | null }) => findLinkedStay(context, stay)
  const at = (iso: string) => service.clock.set(Date.parse(iso))
  const stayFrom = (arrival: string, departure: string) => givenStay(as, bookId, { arrival, departure })
  const ask = async (stay: { link: string | null }) => showSpareCode(context, await find(stay))
  /** The spare code on the page of a stay, as its guests open it. */
  const open = async ({ link }: { link: string | null }, query = '') => {
    const { body } = await service.anonymous.get(new URL(link ?? '').pathname + query)
    return ['0001', '0002', '0003', '0009'].filter((code) => body.includes(code))
  }
  /** What the host is asked to replace, on the page Stays and in the settings. */
  const known = async () => {
    const [book] = (await as.get('/api/stays/books')).json()
    const stored = (await as.get(`/api/welcome-books/${bookId}/stay-settings`)).json()
    expect(stored.knownSpareCodes).toEqual(book.knownSpareCodes)
    return book.knownSpareCodes as string[]
  }
  const keep = (code: string) => as.post(`/api/welcome-books/${bookId}/stay-settings/spare-codes/kept`, { code })
  return { service, as, account, bookId, path, at, stayFrom, ask, open, known, keep }
}

test('the next guests see a spare code that no former guest knows, and the host is asked to replace that one', async () => {
  const { at, stayFrom, ask, known } = await givenHouse()
  const first = await stayFrom('2026-03-02', '2026-03-04')
  const next = await stayFrom('2026-03-04', '2026-03-06')
  at('2026-03-02T15:00:00Z')
  expect(await ask(first)).toBe('0001')
  expect(await known()).toEqual([])
  at('2026-03-04T09:00:00Z')
  expect(await known()).toEqual(['0001'])
  at('2026-03-04T15:00:00Z')
  expect([await ask(next), await ask(next)]).toEqual(['0002', '0003'])
  expect(await known()).toEqual(['0001'])
  at('2026-03-06T09:00:00Z')
  expect(await known()).toEqual(['0001', '0002', '0003'])
})

test('if former guests know all spare codes, the one that was seen the longest ago is shown', async () => {
  const { service, at, stayFrom, ask } = await givenHouse({ spareCodes: ['0001', '0002'] })
  const first = await stayFrom('2026-03-02', '2026-03-04')
  const middle = await stayFrom('2026-03-04', '2026-03-06')
  const third = await stayFrom('2026-03-06', '2026-03-08')
  at('2026-03-02T15:00:00Z')
  expect(await ask(first)).toBe('0001')
  at('2026-03-04T15:00:00Z')
  expect(await ask(middle)).toBe('0002')
  service.clock.advance(second)
  expect(await ask(middle)).toBe('0001')
  at('2026-03-06T15:00:00Z')
  expect([await ask(third), await ask(third)]).toEqual(['0002', '0001'])
})

test('a spare code that a page shows by itself is recorded when guests open it, and not in the preview', async () => {
  const { service, as, path, at, stayFrom, ask, open, known } = await givenHouse({ codeMode: 'shared' })
  const first = await stayFrom('2026-03-02', '2026-03-04')
  const unopened = await stayFrom('2026-03-04', '2026-03-06')
  const next = await stayFrom('2026-03-06', '2026-03-08')
  at('2026-03-02T14:00:00Z')
  expect(await open(first, '?preview')).toEqual(['0001'])
  const shownTo = async () =>
    (await service.context.db.selectFrom('stays').select('spare_codes_sealed').where('id', '=', first.id).execute())[0]
      ?.spare_codes_sealed
  expect(await shownTo()).toBeNull()
  expect([await open(first), await open(first)]).toEqual([['0001'], ['0001']])
  expect(await shownTo()).not.toBeNull()
  // Once the change is confirmed it disappears again, and is the first that they are shown.
  await as.post(`${path}/${first.id}/code-changed`, { code: '5678' })
  expect(await open(first)).toEqual([])
  expect(await ask(first)).toBe('0001')

  at('2026-03-04T15:00:00Z')
  expect(await known()).toEqual(['0001'])
  // Nobody has opened the page of these guests.
  expect(await open(unopened, '?preview')).toEqual(['0002'])
  at('2026-03-06T15:00:00Z')
  expect(await open(next)).toEqual(['0002'])
})

test('a code that the host takes off the lock is not shown longer', async () => {
  const { as, bookId, at, stayFrom, open } = await givenHouse({ codeMode: 'shared' })
  const stay = await stayFrom('2026-03-02', '2026-03-04')
  at('2026-03-02T15:00:00Z')
  expect(await open(stay)).toEqual(['0001'])
  await givenStaySettings(as, bookId, { spareCodes: ['0009', '0002'] })
  expect(await open(stay)).toEqual(['0009'])
  expect(await open(stay)).toEqual(['0009'])
})

test('a replaced code is no longer asked about, and a kept one not until other guests have seen it', async () => {
  const { service, as, bookId, at, stayFrom, ask, known, keep } = await givenHouse({ spareCodes: ['0001', '0002'] })
  const first = await stayFrom('2026-03-02', '2026-03-04')
  const next = await stayFrom('2026-03-04', '2026-03-06')
  at('2026-03-02T15:00:00Z')
  expect([await ask(first), await ask(first)]).toEqual(['0001', '0002'])
  at('2026-03-04T09:30:00Z')
  expect(await known()).toEqual(['0001', '0002'])
  await givenStaySettings(as, bookId, { spareCodes: ['0003', '0002'] })
  expect(await known()).toEqual(['0002'])
  // Other settings leave it.
  await givenStaySettings(as, bookId, { releaseHours: 12 })
  expect(await known()).toEqual(['0002'])
  expect((await keep('0002')).json().knownSpareCodes).toEqual([])
  expect((await keep('9999')).statusCode).toBe(200)
  expect((await keep('')).statusCode).toBe(400)
  expect(await known()).toEqual([])
  at('2026-03-04T15:00:00Z')
  expect([await ask(next), await ask(next)]).toEqual(['0003', '0002'])
  expect(await known()).toEqual([])
  at('2026-03-06T09:30:00Z')
  expect(await known()).toEqual(['0003', '0002'])
  // Stays are deleted after a month; that their guests know a code is not forgotten with them.
  await service.context.db.deleteFrom('stays').execute()
  expect(await known()).toEqual(['0003', '0002'])
})

test('guests who say that they have left, or whose stay is deleted, count as former ones', async () => {
  const { service, as, path, at, stayFrom, ask, known } = await givenHouse()
  const stay = await stayFrom('2026-03-02', '2026-03-08')
  at('2026-03-02T15:00:00Z')
  await ask(stay)
  expect(await known()).toEqual([])
  await as.post(`${path}/${stay.id}/departed`)
  expect(await known()).toEqual(['0001'])
  await as.delete(`${path}/${stay.id}/departed`)
  expect(await known()).toEqual([])
  service.clock.advance(hour)
  await as.delete(`${path}/${stay.id}`)
  expect(await known()).toEqual(['0001'])
})

test('two stays that ask at the same time are both recorded', async () => {
  const { service, bookId, at, stayFrom, ask } = await givenHouse()
  const stays = [await stayFrom('2026-03-02', '2026-03-04'), await stayFrom('2026-03-02', '2026-03-05')]
  at('2026-03-02T15:00:00Z')
  await Promise.all(stays.map(ask))
  const { db } = service.context
  const row = await db.selectFrom('stay_settings').select('spare_sights_sealed').executeTakeFirstOrThrow()
  const disclosures = openSpareCodeDisclosures(service.context, { bookId, spareSightsSealed: row.spare_sights_sealed })
  expect(new Set(disclosures.map(({ stayId }) => stayId))).toEqual(new Set(stays.map(({ id }) => id)))
  expect(row.spare_sights_sealed).not.toContain('0001')
})

test('the export names the spare codes that former guests know, and whether codes are on the lock', async () => {
  const { service, as, account, path, at, stayFrom, ask } = await givenHouse({ codeMode: 'personal' })
  const stay = await stayFrom('2026-03-02', '2026-03-04')
  await as.post(`${path}/${stay.id}/code-set`)
  at('2026-03-02T15:00:00Z')
  await ask(stay)
  at('2026-03-04T10:00:00Z')
  const portions: object[] = []
  for await (const stays of stayLists['stays.json'](service.context, account)) portions.push(...stays)
  expect(portions).toMatchObject([{ id: stay.id, codeSetAt: '2026-03-01T12:00:00.000Z' }])
  const exported = await exportStays(service.context, account)
  expect(exported).toMatchObject({ settings: [{ knownSpareCodes: ['0001'], lockTakesCodes: false }] })
})

test('a spare code that guests in the house see as well is replaced when they have left', async () => {
  const { at, stayFrom, ask, known } = await givenHouse({ spareCodes: ['0001'] })
  const first = await stayFrom('2026-03-02', '2026-03-04')
  const next = await stayFrom('2026-03-04', '2026-03-06')
  at('2026-03-02T15:00:00Z')
  await ask(first)
  at('2026-03-04T15:00:00Z')
  expect(await ask(next)).toBe('0001')
  expect(await known()).toEqual([])
  at('2026-03-06T09:00:00Z')
  expect(await known()).toEqual(['0001'])
})

test('a requested spare code that the host takes off the lock is not shown longer', async () => {
  const { as, bookId, at, stayFrom, ask, open } = await givenHouse()
  const stay = await stayFrom('2026-03-02', '2026-03-04')
  at('2026-03-02T15:00:00Z')
  await ask(stay)
  expect(await open(stay)).toEqual(['0001'])
  await givenStaySettings(as, bookId, { spareCodes: ['0002'] })
  expect(await open(stay)).toEqual([])
  expect(await ask(stay)).toBe('0002')
})

test('the spare codes that former guests know are read in one statement for all books', async () => {
  const { service, as, account, known, at, stayFrom, ask } = await givenHouse()
  at('2026-03-02T15:00:00Z')
  await ask(await stayFrom('2026-03-02', '2026-03-04'))
  for (let count = 0; count < 3; count += 1) {
    const { id } = await givenBook(as, { propertyName: `House ${count}` })
    await givenStaySettings(as, id, { secrets: ['doorCode'], spareCodes: ['0001'] })
    const { link } = await givenStay(as, id, { arrival: '2026-03-02', departure: '2026-03-04' })
    await ask({ link })
  }
  at('2026-03-04T09:00:00Z')
  const { db, statements } = countStatements(service.context.db)
  const context = { ...service.context, db }
  const books = await listStayBooks(context, account)
  expect(books.map(({ knownSpareCodes }) => knownSpareCodes)).toEqual([['0001'], ['0001'], ['0001'], ['0001']])
  expect(await known()).toEqual(['0001'])
  // The books, the exceptions from their settings, and the guests who have seen codes.
  expect(statements()).toBe(3)
})

/** A database that counts the statements that are sent through it. */
function countStatements(db: Db) {
  let count = 0
  const counting = db.withPlugin({
    transformQuery: ({ node }) => {
      count += 1
      return node
    },
    transformResult: async ({ result }) => result,
  })
  return { db: counting, statements: () => count }
}
