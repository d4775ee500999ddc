import { createBook, expect, password, test, toast } from './fixtures.ts'

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
  await expect(page.getByText(/sign in/i)).toHaveCount(1)
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
