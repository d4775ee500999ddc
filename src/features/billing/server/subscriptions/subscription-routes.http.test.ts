import { describe, expect, test } from 'vitest'
import { givenHost } from '#test/given.ts'
import { expired, givenSubscriber, startWithPayments } from '#test/given-subscription.ts'
import { testPayments } from '#test/payments.ts'

describe.each(testPayments)('with $name', ({ start }) => {
  test('only hosts with a subscription can change their card', async () => {
    const { service, payments, as } = await givenSubscriber(start)
    await payments.changeCard(service, as, 'failsLater')
    expect((await as.get('/api/subscription')).json().card).toMatchObject({ last4: '0341' })
    const { as: other } = await givenHost(service)
    expect((await other.post('/api/subscription/card')).json().code).toBe('NO_SUBSCRIPTION')
  })

  test.each([
    ['GET', '/api/subscription'],
    ['GET', '/api/subscription/invoices'],
    ['GET', '/api/subscription/plan-change?plan=pro'],
    ['POST', '/api/subscription/plan'],
    ['POST', '/api/subscription/cancel'],
    ['POST', '/api/subscription/resume'],
    ['POST', '/api/subscription/refresh'],
    ['POST', '/api/subscription/card'],
  ] as const)('%s %s is for signed-in hosts', async (method, url) => {
    const { service } = await startWithPayments(start)
    const response = await service.app.inject({ method, url, payload: { plan: 'pro' } })
    expect(response.json().code).toBe('NOT_AUTHENTICATED')
  })

  test('a subscription is the host’s own', async () => {
    const { service, as } = await givenSubscriber(start)
    const { as: other } = await givenHost(service, expired)
    expect((await other.get('/api/subscription')).json()).toMatchObject({ isSubscribed: false, card: null })
    expect((await other.post('/api/subscription/cancel')).json().code).toBe('NO_SUBSCRIPTION')
    expect((await as.get('/api/subscription')).json()).toMatchObject({ isSubscribed: true, isCancelled: false })
  })

  test('an unknown plan is refused', async () => {
    const { as } = await givenSubscriber(start)
    expect((await as.post('/api/subscription/plan', { plan: 'gold' })).statusCode).toBe(400)
    expect((await as.get('/api/subscription/plan-change?plan=gold')).statusCode).toBe(400)
  })
})
