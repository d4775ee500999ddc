import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import PostalMime from 'postal-mime'
import { checkedWidths, createAxe, expectAccessible } from './axe.ts'
import { createBook, expect, fullBook, newPerson, password, test, toast } from './fixtures.ts'

/** The link in the mail to an address, which the service under test sends within seconds. */
async function mailedLink(address: string, path: '/confirm-email' | '/confirm-address'): Promise<string> {
  const folder = join(process.env['E2E_DATA_DIR'] ?? '', 'mail')
  let link = ''
  await expect(async () => {
    for (const file of await readdir(folder)) {
      const mail = await PostalMime.parse(await readFile(join(folder, file)))
      if (mail.to?.some((to) => to.address === address))
        link = mail.text?.split(/\s/).find((word) => word.includes(`${path}?token=`)) ?? link
    }
    expect(link).not.toBe('')
  }).toPass({ timeout: 15_000 })
  return link
}

async function openSettings(page: Page) {
  await page.goto('/account')
  await expect(page.getByRole('heading', { level: 1, name: 'Account settings' })).toBeVisible()
}

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('a visitor who opens the settings is redirected to the login', async ({ page }) => {
  await page.goto('/account')
  await page.waitForURL('**/login')
})

test('profile and menu link to the settings, where a new name is shown at once', async ({ signedInPage: page }) => {
  await page.goto('/profile')
  await page.getByRole('main').getByRole('link', { name: 'Account settings' }).click()
  await page.waitForURL('**/account')
  await section(page, 'Name').getByLabel('Your name').fill('Giulia Rossi')
  await section(page, 'Name').getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, 'Name changed')).toBeVisible()

  await page.getByRole('banner').getByRole('button', { name: 'Giulia Rossi' }).click()
  await expect(page.getByRole('menuitem', { name: 'Account settings' })).toHaveAttribute('href', '/account')
})

test('a host is reminded to confirm her email until she has done so', async ({ signedInPage: page, host }) => {
  await page.goto('/profile')
  const main = page.getByRole('main')
  await expect(main.getByText('Please confirm your email')).toBeVisible()
  await main.getByRole('button', { name: 'Send the email again' }).click()
  await expect(main.getByRole('status').getByText('Another email is on its way.')).toBeVisible()

  await page.goto(await mailedLink(host.email, '/confirm-address'))
  expect((await (await page.request.get('/api/auth/me')).json()).emailConfirmed).toBe(false)
  await page.getByRole('button', { name: 'Confirm the address' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your email is confirmed' })).toBeVisible()
  await page.getByRole('link', { name: 'Go to your welcome books' }).click()
  await page.waitForURL('**/profile')
  await expect(main.getByRole('heading', { name: host.name })).toBeVisible()
  await expect(main.getByText('Please confirm your email')).toHaveCount(0)

  await page.goto('/confirm-address?token=unknown')
  await page.getByRole('button', { name: 'Confirm the address' }).click()
  await expect(page.getByRole('alert')).toContainText('This link no longer works.')
})

test('a new address is used after its link was opened', async ({ signedInPage: page, host }) => {
  const { email } = newPerson()
  await openSettings(page)
  const form = section(page, 'Email')
  await form.getByLabel('New email').fill(email)
  await form.getByLabel('Current password').fill('not it')
  await form.getByRole('button', { name: 'Send confirmation link' }).click()
  await expect(form.getByLabel('Current password')).toHaveAccessibleDescription(/This password is not correct/)
  await form.getByLabel('Current password').fill(password)
  await form.getByRole('button', { name: 'Send confirmation link' }).click()
  await expect(form.getByText(`We sent a link to ${email}.`)).toBeVisible()
  await expect(form.getByText(`Current email: ${host.email}`)).toBeVisible()

  await page.goto(await mailedLink(email, '/confirm-email'))
  await page.getByRole('button', { name: 'Confirm the address' }).click()
  await page.waitForURL('**/account')
  await expect(toast(page, 'Email changed')).toBeVisible()
  await expect(section(page, 'Email').getByText(`Current email: ${email}`)).toBeVisible()

  await page.goto('/confirm-email?token=used')
  await page.getByRole('button', { name: 'Confirm the address' }).click()
  await expect(page.getByRole('alert')).toContainText('This link no longer works.')
})

test('a new password signs out other devices', async ({ signedInPage: page, host, playwright, baseURL }) => {
  const phone = await playwright.request.newContext({
    baseURL: baseURL ?? '',
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) Version/26.0 Mobile/15E148 Safari/604.1',
  })
  await phone.post('/api/auth/login', { data: { email: host.email, password } })
  await openSettings(page)
  const sessions = section(page, 'Where you are signed in').getByRole('listitem')
  await expect(sessions).toHaveCount(2)
  await expect(sessions.first()).toContainText('This device')
  await expect(sessions.last()).toContainText('Safari on iPhone')

  const form = section(page, 'Password')
  await form.getByLabel('Current password').fill(password)
  await form.getByLabel('New password').fill('Another-2027')
  await form.getByLabel('Confirm password').fill('Another-2027')
  await form.getByRole('button', { name: 'Change password' }).click()
  await expect(toast(page, 'Password changed')).toBeVisible()
  await expect(sessions).toHaveCount(1)
  expect((await phone.get('/api/auth/me')).status()).toBe(401)

  await phone.post('/api/auth/login', { data: { email: host.email, password: 'Another-2027' } })
  await page.reload()
  await page.getByRole('button', { name: 'Sign out Safari on iPhone' }).click()
  await expect(toast(page, 'Device signed out')).toBeVisible()
  await expect(sessions).toHaveCount(1)
  expect((await phone.get('/api/auth/me')).status()).toBe(401)
  await phone.dispose()
})

test('language and tips are saved as soon as they are chosen', async ({ signedInPage: page }) => {
  await openSettings(page)
  const tips = page.getByRole('checkbox', { name: 'Send me reminders and tips' })
  // Not `uncheck`, which looks at the box at once: it changes with the next rendering.
  await tips.click()
  await expect(tips).not.toBeChecked()
  await expect(toast(page, 'Reminders and tips are off')).toBeVisible()
  await page.getByLabel('Your language').selectOption('de')
  await expect(page.getByRole('heading', { level: 1, name: 'Kontoeinstellungen' })).toBeVisible()
  await expect
    .poll(async () => (await page.request.get('/api/account')).json())
    .toMatchObject({ language: 'de', wantsTips: false })
})

test('a host exports her data and deletes her account', async ({ signedInPage: page, host }) => {
  const { id } = await createBook(page.request, fullBook)
  await openSettings(page)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download everything' }).click()
  expect((await download).suggestedFilename()).toMatch(/^benvenuto-\d{4}-\d\d-\d\d\.zip$/)
  expect((await readFile(await (await download).path())).subarray(0, 4).toString('latin1')).toBe('PK\x03\x04')

  await page.getByRole('button', { name: 'Delete account...' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  await dialog.getByLabel(/^Type /).fill('somebody@example.com')
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Delete account for good' }).click()
  await expect(dialog.getByLabel(/^Type /)).toHaveAccessibleDescription(
    /does not match the email address of your account/,
  )
  await dialog.getByLabel(/^Type /).fill(host.email)
  await dialog.getByRole('button', { name: 'Delete account for good' }).click()

  await page.waitForURL(/\/$/)
  await expect(toast(page, 'Your account is deleted')).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
  expect((await page.request.get('/api/auth/me')).status()).toBe(401)
  expect((await page.request.get(`/share/${id}`)).status()).toBe(404)
})

for (const width of checkedWidths) {
  test(`the settings are accessible at ${width} px`, async ({ signedInPage: page }) => {
    await page.setViewportSize({ width, height: 900 })
    await openSettings(page)
    const expectStrictly = (name: string) => expectAccessible(page, name, createAxe(page, { isStrict: true }))
    await expectStrictly('settings')
    await page.getByRole('button', { name: 'Delete account...' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectStrictly('deletion')
    await page.goto('/confirm-email')
    await expect(page.getByRole('alert')).toBeVisible()
    await expectStrictly('confirmation')
    await page.goto('/confirm-address')
    await expect(page.getByRole('alert')).toBeVisible()
    await expectStrictly('confirmation of the first address')
    await page.goto('/profile')
    await expect(page.getByRole('button', { name: 'Send the email again' })).toBeVisible()
    await expectStrictly('profile with its reminder')
  })
}
