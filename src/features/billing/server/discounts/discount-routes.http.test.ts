import { expect, test } from 'vitest'
import { day, minute } from '#platform/clock.ts'
import { givenHost } from '#test/given.ts'
import { startTestApp } from '#test/test-app.ts'

const codes = { DISCOUNT_CODES: 'freeian:100,Spring:20,second:100' }

test('anyone may ask what a code is worth, in upper or lower case', async () => {
  const { anonymous } = await startTestApp({ env: codes })
  const free = await anonymous.post('/api/discounts/check', { code: ' FREEIAN' })
  expect(free.statusCode).toBe(200)
  expect(free.json()).toEqual({ code: 'freeian', percentage: 100 })
  expect((await anonymous.post('/api/discounts/check', { code: 'spring' })).json()).toEqual({
    code: 'spring',
    percentage: 20,
  })
})

test('an unknown code is invalid, and a blank one is missing', async () => {
  const { anonymous } = await startTestApp()
  const unknown = await anonymous.post('/api/discounts/check', { code: 'summer' })
  expect(unknown.statusCode).toBe(400)
  expect(unknown.json()).toEqual({
    code: 'INVALID_DISCOUNT_CODE',
    message: 'Invalid discount code',
    fields: { code: 'Invalid discount code' },
  })
  expect((await anonymous.post('/api/discounts/check', { code: ' ' })).json().code).toBe('INVALID_INPUT')
})

test('wrong codes are limited per address and right ones are not', async () => {
  const { anonymous, clock } = await startTestApp({ env: { LIMIT_DISCOUNT_PER_ADDRESS: '3' } })
  const check = (code: string) => anonymous.post('/api/discounts/check', { code })
  for (let time = 0; time < 5; time += 1) expect((await check('freeian')).statusCode).toBe(200)
  for (let guess = 0; guess < 3; guess += 1) await check(`guess${guess}`)

  expect((await check('freeian')).statusCode).toBe(429)
  clock.advance(15 * minute)
  expect((await check('freeian')).statusCode).toBe(200)
})

test('a code for everything gives the shown plan for twelve months, and no longer', async () => {
  const service = await startTestApp()
  const { as } = await givenHost(service, { planStatus: 'expired' })

  const response = await as.post('/api/discounts/redeem', { code: 'FreeIan', plan: 'pro' })

  expect(response.statusCode).toBe(200)
  expect(response.json().host).toMatchObject({
    plan: 'pro',
    planStatus: 'active',
    accessUntil: '2027-03-01T12:00:00.000Z',
    canCreateBooks: true,
    bookLimit: null,
  })
  expect((await as.get('/api/auth/me')).json()).toEqual(response.json().host)

  service.clock.advance(364 * day)
  const { as: later } = await givenHost(service)
  await service.context.db
    .updateTable('sessions')
    .set({ expires_at: service.clock.now() + 9 * day })
    .execute()
  expect((await as.get('/api/auth/me')).json().planStatus).toBe('active')
  service.clock.advance(day)
  expect((await as.get('/api/auth/me')).json()).toMatchObject({ planStatus: 'expired', canCreateBooks: false })
  expect((await later.get('/api/auth/me')).json().planStatus).toBe('trial')
})

test('a code takes nothing away from free access that lasts longer', async () => {
  const service = await startTestApp()
  const accessUntil = service.clock.now() + 600 * day
  const { as } = await givenHost(service, { plan: 'pro', planStatus: 'active', trialEndsAt: null, accessUntil })

  const response = await as.post('/api/discounts/redeem', { code: 'freeian', plan: 'pro' })

  expect(response.json().host.accessUntil).toBe(new Date(accessUntil).toISOString())
})

test('an account redeems a code once, another account may redeem it too', async () => {
  const service = await startTestApp({ env: codes })
  const { as } = await givenHost(service)
  const other = await givenHost(service)
  await as.post('/api/discounts/redeem', { code: 'freeian', plan: 'basic' })

  const again = await as.post('/api/discounts/redeem', { code: 'FREEIAN', plan: 'pro' })
  expect(again.statusCode).toBe(409)
  expect(again.json().code).toBe('DISCOUNT_ALREADY_USED')
  expect((await as.get('/api/auth/me')).json().plan).toBe('basic')

  expect((await other.as.get('/api/auth/me')).json().planStatus).toBe('trial')
  expect((await other.as.post('/api/discounts/redeem', { code: 'freeian', plan: 'pro' })).statusCode).toBe(200)
  expect((await as.post('/api/discounts/redeem', { code: 'second', plan: 'pro' })).statusCode).toBe(200)
})

test('a code redeemed several times at the same moment counts once', async () => {
  const service = await startTestApp()
  const { as } = await givenHost(service)
  const responses = await Promise.all(
    ['basic', 'pro', 'basic'].map((plan) => as.post('/api/discounts/redeem', { code: 'freeian', plan })),
  )
  expect(responses.map((response) => response.statusCode).sort()).toEqual([200, 409, 409])
})

test('a code that leaves something to pay gives no access', async () => {
  const service = await startTestApp({ env: codes })
  const { as } = await givenHost(service, { planStatus: 'expired' })
  const response = await as.post('/api/discounts/redeem', { code: 'spring', plan: 'pro' })
  expect(response.statusCode).toBe(402)
  expect(response.json().code).toBe('DISCOUNT_NOT_FREE')
  expect((await as.get('/api/auth/me')).json().planStatus).toBe('expired')
})

test('a subscription that is paid for is not replaced by free months', async () => {
  const service = await startTestApp()
  const { as } = await givenHost(service, { planStatus: 'active' })
  const response = await as.post('/api/discounts/redeem', { code: 'freeian', plan: 'pro' })
  expect(response.statusCode).toBe(409)
  expect(response.json().code).toBe('ALREADY_SUBSCRIBED')
  expect((await as.get('/api/auth/me')).json()).toMatchObject({ plan: 'basic', accessUntil: null })
})

test('redeeming is for signed-in hosts with a known code and plan, on our own pages', async () => {
  const service = await startTestApp()
  const body = { code: 'freeian', plan: 'pro' }
  expect((await service.anonymous.post('/api/discounts/redeem', body)).statusCode).toBe(401)

  const { as } = await givenHost(service)
  expect((await as.post('/api/discounts/redeem', { ...body, plan: 'gold' })).statusCode).toBe(400)
  expect((await as.post('/api/discounts/redeem', { ...body, code: 'summer' })).json().code).toBe(
    'INVALID_DISCOUNT_CODE',
  )
  expect((await as.post('/api/discounts/redeem', body, { origin: 'https://evil.example' })).statusCode).toBe(403)
  expect((await as.get('/api/auth/me')).json().planStatus).toBe('trial')
})

test.each([
  ['it', 'Codice sconto non valido'],
  ['fr', 'Code de réduction non valide'],
  ['es', 'Código de descuento no válido'],
  ['de', 'Ungültiger Rabattcode'],
])('an invalid code is told in %s', async (language, message) => {
  const { anonymous } = await startTestApp()
  const response = await anonymous.post('/api/discounts/check', { code: 'summer' }, { 'accept-language': language })
  expect(response.json().message).toBe(message)
})
