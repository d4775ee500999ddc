import { expect, test } from 'vitest'
import { sweepSubscriptions } from '#features/billing/index.ts'
import { day, hour, minute } from '#platform/clock.ts'
import { givenHost } from '#test/given.ts'
import {
  adminEmail,
  declare,
  givenSubscriber,
  isCancelled,
  listDeclarations,
  runDeclarations,
  startWithMail,
  validForm,
} from '#test/given-declaration.ts'
import { sendDueMails } from '#test/mail-sending.ts'
import { resumePlan, startGateway, startStripeStandIn, stripePayments } from '#test/payments.ts'
import { declarationPaths } from '../../shared/declaration-paths.ts'
import { forgetSupportMessages } from '../support-service.ts'

const { withdrawal } = declarationPaths

test('a withdrawal is confirmed, stops the renewal, and asks the operator to refund', async () => {
  const { service, received, as, account, form } = await givenSubscriber()

  const answer = await declare(service.anonymous, form, `/de${withdrawal}`)
  await sendDueMails(service.context)
  await runDeclarations(service)

  expect(answer.body).toContain('Ihr Widerruf ist eingegangen')
  expect(received.find(({ to }) => to.includes(account.email))?.mail.subject).toBe('We have received your withdrawal')
  const operatorText = received.find(({ to }) => to.includes(adminEmail))?.mail.text
  expect(operatorText).toContain('Check whether it came within 14 days')
  expect(await isCancelled(as)).toBe(true)
  expect(await listDeclarations(service)).toMatchObject([{ kind: 'withdrawal', state: 'stopped' }])
})

test('a host without a subscription is told that nothing will be charged', async () => {
  const { service, received } = await startWithMail()
  const { account } = await givenHost(service)

  await declare(service.anonymous, { ...validForm, email: account.email })
  await sendDueMails(service.context)

  expect(received.find(({ to }) => to.includes(account.email))?.mail.text).toContain('nothing will be charged')
  expect(await listDeclarations(service)).toMatchObject([{ state: 'nothing', next_attempt_at: null }])
})

test('a subscription that its host has resumed is cancelled again by herself alone, not by a stranger', async () => {
  const { service, received, as, form } = await givenSubscriber()
  await declare(service.anonymous, form)
  await runDeclarations(service)
  await resumePlan(as, 'pro')
  service.clock.advance(2 * hour)

  await declare(service.anonymous, form)
  await runDeclarations(service)
  expect(await isCancelled(as)).toBe(false)
  await sendDueMails(service.context)
  const operatorTexts = received.filter(({ to }) => to.includes(adminEmail)).map(({ mail }) => mail.text)
  expect(operatorTexts.some((text) => text?.includes('Nothing has been done: please decide'))).toBe(true)

  await declare(as, form)
  await runDeclarations(service)
  expect(await isCancelled(as)).toBe(true)
  expect((await listDeclarations(service)).map(({ state }) => state).toSorted()).toEqual([
    'byHand',
    'stopped',
    'stopped',
  ])
})

test('a subscription that its host has resumed is not cancelled by an earlier declaration of a stranger for a later day', async () => {
  const { service, as, form } = await givenSubscriber()
  await declare(service.anonymous, { ...form, day: '2026-04-20' })
  await runDeclarations(service)
  await declare(service.anonymous, form)
  await runDeclarations(service)
  expect(await isCancelled(as)).toBe(true)
  await resumePlan(as, 'pro')

  for (const length of [20 * day, 11 * day + hour]) {
    service.clock.advance(length)
    await as.post('/api/subscription/refresh')
  }
  await runDeclarations(service)

  expect(await isCancelled(as)).toBe(false)
  expect((await listDeclarations(service)).map(({ state }) => state).toSorted()).toEqual(['byHand', 'stopped'])
})

test('an overdue subscription, which would end at once, is ended for its signed-in host alone', async () => {
  const payments = await startGateway()
  const { service, received } = await startWithMail(payments.env)
  const { as, account } = await givenHost(service)
  const step = (await as.post('/api/create-subscription', { plan: 'basic' })).json()
  await payments.confirm(service, as, step, 'failsLater')
  service.clock.advance(14 * day + 2 * minute)
  await as.post('/api/subscription/refresh')
  const form = { ...validForm, email: account.email }

  await declare(service.anonymous, form)
  await runDeclarations(service)
  expect(await listDeclarations(service)).toMatchObject([{ state: 'byHand' }])
  expect((await as.get('/api/subscription')).json()).toMatchObject({ isSubscribed: true })

  await sendDueMails(service.context)
  received.length = 0
  await declare(as, form)
  await sendDueMails(service.context)
  const confirmation = received.find(({ to }) => to.includes(account.email))?.mail
  expect(confirmation?.subject).toBe('We have received your cancellation')
  expect(confirmation?.text).toContain('your subscription ends at once')
  await runDeclarations(service)
  expect((await as.get('/api/subscription')).json()).toMatchObject({ isSubscribed: false })
})

test('a later wished end lets the subscription renew until then', async () => {
  const { service, received, as, account, form } = await givenSubscriber()

  const answer = await declare(service.anonymous, { ...form, day: '2026-04-20' })
  await sendDueMails(service.context)
  await runDeclarations(service)

  expect(answer.body).toContain('20 April 2026')
  expect(received.find(({ to }) => to.includes(account.email))?.mail.text).toContain('You asked for 20 April 2026')
  expect(await isCancelled(as)).toBe(false)
  expect(await listDeclarations(service)).toMatchObject([{ state: 'waiting' }])
  // A session ends 30 days after the last visit.
  for (const length of [20 * day, 11 * day + hour]) {
    service.clock.advance(length)
    await as.post('/api/subscription/refresh')
  }
  await runDeclarations(service)
  expect((await as.get('/api/subscription')).json()).toMatchObject({
    isCancelled: true,
    endsAt: '2026-05-01T12:00:00.000Z',
  })
})

test('the day on which the paid month ends in the time zone of the host costs no further month', async () => {
  const { service, received, as, account, form } = await givenSubscriber()

  // The month ends on 1 April at 12:00 UTC, which is 2 April in UTC+12 and beyond.
  await declare(service.anonymous, { ...form, day: '2026-04-02' })
  await sendDueMails(service.context)
  await runDeclarations(service)

  const text = received.find(({ to }) => to.includes(account.email))?.mail.text
  expect(text).toContain('You keep your plan until 1 April 2026')
  expect((await as.get('/api/subscription')).json()).toMatchObject({
    isCancelled: true,
    endsAt: '2026-04-01T12:00:00.000Z',
  })
})

test('while the payment provider is down a declaration is taken, and carried out later', async () => {
  const stripe = await startStripeStandIn()
  const { service, as, form } = await givenSubscriber({ start: async () => stripePayments(stripe) })
  stripe.setMood('down')

  expect((await declare(service.anonymous, form)).statusCode).toBe(200)
  await runDeclarations(service)
  expect(await listDeclarations(service)).toMatchObject([{ state: 'waiting', attempts: 1 }])
  stripe.setMood('well')
  service.clock.advance(10 * minute)
  await runDeclarations(service)
  await as.post('/api/subscription/refresh')
  expect(await isCancelled(as)).toBe(true)
})

test('the operator gets one mail about a declaration that keeps failing', async () => {
  const stripe = await startStripeStandIn()
  const { service, received, form } = await givenSubscriber({ start: async () => stripePayments(stripe) })
  const failNext = async () => {
    await runDeclarations(service)
    service.clock.advance(hour)
  }
  const listFailing = async () => {
    await sendDueMails(service.context)
    return received.filter(({ mail }) => mail.text?.includes('The renewal could not be stopped'))
  }
  await declare(service.anonymous, form)
  stripe.setMood('down')

  for (let failures = 1; failures < 6; failures += 1) await failNext()
  expect(await listFailing()).toEqual([])
  for (let failures = 6; failures < 10; failures += 1) await failNext()
  expect((await listFailing()).map(({ to }) => to)).toEqual([[adminEmail]])

  stripe.setMood('well')
  await runDeclarations(service)
  expect(await listDeclarations(service)).toMatchObject([{ state: 'stopped' }])
})

test('a cancellation for a day after more than a year is kept until it is carried out', async () => {
  const { service, form } = await givenSubscriber()
  await declare(service.anonymous, { ...form, day: '2027-04-20' })
  await runDeclarations(service)

  service.clock.advance(366 * day)
  await forgetSupportMessages.run(service.context)
  expect(await listDeclarations(service)).toMatchObject([{ state: 'waiting' }])

  service.clock.advance(61 * day)
  await sweepSubscriptions.run(service.context)
  await runDeclarations(service)
  await forgetSupportMessages.run(service.context)
  expect(await listDeclarations(service)).toEqual([])
})

test('a declaration outlives the account that it is about, and then has nothing to stop', async () => {
  const { service, account, form } = await givenSubscriber()
  await declare(service.anonymous, form)
  await service.context.db.deleteFrom('accounts').where('id', '=', account.id).execute()

  await runDeclarations(service)

  expect(await listDeclarations(service)).toMatchObject([{ host_id: null, state: 'nothing' }])
})
