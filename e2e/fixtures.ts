import { type APIRequestContext, test as base, expect, type Locator, type Page } from '@playwright/test'
import jsQr from 'jsqr'
import sharp from 'sharp'
import { noisyPicture } from '#test/given-picture.ts'
import { isLongForm } from '#test/property-runs.ts'

export { expect }

/** The answer that the server under test accepts for every captcha (`playwright.config.ts`). */
export const captchaAnswer = 'right'
export const password = 'Limoni-2026'

const phone = { name: 'phone', viewport: { width: 390, height: 844 } }
const desktop = { name: 'desktop', viewport: { width: 1440, height: 900 } }

/** Where a host's journey is made: on a phone, and in the long form of the tests on a desktop, too. */
export const checkedScreens = isLongForm ? [phone, desktop] : [phone]

export type Host = { firstName: string; lastName: string; name: string; email: string }

type Fixtures = {
  /** A host on Basic at the beginning of her trial, signed in with the page's cookies. */
  host: Host
  /** A page with the session of that host; nothing is opened yet. */
  signedInPage: Page
}

export const test = base.extend<Fixtures>({
  host: async ({ context }, use) => {
    const host = await registerHost(context.request)
    await choosePlan(context.request, 'basic')
    await use(host)
  },
  signedInPage: async ({ page, host }, use) => {
    expect(host.email).not.toBe('')
    await use(page)
  },
})

/** A person without an account. */
export function newPerson(): Host {
  const email = `giulia-${crypto.randomUUID()}@example.com`
  return { firstName: 'Giulia', lastName: 'Ferrante', name: 'Giulia Ferrante', email }
}

/** Registers a new host; the request context then has her session. */
export async function registerHost(request: APIRequestContext): Promise<Host> {
  const person = newPerson()
  await request.get('/api/captcha')
  const { name, email } = person
  const answer = await request.post('/api/auth/register', { data: { name, email, password, captcha: captchaAnswer } })
  expect(answer.status(), await answer.text()).toBe(201)
  return person
}

/** Starts the trial on a plan. */
export async function choosePlan(request: APIRequestContext, plan: 'basic' | 'pro'): Promise<void> {
  const answer = await request.post('/api/select-plan', { data: { plan } })
  expect(answer.status(), await answer.text()).toBe(200)
}

/** Creates a book of the signed-in host; published by default. */
export async function createBook(
  request: APIRequestContext,
  overrides: Record<string, unknown> = {},
): Promise<{ id: string; revision: number }> {
  const required = { hostName: 'Giulia Ferrante', hostEmail: 'giulia@example.com', propertyName: 'Villa Limonaia' }
  const answer = await request.post('/api/welcome-books', { data: { ...required, status: 'published', ...overrides } })
  expect(answer.status(), await answer.text()).toBe(201)
  return answer.json()
}

/** A book whose lists are all longer than what the guest page shows at first. */
export const fullBook = {
  propertyType: 'B&B',
  address: 'Via dei Cedri 12, Praiano, Italy',
  guests: '6',
  bedrooms: '3',
  bathrooms: '2',
  hostPhone: '+39 333 123 4567',
  hostContactInfo: 'I answer from 8:00 to 22:00.',
  welcomeMessage: 'Welcome to the house of the lemons.',
  checkinTime: '15:00',
  checkinInstructions: 'Come through the green gate.',
  doorAccessInfo: 'The key is in the box.',
  doorCode: '2580#',
  parkingInfo: 'In the courtyard.',
  wifiName: 'Limonaia-Guests',
  wifiPassword: 'Lemons2024',
  checkoutTime: '10:00',
  checkoutInstructions: 'Close the shutters.',
  houseRules: named('Rule', 7).map(({ name }) => name),
  equipment: named('Machine', 2).map(({ name }) => ({ name, description: `How the ${name} works` })),
  restaurants: named('Trattoria', 5).map(({ name }) => ({ name, address: 'Via Marina 21', rating: '4.7' })),
  activities: named('Walk', 4).map(({ name }) => ({ name, description: 'Start before nine.' })),
  usefulInfo: named('Pharmacy', 5).map(({ name }) => ({ category: 'Health', name, address: 'Via Roma 3' })),
  barsClubs: named('Bar', 4).map(({ name }) => ({ name, address: 'Via Marina 8' })),
  shopping: named('Shop', 4).map(({ name }) => ({ name, address: 'Via Roma 14', type: 'Groceries' })),
  transport: named('Line', 4).map(({ name }) => ({ type: 'bus', name, distance: '150 m' })),
  emergencyNumbers: { hospital: 'Ravello, 089 123456', police: '113', ambulance: '118', other: 'Fire 115' },
}

/** 'Rule 1', 'Rule 2' and so on. */
function named(name: string, count: number): { name: string }[] {
  return Array.from({ length: count }, (_, index) => ({ name: `${name} ${index + 1}` }))
}

/** A photograph to choose as a file; noise, so that its size in bytes grows with its pixels. */
export async function photo(width: number, height: number) {
  const buffer = await noisyPicture({ width, height }).jpeg({ quality: 90 }).toBuffer()
  return { name: 'villa.jpg', mimeType: 'image/jpeg', buffer }
}

/** The text of the QR code in a picture, read from a screenshot. */
export async function readQr(picture: Locator): Promise<string | undefined> {
  const screenshot = await picture.screenshot()
  const { data, info } = await sharp(screenshot).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return jsQr(new Uint8ClampedArray(data), info.width, info.height)?.data
}

/** The toast with this title. A modal dialog hides the toasts' region, but not the text for screen readers. */
export function toast(page: Page, title: string): Locator {
  return page.getByRole('region', { name: /^Notifications/, includeHidden: true }).getByText(title, { exact: true })
}

/** Opens a step of the wizard with its button, counted from 1, and waits until it is shown. */
export async function nextStep(page: Page, step: number): Promise<void> {
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText(`${step} / 7`, { exact: true })).toBeVisible()
}

/** Fills in the required fields on steps 1 and 2 of a new book; ends on step 2. */
export async function fillRequired(page: Page, propertyName: string): Promise<void> {
  await page.getByLabel('Host name').fill('Giulia Ferrante')
  await page.getByLabel('Email').fill('giulia@example.com')
  await nextStep(page, 2)
  await page.getByLabel('Property name').fill(propertyName)
}
