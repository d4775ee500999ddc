import type { Browser, Request } from '@playwright/test'
import { checkedWidths, expectAccessible } from './axe.ts'
import { choosePlan, createBook, expect, password, registerHost, test, toast } from './fixtures.ts'
import { makeAdmin } from './operator.ts'

/** Another host with a book, in a browser context of her own. */
async function newHost(browser: Browser) {
  const device = await browser.newContext()
  const host = await registerHost(device.request)
  await choosePlan(device.request, 'basic')
  const book = await createBook(device.request)
  return { host, book, device }
}

/** The date in `days` days in the format of a date field. */
function dayAhead(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
}

test('the admin page is not found for hosts and visitors', async ({ signedInPage: page, browser }) => {
  for (const path of ['/admin', '/email-test']) {
    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: /Page Not Found/ })).toBeVisible()
  }
  const visitor = await browser.newContext()
  expect((await visitor.request.get('/admin')).status()).toBe(404)
  expect((await visitor.request.get('/api/admin/overview')).status()).toBe(404)
  await visitor.close()
})

test('the operator finds a host, changes her plan, disables her account and enables it again', async ({
  page,
  context,
  browser,
}) => {
  const admin = await makeAdmin(context)
  const { host, book, device } = await newHost(browser)
  await page.goto('/admin')
  await expect(page.getByRole('heading', { name: 'Email system' })).toBeVisible()
  await expect(page.getByText('Files in the data folder')).toBeVisible()

  await page.getByLabel('Name or email').fill(host.email)
  await page.getByRole('region', { name: 'Find a host' }).getByRole('button', { name: host.email }).click()
  const dialog = page.getByRole('dialog', { name: host.name })
  await expect(dialog.getByText('Basic · Trial')).toBeVisible()

  await dialog.getByLabel('Last day').first().fill(dayAhead(-2))
  await dialog.getByRole('button', { name: 'Change trial end' }).click()
  await expect(dialog.getByLabel('Last day').first()).toHaveAccessibleDescription(/Choose today or a later day/)
  await dialog.getByLabel('Last day').first().fill(dayAhead(30))
  await dialog.getByRole('button', { name: 'Change trial end' }).click()
  await expect(toast(page, 'Trial end changed')).toBeVisible()
  expect((await (await device.request.get('/api/auth/me')).json()).trialDaysLeft).toBeGreaterThan(29)

  await dialog.getByLabel('Last day').last().fill(dayAhead(90))
  await dialog.getByRole('button', { name: 'Grant access' }).click()
  await expect(dialog.getByText('Pro · Active')).toBeVisible()

  await dialog.getByRole('button', { name: 'Disable account' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disable account' }).click()
  await expect(dialog.getByText('Disabled since')).toBeVisible()
  await expect(dialog.getByText('Not signed in anywhere.')).toBeVisible()
  expect((await device.request.get('/api/auth/me')).status()).toBe(401)
  expect((await device.request.get(`/share/${book.id}`)).status()).toBe(200)
  const hostPage = await device.newPage()
  await hostPage.goto('/login')
  await hostPage.getByLabel('Email').fill(host.email)
  await hostPage.getByLabel('Password', { exact: true }).fill(password)
  await hostPage.getByRole('button', { name: 'Sign in' }).click()
  await expect(toast(hostPage, 'We have closed this account. Please contact support.')).toBeVisible()

  await dialog.getByRole('button', { name: 'Enable account' }).click()
  await expect(dialog.getByRole('button', { name: 'Disable account' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  const log = page.getByRole('region', { name: 'Audit log' })
  await expect(log.getByText(`${admin.email} enabled ${host.email}`)).toBeVisible()
  await expect(log.getByText(`${admin.email} disabled ${host.email}`)).toBeVisible()
  await device.close()
})

test('a take-down that fails keeps the dialog and the typed reason', async ({ page, context, browser }) => {
  await makeAdmin(context)
  const { host, book, device } = await newHost(browser)
  await page.goto('/admin')
  await page.getByLabel('Name or email').fill(host.email)
  await page.getByRole('region', { name: 'Find a host' }).getByRole('button', { name: host.email }).click()
  await page.getByRole('button', { name: 'Take Villa Limonaia offline' }).click()
  const question = page.getByRole('alertdialog', { name: 'Take Villa Limonaia offline?' })
  const reason = question.getByRole('textbox')
  await reason.fill('Guests report that it asks for card numbers.')
  await page.route('**/take-offline', (route) => route.fulfill({ status: 503, json: { code: 'X', message: 'Down.' } }))
  await question.getByRole('button', { name: 'Take offline' }).click()

  await expect(toast(page, 'Down.')).toBeVisible()
  await expect(reason).toHaveValue('Guests report that it asks for card numbers.')
  expect((await device.request.get(`/share/${book.id}`)).status()).toBe(200)

  await page.unroute('**/take-offline')
  await question.getByRole('button', { name: 'Take offline' }).click()
  await expect(question).toHaveCount(0)
  expect((await device.request.get(`/share/${book.id}`)).status()).toBe(404)
  await device.close()
})

test('a subscription that continues after its account was disabled is listed, and can be ended later', async ({
  page,
  context,
  browser,
}) => {
  const admin = await makeAdmin(context)
  const { host, device } = await newHost(browser)
  for (const [path, data] of [
    ['/api/create-subscription', { plan: 'pro' }],
    ['/api/subscription/test-card', { card: 'good' }],
  ] as const) {
    expect((await device.request.post(path, { data })).ok()).toBe(true)
  }
  await page.goto('/admin')
  await page.getByLabel('Name or email').fill(host.email)
  const found = page.getByRole('region', { name: 'Find a host' }).getByRole('button', { name: host.email })
  await found.click()
  const dialog = page.getByRole('dialog', { name: host.name })
  const question = page.getByRole('alertdialog')
  await dialog.getByRole('button', { name: 'Disable account' }).click()
  await question.getByRole('radio', { name: /Leave it/ }).check()
  await question.getByRole('button', { name: 'Disable account' }).click()
  await expect(dialog.getByText('its subscription is still being charged')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await page
    .getByRole('region', { name: 'Find a host' })
    .getByRole('combobox', { name: 'Show' })
    .selectOption('Disabled, still charged')
  await expect(found).toContainText('Still charged')

  await found.press('Enter')
  await dialog.getByRole('button', { name: 'End subscription' }).press('Enter')
  await expect(question.getByRole('radio', { name: /Stop the renewal/ })).toBeChecked()
  await question.getByRole('button', { name: 'End subscription' }).press('Enter')

  await expect(toast(page, 'Renewal stopped')).toBeVisible()
  await expect(dialog.getByText('Ends', { exact: true })).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'End subscription' })).toBeHidden()
  // The button disappears with its subject, and so does the account's row.
  await expect(dialog.getByRole('button', { name: 'End the period now' })).toBeFocused()
  await dialog.getByRole('button', { name: 'Close' }).press('Enter')
  await expect(page.getByText('No account matches.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Find a host' }).getByRole('combobox', { name: 'Show' })).toBeFocused()
  const log = page.getByRole('region', { name: 'Audit log' })
  await expect(log.getByText(`${admin.email} stopped the renewal of ${host.email}`)).toBeVisible()
  await device.close()
})

test('a search of hosts shows what each answer found, and goes on after a failure', async ({ page, context }) => {
  await makeAdmin(context)
  const next = '2.aaaaaaaaaaaaaaaaaaaaaa'
  const found = (name: string) => ({
    ...{ id: name, name, email: `${name}@example.org`, role: 'host', plan: null, planStatus: 'none', bookCount: 0 },
    ...{ trialEndsAt: null, accessUntil: null, disabledAt: null, isCharged: false, lastSeenAt: null },
    createdAt: '2026-03-01T12:00:00.000Z',
  })
  const asked: string[] = []
  const second = Promise.withResolvers<void>()
  await page.route('**/api/admin/hosts?*', async (route) => {
    const { search, after = '' } = Object.fromEntries(new URL(route.request().url()).searchParams)
    // Never answered.
    if (search === 'annab') return
    if (search !== 'anna') return route.fallback()
    asked.push(after)
    if (after === '') return route.fulfill({ json: { hosts: [found('anna')], hasMore: false, next } })
    await second.promise
    if (asked.length === 2) return route.fulfill({ status: 500, contentType: 'text/plain', body: 'Server Error' })
    return route.fulfill({ json: { hosts: [found('joanna')], hasMore: false, next: null } })
  })
  await page.goto('/admin')
  const part = page.getByRole('region', { name: 'Find a host' })
  const first = part.getByRole('button', { name: 'anna anna@example.org' })
  const searching = part.getByText('Searching all accounts...')
  const interrupted = part.getByText('The search was interrupted.')

  await part.getByLabel('Name or email').fill('anna')
  await expect(first).toBeVisible()
  await expect(searching).toBeVisible()
  second.resolve()
  await expect(interrupted).toBeVisible()
  await expect(first).toBeVisible()
  await part.getByRole('button', { name: 'Try again' }).click()
  await expect(part.getByRole('button', { name: 'joanna@example.org' })).toBeVisible()
  await expect(first).toBeVisible()
  await expect(searching).toBeHidden()
  await expect(interrupted).toBeHidden()
  expect(asked).toEqual(['', next, next])

  const isHeld = (request: Request) => request.url().includes('search=annab')
  const held = page.waitForRequest(isHeld)
  const cancelled = page.waitForEvent('requestfailed', isHeld)
  await part.getByLabel('Name or email').fill('annab')
  await held
  await part.getByLabel('Name or email').fill('nobody has this name')
  await cancelled
  await expect(part.getByText('No host with that name or address.')).toBeVisible()
})

test('the operator reads a mail as it was sent', async ({ page, context }) => {
  const admin = await makeAdmin(context)
  await expect(async () => {
    await page.goto('/admin')
    await page.getByRole('combobox', { name: 'State' }).selectOption('sent')
    await expect(page.getByRole('button', { name: `View Welcome to ${admin.email}` })).toBeVisible({ timeout: 2_000 })
  }).toPass()

  await page.getByRole('button', { name: `View Welcome to ${admin.email}` }).click()

  const mail = page.frameLocator('iframe[title="The email as it was sent"]')
  // The address is not confirmed yet, so the mail does not contain the host's name.
  await expect(mail.getByText('Hello,', { exact: true })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('region', { name: 'The email as it was sent' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('button', { name: `View Welcome to ${admin.email}` })).toBeFocused()
})

test('the operator tests the mail connection and every template', async ({ page, context }) => {
  const admin = await makeAdmin(context)
  await page.goto('/email-test')
  await expect(page.getByText(`Sends real emails with sample data to ${admin.email}.`)).toBeVisible()

  await page.getByRole('button', { name: 'Send Connection Test' }).click()
  await expect(toast(page, 'Test Email Sent!')).toBeVisible()
  await page.getByRole('button', { name: 'Send All Templates' }).click()
  await expect(toast(page, 'Email Templates Sent!')).toBeVisible({ timeout: 40_000 })
  await expect(page.getByRole('region', { name: 'The 10 templates' }).getByText('Sent', { exact: true })).toHaveCount(
    10,
  )

  await page.getByRole('link', { name: 'Back to the dashboard' }).click()
  await page.getByRole('button', { name: 'Test admin notifications' }).click()
  await expect(toast(page, 'Notifications test failed')).toBeVisible()
})

for (const width of checkedWidths) {
  test(`the admin page is accessible at ${width} px`, async ({ page, context }) => {
    await makeAdmin(context)
    await page.setViewportSize({ width, height: 900 })
    for (const path of ['/admin', '/email-test']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('[role=status]')).toHaveCount(0)
      await expectAccessible(page, path)
    }
  })
}
