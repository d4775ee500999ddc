import type { Browser, Page } from '@playwright/test'
import { checkedWidths, expectAccessible } from './axe.ts'
import { choosePlan, createBook, expect, password, registerHost, test } from './fixtures.ts'

const italian = {
  originalLanguage: 'it',
  propertyName: 'Villa Limonaia',
  welcomeMessage: 'Benvenuti alla limonaia.',
  doorAccessInfo: 'Digitate il codice sulla porta verde.',
  doorCode: '4719#',
  houseRules: ['Niente feste', 'Chiudete le persiane quando si alza il vento'],
}
const germanDoor = 'Code an der grünen Tür eingeben.'

async function openLanguages(page: Page, changes: object = {}): Promise<string> {
  await registerHost(page.request)
  await choosePlan(page.request, 'pro')
  const { id } = await createBook(page.request, { ...italian, ...changes })
  await page.goto('/profile')
  await page.getByRole('link', { name: 'Languages Villa Limonaia' }).click()
  await page.getByRole('link', { name: /Deutsch/ }).click()
  return id
}

const doorBox = (page: Page) => page.getByRole('textbox', { name: 'Getting in, translation' })
/** The row of the door's text, which shows a translation that is not being written. */
const doorRow = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Getting in' }) })
const saved = (page: Page) => page.getByRole('status').filter({ hasText: /^Saved$/ })
const progress = (page: Page) => page.getByRole('status').filter({ hasText: /^\d of 4 texts/ })

async function openAsGuest(browser: Browser, id: string): Promise<Page> {
  const context = await browser.newContext({ locale: 'de-DE', viewport: { width: 390, height: 844 } })
  const guest = await context.newPage()
  await guest.goto(`/share/${id}`)
  return guest
}

test('a host writes in Italian and translates; a German guest reads German and, after a change, the original', async ({
  page,
  browser,
}) => {
  const id = await openLanguages(page)
  await expect(progress(page)).toHaveText('1 of 4 texts')
  await expect(page.getByText('Keine Partys')).toBeVisible()

  await doorBox(page).fill(germanDoor)
  await expect(saved(page)).toBeVisible()
  await expect(progress(page)).toHaveText('2 of 4 texts')
  await doorBox(page).press('Control+Enter')
  await expect(page.getByRole('textbox', { name: 'Rule, translation' }).last()).toBeFocused()
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(page.getByRole('region', { name: 'Your welcome book in German' })).toContainText(germanDoor)
  await page.keyboard.press('Escape')

  const guest = await openAsGuest(browser, id)
  const door = guest.locator('#arrive')
  await expect(door).toContainText(germanDoor)
  await expect(door).toContainText('4719#')
  await expect(guest.locator('#rules')).toContainText('Keine Partys')
  await expect(guest.getByText(italian.welcomeMessage)).toHaveAttribute('lang', 'it')
  await guest.getByRole('button', { name: 'Suche und Inhalt' }).or(guest.locator('.g-find > summary')).first().click()
  await guest.getByRole('searchbox').fill('grünen')
  await expect(guest.locator('.g-hits')).toContainText(germanDoor)

  await guest.goto(`/share/${id}?lang=de`)
  await guest.getByRole('link', { name: /Original auf Italienisch/ }).click()
  await expect(guest.getByText(italian.doorAccessInfo)).toHaveAttribute('lang', 'it')
  await expect(guest.locator('html')).toHaveAttribute('lang', 'de')
  await guest.getByRole('link', { name: 'Übersetzung anzeigen' }).click()
  await expect(door).toContainText(germanDoor)

  const stored = await (await page.request.get(`/api/welcome-books/${id}`)).json()
  const newer = 'Digitate il codice sulla porta blu.'
  await page.request.put(`/api/welcome-books/${id}`, { data: { ...stored, doorAccessInfo: newer } })
  await guest.reload()
  await expect(guest.getByText(newer)).toHaveAttribute('lang', 'it')
  await expect(guest.getByText(germanDoor)).toHaveCount(0)
  await page.reload()
  await expect(progress(page)).toHaveText('1 of 4 texts · 1 out of date')
  await expect(doorRow(page)).toContainText(germanDoor)
  await expect(doorRow(page)).toContainText('Out of date')
  await guest.context().close()
})

test('edits without a connection are saved later, also after a reload', async ({ page }) => {
  const id = await openLanguages(page)
  const saving = '**/api/welcome-books/*/translations/de'
  await page.route(saving, (route) => route.abort())
  await doorBox(page).fill(germanDoor)
  await expect(page.getByRole('alert')).toContainText('The service cannot be reached right now.')

  await page.unroute(saving)
  await page.reload()

  await expect(doorRow(page)).toContainText(germanDoor)
  await expect(saved(page)).toBeVisible()
  const { texts } = await (await page.request.get(`/api/welcome-books/${id}/translations`)).json()
  expect(texts.find(({ field }: { field: string }) => field === 'doorAccessInfo').translations.de.text).toBe(germanDoor)
})

test('edits survive an expired session and are saved after signing in again', async ({ page }) => {
  const host = await registerHost(page.request)
  await choosePlan(page.request, 'pro')
  const { id } = await createBook(page.request, italian)
  await page.goto(`/languages/${id}?to=de`)
  await expect(doorBox(page)).toBeVisible()
  await page.context().clearCookies()
  await page.getByRole('textbox', { name: 'Welcome message, translation' }).fill('Willkommen in der Limonaia.')
  await doorBox(page).fill(germanDoor)

  await page.waitForURL('**/login')
  await page.getByLabel('Email').fill(host.email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()

  await page.waitForURL(`**/languages/${id}?to=de`)
  await expect(doorRow(page)).toContainText(germanDoor)
  await expect(page.getByText('Your unsaved text has been restored.').or(saved(page)).first()).toBeVisible()
  await expect(progress(page)).toHaveText('3 of 4 texts')
  await expect(saved(page)).toBeVisible()
  const { texts } = await (await page.request.get(`/api/welcome-books/${id}/translations`)).json()
  const german = texts.map(({ translations }: { translations: { de: { text: string } } }) => translations.de.text)
  expect(german).toEqual(expect.arrayContaining([germanDoor, 'Willkommen in der Limonaia.']))
})

test('a change in another window is reported, and no edit is lost', async ({ page }) => {
  const id = await openLanguages(page)
  await expect(doorBox(page)).toBeVisible()
  const stored = await (await page.request.get(`/api/welcome-books/${id}`)).json()
  await page.request.put(`/api/welcome-books/${id}`, { data: { ...stored, welcomeMessage: 'Benvenuti a casa.' } })

  await page.getByRole('textbox', { name: 'Welcome message, translation' }).fill('Willkommen in der Limonaia.')
  await doorBox(page).fill(germanDoor)

  const conflict = page.getByRole('alert').filter({ hasText: 'This book was changed elsewhere' })
  await expect(conflict).toBeVisible()
  await expect(page.getByText('Benvenuti a casa.')).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: 'Willkommen in der Limonaia.' })).toBeVisible()
  await conflict.getByRole('button', { name: 'Save now' }).click()
  await expect(saved(page)).toBeVisible()
  await expect(doorBox(page)).toHaveValue(germanDoor)
})

for (const width of checkedWidths) {
  test(`the languages screen is accessible at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await openLanguages(page)
    await expect(doorBox(page)).toBeVisible()
    await expectAccessible(page, 'languages screen')
  })
}

test('on phones, the button of a long notice is below its text', async ({ signedInPage: page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { id } = await createBook(page.request, { originalLanguage: 'it', welcomeMessage: 'Benvenuti!' })
  await page.goto(`/languages/${id}`)
  const text = await page.getByText(/^On Basic, guests read/).boundingBox()
  const button = await page.getByRole('link', { name: 'Upgrade to Pro' }).boundingBox()
  expect(button?.y).toBeGreaterThanOrEqual((text?.y ?? 0) + (text?.height ?? 0))
})
