import { expect, test } from 'vitest'
import { createKeyring } from '#platform/keys/keyring.ts'
import { openKeyring, replaceLostKey } from '#platform/keys/service-key.ts'
import { mailboxOf } from '#platform/text/email-address.ts'
import { givenHost, givenPassword } from '#test/given.ts'
import { type Caller, startTestApp, testOrigin } from '#test/test-app.ts'
import { hasRedeemed, noteRedemption, rememberRedemptions, renewRedemptions } from './redemptions.ts'

type Service = Awaited<ReturnType<typeof startTestApp>>

const email = 'giulia@example.com'
const [keyA, keyB] = [new Uint8Array(32).fill(1), new Uint8Array(32).fill(2)]

const redeem = (as: Caller, code = 'freeian') => as.post('/api/discounts/redeem', { code, plan: 'pro' })

/** Deletes the account as its settings do. */
async function deleteAccount({ app }: Service, as: Caller, confirmation: string): Promise<void> {
  const response = await app.inject({
    method: 'DELETE',
    url: '/api/account',
    headers: { origin: testOrigin },
    cookies: Object.fromEntries(as.cookies),
    payload: { confirmation, currentPassword: givenPassword },
  })
  expect(response.statusCode).toBe(200)
}

test('a host who deletes the account and registers again cannot redeem a code again', async () => {
  const service = await startTestApp({ env: { DISCOUNT_CODES: 'freeian:100,second:100' } })
  const first = await givenHost(service, { email })
  expect((await redeem(first.as)).statusCode).toBe(200)
  await deleteAccount(service, first.as, email)

  for (const address of [email, 'GIULIA@example.com']) {
    const next = await givenHost(service, { email: address })
    const again = await redeem(next.as)
    expect([again.statusCode, again.json().code]).toEqual([409, 'DISCOUNT_ALREADY_USED'])
    expect((await next.as.get('/api/auth/me')).json().planStatus).toBe('trial')
    await deleteAccount(service, next.as, address)
  }
  const next = await givenHost(service, { email })
  expect((await redeem(next.as, 'second')).statusCode).toBe(200)
  expect((await redeem((await givenHost(service)).as)).statusCode).toBe(200)
})

test('the address at the time of the deletion is remembered beside that of the redemption', async () => {
  const service = await startTestApp()
  const { as, account } = await givenHost(service, { email })
  await redeem(as)
  const changed = 'conti@example.com'
  await service.context.db
    .updateTable('accounts')
    .set({ email: changed, email_normalized: changed })
    .where('id', '=', account.id)
    .execute()
  await deleteAccount(service, as, changed)

  for (const address of [email, changed]) {
    expect((await redeem((await givenHost(service, { email: address })).as)).statusCode).toBe(409)
  }
})

test('addresses of one mailbox redeem a code once, also at the same moment', async () => {
  const service = await startTestApp()
  const addresses = [email, 'giulia+1@example.com', 'giulia+2@example.com', 'Giulia+3@example.com']
  const hosts = await Promise.all(addresses.map((address) => givenHost(service, { email: address })))

  const responses = await Promise.all(hosts.map(({ as }) => redeem(as)))

  expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409])
  const plans = await Promise.all(hosts.map(async ({ as }) => (await as.get('/api/auth/me')).json().planStatus))
  expect(plans.toSorted()).toEqual(['active', 'trial', 'trial', 'trial'])
})

test('a percentage that was used is used up for the mailbox', async () => {
  const service = await startTestApp({ env: { DISCOUNT_CODES: 'spring:20' } })
  const first = await givenHost(service, { email, planStatus: 'expired' })
  const order = { plan: 'pro', code: 'spring' }
  await first.as.post('/api/create-subscription', order)
  await first.as.post('/api/subscription/test-card', { card: 'good' })
  await deleteAccount(service, first.as, email)

  const next = await givenHost(service, { email, planStatus: 'expired' })
  expect((await next.as.post('/api/create-subscription', order)).json().code).toBe('DISCOUNT_ALREADY_USED')
})

test('what is kept of a deleted account reveals neither its address nor which codes were used together', async () => {
  const service = await startTestApp({ env: { DISCOUNT_CODES: 'one:100,two:100' } })
  const { as } = await givenHost(service, { email })
  for (const code of ['one', 'two']) await redeem(as, code)
  await deleteAccount(service, as, email)

  const rows = await service.context.db.selectFrom('redeemed_mailboxes').selectAll().execute()
  expect(rows.map(({ code }) => code).toSorted()).toEqual(['one', 'two'])
  expect(new Set(rows.map(({ mailbox_hash }) => mailbox_hash)).size).toBe(2)
  expect(JSON.stringify(rows)).not.toContain('giulia')
  expect(await service.context.db.selectFrom('discount_redemptions').selectAll().execute()).toEqual([])
})

test('redemptions from before the key are carried over at its first start, and when a lost key is replaced', async () => {
  const service = await startTestApp()
  const { db } = service.context
  const { account } = await givenHost(service, { email })
  const codes = Array.from({ length: 1_100 }, (_, index) => `code${index}`)
  const rows = codes.map((code) => ({ account_id: account.id, code, redeemed_at: 5 }))
  await db.insertInto('discount_redemptions').values(rows).execute()
  const settings = { dataDir: '/nowhere', secretKey: keyA, earlierKeys: [] }
  const countMailboxes = async () => (await db.selectFrom('redeemed_mailboxes').select('code').execute()).length

  const keyring = await openKeyring(db, settings, rememberRedemptions)

  const other = { id: 'another account', email: 'giulia+again@example.com' }
  for (const code of codes) expect(await hasRedeemed({ ...service.context, keyring }, other, code)).toBe(true)
  expect(await countMailboxes()).toBe(1_100)

  const replaced = { ...settings, secretKey: keyB }
  expect(await replaceLostKey(db, replaced, renewRedemptions)).toBe(true)
  const context = { ...service.context, keyring: await openKeyring(db, replaced) }
  expect(await hasRedeemed(context, other, 'code7')).toBe(true)
  expect(await countMailboxes()).toBe(1_100)
})

test('a redemption from before the key that was not carried over is remembered when its account goes', async () => {
  const service = await startTestApp()
  const { as, account } = await givenHost(service, { email })
  const old = { account_id: account.id, code: 'freeian', redeemed_at: 5 }
  await service.context.db.insertInto('discount_redemptions').values(old).execute()
  await deleteAccount(service, as, email)

  expect((await redeem((await givenHost(service, { email })).as)).statusCode).toBe(409)
})

test('after a change of the key a code stays used under the earlier one', async () => {
  const service = await startTestApp()
  const { account } = await givenHost(service, { email })
  const before = { ...service.context, keyring: createKeyring(keyA) }
  const { db } = before
  await db.transaction().execute((tx) => noteRedemption(tx, before, account, 'freeian'))

  const after = { ...service.context, keyring: createKeyring(keyB, [keyA]) }
  const { account: other } = await givenHost(service)
  const sameMailbox = { id: other.id, email: mailboxOf(email) }
  expect(await db.transaction().execute((tx) => noteRedemption(tx, after, sameMailbox, 'freeian'))).toBe(false)
  expect(await hasRedeemed(after, sameMailbox, 'freeian')).toBe(true)
  expect(await hasRedeemed(after, sameMailbox, 'other')).toBe(false)
})
