import { expect, test } from 'vitest'
import { sessionCookie } from '#features/accounts/shared/account.ts'
import { hashSecret } from '#platform/ids.ts'
import { givenHost, givenPassword } from '#test/given.ts'
import { givenAdmin } from '#test/given-admin.ts'
import { givenPushDevice, newSubscription } from '#test/given-push.ts'
import { startMailReceiver } from '#test/mail-receiver.ts'
import { sendDueMails } from '#test/mail-sending.ts'
import { type Caller, startTestApp } from '#test/test-app.ts'
import { addPushDevice, listPushDevices } from './push-subscriptions.ts'

const newPassword = 'another house by the sea'

/** A host who is signed in twice, with a device in each session, and a waiting message for each device. */
async function givenTwoDevices() {
  const receiver = await startMailReceiver()
  const service = await startTestApp({ env: { SMTP_URL: receiver.url } })
  const { as, account } = await givenHost(service)
  const other = service.browser()
  const signIn = (browser: Caller) => browser.post('/api/auth/login', { email: account.email, password: givenPassword })
  await signIn(other)
  const own = await givenPushDevice(as, newSubscription('https://push.example/own'))
  const lost = await givenPushDevice(other, newSubscription('https://push.example/lost'))
  await as.post('/api/push-subscriptions/test')
  const listDevices = async () => (await listPushDevices(service.context, account)).map(({ id }) => id)
  const listWaiting = async () =>
    (await service.context.db.selectFrom('push_messages').select('subscription_id').execute()).map(
      (row) => row.subscription_id,
    )
  return { service, receiver, as, other, account, own, lost, signIn, listDevices, listWaiting }
}

test('a new password forgets the devices of all other sessions, with what waits for them', async () => {
  const { as, own, listDevices, listWaiting } = await givenTwoDevices()
  expect(await listDevices()).toHaveLength(2)
  expect(await listWaiting()).toHaveLength(2)
  const answer = await as.put('/api/account/password', { currentPassword: givenPassword, password: newPassword })
  expect(answer.statusCode).toBe(200)
  expect([await listDevices(), await listWaiting()]).toEqual([[own.id], [own.id]])
})

test('a new password by a mailed link forgets all devices', async () => {
  const { service, receiver, account, listDevices, listWaiting } = await givenTwoDevices()
  await service.anonymous.post('/api/auth/forgot-password', { email: account.email })
  await sendDueMails(service.context)
  const text = receiver.received.map(({ mail }) => mail.text ?? '').join(' ')
  const token = /\/reset-password\?token=([\w-]+)/.exec(text)?.[1]
  const answer = await service.anonymous.post('/api/auth/reset-password', { token, password: newPassword })
  expect(answer.statusCode).toBe(200)
  expect([await listDevices(), await listWaiting()]).toEqual([[], []])
})

test('devices of other sessions are forgotten with them: of all, and of one', async () => {
  const { service, as, other, own, lost, signIn, listDevices } = await givenTwoDevices()
  const third = service.browser()
  await signIn(third)
  const kept = await givenPushDevice(third, newSubscription('https://push.example/third'))
  const { sessions } = (await other.get('/api/account/sessions')).json()
  const current = sessions.find(({ isCurrent }: { isCurrent: boolean }) => isCurrent)
  expect((await as.delete(`/api/account/sessions/${current.id}`)).statusCode).toBe(200)
  expect((await listDevices()).toSorted()).toEqual([own.id, kept.id].toSorted())
  expect(await listDevices()).not.toContain(lost.id)
  expect((await as.delete('/api/account/sessions')).statusCode).toBe(200)
  expect(await listDevices()).toEqual([own.id])
})

test('a sign-out forgets the device of its browser alone, and so does a sign-in there', async () => {
  const { service, as, other, own, signIn, listDevices } = await givenTwoDevices()
  await other.post('/api/auth/logout')
  expect(await listDevices()).toEqual([own.id])
  const { account: stranger } = await givenHost(service)
  await as.post('/api/auth/login', { email: stranger.email, password: givenPassword })
  expect(await listDevices()).toEqual([])
  await signIn(other)
  await givenPushDevice(other, newSubscription('https://push.example/again'))
  expect(await listDevices()).toHaveLength(1)
})

test('devices of another account, and of a session that has expired, stay', async () => {
  const { service, as, account, own, lost, listDevices } = await givenTwoDevices()
  const { as: stranger } = await givenHost(service)
  await stranger.delete('/api/account/sessions')
  await stranger.put('/api/account/password', { currentPassword: givenPassword, password: newPassword })
  await stranger.post('/api/auth/logout')
  await service.context.db.deleteFrom('sessions').where('account_id', '=', account.id).execute()
  await as.post('/api/auth/logout')
  expect((await listDevices()).toSorted()).toEqual([own.id, lost.id].toSorted())
})

test('a device from before sessions were stored is forgotten with all other sessions', async () => {
  const { service, as, own, lost, listDevices } = await givenTwoDevices()
  const { db } = service.context
  await db.updateTable('push_subscriptions').set({ session_hash: null }).where('id', '=', lost.id).execute()
  await as.delete('/api/account/sessions')
  expect(await listDevices()).toEqual([own.id])
})

test('an operator who disables an account forgets its devices', async () => {
  const { service, account, listDevices } = await givenTwoDevices()
  const { as: admin } = await givenAdmin(service)
  expect((await admin.post(`/api/admin/hosts/${account.id}/disable`, { reason: 'A check' })).statusCode).toBe(200)
  expect(await listDevices()).toEqual([])
})

test('a device is not added in a session that ends at the same moment', async () => {
  const { service, as, account, listDevices } = await givenTwoDevices()
  const { context } = service
  const sessionToken = as.cookies.get(sessionCookie) ?? ''
  await context.db.deleteFrom('sessions').where('token_hash', '=', hashSecret(sessionToken)).execute()
  const adding = addPushDevice(context, account, newSubscription('https://push.example/late'), {
    userAgent: undefined,
    sessionToken,
  })
  await expect(adding).rejects.toMatchObject({ code: 'NOT_AUTHENTICATED' })
  expect(await listDevices()).toHaveLength(2)
})

test('sessions that end while devices are added leave none behind', async () => {
  const { service, as, other, own, listDevices } = await givenTwoDevices()
  const add = (index: number) => other.post('/api/push-subscriptions', newSubscription(`https://push.example/${index}`))
  const adding = Array.from({ length: 6 }, (_, index) => add(index))
  await as.delete('/api/account/sessions')
  await Promise.all(adding)
  expect(await listDevices()).toEqual([own.id])
  expect((await service.anonymous.get('/api/push-subscriptions')).statusCode).toBe(401)
})
