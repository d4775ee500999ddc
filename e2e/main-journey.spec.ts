import type { Browser, Page } from '@playwright/test'
import { captchaAnswer, expect, newPerson, nextStep, password, photo, readQr, test, toast } from './fixtures.ts'

const sectionTitles = {
  en: { rules: 'House rules', restaurants: 'Restaurants', wifi: 'Wi-Fi', guests: 'Guests', showAll: 'Show all (6)' },
  it: {
    rules: 'Regole della casa',
    restaurants: 'Ristoranti',
    wifi: 'Wi-Fi',
    guests: 'Ospiti',
    showAll: 'Mostra tutto (6)',
  },
  fr: {
    rules: 'Règlement intérieur',
    restaurants: 'Restaurants',
    wifi: 'Wi-Fi',
    guests: 'Voyageurs',
    showAll: 'Tout afficher (6)',
  },
  es: {
    rules: 'Normas de la casa',
    restaurants: 'Restaurantes',
    wifi: 'Wifi',
    guests: 'Huéspedes',
    showAll: 'Ver todo (6)',
  },
  de: { rules: 'Hausregeln', restaurants: 'Restaurants', wifi: 'WLAN', guests: 'Gäste', showAll: 'Alle anzeigen (6)' },
} as const

const rules = ['No smoking indoors', 'No parties', 'Quiet after 22:00', 'No pets', 'Shoes off', 'Water the lemon tree']

test('a host registers and writes a book, guests read it, she edits and deletes it', async ({ page, browser }) => {
  test.slow()
  await register(page)
  await startTrial(page)
  await page.getByRole('link', { name: 'Create First Welcome Book' }).click()
  await writeBook(page)

  await page.getByRole('button', { name: 'Create Welcome Book' }).click()
  await expect(toast(page, 'Welcome Book Created!')).toBeVisible()
  await page.waitForURL(/\/preview\/[\w-]+$/)
  const id = page.url().split('/').at(-1) ?? ''
  await expect(page.getByRole('heading', { level: 1, name: 'Your book is live' })).toBeVisible()
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Villa Limonaia' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Back to Profile' })).toBeVisible()

  const guest = await openGuestPage(browser, `/share/${id}`)
  await readInFiveLanguages(guest, id)

  await page.getByRole('link', { name: 'Edit' }).click()
  await changeDoorCode(page, '7741#')
  await page.waitForURL(`**/preview/${id}`)
  await guest.reload()
  await expect(guest.getByText('7741#')).toBeVisible()
  await expect(guest.getByText('2580#')).toHaveCount(0)

  await page.getByRole('link', { name: 'Back to Profile' }).click()
  const shared = await findSharedLink(page)
  expect(new URL(shared).pathname).toBe(`/share/${id}`)
  await guest.goto(shared)
  await expect(guest.getByRole('heading', { level: 1, name: 'Villa Limonaia' })).toBeVisible()

  await page.getByRole('button', { name: 'More actions for Villa Limonaia' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(
    page.getByText('Are you sure you want to delete this welcome book? This action cannot be undone.'),
  ).toBeVisible()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(toast(page, 'Welcome Book Deleted')).toBeVisible()
  await expect(page.getByText('No Welcome Books yet')).toBeVisible()

  const gone = await guest.goto(`/share/${id}`)
  expect(gone?.status()).toBe(404)
  await expect(guest.getByRole('heading', { name: 'Welcome Book Not Found' })).toBeVisible()
  await expect(guest.getByText("This welcome book may have been removed or doesn't exist.")).toBeVisible()
  await guest.getByRole('link', { name: 'Go Home' }).click()
  await expect(guest).toHaveURL('/')
  await guest.context().close()
})

/** No plan was chosen before, so the registration leads to the plans. */
async function register(page: Page) {
  const person = newPerson()
  await page.goto('/register')
  await page.getByLabel('First name').fill(person.firstName)
  await page.getByLabel('Last name').fill(person.lastName)
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password').fill(password)
  await page.getByLabel('Type the characters you see').fill(captchaAnswer)
  await page.getByRole('checkbox', { name: /Terms of Service/ }).check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.waitForURL('**/plan-selection')
  await expect(toast(page, 'Registration successful!')).toBeVisible()
}

async function startTrial(page: Page) {
  await page.getByRole('button', { name: 'Choose Basic' }).click()
  await page.waitForURL('**/payment?plan=basic')
  await page.getByRole('link', { name: 'Not now, keep the trial' }).click()
  await page.waitForURL('**/profile')
}

/** Fills in all seven steps, with a cover; ends on the last one. */
async function writeBook(page: Page) {
  const field = (name: string | RegExp) => page.getByRole('main').getByLabel(name)
  await page.getByRole('button', { name: 'Use my account details' }).click()
  await expect(field('Host name')).toHaveValue('Giulia Ferrante')
  await field('Phone').fill('+39 333 123 4567')

  await nextStep(page, 2)
  await field('Property name').fill('Villa Limonaia')
  await field('Category').selectOption('B&B')
  await field('Welcome message').fill('Benvenuti nella casa dei limoni.')
  const cover = page.getByRole('group', { name: 'Cover picture' })
  await cover.locator('input[type=file]').setInputFiles(await photo(640, 400))
  await expect(cover.getByRole('button', { name: 'Remove' })).toBeVisible()
  await field('Address').fill('Via dei Cedri 12, Praiano')
  await field('Guests').fill('6')
  await field('Bedrooms').fill('3')
  await field('Bathrooms').fill('2')

  await nextStep(page, 3)
  await field('Check-in time').fill('15:00')
  await field('Check-in instructions').fill('Come through the green gate.')
  await field('Getting in').fill('The key is in the box.')
  await field('Door code').fill('2580#')
  await page.getByRole('textbox', { name: 'Parking' }).fill('In the courtyard.')

  await nextStep(page, 4)
  await field('Wi-Fi name').fill('Limonaia-Guests')
  await field('Wi-Fi password').fill('Lemons2024')
  for (const [index, rule] of rules.entries()) {
    if (index > 0) await page.getByRole('button', { name: 'Add rule' }).click()
    await page
      .getByRole('main')
      .getByLabel(`Rule ${index + 1}`, { exact: true })
      .fill(rule)
  }

  await nextStep(page, 5)
  await fillEntry(page, 'Equipment 1', { Description: 'Press the left button.', Name: 'Coffee machine' })

  await nextStep(page, 6)
  await addEntry(page, 'Add activity', 'Activity 1', { Description: 'Start early.', Name: 'Path of the Gods' })
  await addEntry(page, 'Add useful information', 'Useful place 1', { Category: 'Health', Name: 'Farmacia' })
  await addEntry(page, 'Add bar or club', 'Bar or club 1', { Address: 'Via Marina 8', Name: 'Bar del Porto' })
  await addEntry(page, 'Add restaurant', 'Restaurant 1', { Address: 'Via Marina 21', Name: 'Da Gino' })
  await addEntry(page, 'Add shop', 'Shop 1', { Address: 'Via Roma 14', Name: 'Alimentari Russo' })
  await addEntry(page, 'Add stop or station', 'Stop or station 1', { Distance: '150 m', Name: 'Line 5070' })
  await field('Police').fill('113')

  await nextStep(page, 7)
  await field('Check-out time').fill('10:00')
  await field('Check-out instructions').fill('Close the shutters.')
}

async function addEntry(page: Page, button: string, entry: string, texts: Record<string, string>) {
  await page.getByRole('button', { name: button }).click()
  await fillEntry(page, entry, texts)
}

/** The name is filled in last, because it then becomes the accessible name of the entry. */
async function fillEntry(page: Page, entry: string, texts: Record<string, string>) {
  const card = page.getByRole('group', { name: entry })
  for (const [label, text] of Object.entries(texts)) await card.getByLabel(label, { exact: true }).fill(text)
}

/** A guest's phone without script. */
async function openGuestPage(browser: Browser, path: string): Promise<Page> {
  const context = await browser.newContext({
    locale: 'en-GB',
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  })
  const guest = await context.newPage()
  const response = await guest.goto(path)
  expect(response?.status()).toBe(200)
  return guest
}

async function readInFiveLanguages(guest: Page, id: string) {
  for (const [language, titles] of Object.entries(sectionTitles)) {
    await test.step(language, async () => {
      await guest.getByRole('main').locator('summary').first().click()
      await guest.getByRole('main').locator(`a[hreflang=${language}]`).click()
      await guest.waitForURL(`**/share/${id}?lang=${language}`)
      await expect(guest.locator('html')).toHaveAttribute('lang', language)
      await expect(guest.getByRole('heading', { name: titles.rules })).toBeVisible()
      await expect(guest.getByRole('heading', { name: titles.restaurants })).toBeVisible()
      await expect(guest.getByRole('heading', { name: titles.wifi })).toBeVisible()
      await expect(guest.getByText(titles.guests, { exact: true })).toBeVisible()
      for (const text of [
        'Villa Limonaia',
        '2580#',
        'Lemons2024',
        'Da Gino',
        'Path of the Gods',
        'No smoking indoors',
      ]) {
        await expect(guest.getByRole('main').getByText(text).first()).toBeVisible()
      }
      await expect(guest.getByText('Benvenuti nella casa dei limoni.')).toBeVisible()
      await expect(guest.getByText('Water the lemon tree')).toBeHidden()
      await guest.getByText(titles.showAll).click()
      await expect(guest.getByText('Water the lemon tree')).toBeVisible()
      await expect(guest.locator('.g-cover img')).toHaveJSProperty('complete', true)
    })
  }
}

async function changeDoorCode(page: Page, code: string) {
  await expect(page.getByLabel('Host name')).toHaveValue('Giulia Ferrante')
  await nextStep(page, 2)
  await nextStep(page, 3)
  await page.getByRole('main').getByLabel('Door code').fill(code)
  for (const step of [4, 5, 6, 7]) await nextStep(page, step)
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(toast(page, 'Welcome Book Updated!')).toBeVisible()
}

/** The link in the share dialog; its QR code must contain the same link. */
async function findSharedLink(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Share Villa Limonaia' }).click()
  const dialog = page.getByRole('dialog', { name: 'Share Villa Limonaia' })
  const link = await dialog.getByLabel('Share link').inputValue()
  const picture = dialog.getByRole('img', { name: `QR code that leads to ${link}` })
  await expect(picture).toHaveCSS('width', '192px')
  await expect.poll(() => readQr(picture)).toBe(`${link}?qr`)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await dialog.getByRole('button', { name: 'Copy Link' }).click()
  await expect(toast(page, 'Link Copied!')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
  await dialog.getByRole('button', { name: 'Close' }).click()
  return link
}
