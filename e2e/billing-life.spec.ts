import type { Page } from '@playwright/test'
import { day, expectFact, test } from './billing-service.ts'
import { choosePlan, createBook, expect, registerHost, toast } from './fixtures.ts'

// Tests move the clock of their service several times.
test.slow()

test('a whole subscription: trial, reminders, a card that fails, paid, cancelled, expired', async ({
  page,
  service,
  context,
}) => {
  const host = await registerHost(context.request)
  const mails = () => service.mailsTo(host.email)

  await test.step('she starts the trial without a card', async () => {
    await page.goto('/plan-selection')
    await page.getByRole('button', { name: 'Choose Pro' }).click()
    await page.waitForURL('**/payment?plan=pro')
    await expect(page.getByRole('heading', { level: 1, name: /^Your trial runs until / })).toBeVisible()
    await expect(page.getByText('Start', { exact: false }).and(page.getByRole('button'))).toHaveCount(0)
    await page.getByRole('link', { name: 'Not now, keep the trial' }).click()
    await page.waitForURL('**/profile')
    await expect(page.getByText('14 days left in your trial')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Subscribe' })).toBeHidden()
    await expectFact(page, 'Status', 'Trial')
  })
  const book = await createBook(context.request)

  await test.step('she is reminded a week and three days before the end', async () => {
    await service.moveTo(page, 7 * day)
    await page.goto('/profile')
    await expect(page.getByText('7 days left in your trial')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Subscribe' })).toBeVisible()
    await service.moveTo(page, 11 * day)
    await page.goto('/profile')
    await expect(page.getByText('3 days left in your trial')).toBeVisible()
    expect((await mails()).filter((subject) => /days/.test(subject))).toHaveLength(2)
  })

  await test.step('she adds a card that the bank will decline', async () => {
    await page.getByRole('link', { name: 'Subscribe' }).click()
    await expectDue(page, '€0.00', '€24.95')
    await page.getByRole('button', { name: 'Subscribe in test mode' }).click()
    await giveCard(page, 'Visa 0341', 'Subscribe in test mode')
    await page.waitForURL('**/profile')
    await expectFact(page, 'Status', 'Trial, card on file')
    await expectFact(page, 'Card', 'Visa ending in 0341')
    await expect(page.getByRole('link', { name: 'Subscribe' })).toBeHidden()
  })

  await test.step('the first charge fails: she keeps her access and pays with another card', async () => {
    await service.moveTo(page, 14 * day + 1)
    await page.goto('/profile')
    await expect(page.getByText('We could not charge your card.')).toBeVisible()
    await expectFact(page, 'Status', 'Payment overdue')
    expect(await mails()).toContainEqual(expect.stringMatching(/payment.*(failed|not)/i))
    await page.getByRole('link', { name: 'Pay now' }).first().click()
    await expectDue(page, '€24.95')
    await page.getByRole('button', { name: 'Pay in test mode' }).click()
    await giveCard(page, 'Visa 0002', 'Pay in test mode')
    await expect(page.getByText('Your bank declined this card')).toBeVisible()
    await giveCard(page, 'Visa 4242', 'Pay in test mode')
    await expect(toast(page, 'Subscription Active')).toBeVisible()
    await page.waitForURL('**/profile')
    await expectFact(page, 'Status', 'Active')
    await expectFact(page, 'Next charge', /^€24\.95 on /)
    await page.getByRole('button', { name: 'Invoices' }).click()
    await expect(page.getByRole('dialog', { name: 'Invoices' }).getByText('Paid', { exact: true })).toHaveCount(1)
    await page.keyboard.press('Escape')
    await service.runJobs('outbox')
    expect(await mails()).toContainEqual(expect.stringContaining('€24.95'))
  })

  await test.step('she cancels, resumes and cancels again', async () => {
    await cancel(page)
    await expectFact(page, 'Status', 'Cancelled')
    await page.getByRole('button', { name: 'Resume Subscription' }).click()
    const asked = page.getByRole('dialog', { name: 'Resume Subscription' })
    await expect(asked).toContainText('Charged today, test€0.00')
    await expect(asked).toContainText('Pro continues at €24.95 per month from')
    await asked.getByRole('button', { name: 'Keep Pro in test mode' }).click()
    await expect(toast(page, 'Subscription resumed')).toBeVisible()
    await expectFact(page, 'Status', 'Active')
    await cancel(page)
  })

  await test.step('the period ends: nothing is charged any more, and guests can still read', async () => {
    await service.moveTo(page, 30 * day)
    await page.goto('/profile')
    await expectFact(page, 'Status', 'Cancelled')
    await expectFact(page, 'Access until', /\d/)
    await service.moveTo(page, 50 * day)
    await page.goto('/profile')
    await expect(page.getByText('Plan Expired')).toBeVisible()
    await expectFact(page, 'Status', 'Expired')
    await expect(page.getByText('Trial Expired')).toBeHidden()
    expect((await page.goto(`/share/${book.id}`))?.status()).toBe(200)
    await page.goto('/payment')
    await expect(page.getByRole('button', { name: 'Subscribe in test mode' })).toBeVisible()
    await expectDue(page, '€24.95')
  })
})

test('a trial without a card ends with a mail, and nothing is charged', async ({ page, service, context }) => {
  const host = await registerHost(context.request)
  await choosePlan(context.request, 'basic')
  await service.moveTo(page, 14 * day + 1)

  await page.goto('/profile')

  await expect(page.getByText('Trial Expired')).toBeVisible()
  await expectFact(page, 'Status', 'Expired')
  expect((await service.mailsTo(host.email)).filter((subject) => /trial/i.test(subject))).toHaveLength(1)
  await page.getByRole('button', { name: 'New Welcome Book' }).click()
  await page.waitForURL('**/payment?plan=pro')
})

test('a host whose paid plan has ended reads about her plan, not about a trial, on every screen where she edits', async ({
  page,
  service,
  context,
}) => {
  await registerHost(context.request)
  await choosePlan(context.request, 'pro')
  const book = await createBook(context.request, { doorCode: '2580#' })
  await subscribe(page)
  await service.moveTo(page, 14 * day + 1)
  await page.goto('/profile')
  await expectFact(page, 'Status', 'Active')
  await cancel(page)
  await service.moveTo(page, 30 * day)
  await page.goto(`/create?edit=${book.id}`)
  await page.getByLabel('Host name').fill('Giulia F.')
  await service.moveTo(page, 50 * day)

  await test.step('she is told in the open editor, keeps her text and is led to the plans', async () => {
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expectPlanEnded(page)
    await expect(page.getByLabel('Host name')).toHaveValue('Giulia F.')
    await page.waitForURL('**/payment')
  })

  await test.step('on the profile', async () => {
    await page.goto('/profile')
    await expect(page.getByText('Codes, Wi-Fi and times can still be changed.')).toBeVisible()
    await page.getByRole('button', { name: 'New Welcome Book' }).click()
    await page.waitForURL('**/payment?plan=pro')
    await expectPlanEnded(page)
    await page.goto('/profile')
    await page.getByRole('link', { name: 'Edit Villa Limonaia' }).click()
    await page.waitForURL('**/payment?plan=pro')
    await expectPlanEnded(page)
  })

  await test.step('a changed lock does not wait for an invoice', async () => {
    await page.goto('/profile')
    await page.getByRole('button', { name: 'Quick edit' }).click()
    const dialog = page.getByRole('dialog', { name: 'Quick edit' })
    await expect(dialog).toContainText(/Your plan ended on /)
    await dialog.getByLabel('Door code').fill('7350#')
    await dialog.getByRole('button', { name: 'Save changes' }).click()
    await expect(dialog).toHaveCount(0)
    await page.goto(`/share/${book.id}`)
    await expect(page.getByText('7350#').first()).toBeVisible()
  })
})

test('a trial that ends in an open tab charges nothing before its new amount is confirmed', async ({
  page,
  service,
  context,
}) => {
  await registerHost(context.request)
  await choosePlan(context.request, 'basic')
  await page.goto('/payment')
  const order = page.getByRole('button', { name: 'Subscribe in test mode' })
  await expect(order).toBeVisible()
  await expectDue(page, '€0.00', '€9.95')
  await service.moveTo(page, 15 * day)

  await order.click()

  await expect(page.getByText('The amount has changed: €9.95 instead of €0.00')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: /^Your trial ended on / })).toBeVisible()
  expect((await (await context.request.get('/api/subscription/invoices')).json()).invoices).toEqual([])
  await expectDue(page, '€9.95')
  await page.getByRole('button', { name: 'Subscribe in test mode' }).click()
  await giveCard(page, 'Visa 4242', 'Subscribe in test mode')
  await expect(page.getByText('Taking you to your profile.')).toBeVisible()
  await expect(page.getByRole('radio')).toHaveCount(0)
  await page.waitForURL('**/profile')
  await expectFact(page, 'Status', 'Active')
})

test('a trial that ends while the card form is open asks for a new confirmation and charges nothing', async ({
  page,
  service,
  context,
}) => {
  await registerHost(context.request)
  await choosePlan(context.request, 'basic')
  await page.goto('/payment')
  await page.getByRole('button', { name: 'Subscribe in test mode' }).click()
  await page.getByRole('radio', { name: 'Visa 4242' }).check()
  await service.moveTo(page, 15 * day)

  await page.getByRole('button', { name: 'Subscribe in test mode' }).click()

  await expect(page.getByText('The amount has changed: €9.95 instead of €0.00')).toBeVisible()
  await expect(page.getByRole('radio')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Subscribe in test mode' })).toBeVisible()
  await expectDue(page, '€9.95')
  expect((await (await context.request.get('/api/subscription')).json()).isSubscribed).toBe(false)
})

test('an upgrade whose answer was lost is reported as done by the second try', async ({ page, service, context }) => {
  await registerHost(context.request)
  await choosePlan(context.request, 'basic')
  await service.moveTo(page, 15 * day)
  await context.request.post('/api/create-subscription')
  await context.request.post('/api/subscription/test-card', { data: { card: 'good' } })
  const loseAnswer = (path: string) =>
    page.route(path, async (route) => void (await route.fetch().then(() => route.abort())), { times: 1 })
  await loseAnswer('**/api/subscription/plan')
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Change plan' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Charged today, test€15.00')
  await dialog.getByRole('button', { name: 'Change to Pro in test mode' }).click()
  await expect(dialog.getByRole('alert').getByText(/./)).toBeVisible()

  await dialog.getByRole('button', { name: 'Change to Pro in test mode' }).click()

  await expect(toast(page, 'Plan changed')).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await expectFact(page, 'Next charge', /^€24\.95 on /)
  const { invoices } = await (await context.request.get('/api/subscription/invoices')).json()
  expect(invoices.map(({ cents }: { cents: number }) => cents)).toEqual([1500, 995])
})

test('a discount that a visitor enters is on the payment page after the registration', async ({ page }) => {
  await page.goto('/payment?plan=pro')
  await page.getByLabel('Discount code').fill('SPRING')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText('Discount spring, 20%')).toBeVisible()
  await page.getByRole('button', { name: 'Start free trial' }).click()
  await page.waitForURL('**/register')
  await registerHost(page.request)
  await choosePlan(page.request, 'pro')

  await page.goto('/payment?plan=pro')
  await expectDue(page, '€0.00', '€19.96')
  await page.getByRole('button', { name: 'Subscribe in test mode' }).click()
  await giveCard(page, 'Visa 4242', 'Subscribe in test mode')

  await page.waitForURL('**/profile')
  await expectFact(page, 'Next charge', /^€19\.96 on /)
})

test('a host with free access reads when it ends, and how a change of plan affects it', async ({ page }) => {
  const redeem = async (plan: 'basic' | 'pro') => {
    await registerHost(page.request)
    await choosePlan(page.request, plan)
    const answer = await page.request.post('/api/discounts/redeem', { data: { code: 'freeian', plan } })
    expect(answer.ok(), await answer.text()).toBe(true)
  }
  const dialog = page.getByRole('dialog', { name: 'Change Plan' })
  const planNow = async () => (await (await page.request.get('/api/auth/me')).json()).plan

  await redeem('pro')
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Change Plan' }).click()
  await expect(dialog.getByRole('radio', { name: /^Pro Free until \d.*Your plan$/ })).toBeVisible()
  await expect(dialog).toContainText(/Pro stays free until \d+ \w+ \d{4}\. After that, Basic at €9\.95 per month\./)
  await expect(dialog).toContainText('€0.00')
  await dialog.getByRole('button', { name: 'Keep Pro' }).click()
  expect(await planNow()).toBe('pro')

  await page.context().clearCookies()
  await redeem('basic')
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Change Plan' }).click()
  await expect(dialog.getByRole('radio', { name: /^Basic Free until \d.*Your plan$/ })).toBeVisible()
  await expect(dialog).toContainText(/Your free access to Basic until \d+ \w+ \d{4}/)
  await expect(dialog).toContainText('€24.95')
  await dialog.getByRole('button', { name: 'Continue to payment' }).click()
  await page.waitForURL('**/payment?plan=pro')
  expect(await planNow()).toBe('basic')
})

test('free access costs nothing wherever its price is shown', async ({ page }) => {
  await registerHost(page.request)
  await choosePlan(page.request, 'pro')
  await page.request.post('/api/discounts/redeem', { data: { code: 'freeian', plan: 'pro' } })
  const card = page.getByRole('region', { name: 'Your plan' })
  await page.goto('/profile')
  await expect(card).toContainText(/Free\s*until \d/)
  await expect(card).not.toContainText('24.95')
  await page.goto('/plan-selection')
  await expect(page.getByRole('radio', { name: /^Pro Free until \d/ })).toBeVisible()
  await page.goto('/payment')
  await expect(page.getByRole('heading', { level: 1, name: /^Pro is free until \d/ })).toBeVisible()
})

test('six books: a change to Basic and back to Pro', async ({ page, service, context }) => {
  await registerHost(context.request)
  await choosePlan(context.request, 'pro')
  for (let count = 1; count <= 6; count += 1) await createBook(context.request, { propertyName: `Villa ${count}` })
  await subscribe(page)
  await service.moveTo(page, 15 * day)
  await page.goto('/profile')
  await expectFact(page, 'Status', 'Active')

  await page.getByRole('button', { name: 'Change Plan' }).click()
  const down = page.getByRole('dialog', { name: 'Change Plan' })
  await expect(down.getByRole('radio', { name: /^Pro .*Your plan$/ })).toBeVisible()
  await expect(down).toContainText('You have one book more than Basic allows.')
  await expect(down).toContainText('Charged today, test€0.00')
  await down.getByRole('button', { name: /^Change to Basic on / }).click()
  await expect(toast(page, 'Plan changed')).toBeVisible()
  await expect(
    page.getByText(/you will have one book more than Basic allows, so you cannot create new ones/),
  ).toBeVisible()

  await service.moveTo(page, 30 * day)
  await page.goto('/profile')
  await expect(page.getByText('PRO', { exact: true })).toBeVisible()
  await service.moveTo(page, 46 * day)
  await page.goto('/profile')
  await expect(page.getByText('BASIC', { exact: true })).toBeVisible()
  await expect(
    page.getByText('Basic includes 5 books. You keep all of yours; to add another, delete some or upgrade to Pro.'),
  ).toBeVisible()
  await page.getByRole('button', { name: 'New Welcome Book' }).click()
  await expect(toast(page, 'Limit Reached')).toBeVisible()

  await page.getByRole('link', { name: 'Upgrade to Pro' }).click()
  await page.waitForURL('**/payment?plan=pro')
  await page.getByRole('button', { name: 'Change to Pro in test mode' }).click()
  await expect(toast(page, 'Subscription Active')).toBeVisible()
  await page.waitForURL('**/profile')
  await expect(page.getByText('PRO', { exact: true })).toBeVisible()
  await page.goBack()
  await expect(page.getByText('Nothing is due. Pro is active on your account.')).toBeVisible()
})

test('the operator lets a test charge fail and then succeed, and the audit log lists both', async ({
  page,
  service,
  browser,
}) => {
  const host = await registerHost(page.request)
  await choosePlan(page.request, 'pro')
  await subscribe(page)
  const adminPage = await browser.newPage({ baseURL: service.origin })
  const operator = await service.makeAdmin(adminPage.context())
  await adminPage.goto('/profile')
  await adminPage.getByRole('button', { name: 'Account menu' }).click()
  await adminPage.getByRole('menuitem', { name: 'Admin dashboard' }).click()
  await adminPage.waitForURL('**/admin')
  await expect(adminPage.getByText(`The command line made ${operator.email} an admin`)).toBeVisible()

  await adminPage.getByLabel('Name or email').fill(host.email)
  await adminPage.getByRole('button', { name: new RegExp(`^Giulia Ferrante ${host.email}`) }).click()
  const payments = adminPage.getByRole('region', { name: 'Payments' })
  await payments.getByRole('button', { name: 'Make the next charge fail' }).click()
  await expect(toast(adminPage, 'The next charge will fail')).toBeVisible()
  await payments.getByRole('button', { name: 'End the period now' }).click()
  await expect(payments.getByText('Payment overdue')).toBeVisible()
  await page.goto('/profile')
  await expect(page.getByText('We could not charge your card.')).toBeVisible()

  await payments.getByRole('button', { name: 'Pay the overdue amount' }).click()
  await expect(payments.getByText('Active', { exact: true })).toBeVisible()
  await page.goto('/profile')
  await expectFact(page, 'Status', 'Active')
  await adminPage.keyboard.press('Escape')
  await expect(adminPage.getByText(`${operator.email} paid the overdue test charge of ${host.email}`)).toBeVisible()
  await adminPage.context().close()
})

/** Expects the toast about a paid plan that has ended, and that no word speaks of a trial. */
async function expectPlanEnded(page: Page) {
  await expect(toast(page, 'Plan Expired')).toBeVisible()
  await expect(page.getByText('Your plan has ended. Subscribe to a plan to continue creating').first()).toBeVisible()
  await expect(page.getByText(/trial (has )?(expired|ended)/i)).toHaveCount(0)
}

/** Expects what the order summary says is due, in a test, and per month from a later day on. */
async function expectDue(page: Page, today: string, later?: string) {
  const summary = page.getByRole('region', { name: 'Order summary' })
  await expect(summary).toContainText(`Due today, test${today}`)
  if (later !== undefined) await expect(summary).toContainText(`${later} per month`)
}

async function subscribe(page: Page) {
  await page.goto('/payment')
  await page.getByRole('button', { name: 'Subscribe in test mode' }).click()
  await giveCard(page, 'Visa 4242', 'Subscribe in test mode')
  await page.waitForURL('**/profile')
}

async function giveCard(page: Page, card: string, submit: string | RegExp) {
  await expect(page.getByText('Test mode: no card is charged.')).toBeVisible()
  await page.getByRole('radio', { name: card }).check()
  await page.getByRole('button', { name: submit }).click()
}

async function cancel(page: Page) {
  await page.getByRole('button', { name: 'Cancel Subscription' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Cancel your subscription?' })
  await expect(dialog).toContainText('Nothing is deleted.')
  await dialog.getByRole('button', { name: 'Cancel Subscription' }).click()
  await expect(toast(page, 'Subscription cancelled')).toBeVisible()
}
