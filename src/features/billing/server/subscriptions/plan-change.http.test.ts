import { describe, expect, test } from 'vitest'
import { day, minute } from '#platform/clock.ts'
import { givenHost } from '#test/given.ts'
import { bookPayload, givenBook } from '#test/given-book.ts'
import { givenSubscriber, listMailTemplates, passTime, startWithPayments } from '#test/given-subscription.ts'
import { changePlanTo, orderPlan, testPayments } from '#test/payments.ts'

describe.each(testPayments)('with $name', ({ start }) => {
  test('an upgrade is charged for the rest of the period and is there at once', async () => {
    const { service, as } = await givenSubscriber(start)
    service.clock.advance(15.5 * day)
    const preview = await as.get('/api/subscription/plan-change?plan=pro')
    expect(preview.json()).toMatchObject({ takesEffect: 'now', dueNowCents: 750 })

    const changed = (await changePlanTo(as, 'pro')).json()
    expect(changed).toMatchObject({ clientSecret: null, subscription: { plan: 'pro', nextCharge: { cents: 2495 } } })
    expect((await as.get('/api/auth/me')).json()).toMatchObject({ plan: 'pro', bookLimit: null })
    expect((await as.get('/api/subscription/invoices')).json().invoices).toMatchObject([{ cents: 750 }, { cents: 995 }])
  })

  test('an upgrade whose charge fails waits for a card, and the old plan goes on', async () => {
    const { service, payments, as } = await givenSubscriber(start)
    await payments.changeCard(service, as, 'failsLater')
    service.clock.advance(15.5 * day)

    const changed = (await changePlanTo(as, 'pro')).json()
    expect(changed).toMatchObject({ kind: 'payment', subscription: { plan: 'basic', state: 'active' } })
    await payments.confirm(service, as, changed, 'good')
    expect((await as.get('/api/subscription')).json()).toMatchObject({ plan: 'pro', state: 'active' })
    expect(await listMailTemplates(service)).not.toContain('paymentFailed')
  })

  test('an upgrade that the bank wants confirmed is paid with the stored card', async () => {
    const { service, payments, as } = await givenSubscriber(start)
    await payments.changeCard(service, as, 'asksBank')
    service.clock.advance(15.5 * day)

    const changed = (await changePlanTo(as, 'pro')).json()
    const storedCard = { id: expect.any(String), brand: 'visa', last4: '3184' }
    expect(changed).toMatchObject({ kind: 'payment', storedCard, subscription: { plan: 'basic', state: 'active' } })
    // The payment page requests it again.
    const again = (await orderPlan(as, { plan: 'pro' })).json()
    expect(again).toMatchObject({ kind: 'payment', storedCard })
    await payments.confirmStored(service, as, again)

    expect((await as.get('/api/subscription')).json()).toMatchObject({ plan: 'pro', card: { last4: '3184' } })
    const { invoices } = (await as.get('/api/subscription/invoices')).json()
    expect(invoices.filter(({ status }: { status: string }) => status === 'paid')).toHaveLength(2)
  })

  test('a card that was refused is not offered again', async () => {
    const { service, payments, as } = await givenSubscriber(start)
    await payments.changeCard(service, as, 'failsLater')
    service.clock.advance(15.5 * day)
    const changed = (await changePlanTo(as, 'pro')).json()
    expect(changed).toMatchObject({ kind: 'payment', storedCard: null })
  })

  test('an upgrade is charged once, at once, and what was announced for it', async () => {
    const { service, as } = await givenSubscriber(start)
    service.clock.advance(15.5 * day)
    const { dueNowCents } = (await as.get('/api/subscription/plan-change?plan=pro')).json()
    await changePlanTo(as, 'pro')

    const list = async () => (await as.get('/api/subscription/invoices')).json().invoices
    expect(await list()).toMatchObject([{ cents: dueNowCents, status: 'paid' }, { cents: 995 }])
    expect(dueNowCents).toBe(750)
    await passTime(service, 16 * day)
    await passTime(service, day)
    expect(await list()).toMatchObject([{ cents: 2495, status: 'paid' }, { cents: 750 }, { cents: 995 }])
  })

  test('a downgrade comes with the next period, and can be taken back until then', async () => {
    const { service, as } = await givenSubscriber(start, 'pro')
    expect((await as.get('/api/subscription/plan-change?plan=basic')).json()).toEqual({
      takesEffect: 'later',
      at: '2026-04-01T12:00:00.000Z',
      dueNowCents: 0,
    })
    const pending = { plan: 'basic', at: '2026-04-01T12:00:00.000Z' }
    const { subscription } = (await changePlanTo(as, 'basic')).json()
    expect(subscription).toMatchObject({ plan: 'pro', pendingPlan: pending, nextCharge: { cents: 995 } })
    const kept = (await changePlanTo(as, 'pro')).json().subscription
    expect(kept).toMatchObject({ plan: 'pro', pendingPlan: null, nextCharge: { cents: 2495 } })

    // Choosing the plan again is the same change.
    expect((await as.post('/api/select-plan', { plan: 'basic' })).json()).toMatchObject({
      host: { plan: 'pro' },
      paymentNeeded: false,
    })
    await passTime(service, 31 * day + 2 * minute)
    await passTime(service, day)
    expect((await as.get('/api/subscription')).json()).toMatchObject({ plan: 'basic', pendingPlan: null })
    expect((await as.get('/api/subscription/invoices')).json().invoices[0]).toMatchObject({
      cents: 995,
      status: 'paid',
    })
  })

  test('after a downgrade books above five stay, and new ones wait until there are fewer', async () => {
    const { service, as } = await givenSubscriber(start, 'pro')
    const books = [await givenBook(as)]
    for (let count = 1; count < 6; count += 1) books.push(await givenBook(as))
    await changePlanTo(as, 'basic')
    expect((await as.get('/api/subscription')).json()).toMatchObject({ books: 6, booksOverBasic: 1 })
    books.push(await givenBook(as))

    await passTime(service, 31 * day + 2 * minute)
    expect((await as.get('/api/welcome-books')).json()).toHaveLength(7)
    const create = async () => (await as.post('/api/welcome-books', bookPayload)).json().code
    expect(await create()).toBe('LIMIT_REACHED')
    for (const { id } of books.slice(0, 2)) await as.delete(`/api/welcome-books/${id}`)
    expect(await create()).toBe('LIMIT_REACHED')
    await as.delete(`/api/welcome-books/${books[2]?.id}`)
    expect(await create()).toBeUndefined()
  })

  test('in a trial the plan changes at once and costs nothing', async () => {
    const { service, payments } = await startWithPayments(start)
    const { as } = await givenHost(service)
    const step = (await as.post('/api/create-subscription', { plan: 'pro' })).json()
    await payments.confirm(service, as, step, 'good')
    const { subscription } = (await changePlanTo(as, 'basic')).json()
    expect(subscription).toMatchObject({ plan: 'basic', pendingPlan: null, nextCharge: { cents: 995 } })
  })
})
