import type { Locator } from '@playwright/test'
import { choosePlan, createBook, expect, password, registerHost, test, toast } from './fixtures.ts'

test('a press outside closes a dialog only while nothing was entered', async ({ signedInPage: page }) => {
  await createBook(page.request, { doorCode: '4812#' })
  await page.goto('/profile')
  const open = page.getByRole('button', { name: 'Quick edit Villa Limonaia' })
  const dialog = page.getByRole('dialog', { name: 'Quick edit' })
  await open.click()
  await page.mouse.click(5, 5)
  await expect(dialog).toHaveCount(0)

  await open.click()
  await dialog.getByLabel('Door code').fill('7350#')
  await page.mouse.click(5, 5)
  await expect(dialog.getByLabel('Door code')).toHaveValue('7350#')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toHaveCount(0)
})

test('what a dialog holds outlasts the session, and is saved after signing in elsewhere', async ({
  signedInPage: page,
  host,
}) => {
  const { id } = await createBook(page.request, { doorCode: '4812#' })
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Quick edit Villa Limonaia' }).click()
  const dialog = page.getByRole('dialog', { name: 'Quick edit' })
  await dialog.getByLabel('Door code').fill('7350#')
  await page.context().clearCookies()
  await dialog.getByRole('button', { name: 'Save changes' }).click()

  await expect(dialog.getByText('sign in again in another tab')).toBeVisible()
  await expect(dialog.getByRole('alert')).toHaveCount(1)
  await expect(page.getByText('Please sign in')).toHaveCount(0)
  await expect(dialog.getByRole('link', { name: 'Sign in in a new tab' })).toHaveAttribute('target', '_blank')
  await expect(dialog.getByLabel('Door code')).toHaveValue('7350#')

  const signIn = { email: host.email, password }
  expect((await page.request.post('/api/auth/login', { data: signIn })).ok()).toBe(true)
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await expect(toast(page, 'Saved')).toBeVisible()
  expect(await (await page.request.get(`/share/${id}`)).text()).toContain('7350#')
})

test('closing a dialog after the session has ended leads to the login', async ({ signedInPage: page }) => {
  await createBook(page.request, { doorCode: '4812#' })
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Quick edit Villa Limonaia' }).click()
  const dialog = page.getByRole('dialog', { name: 'Quick edit' })
  await dialog.getByLabel('Door code').fill('7350#')
  await page.context().clearCookies()
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await expect(dialog.getByText('sign in again in another tab')).toBeVisible()

  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.waitForURL('**/login')
})

test('what the forms of a page hold outlasts the session too', async ({ page }) => {
  const { email } = await registerHost(page.request)
  await choosePlan(page.request, 'pro')
  const { id } = await createBook(page.request)
  const signIn = { email, password }
  const notice = page.getByRole('alert').filter({ hasText: 'sign in again in another tab' })

  await page.goto('/stays/messages')
  const text = page.getByRole('textbox', { name: /^Your text/ }).first()
  await text.fill('Welcome! Everything is at {link}')
  await page.context().clearCookies()
  await page.getByRole('main').getByRole('button', { name: 'Save', exact: true }).first().click()
  await expect(notice).toBeInViewport()
  await expect(text).toHaveValue('Welcome! Everything is at {link}')
  expect((await page.request.post('/api/auth/login', { data: signIn })).ok()).toBe(true)
  await page.getByRole('main').getByRole('button', { name: 'Save', exact: true }).first().click()
  await expect(toast(page, 'Text saved')).toBeVisible()
  await expect(notice).toHaveCount(0)

  await page.goto(`/stays/settings/${id}`)
  await page.getByLabel('Arrival from').fill('16:30')
  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Save settings' }).click()
  await expect(notice).toBeInViewport()
  await expect(page.getByLabel('Arrival from')).toHaveValue('16:30')
  await page.getByRole('link', { name: 'Stays' }).first().click()
  await page.waitForURL('**/login')
})

test('a dialog says that a call got no answer, and repeats it', async ({ page }) => {
  test.slow()
  await registerHost(page.request)
  await choosePlan(page.request, 'pro')
  const name = `${crypto.randomUUID().slice(0, 8)}.villa-conti.it`
  expect((await page.request.post('/api/domains', { data: { name } })).ok()).toBe(true)
  let isBroken = true
  const called = (url: URL) => /^\/api\/(?:domains\/|subscription\/cancel)/.test(url.pathname)
  await page.route(called, (route) =>
    isBroken ? route.fulfill({ status: 502, body: '<h1>Bad Gateway</h1>' }) : route.fallback(),
  )
  const press = async (dialog: Locator, button: string) => {
    isBroken = true
    await dialog.getByRole('button', { name: button }).click()
    await expect(dialog.getByRole('alert')).toContainText('Please try again.')
    isBroken = false
    await dialog.getByRole('button', { name: button }).click()
    await expect(dialog).toHaveCount(0)
  }

  await page.goto('/domains')
  await page.getByRole('button', { name: 'Change', exact: true }).click()
  await press(page.getByRole('dialog'), 'Save')
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await press(page.getByRole('alertdialog'), 'Remove')
  await expect(page.getByRole('heading', { name })).toHaveCount(0)

  await page.goto('/payment')
  await page.getByRole('button', { name: 'Subscribe in test mode' }).click()
  await page.getByRole('radio', { name: 'Visa 4242' }).check()
  await page.getByRole('button', { name: 'Subscribe in test mode' }).click()
  await page.waitForURL('**/profile')
  await page.getByRole('button', { name: 'Cancel Subscription' }).click()
  await press(page.getByRole('alertdialog'), 'Cancel Subscription')
  await expect(page.getByRole('button', { name: 'Resume Subscription' })).toBeVisible()
})
