import { expect, test } from 'vitest'
import { trialLength } from '#features/accounts/index.ts'
import { textLimits } from '#limits.ts'
import { givenHost } from '#test/given.ts'
import { givenAdmin } from '#test/given-admin.ts'
import { givenBook } from '#test/given-book.ts'
import { startTestApp } from '#test/test-app.ts'
import { sumTextBytes } from '../book-count-queries.ts'

const essentials = {
  doorCode: '4812#',
  wifiName: 'Bellavista-Guest',
  wifiPassword: 'barca-blu-27',
  checkinTime: '15:00 to 20:00',
  checkoutTime: '10:00',
}

const essentialsOf = (id: string) => `/api/welcome-books/${id}/essentials`
const publicationOf = (id: string) => `/api/welcome-books/${id}/publication`

test('a host changes the door code alone, and guests read the new one', async () => {
  const server = await startTestApp()
  const { account, as } = await givenHost(server)
  const book = await givenBook(as, { ...essentials, welcomeMessage: 'Welcome.' })
  const bytes = await sumTextBytes(server.context.db, { hostId: account.id })

  const response = await as.patch(essentialsOf(book.id), { doorCode: '73501#', revision: book.revision })

  expect(response.statusCode).toBe(200)
  expect(response.json()).toMatchObject({
    id: book.id,
    status: 'published',
    revision: book.revision + 1,
    essentials: { ...essentials, doorCode: '73501#' },
  })
  expect((await as.get(`/api/welcome-books/${book.id}`)).json()).toMatchObject({
    ...essentials,
    doorCode: '73501#',
    welcomeMessage: 'Welcome.',
  })
  expect((await as.get('/api/welcome-books')).json()[0].essentials).toEqual({ ...essentials, doorCode: '73501#' })
  const page = (await server.anonymous.get(`/share/${book.id}`)).body
  expect(page).toContain('73501#')
  expect(page).not.toContain('4812#')
  expect(await sumTextBytes(server.context.db, { hostId: account.id })).toBe(bytes + 1)
})

test('a quick edit without a change leaves the revision as it is', async () => {
  const server = await startTestApp()
  const { as } = await givenHost(server)
  const book = await givenBook(as, essentials)

  const response = await as.patch(essentialsOf(book.id), essentials)

  expect(response.json()).toMatchObject({ revision: book.revision, updatedAt: book.updatedAt })
})

test('with an ended plan a host can still change codes and unpublish a book, but not publish it again', async () => {
  const server = await startTestApp()
  const { as } = await givenHost(server)
  const book = await givenBook(as, essentials)
  server.clock.advance(trialLength)
  expect((await as.put(`/api/welcome-books/${book.id}`, book)).statusCode).toBe(402)

  const changed = await as.patch(essentialsOf(book.id), { doorCode: '7350#', checkinTime: 'from 16:00' })
  expect(changed.json()).toMatchObject({ essentials: { doorCode: '7350#', checkinTime: 'from 16:00' } })
  expect((await server.anonymous.get(`/share/${book.id}`)).body).toContain('7350#')

  const unpublished = await as.delete(publicationOf(book.id))
  expect(unpublished.statusCode).toBe(200)
  expect(unpublished.json()).toMatchObject({ id: book.id, status: 'draft', revision: book.revision + 2 })
  expect((await server.anonymous.get(`/share/${book.id}`)).statusCode).toBe(404)
  // A repeated call changes nothing.
  expect((await as.delete(publicationOf(book.id))).json()).toMatchObject({ revision: book.revision + 2 })
  expect((await as.put(`/api/welcome-books/${book.id}`, { ...book, revision: undefined })).statusCode).toBe(402)
})

test('a quick edit works without any plan', async () => {
  const server = await startTestApp()
  const { account, as } = await givenHost(server)
  const book = await givenBook(as, essentials)
  await server.context.db
    .updateTable('accounts')
    .set({ plan: null, plan_status: 'none', trial_ends_at: null })
    .where('id', '=', account.id)
    .execute()

  expect((await as.patch(essentialsOf(book.id), { wifiPassword: 'new-words-9' })).statusCode).toBe(200)
})

test('an edit based on an older revision is refused and changes nothing', async () => {
  const server = await startTestApp()
  const { as } = await givenHost(server)
  const book = await givenBook(as, essentials)
  await as.patch(essentialsOf(book.id), { doorCode: '1111#', revision: book.revision })

  const stale = await as.patch(essentialsOf(book.id), { doorCode: '2222#', revision: book.revision })

  expect(stale.statusCode).toBe(409)
  expect(stale.json()).toMatchObject({ code: 'EDIT_CONFLICT' })
  expect((await as.get(`/api/welcome-books/${book.id}`)).json()).toMatchObject({ doorCode: '1111#' })
})

test('of many quick edits from one revision exactly one succeeds', async () => {
  const server = await startTestApp()
  const { as } = await givenHost(server)
  const book = await givenBook(as, essentials)

  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      as.patch(essentialsOf(book.id), { doorCode: `${index}#`, revision: book.revision }),
    ),
  )

  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(19)
})

test('quick edits are limited for each account', async () => {
  const server = await startTestApp({ env: { LIMIT_QUICK_EDITS_PER_ACCOUNT: '2' } })
  const { as } = await givenHost(server)
  const book = await givenBook(as)
  const statuses: number[] = []
  for (const doorCode of ['1', '2', '3'])
    statuses.push((await as.patch(essentialsOf(book.id), { doorCode })).statusCode)
  expect(statuses).toEqual([200, 200, 429])
  expect((await as.get(`/api/welcome-books/${book.id}`)).json()).toMatchObject({ doorCode: '2' })
  const other = await givenHost(server)
  const { id } = await givenBook(other.as)
  expect((await other.as.patch(essentialsOf(id), { doorCode: '4' })).statusCode).toBe(200)
})

test('anonymous callers, other hosts and disabled accounts change nothing', async () => {
  const server = await startTestApp()
  const { account, as } = await givenHost(server)
  const { as: stranger } = await givenHost(server)
  const { as: operator } = await givenAdmin(server)
  const book = await givenBook(as, essentials)
  const calls = [
    (caller: typeof as) => caller.patch(essentialsOf(book.id), { doorCode: '0#' }),
    (caller: typeof as) => caller.delete(publicationOf(book.id)),
  ]

  for (const call of calls) {
    expect((await call(server.anonymous)).statusCode).toBe(401)
    expect((await call(stranger)).statusCode).toBe(404)
    expect((await call(operator)).statusCode).toBe(404)
  }
  expect((await operator.post(`/api/admin/hosts/${account.id}/disable`)).statusCode).toBe(200)
  for (const call of calls) expect((await call(as)).statusCode).toBe(401)
  expect((await server.anonymous.get(`/share/${book.id}`)).body).toContain(essentials.doorCode)
})

test('invalid values are refused by field', async () => {
  const server = await startTestApp()
  const { as } = await givenHost(server)
  const book = await givenBook(as, essentials)

  const long = await as.patch(essentialsOf(book.id), {
    doorCode: 'x'.repeat(textLimits.line + 1),
    wifiName: 'é'.repeat(17),
    wifiPassword: 'x'.repeat(textLimits.wifiPassword + 1),
  })
  expect(long.statusCode).toBe(400)
  expect(Object.keys(long.json().fields)).toEqual(['doorCode', 'wifiName', 'wifiPassword'])
  expect(long.json().fields.wifiName).toContain('32')

  for (const body of [{ doorCode: 4812 }, { doorCode: null }, { checkinTime: '\0' }, { revision: 'new' }, []]) {
    expect((await as.patch(essentialsOf(book.id), body)).statusCode).toBe(400)
  }
  expect((await as.get(`/api/welcome-books/${book.id}`)).json()).toMatchObject(essentials)
})

test('a stored over-long field does not prevent changes of other fields', async () => {
  const server = await startTestApp()
  const { as } = await givenHost(server)
  const book = await givenBook(as, essentials)
  const old = 'x'.repeat(textLimits.line + 50)
  await server.context.db.updateTable('books').set({ checkin_time: old }).where('id', '=', book.id).execute()

  expect((await as.patch(essentialsOf(book.id), { doorCode: '7350#', checkinTime: old })).statusCode).toBe(200)
  expect((await as.patch(essentialsOf(book.id), { checkinTime: `${old}x` })).statusCode).toBe(400)
})

test('a book that the operator took offline can be changed and stays offline', async () => {
  const server = await startTestApp()
  const { as } = await givenHost(server)
  const { as: operator } = await givenAdmin(server)
  const book = await givenBook(as, essentials)
  await operator.post(`/api/admin/books/${book.id}/take-offline`, { reason: 'Reported.' })

  const response = await as.patch(essentialsOf(book.id), { doorCode: '7350#' })

  expect(response.json()).toMatchObject({ offline: { reason: 'Reported.' }, essentials: { doorCode: '7350#' } })
  expect((await server.anonymous.get(`/share/${book.id}`)).statusCode).toBe(404)
})
