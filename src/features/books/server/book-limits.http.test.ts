import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { lockAccount, trialLength } from '#features/accounts/index.ts'
import { openDatabase } from '#platform/db/database.ts'
import { createId } from '#platform/ids.ts'
import { givenHost } from '#test/given.ts'
import { bookPayload, givenBook } from '#test/given-book.ts'
import { type Caller, startTestApp } from '#test/test-app.ts'
import { insertCopy } from './book-queries.ts'

const create = (as: Caller) => as.post('/api/welcome-books', bookPayload)

test('Basic allows five books, drafts included, and a deleted one makes room', async () => {
  const server = await startTestApp()
  const { as } = await givenHost(server, { plan: 'basic', planStatus: 'active', trialEndsAt: null })
  const first = await givenBook(as, { status: 'draft' })
  for (let count = 1; count < 5; count += 1) await givenBook(as)

  const refused = await create(as)
  expect(refused.statusCode).toBe(403)
  expect(refused.json()).toEqual({
    code: 'LIMIT_REACHED',
    message: "You've reached the welcome book limit for your plan. Upgrade to create more.",
  })
  expect((await as.put(`/api/welcome-books/${first.id}`, bookPayload)).statusCode).toBe(200)

  await as.delete(`/api/welcome-books/${first.id}`)
  expect((await create(as)).statusCode).toBe(201)
})

test('Pro has no limit of its own on books', async () => {
  const server = await startTestApp()
  const { as } = await givenHost(server, { plan: 'pro' })

  for (let count = 0; count < 7; count += 1) expect((await create(as)).statusCode).toBe(201)
})

test('of many concurrent creations no more succeed than the plan allows', async () => {
  const server = await startTestApp()
  const { as } = await givenHost(server)
  await givenBook(as)

  const responses = await Promise.all(Array.from({ length: 12 }, () => create(as)))

  expect(responses.filter((response) => response.statusCode === 201)).toHaveLength(4)
  expect(responses.filter((response) => response.json().code === 'LIMIT_REACHED')).toHaveLength(8)
})

// In one process, creations of one host are queued before their transactions, so the test above does not cover the lock
// that separates two nodes.
test.each([
  ['a new book', (as: Caller) => create(as)],
  ['a copy', (as: Caller, bookId: string) => as.post(`/api/welcome-books/${bookId}/copies`, {})],
])('%s is refused if another node has reached the plan’s limit since the first count', async (_what, add) => {
  const server = await startTestApp()
  const { as, account } = await givenHost(server)
  const { id } = await givenBook(as)
  for (let count = 1; count < 4; count += 1) await givenBook(as)
  const node = openDatabase(server.context.config.databaseUrl)
  onTestFinished(() => node.destroy())
  const fifth = { propertyName: 'Fifth', creationKey: undefined }
  const writes = vi.spyOn(server.context.db, 'insertInto')

  const answer = await node.transaction().execute(async (tx) => {
    await lockAccount(tx, { accountId: account.id })
    const added = add(as, id)
    // The first count has been done once the attempt is recorded; it found four books.
    await vi.waitFor(() => expect(writes).toHaveBeenCalledWith('attempts'), 20_000)
    // Without the lock on PostgreSQL the request would be finished now. SQLite has a single writer.
    await Promise.race([added, sleep(300)])
    await insertCopy(tx, { ...fifth, hostId: account.id, bookId: createId(), originalId: id }, 0)
    return { added }
  })

  expect((await answer.added).json()).toMatchObject({ code: 'LIMIT_REACHED' })
  expect((await as.get('/api/welcome-books')).json()).toHaveLength(5)
})

test('books above the limit of a lower plan stay readable and editable', async () => {
  const server = await startTestApp()
  const { account, as } = await givenHost(server, { plan: 'pro' })
  const books: { id: string }[] = []
  for (let count = 0; count < 6; count += 1) books.push(await givenBook(as))
  await server.context.db.updateTable('accounts').set({ plan: 'basic' }).where('id', '=', account.id).execute()

  expect((await as.get('/api/welcome-books')).json()).toHaveLength(6)
  for (const book of books) {
    expect((await as.put(`/api/welcome-books/${book.id}`, bookPayload)).statusCode).toBe(200)
  }
  expect((await create(as)).json()).toMatchObject({ code: 'LIMIT_REACHED' })
  await as.delete(`/api/welcome-books/${books[0]?.id}`)
  expect((await create(as)).json()).toMatchObject({ code: 'LIMIT_REACHED' })
})

test('after the trial has ended books can be read, shared and deleted, but not written', async () => {
  const server = await startTestApp()
  const { as } = await givenHost(server)
  const { as: italian } = await givenHost(server, { language: 'it' })
  const book = await givenBook(as)
  const unwanted = await givenBook(as)
  const path = `/api/welcome-books/${book.id}`

  server.clock.advance(trialLength - 1)
  expect((await as.put(path, bookPayload)).statusCode).toBe(200)
  server.clock.advance(1)

  for (const refused of [await create(as), await as.put(path, bookPayload)]) {
    expect(refused.statusCode).toBe(402)
    expect(refused.json()).toEqual({
      code: 'TRIAL_EXPIRED',
      message: 'Your trial has expired. Subscribe to a plan to continue creating welcome books.',
    })
  }
  expect((await create(italian)).json()).toEqual({
    code: 'TRIAL_EXPIRED',
    message: 'Il tuo trial è scaduto. Sottoscrivi un piano per continuare a creare welcome books.',
  })
  expect((await as.get('/api/welcome-books')).json()).toHaveLength(2)
  expect((await as.get(path)).json()).toMatchObject({ id: book.id, revision: 2 })
  expect((await server.anonymous.get(`${path}/public`)).statusCode).toBe(200)
  expect((await as.delete(`/api/welcome-books/${unwanted.id}`)).statusCode).toBe(200)
})

test('without a plan no book can be created', async () => {
  const server = await startTestApp()
  const { as } = await givenHost(server, { plan: null, planStatus: 'none', trialEndsAt: null })

  const response = await create(as)

  expect(response.statusCode).toBe(402)
  expect(response.json()).toEqual({
    code: 'PAYMENT_REQUIRED',
    message: 'Please complete your subscription setup to create welcome books.',
  })
})

test('a host whose paid plan has ended reads of her plan and not of a trial', async () => {
  const server = await startTestApp()
  const ended = { planStatus: 'expired', trialEndsAt: 0, accessUntil: server.clock.now() - 1 } as const
  const { as } = await givenHost(server, ended)
  const { as: italian } = await givenHost(server, { ...ended, language: 'it' })

  expect(await create(as)).toMatchObject({ statusCode: 402 })
  expect((await create(as)).json()).toEqual({
    code: 'PLAN_EXPIRED',
    message: 'Your plan has ended. Subscribe to a plan to continue creating welcome books.',
  })
  expect((await create(italian)).json().message).toBe(
    'Il tuo piano è terminato. Scegli un piano per continuare a creare guide di benvenuto.',
  )
})

test('an ended subscription is treated as expired', async () => {
  const server = await startTestApp()
  const { as } = await givenHost(server, { planStatus: 'expired', trialEndsAt: null })

  expect((await create(as)).json()).toMatchObject({ code: 'TRIAL_EXPIRED' })
})
