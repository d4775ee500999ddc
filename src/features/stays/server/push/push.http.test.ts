import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { sessionCookie } from '#features/accounts/shared/account.ts'
import { day, hour, minute, second } from '#platform/clock.ts'
import { type Db, openDatabase } from '#platform/db/database.ts'
import { createKeyring } from '#platform/keys/keyring.ts'
import { givenHost } from '#test/given.ts'
import { givenBook } from '#test/given-book.ts'
import { givenPushDevice, newSubscription, startPushService } from '#test/given-push.ts'
import { givenStay, givenStaySettings } from '#test/given-stay.ts'
import { watchStatements } from '#test/statements.ts'
import { startTestApp } from '#test/test-app.ts'
import { findStayByToken } from '../stays/stay-links.ts'
import { markArrived, undoTap } from '../taps/taps.ts'
import { getPushKeys } from './push-keys.ts'
import { enqueuePush } from './push-outbox.ts'
import { forgetPushMessages, sendPushMessages } from './push-sender.ts'
import { addPushDevice } from './push-subscriptions.ts'

const path = '/api/push-subscriptions'
const phone =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36'

async function givenService(env: Record<string, string> = {}) {
  const push = await startPushService()
  const service = await startTestApp({ env: { PUSH_LOOPBACK: 'on', ...env } })
  const send = () => sendPushMessages.run(service.context)
  const countMessages = async () => (await service.context.db.selectFrom('push_messages').select('id').execute()).length
  return { ...service, push, send, countMessages }
}

async function givenGuests(env: Record<string, string> = {}) {
  const service = await givenService(env)
  const { as, account } = await givenHost(service, { language: 'it' })
  const book = await givenBook(as)
  await givenStaySettings(as, book.id)
  const stay = await givenStay(as, book.id, { arrival: '2026-03-02', departure: '2026-03-04', label: 'Anna Rossi' })
  const find = async () => {
    const found = await findStayByToken(service.context, stay.link?.split('/').at(-1) ?? '')
    if (!found) throw new Error('the link is not found')
    return found
  }
  const view = async () => (await as.get(`/api/welcome-books/${book.id}/stays`)).json()[0]
  service.clock.set(Date.parse('2026-03-02T15:00:00Z'))
  return { ...service, as, account, bookId: book.id, stay, find, view }
}

test('a host adds, lists and removes her devices; other hosts do not see them', async () => {
  const { push, ...service } = await givenService()
  const { as } = await givenHost(service)
  const { as: other } = await givenHost(service)
  expect((await service.anonymous.get(path)).statusCode).toBe(401)
  const added = await as.post(path, push.subscribe(), { 'user-agent': phone })
  expect(added.json()).toMatchObject({ name: 'Chrome · Android', failingSince: null })
  expect((await as.get(path)).json()).toEqual([added.json()])
  expect((await other.get(path)).json()).toEqual([])
  expect((await other.delete(`${path}/${added.json().id}`)).statusCode).toBe(404)
  expect((await as.delete(`${path}/${added.json().id}`)).statusCode).toBe(200)
  expect((await as.get(path)).json()).toEqual([])
})

test('a browser notifies the host who signed in last, and is listed once', async () => {
  const { push, ...service } = await givenService()
  const { as } = await givenHost(service)
  const { as: other } = await givenHost(service)
  const subscription = push.subscribe()
  await givenPushDevice(as, subscription)
  await givenPushDevice(as, subscription)
  expect((await as.get(path)).json()).toHaveLength(1)
  await givenPushDevice(other, subscription)
  expect([(await as.get(path)).json().length, (await other.get(path)).json().length]).toEqual([0, 1])
})

test('devices of an account are bounded, and so are the calls about them', async () => {
  const env = { LIMIT_PUSH_DEVICES_PER_ACCOUNT: '2', LIMIT_PUSH_WRITES_PER_ACCOUNT: '4' }
  const { push, ...service } = await givenService(env)
  const { as } = await givenHost(service)
  await givenPushDevice(as, push.subscribe())
  await givenPushDevice(as, push.subscribe())
  const third = await as.post(path, push.subscribe())
  expect([third.statusCode, third.json().code]).toEqual([403, 'TOO_MANY_PUSH_DEVICES'])
  expect((await as.post(`${path}/test`)).statusCode).toBe(200)
  expect((await as.post(`${path}/test`)).statusCode).toBe(429)
})

test.each([
  'http://push.example/x',
  'https://127.0.0.1/x',
  'https://10.0.0.1/x',
  'https://[::ffff:169.254.169.254]/x',
  'https://localhost/x',
  'https://push.example:22/x',
  'https://user:pass@push.example/x',
  'file:///etc/passwd',
  'x',
])('the address %s is refused', async (endpoint) => {
  const service = await startTestApp()
  const { as } = await givenHost(service)
  const response = await as.post(path, newSubscription(endpoint))
  // A name is resolved when something is sent to it: the guarded fetch then refuses a private address.
  const isName = endpoint === 'https://localhost/x'
  expect(response.statusCode).toBe(isName ? 201 : 400)
})

test('keys that are no point of the curve are refused', async () => {
  const service = await startTestApp()
  const { as } = await givenHost(service)
  const { endpoint, keys } = newSubscription('https://push.example/x')
  const wrong = Buffer.alloc(65, 4).toString('base64url')
  expect((await as.post(path, { endpoint, keys: { ...keys, p256dh: wrong } })).statusCode).toBe(400)
  expect((await as.post(path, { endpoint, keys: { ...keys, auth: 'short' } })).statusCode).toBe(400)
  expect((await as.post(path, { endpoint })).statusCode).toBe(400)
})

test('nodes that begin at once have the same keys, and the private key is sealed', async () => {
  const { context } = await startTestApp()
  const all = await Promise.all(Array.from({ length: 5 }, () => getPushKeys(context)))
  expect(new Set(all.map((keys) => keys.publicKey)).size).toBe(1)
  const { privateKey, publicKey } = await getPushKeys(context)
  const stored = await context.db.selectFrom('push_keys').selectAll().executeTakeFirstOrThrow()
  expect(stored.public_key).toBe(publicKey)
  expect(stored.private_key_sealed).not.toContain(privateKey)
})

test('a node with another key replaces and deletes nothing: the message waits for a node that can open it', async () => {
  const { push, send, countMessages, ...service } = await givenService()
  const { as } = await givenHost(service)
  await givenPushDevice(as, push.subscribe())
  const keys = await getPushKeys(service.context)
  const other = { ...service.context, keyring: createKeyring(randomBytes(32)) }
  expect((await getPushKeys(other)).publicKey).toBe(keys.publicKey)
  await as.post(`${path}/test`)
  await sendPushMessages.run(other)
  expect([(await as.get(path)).json().length, await countMessages(), push.received.length]).toEqual([1, 1, 0])
  expect((await as.get(path)).json()[0].failingSince).not.toBeNull()
  service.clock.advance(10 * second)
  await send()
  expect(push.received).toHaveLength(1)
  expect((await as.get(path)).json()[0].failingSince).toBeNull()
  expect(await getPushKeys(service.context)).toEqual(keys)
})

/** Databases whose first answers arrive when all of them have been read. */
function readTogether(databases: readonly Db[]): Db[] {
  const { promise: allHaveRead, resolve } = Promise.withResolvers<void>()
  let reading = databases.length
  return databases.map((db) => {
    let isFirst = true
    return db.withPlugin({
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        if (isFirst) {
          isFirst = false
          reading -= 1
          if (reading === 0) resolve()
          await allHaveRead
        }
        return result
      },
    })
  })
}

test('a message that two nodes find at the same time is sent once', async () => {
  const { push, context, countMessages, ...service } = await givenService()
  const { as } = await givenHost({ context, ...service })
  await givenPushDevice(as, push.subscribe())
  await as.post(`${path}/test`)
  const other = openDatabase(context.config.databaseUrl)
  onTestFinished(() => other.destroy())

  await Promise.all(readTogether([context.db, other]).map((db) => sendPushMessages.run({ ...context, db })))

  expect(push.received).toHaveLength(1)
  expect(await countMessages()).toBe(0)
})

test('all devices get the notification that guests are in: in the host’s language, with the book’s name and the dates alone', async () => {
  const { context, clock, push, as, stay, bookId, find, send, countMessages } = await givenGuests()
  const devices = [push.subscribe(), push.subscribe()]
  for (const device of devices) await givenPushDevice(as, device)
  await Promise.all([markArrived(context, await find()), markArrived(context, await find())])
  await send()
  expect(push.received).toEqual([])
  clock.advance(8 * second)
  await send()
  await send()
  expect(push.received).toHaveLength(2)
  expect(push.received[0]?.content).toEqual({
    title: 'Casa Conti',
    body: 'I tuoi ospiti sono entrati alle 16:00. 2–4 marzo',
    language: 'it',
    path: `/stays/${bookId}/${stay.id}`,
    tag: `${stay.id} tap`,
  })
  expect(push.received[0]?.headers).toMatchObject({
    'content-encoding': 'aes128gcm',
    authorization: expect.stringMatching(/^vapid t=/),
    ttl: String(12 * 60 * 60 - 1),
  })
  expect(await countMessages()).toBe(0)
})

test('a tap that is taken back at once sends nothing; later it is corrected', async () => {
  const { context, clock, push, as, find, send } = await givenGuests()
  await givenPushDevice(as, push.subscribe())
  await markArrived(context, await find())
  clock.advance(3 * second)
  await undoTap(context, await find())
  clock.advance(10 * second)
  await send()
  expect(push.received).toEqual([])
  await markArrived(context, await find())
  clock.advance(9 * second)
  await send()
  await undoTap(context, await find())
  await send()
  expect(push.received.map(({ content }) => content.body.slice(0, 22))).toEqual([
    'I tuoi ospiti sono ent',
    'I tuoi ospiti hanno ri',
  ])
})

test('guests are in although a device is removed at the same moment', async () => {
  const { context, push, as, find, view, countMessages } = await givenGuests()
  const gone = await givenPushDevice(as, push.subscribe())
  await givenPushDevice(as, push.subscribe())
  const found = await find()
  let tap: Promise<void> | undefined
  await context.db.transaction().execute(async (tx) => {
    await tx.deleteFrom('push_subscriptions').where('id', '=', gone.id).execute()
    tap = markArrived(context, found)
    // Time for the tap to wait for what this transaction locks.
    await Promise.race([tap, sleep(500)])
  })
  await tap
  expect((await view()).arrivedAt).not.toBeNull()
  expect(await countMessages()).toBe(1)
})

test('without devices nothing is stored', async () => {
  const { context, find, countMessages } = await givenGuests()
  await markArrived(context, await find())
  expect(await countMessages()).toBe(0)
})

test.each([404, 410])('a device of which its push service says %i is forgotten', async (status) => {
  const { push, send, countMessages, ...service } = await givenService()
  const { as } = await givenHost(service)
  await givenPushDevice(as, push.subscribe('/push/gone'))
  push.answer('/push/gone', { status })
  await as.post(`${path}/test`)
  await as.post(`${path}/test`)
  await send()
  expect((await as.get(path)).json()).toEqual([])
  expect(await countMessages()).toBe(0)
})

test('a failure is tried again with growing pauses, shown at the device, and given up in the end', async () => {
  const { context, clock, push, as, find, send, countMessages } = await givenGuests()
  await givenPushDevice(as, push.subscribe('/push/bad'))
  push.answer('/push/bad', { status: 500 })
  await markArrived(context, await find())
  clock.advance(8 * second)
  for (let round = 0; round < 10; round += 1) {
    await send()
    clock.advance(11 * minute)
  }
  expect(push.received).toHaveLength(6)
  expect(await countMessages()).toBe(0)
  const [device] = (await as.get(path)).json()
  expect(device.failingSince).not.toBeNull()

  push.answer('/push/bad', { status: 201 })
  await as.post(`${path}/test`)
  await send()
  expect((await as.get(path)).json()[0].failingSince).toBeNull()
})

test('a push service that wants less is obeyed', async () => {
  const { push, send, ...service } = await givenService()
  const { clock } = service
  const { as } = await givenHost(service)
  await givenPushDevice(as, push.subscribe('/push/busy'))
  push.answer('/push/busy', { status: 429, headers: { 'retry-after': '120' } })
  await as.post(`${path}/test`)
  await send()
  clock.advance(minute)
  await send()
  expect(push.received).toHaveLength(1)
  clock.advance(minute + second)
  await send()
  expect(push.received).toHaveLength(2)
})

test('a device that nothing reaches for a week is forgotten', async () => {
  const { push, send, ...service } = await givenService()
  const { clock } = service
  const { as } = await givenHost(service)
  await givenPushDevice(as, push.subscribe('/push/bad'))
  push.answer('/push/bad', { status: 403 })
  for (const pause of [0, 6 * day, 2 * day]) {
    clock.advance(pause)
    expect((await as.get(path)).json()).toHaveLength(1)
    await as.post(`${path}/test`)
    await send()
  }
  expect((await as.get(path)).json()).toEqual([])
})

test('hostile addresses: redirects are not followed, endless answers are cut, silence does not hold up others', async () => {
  const { push, send, ...service } = await givenService()
  const { as } = await givenHost(service)
  const { as: other } = await givenHost(service)
  const hostile = ['/push/redirect', '/push/huge', '/push/silent'] as const
  push.answer(hostile[0], { status: 307, headers: { location: push.subscribe('/push/target').endpoint } })
  push.answer(hostile[1], { bodyBytes: 1_000_000 })
  push.answer(hostile[2], { isSilent: true })
  for (const one of hostile) await givenPushDevice(as, push.subscribe(one))
  await givenPushDevice(other, push.subscribe('/push/good'))
  await as.post(`${path}/test`)
  await other.post(`${path}/test`)
  await send()
  expect(push.received.map((one) => one.path).toSorted()).toEqual(['/push/good', ...hostile].toSorted())
  const failing = (await as.get(path))
    .json()
    .map(({ failingSince }: { failingSince: unknown }) => failingSince !== null)
  expect(failing).toEqual([true, true, true])
  expect((await other.get(path)).json()[0].failingSince).toBeNull()
})

test('addresses of a private network get nothing, also if their name is found only when something is sent', async () => {
  const { push, send, context, ...service } = await givenService({ PUSH_LOOPBACK: 'off' })
  const { as } = await givenHost({ context, ...service })
  expect((await as.post(path, push.subscribe())).statusCode).toBe(400)
  // Stored while loopback addresses were allowed.
  const allowed = { ...context, config: { ...context.config, allowsLoopbackPush: true } }
  const { as: host, account } = await givenHost({ context, ...service })
  const sessionToken = host.cookies.get(sessionCookie) ?? ''
  await addPushDevice(allowed, account, push.subscribe(), { userAgent: undefined, sessionToken })
  const order = { template: 'test', params: {}, cause: 'x' }
  await context.db.transaction().execute((tx) => enqueuePush(tx, context.clock, account.id, order))
  await send()
  expect(push.received).toEqual([])
})

test('messages that wait for one device are bounded; the oldest go', async () => {
  const { context, push, as, account, countMessages } = await givenGuests()
  await givenPushDevice(as, push.subscribe())
  for (let index = 0; index < 25; index += 1) {
    const order = { template: 'test', params: {}, cause: String(index) }
    await context.db.transaction().execute((tx) => enqueuePush(tx, context.clock, account.id, order))
  }
  expect(await countMessages()).toBe(20)
})

test('devices are locked before their messages, so that two transactions do not wait for each other', async () => {
  const { push, as } = await givenGuests()
  await givenPushDevice(as, push.subscribe())
  const statements: string[] = []
  onTestFinished(watchStatements((text) => statements.push(text)))
  await as.post(`${path}/test`)
  const lock = statements.findIndex((text) => text.startsWith('update "push_subscriptions"'))
  const deletion = statements.findIndex((text) => text.startsWith('delete from "push_messages"'))
  expect(lock).toBeGreaterThanOrEqual(0)
  expect(deletion).toBeGreaterThan(lock)
})

test('a browser that changes its address keeps its device, signed out and with all devices in use', async () => {
  const { push, send, ...service } = await givenService({ LIMIT_PUSH_DEVICES_PER_ACCOUNT: '1' })
  const { as } = await givenHost(service)
  const [former, renewed] = [push.subscribe('/push/former'), push.subscribe('/push/renewed')]
  const device = await givenPushDevice(as, former)
  const response = await service.anonymous.post(`${path}/renewal`, { former, renewed })
  expect([response.statusCode, response.json()]).toEqual([200, { id: device.id }])
  const [listed, ...others] = (await as.get(path)).json()
  expect(others).toEqual([])
  expect(listed).toMatchObject({ id: device.id, createdAt: device.createdAt })
  expect(listed.endpointHash).not.toBe(device.endpointHash)
  await as.post(`${path}/test`)
  await send()
  expect(push.received.map((one) => one.path)).toEqual(['/push/renewed'])
  expect((await service.anonymous.post(`${path}/renewal`, { former, renewed })).statusCode).toBe(404)
})

test('the address of a device is changed only by its browser, and only to one that can be used', async () => {
  const { push, ...service } = await givenService({ LIMIT_PUSH_WRITES_PER_ACCOUNT: '2' })
  const { as } = await givenHost(service)
  const { as: other } = await givenHost(service)
  const [former, renewed] = [push.subscribe(), push.subscribe()]
  await givenPushDevice(as, former)
  const renew = async (change: object, caller = service.anonymous) =>
    (await caller.post(`${path}/renewal`, { former, renewed, ...change })).statusCode
  // A push service knows the address, but not the secret of the browser.
  expect(await renew({ former: { ...former, keys: renewed.keys } })).toBe(404)
  expect(await renew({ former: { ...former, keys: renewed.keys } }, other)).toBe(404)
  expect(await renew({ former: push.subscribe() })).toBe(404)
  expect(await renew({ former: { ...former, endpoint: 'x' } })).toBe(404)
  expect(await renew({ renewed: { ...renewed, endpoint: 'https://10.0.0.1/x' } })).toBe(400)
  expect(await renew({ renewed: undefined })).toBe(400)
  expect(await renew({})).toBe(200)
  expect(await renew({ former: renewed, renewed: former })).toBe(429)
})

test('of the tests of a device only the latest waits', async () => {
  const { push, as, countMessages, send } = await givenGuests()
  await givenPushDevice(as, push.subscribe())
  for (let index = 0; index < 3; index += 1) await as.post(`${path}/test`)
  expect(await countMessages()).toBe(1)
  await send()
  expect(push.received).toHaveLength(1)
})

test('messages that nobody has sent in time are deleted, those of disabled accounts too', async () => {
  const { context, clock, push, as, account, countMessages } = await givenGuests()
  await givenPushDevice(as, push.subscribe())
  const order = { template: 'test', params: {}, cause: 'early' }
  await context.db.transaction().execute((tx) => enqueuePush(tx, clock, account.id, order))
  await context.db.updateTable('accounts').set({ disabled_at: 1 }).where('id', '=', account.id).execute()
  clock.advance(11 * hour)
  await context.db.transaction().execute((tx) => enqueuePush(tx, clock, account.id, { ...order, cause: 'late' }))
  await forgetPushMessages.run(context)
  expect(await countMessages()).toBe(2)
  clock.advance(hour)
  await forgetPushMessages.run(context)
  expect(await countMessages()).toBe(1)
})

test('a disabled account gets no notification, and a deleted one has no device', async () => {
  const { context, push, as, account, send, countMessages } = await givenGuests()
  await givenPushDevice(as, push.subscribe())
  await as.post(`${path}/test`)
  await context.db.updateTable('accounts').set({ disabled_at: 1 }).where('id', '=', account.id).execute()
  await send()
  expect([push.received.length, await countMessages()]).toEqual([0, 1])
  await context.db.deleteFrom('accounts').where('id', '=', account.id).execute()
  expect(await countMessages()).toBe(0)
})
