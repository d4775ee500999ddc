import { expect, type Page, type Route, test } from '@playwright/test'
import { findFreePort } from '#test/running-service.ts'
import { createGuestService, type GuestService, openStayPage } from './guest-service.ts'

test.describe.configure({ mode: 'serial' })
// Requests of a worker would pass the routes below.
test.use({ serviceWorkers: 'block' })

const dateIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const arrival = dateIn(5)
const departure = dateIn(8)

let service: GuestService
let address: string

test.beforeAll(async () => {
  service = await createGuestService(await findFreePort())
  const id = await service.createBook({ hostName: 'Lucia', hostPhone: '+39 0341 555 210' })
  const base = `/api/welcome-books/${id}`
  await service.call('PUT', `${base}/stay-settings`, {
    timeZone: 'Atlantic/Reykjavik',
    releaseHours: 0,
    secrets: ['doorCode'],
    spareCodes: ['7730', '8841'],
  })
  const stay = JSON.parse(await service.call('POST', `${base}/stays`, { arrival, departure }))
  address = `${service.origin}${new URL(stay.link).pathname}?lang=en`
})

test.afterAll(async () => {
  await service.remove()
})

const moveTo = (moment: string) => service.moveClock(Date.parse(moment) - Date.now())

/** Opens the stay at the time of arrival. */
async function openStay(page: Page): Promise<void> {
  await moveTo(`${arrival}T15:05:00Z`)
  await openStayPage(page, address)
  await expect(page.locator('#arrive .g-code b').first()).toBeVisible()
}

const failures: readonly [string, (route: Route) => Promise<void>][] = [
  ['no connection', (route) => route.abort()],
  ['no answer', () => Promise.resolve()],
  ['an answer of a gateway', (route) => route.fulfill({ status: 503, headers: { 'retry-after': '10' }, body: 'busy' })],
]

test('a request for a spare code that fails leaves the code on the screen, and works when it is tapped again', async ({
  page,
}) => {
  await openStay(page)
  const ask = page.getByRole('button', { name: 'The code does not work' })
  for (const [name, fail] of failures) {
    await page.route('**/spare-code*', fail)
    await ask.click()
    await expect(page.getByRole('alert'), name).toHaveText(
      'That was not sent. Check your signal and tap again, or call Lucia.',
    )
    await expect(page.locator('#arrive .g-code b').first()).toBeVisible()
    await page.unroute('**/spare-code*')
  }
  await ask.click()
  await expect(page.locator('#arrive')).toContainText('7730')
  await expect(page.locator('#arrive')).toContainText('One more spare code is left.')
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('an undo that fails leaves the page and says so', async ({ page }) => {
  // The time for the undo does not run out.
  await page.clock.setFixedTime(Date.parse(`${arrival}T15:04:00Z`))
  await openStay(page)
  await page.getByRole('button', { name: 'We are in' }).click()
  await expect(page.getByText('Lucia knows')).toBeVisible()
  await page.route('**/undo*', (route) => route.abort())
  // The script of the page counts the seconds.
  await page.getByRole('button', { name: /^Undo · \d/ }).click()
  await expect(page.getByRole('alert')).toHaveText('That was not sent. Check your signal and tap again.')
  await expect(page.getByText('Lucia knows')).toBeVisible()
})

test('on paper the page has no buttons, before the release and during the stay', async ({ page }) => {
  await moveTo(`${arrival}T12:00:00Z`)
  await page.goto(address)
  const reminder = page.getByRole('link', { name: 'Add to calendar' })
  await expect(reminder).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(reminder).toBeHidden()
  await expect(page.locator('#arrive')).toContainText('The code appears here on')
  await page.emulateMedia({ media: 'screen' })
  await openStay(page)
  const fails = page.getByRole('button', { name: 'The code does not work' })
  await expect(fails).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(fails).toBeHidden()
})

test('after the stay its drawing covers no words, in wide view and on paper', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await moveTo(`${departure}T13:00:00Z`)
  await page.goto(address)
  await page.getByRole('button', { name: 'Wide view' }).click()
  await expect(page.locator('.g-cols')).toHaveCount(1)
  const card = page.locator('.g-st-over')
  const [words, drawing] = [await card.locator('p').boundingBox(), await card.locator('svg').boundingBox()]
  expect(words && drawing && words.y + words.height <= drawing.y).toBe(true)
  await page.emulateMedia({ media: 'print' })
  await expect(card.locator('svg')).toBeHidden()
  await expect(card).toContainText('Safe travels home')
})
