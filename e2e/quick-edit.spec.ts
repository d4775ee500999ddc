import type { Locator, Page } from '@playwright/test'
import { test as lifeTest } from './billing-service.ts'
import { choosePlan, createBook, expect, password, registerHost, test, toast } from './fixtures.ts'

const day = 86_400_000
const essentials = {
  doorCode: '4812#',
  wifiName: 'Bellavista-Guest',
  wifiPassword: 'barca-blu-27',
  checkinTime: '15:00 to 20:00',
  checkoutTime: 'by 10:00',
}

const cardOf = (page: Page, name: string): Locator =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name }) })
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Quick edit' })

test('a host changes a code in three actions after the login, and one more undoes it', async ({
  page,
  host,
  browser,
}) => {
  const { id } = await createBook(page.request, essentials)
  await page.context().clearCookies()
  await page.goto('/login')
  await page.getByLabel('Email').fill(host.email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.pathname !== '/login')
  await page.goto('/profile')
  const guest = await (await browser.newContext()).newPage()
  await guest.goto(`/share/${id}`)
  await expect(guest.getByText('4812#')).toBeVisible()

  await page.getByRole('button', { name: 'Quick edit Villa Limonaia' }).click()
  // The old code is selected, so typing replaces it.
  await page.keyboard.type('7350#')
  await expect(dialogOf(page).getByLabel('Door code')).toHaveAccessibleDescription(/Was 4812#/)
  await dialogOf(page).getByRole('button', { name: 'Save changes' }).click()

  await expect(toast(page, 'Saved')).toBeVisible()
  await expect(dialogOf(page)).toHaveCount(0)
  const card = cardOf(page, 'Villa Limonaia')
  await expect(card.getByRole('definition').filter({ hasText: '7350#' })).toContainText('new')
  await expect(card.getByRole('status')).toHaveText(/^Saved at \d/)
  await expect(page.getByRole('button', { name: 'Quick edit Villa Limonaia' })).toBeFocused()
  await guest.reload()
  await expect(guest.getByText('7350#')).toBeVisible()

  await card.getByRole('button', { name: 'Undo, back to 4812#' }).click()
  await expect(card.getByRole('definition').filter({ hasText: '4812#' })).toBeVisible()
  await guest.reload()
  await expect(guest.getByText('4812#')).toBeVisible()
  await guest.context().close()
})

test('a code that was changed elsewhere is reported, and nothing typed is lost', async ({ signedInPage: page }) => {
  const { id } = await createBook(page.request, essentials)
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Quick edit Villa Limonaia' }).click()
  const dialog = dialogOf(page)
  await dialog.getByLabel('Door code').fill('7350#')
  const elsewhere = { doorCode: '1111#', wifiPassword: 'other-words' }
  expect((await page.request.patch(`/api/welcome-books/${id}/essentials`, { data: elsewhere })).ok()).toBe(true)

  await dialog.getByRole('button', { name: 'Save changes' }).click()

  await expect(dialog.getByRole('alert')).toContainText('changed elsewhere')
  await expect(dialog.getByLabel('Door code')).toHaveValue('7350#')
  await expect(dialog.getByLabel('Door code')).toHaveAccessibleDescription(/Was 1111#/)
  await expect(dialog.getByLabel('Wi-Fi password')).toHaveValue('other-words')
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await expect(dialog).toHaveCount(0)
  const stored = await (await page.request.get(`/api/welcome-books/${id}`)).json()
  expect(stored).toMatchObject({ ...essentials, doorCode: '7350#', wifiPassword: 'other-words' })
})

test('the page of a gateway in between is not reported as a missing connection, and nothing typed is lost', async ({
  signedInPage: page,
}) => {
  await createBook(page.request, essentials)
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Quick edit Villa Limonaia' }).click()
  const dialog = dialogOf(page)
  await dialog.getByLabel('Door code').fill('7350#')
  const essentialsOfBook = '**/api/welcome-books/*/essentials'
  await page.route(essentialsOfBook, (route) => route.fulfill({ status: 502, body: '<h1>Bad Gateway</h1>' }))
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Something went wrong. Please try again.')
  await expect(dialog.getByLabel('Door code')).toHaveValue('7350#')

  await page.unroute(essentialsOfBook)
  await page.context().setOffline(true)
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await expect(dialog.getByRole('alert')).toContainText('You are offline. What you typed is still here')

  await page.context().setOffline(false)
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await expect(dialog).toHaveCount(0)
})

test('a change of another part of the book elsewhere causes no conflict', async ({ signedInPage: page }) => {
  const { id } = await createBook(page.request, essentials)
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Quick edit Villa Limonaia' }).click()
  const stored = await (await page.request.get(`/api/welcome-books/${id}`)).json()
  await page.request.put(`/api/welcome-books/${id}`, { data: { ...stored, parkingInfo: 'In the yard.' } })

  await dialogOf(page).getByLabel('Door code').fill('7350#')
  await dialogOf(page).getByLabel('Door code').press('Enter')

  await expect(toast(page, 'Saved')).toBeVisible()
  const saved = await (await page.request.get(`/api/welcome-books/${id}`)).json()
  expect(saved).toMatchObject({ doorCode: '7350#', parkingInfo: 'In the yard.' })
})

test('a value that is too long is reported at its field', async ({ signedInPage: page }) => {
  await createBook(page.request, essentials)
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Quick edit Villa Limonaia' }).click()
  const name = dialogOf(page).getByLabel('Wi-Fi name')
  await name.fill('é'.repeat(17))
  await name.press('Enter')

  await expect(name).toHaveAccessibleDescription(/up to 32 bytes/)
  await expect(name).toHaveValue('é'.repeat(17))
})

/** A book whose codes are for stays, on the profile. */
async function openWithStays(page: Page, settings: object, stay?: object): Promise<string> {
  const { id } = await createBook(page.request, essentials)
  const path = `/api/welcome-books/${id}`
  const data = { timeZone: 'Europe/Rome', ...settings }
  expect((await page.request.put(`${path}/stay-settings`, { data })).ok()).toBe(true)
  if (stay) expect((await page.request.post(`${path}/stays`, { data: stay })).ok()).toBe(true)
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Quick edit Villa Limonaia' }).click()
  return id
}

const toastText = (page: Page) => page.getByRole('region', { name: /Notifications/ }).or(toast(page, 'Saved'))

for (const [mode, settings, hint, told] of [
  [
    'kept for stays',
    { secrets: ['doorCode'] },
    /Only the guests of a stay see it/,
    /Only the guests of a stay see what you keep/,
  ],
  ['personal', { codeMode: 'personal' }, /each stay has its own/, /still see the code of their stay/],
  ['shared', { codeMode: 'shared' }, /once you have confirmed/, /once you confirm it for their stay/],
] as const) {
  test(`a code that is ${mode} is not said to reach every guest`, async ({ signedInPage: page }) => {
    await openWithStays(page, settings)
    const code = dialogOf(page).getByLabel('Door code')
    await code.fill('7350#')
    await expect(code).toHaveAccessibleDescription(hint)
    await expect(code).not.toHaveAccessibleDescription(/as soon as you save/)
    const wifi = dialogOf(page).getByLabel('Wi-Fi name')
    await wifi.fill('Other')
    await expect(wifi).toHaveAccessibleDescription(/Guests see the new value as soon as you save/)
    await expect(dialogOf(page).getByRole('link', { name: 'Stays and codes' })).toHaveCount(
      mode === 'kept for stays' ? 0 : 1,
    )

    await code.press('Enter')

    await expect(toastText(page).first()).toContainText(told)
    await expect(page.getByText(/from now on/)).toHaveCount(0)
  })
}

test('a stay with an hour of its own is named beside the hour of the book', async ({ signedInPage: page }) => {
  const dateIn = (days: number) => new Date(Date.now() + days * day).toISOString().slice(0, 10)
  await openWithStays(page, {}, { arrival: dateIn(5), departure: dateIn(8), arrivalTime: '18:00' })
  const time = dialogOf(page).getByLabel('Check-in time')
  await time.fill('16:00')
  await expect(time).toHaveAccessibleDescription(/One stay shows a time of its own/)
})

test('preview and editor say what only stays see', async ({ signedInPage: page }) => {
  const id = await openWithStays(page, { secrets: ['doorCode'] })
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'View Villa Limonaia' }).click()
  const preview = page.getByRole('dialog', { name: 'Villa Limonaia' })
  await expect(preview).toContainText('What you keep for stays is left out')
  await expect(preview.getByText('Bellavista-Guest')).toBeVisible()
  await expect(preview.getByText('4812#')).toHaveCount(0)

  await page.goto(`/create?edit=${id}&step=3`)
  await expect(page.getByLabel('Door code')).toHaveAccessibleDescription(/share link does not show it/)
})

lifeTest('a host whose trial has ended changes the code and takes the book offline', async ({ page, service }) => {
  lifeTest.slow()
  await registerHost(page.request)
  await choosePlan(page.request, 'basic')
  const { id } = await createBook(page.request, essentials)
  await service.moveTo(page, 15 * day)
  await page.goto('/profile')
  await expect(page.getByText('Trial Expired')).toBeVisible()

  await page.getByRole('button', { name: 'Quick edit Villa Limonaia' }).click()
  await expect(dialogOf(page).getByText('a new lock cannot wait')).toBeVisible()
  await expect(dialogOf(page).getByRole('link', { name: 'See plans' })).toBeVisible()
  await page.keyboard.type('7350#')
  await page.keyboard.press('Enter')
  await expect(toast(page, 'Saved')).toBeVisible()
  expect(await (await page.request.get(`/share/${id}`)).text()).toContain('7350#')

  await page.getByRole('button', { name: 'More actions for Villa Limonaia' }).click()
  await page.getByRole('menuitem', { name: 'Take offline' }).click()
  const question = page.getByRole('alertdialog', { name: 'Take Villa Limonaia offline?' })
  await expect(question).toContainText('You need a plan to publish it again.')
  await question.getByRole('button', { name: 'Take offline' }).click()
  await expect(cardOf(page, 'Villa Limonaia').getByText('Draft', { exact: true })).toBeVisible()
  await page.context().clearCookies()
  expect((await page.request.get(`/share/${id}`)).status()).toBe(404)
})
