import type { Page } from '@playwright/test'
import { day, expectFact } from './billing-service.ts'
import { choosePlan, expect, registerHost, toast } from './fixtures.ts'
import { test } from './stripe-service.ts'

// Tests move the clock of their service.
test.slow()

test('a card in the trial is collected by Stripe and not charged', async ({ page, service, script }) => {
  await registerHost(page.request)
  await choosePlan(page.request, 'pro')
  // From another screen, whose policy does not allow Stripe.
  await page.goto('/profile')
  await page.getByRole('link', { name: 'Add a card' }).click()
  await expect(page.getByRole('button', { name: /^Subscribe, / })).toBeVisible()
  expect(script.loads).toEqual([])

  await page.getByRole('button', { name: /^Subscribe, / }).click()
  await page.getByLabel('Card number').fill('4242')
  expect(script.loads).toEqual([expect.stringMatching(/^https:\/\/js\.stripe\.com\//)])
  await page.getByRole('button', { name: /^Subscribe, / }).click()

  await expect(toast(page, 'Subscription Active')).toBeVisible()
  await page.waitForURL('**/profile')
  await expectFact(page, 'Status', 'Trial, card on file')
  const [elements] = script.of('elements')
  expect(elements).toMatchObject({ key: 'pk_test_stand_in', locale: 'en', appearance: { labels: 'above' } })
  const [confirmed, ...more] = script.of('confirmSetup')
  expect(more).toEqual([])
  expect(confirmed).toMatchObject({
    clientSecret: elements?.['clientSecret'],
    redirect: 'if_required',
    confirmParams: { return_url: `${service.origin}/payment?plan=pro&order=trial` },
  })
})

test('after the trial a card is declined, and another is charged once although the host presses the button several times', async ({
  page,
  service,
  stripe,
  script,
}) => {
  const subscriptionsBefore = stripe.account.subscriptions.size
  await registerHost(page.request)
  await choosePlan(page.request, 'basic')
  await service.moveTo(page, 15 * day)
  await page.goto('/payment?plan=basic')
  await page.getByRole('button', { name: 'Pay €9.95 now' }).dblclick()
  await page.getByLabel('Card number').fill('0002')
  await page.getByRole('button', { name: 'Pay €9.95', exact: true }).click()
  await expect(page.getByText(/Your card has been declined\. Nothing was charged/)).toBeVisible()
  await expect(page.getByLabel('Card number')).toHaveValue('0002')

  await page.getByLabel('Card number').fill('4242')
  await page.getByRole('button', { name: 'Pay €9.95', exact: true }).dblclick()

  await expect(toast(page, 'Subscription Active')).toBeVisible()
  await page.waitForURL('**/profile')
  await expectFact(page, 'Status', 'Active')
  expect(script.of('confirmPayment')).toHaveLength(2)
  expect(stripe.account.subscriptions.size - subscriptionsBefore).toBe(1)
  expect(await purchases(page)).toBe(1)
})

test('the bank confirms on its own page and redirects the host back', async ({ page, service, stripe, script }) => {
  await registerHost(page.request)
  await choosePlan(page.request, 'pro')
  await service.moveTo(page, 15 * day)
  await page.goto('/payment?plan=pro')
  const started = page.waitForResponse('**/api/create-subscription')
  await page.getByRole('button', { name: 'Pay €24.95 now' }).click()
  const { clientSecret } = await (await started).json()
  const back = `/payment?plan=pro&order=paid&payment_intent=pi_1&payment_intent_client_secret=${clientSecret}`

  await page.goto(`${back}&redirect_status=failed`)
  await expect(page.getByRole('alert').getByText(/Your bank has not confirmed the payment/)).toBeVisible()
  expect(new URL(page.url()).search).toBe('?plan=pro')

  stripe.account.confirm(clientSecret, 'good')
  await page.goto(`${back}&redirect_status=succeeded`)
  await expect(toast(page, 'Subscription Active')).toBeVisible()
  expect(await purchases(page)).toBe(1)
  await page.waitForURL('**/profile')
  await expectFact(page, 'Status', 'Active')
  expect(script.of('confirmPayment')).toEqual([])
})

test('a return address that claims a payment is ignored while the payment has not arrived', async ({
  page,
  service,
}) => {
  await registerHost(page.request)
  await choosePlan(page.request, 'pro')
  await service.moveTo(page, 15 * day)
  await page.request.post('/api/create-subscription', { data: {} })
  await page.goto('/payment?plan=pro&order=paid&payment_intent=pi_1&redirect_status=succeeded')
  await expect(page.getByRole('alert').getByText(/the payment has not reached us yet/)).toBeVisible()
  await expect(page.getByText('Taking you to your profile.')).toHaveCount(0)
})

test('a credit that appears at Stripe lowers the amount, which the card form asks for', async ({
  page,
  service,
  stripe,
  script,
}) => {
  const subscriptionsBefore = stripe.account.subscriptions.size
  await registerHost(page.request)
  await choosePlan(page.request, 'pro')
  await service.moveTo(page, 15 * day)
  // An order of another plan has made the customer.
  await page.request.post('/api/create-subscription', { data: { plan: 'basic' } })
  await page.goto('/payment?plan=pro')
  const pay = page.getByRole('button', { name: 'Pay €24.95 now' })
  await expect(pay).toBeVisible()
  for (const customer of stripe.account.customers.values()) if (!customer.deleted) customer.balance = -200
  await pay.click()

  await expect(page.getByText('The amount has changed: €22.95 instead of €24.95')).toBeVisible()
  await page.getByRole('button', { name: 'Pay €22.95 now' }).click()
  await expect(page.getByRole('button', { name: 'Pay €22.95', exact: true })).toBeVisible()
  expect(stripe.account.subscriptions.size - subscriptionsBefore).toBe(2)
  expect(script.of('elements')).toHaveLength(1)
})

test('an upgrade that the bank must confirm is paid with the stored card', async ({
  page,
  service,
  stripe,
  script,
}) => {
  await registerHost(page.request)
  await choosePlan(page.request, 'basic')
  await service.moveTo(page, 15 * day)
  const { clientSecret } = await (await page.request.post('/api/create-subscription', { data: {} })).json()
  stripe.account.confirm(clientSecret, 'asksBank')
  await page.request.post('/api/subscription/refresh')
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Change plan' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Change to Pro, pay €15.00' }).click()
  await page.waitForURL('**/payment?plan=pro')
  await page.getByRole('button', { name: 'Change to Pro, pay €15.00' }).click()

  await expect(page.getByText('Visa ending in 3184')).toBeVisible()
  await expect(page.getByLabel('Card number')).toHaveCount(0)
  await page.getByRole('button', { name: 'Use another card' }).click()
  await expect(page.getByLabel('Card number')).toBeVisible()
  script.setBlocked(true)
  await page.reload()
  await page.getByRole('button', { name: 'Change to Pro, pay €15.00' }).click()
  await expect(page.getByText('The card form did not load. Nothing was charged.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Use another card' })).toBeVisible()
  script.setBlocked(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('button', { name: 'Pay €15.00', exact: true }).click()

  await expect(toast(page, 'Subscription Active')).toBeVisible()
  await page.waitForURL('**/profile')
  await expectFact(page, 'Status', 'Active')
  expect(script.of('confirmPayment')).toEqual([
    expect.objectContaining({
      redirect: 'if_required',
      confirmParams: {
        payment_method: expect.stringMatching(/^pm_/),
        return_url: `${service.origin}/payment?plan=pro&order=upgrade`,
      },
    }),
  ])
})

test('an outage of Stripe and a blocked script are both reported, and both can be retried', async ({
  page,
  stripe,
  script,
}) => {
  await registerHost(page.request)
  await choosePlan(page.request, 'pro')
  await page.goto('/payment')
  stripe.setMood('down')
  await page.getByRole('button', { name: /^Subscribe, / }).click()
  await expect(toast(page, 'Payment Error')).toBeVisible()
  await expect(page.getByText('The payment provider is not responding. Nothing was charged')).toBeVisible()

  stripe.setMood('well')
  script.setBlocked(true)
  await page.getByRole('button', { name: /^Subscribe, / }).click()
  await expect(page.getByText('The card form did not load. Nothing was charged.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Not now, keep the trial' })).toBeVisible()

  script.setBlocked(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByLabel('Card number')).toBeVisible()
})

test('a trial is reported as a purchase when it is charged, not when its card is stored', async ({
  page,
  service,
  script,
}) => {
  await registerHost(page.request)
  await choosePlan(page.request, 'pro')
  await page.goto('/payment')
  await page.getByRole('button', { name: /^Subscribe, / }).click()
  await page.getByLabel('Card number').fill('4242')
  await page.getByRole('button', { name: /^Subscribe, / }).click()
  await page.waitForURL('**/profile')
  await expectFact(page, 'Status', 'Trial, card on file')
  expect(script.of('confirmSetup')).toHaveLength(1)
  expect(await purchases(page)).toBe(0)

  await service.moveTo(page, 15 * day)
  await page.goto('/profile')
  await expectFact(page, 'Status', 'Active')
  await expect.poll(() => purchases(page)).toBe(1)
  await page.reload()
  await expectFact(page, 'Status', 'Active')
  expect(await purchases(page)).toBe(0)
})

test('only the payment page’s policy allows Stripe', async ({ page, script }) => {
  const policyOf = async (path: string) => (await page.goto(path))?.headers()['content-security-policy'] ?? ''

  const payment = await policyOf('/payment')
  for (const directive of ['script-src', 'frame-src']) {
    expect(payment).toMatch(new RegExp(`${directive} [^;]*https://js\\.stripe\\.com`))
  }
  expect(payment).toMatch(/connect-src [^;]*https:\/\/api\.stripe\.com/)
  for (const path of ['/', '/profile', '/plan-selection']) expect(await policyOf(path)).not.toContain('stripe')
  expect(script.loads).toEqual([])
})

/** The number of purchases that this page has recorded. */
function purchases(page: Page): Promise<number> {
  return page.evaluate(() => (window.benvenutoEvents ?? []).filter(({ event }) => event.name === 'purchase').length)
}
