import { expect, test } from 'vitest'
import { day } from '#platform/clock.ts'
import { givenHost } from '#test/given.ts'
import { startTestApp, testStart } from '#test/test-app.ts'

const newcomer = { plan: null, planStatus: 'none', trialEndsAt: null } as const
const trialEnd = new Date(testStart + 14 * day).toISOString()

test('the first choice of a plan starts the trial', async () => {
  const service = await startTestApp()
  const { as } = await givenHost(service, newcomer)

  const response = await as.post('/api/select-plan', { plan: 'pro' })

  expect(response.statusCode).toBe(200)
  expect(response.json()).toMatchObject({
    host: { plan: 'pro', planStatus: 'trial', trialEndsAt: trialEnd, trialDaysLeft: 14, bookLimit: null },
    paymentNeeded: false,
  })
  expect((await as.get('/api/auth/me')).json()).toEqual(response.json().host)
})

test('choosing again during the trial changes the plan and not its end', async () => {
  const service = await startTestApp()
  const { as } = await givenHost(service, newcomer)
  await as.post('/api/select-plan', { plan: 'pro' })
  service.clock.advance(3 * day)

  const response = await as.post('/api/select-plan', { plan: 'basic' })

  expect(response.json().host).toMatchObject({ plan: 'basic', trialEndsAt: trialEnd, trialDaysLeft: 11 })
})

test('choosing after the trial gives nothing: it has to be paid for', async () => {
  const service = await startTestApp()
  const { as } = await givenHost(service)
  service.clock.advance(14 * day)

  const response = await as.post('/api/select-plan', { plan: 'pro' })

  expect(response.statusCode).toBe(200)
  expect(response.json()).toMatchObject({ host: { plan: 'basic', planStatus: 'expired' }, paymentNeeded: true })
})

test('a choice never changes a plan that is active', async () => {
  const service = await startTestApp()
  const { as } = await givenHost(service, { plan: 'basic', planStatus: 'active' })

  expect((await as.post('/api/select-plan', { plan: 'pro' })).json()).toMatchObject({
    host: { plan: 'basic', planStatus: 'active' },
    paymentNeeded: true,
  })
  expect((await as.post('/api/select-plan', { plan: 'basic' })).json().paymentNeeded).toBe(false)
  expect((await as.get('/api/auth/me')).json()).toMatchObject({ plan: 'basic', planStatus: 'active' })
})

test('several choices at the same moment start one trial', async () => {
  const service = await startTestApp()
  const { as } = await givenHost(service, newcomer)
  const plans = ['basic', 'pro', 'basic', 'pro']
  const responses = await Promise.all(plans.map((plan) => as.post('/api/select-plan', { plan })))
  expect(responses.map((response) => response.statusCode)).toEqual([200, 200, 200, 200])
  expect((await as.get('/api/auth/me')).json()).toMatchObject({ planStatus: 'trial', trialEndsAt: trialEnd })
})

test('a choice concerns the own account alone', async () => {
  const service = await startTestApp()
  const { as } = await givenHost(service)
  const other = await givenHost(service)
  await as.post('/api/select-plan', { plan: 'pro' })
  expect((await other.as.get('/api/auth/me')).json().plan).toBe('basic')
})

test.each(['/api/select-plan', '/api/create-subscription'])(
  '%s is for signed-in hosts on our own pages',
  async (path) => {
    const service = await startTestApp()
    const anonymous = await service.anonymous.post(path, { plan: 'pro' })
    expect(anonymous.statusCode).toBe(401)
    expect(anonymous.json().code).toBe('NOT_AUTHENTICATED')

    const { as } = await givenHost(service)
    const foreign = await as.post(path, { plan: 'pro' }, { origin: 'https://evil.example' })
    expect(foreign.json().code).toBe('FOREIGN_ORIGIN')
    const unknown = await as.post(path, { plan: 'gold' })
    expect(unknown.statusCode).toBe(400)
    expect(unknown.json().fields).toEqual({ plan: 'This value is not valid' })
  },
)

test('subscribing during the trial takes the plan, asks for a card for later and charges nothing', async () => {
  const service = await startTestApp()
  const { as } = await givenHost(service)
  service.clock.advance(day)

  const response = await as.post('/api/create-subscription', { plan: 'pro' })

  expect(response.statusCode).toBe(200)
  expect(response.json()).toMatchObject({ clientSecret: expect.any(String), kind: 'setup' })
  expect((await as.get('/api/auth/me')).json()).toMatchObject({
    plan: 'pro',
    planStatus: 'trial',
    trialEndsAt: trialEnd,
    renewal: 'none',
  })
})

test('subscribing without naming a plan keeps the own one', async () => {
  const service = await startTestApp()
  const { as } = await givenHost(service, { plan: 'pro' })
  const first = await as.post('/api/create-subscription')
  expect(first.json().kind).toBe('setup')
  expect((await as.post('/api/create-subscription', {})).json()).toEqual(first.json())
  expect((await as.get('/api/auth/me')).json().plan).toBe('pro')
})

test('subscribing before any choice of a plan starts the trial', async () => {
  const service = await startTestApp()
  const { as } = await givenHost(service, newcomer)
  expect((await as.post('/api/create-subscription')).json().kind).toBe('setup')
  expect((await as.get('/api/auth/me')).json()).toMatchObject({
    plan: 'basic',
    planStatus: 'trial',
    trialEndsAt: trialEnd,
  })
})

test('access without an end that nobody charges needs no subscription, save to another plan', async () => {
  const service = await startTestApp()
  const { as } = await givenHost(service, { plan: 'basic', planStatus: 'active' })
  expect((await as.post('/api/create-subscription')).json().clientSecret).toBeNull()
  expect((await as.post('/api/create-subscription', { plan: 'pro' })).json().kind).toBe('payment')
  expect((await as.get('/api/auth/me')).json()).toMatchObject({ plan: 'basic', planStatus: 'active' })
})
