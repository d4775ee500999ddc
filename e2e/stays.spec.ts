import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { startBuiltService } from './built-service.ts'
import { test as base, choosePlan, createBook, expect, registerHost, toast } from './fixtures.ts'

type Fixtures = {
  /** Where the service of the test is, which reads calendars from this machine. */
  stayOrigin: string
  /** A server of calendars; a path without an answer is a web page. */
  calendars: { origin: string; answers: Map<string, string> }
}

const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
  stayOrigin: async ({}, use) => {
    const built = await startBuiltService({ CALENDAR_LOOPBACK: 'on', SMTP_URL: '', ADMIN_EMAIL: '' })
    await use(built.origin)
    await built.stop()
  },
  baseURL: async ({ stayOrigin }, use) => use(stayOrigin),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
  calendars: async ({}, use) => {
    const answers = new Map<string, string>()
    const server = createServer(({ url = '' }, response) => {
      const body = answers.get(url)
      const type = body === undefined ? 'text/html' : 'text/calendar'
      response.writeHead(200, { 'content-type': type }).end(body ?? '<!doctype html><title>Calendar</title>')
    })
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    await use({ origin: originOf(server), answers })
    server.closeAllConnections()
    await new Promise((done) => server.close(done))
  },
})

const originOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`

/** `YYYY-MM-DD` in some days. */
const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

function airbnbCalendar(lines: readonly { from: number; to: number; summary?: string }[]): string {
  const events = lines.flatMap(({ from, to, summary = 'Reserved' }) => [
    'BEGIN:VEVENT',
    `DTSTART;VALUE=DATE:${dayIn(from).replaceAll('-', '')}`,
    `DTEND;VALUE=DATE:${dayIn(to).replaceAll('-', '')}`,
    'DTSTAMP:20260510T090000Z',
    `UID:1418fb94e984-${from}@airbnb.com`,
    `SUMMARY:${summary}`,
    'END:VEVENT',
  ])
  const product = 'PRODID:-//Airbnb Inc//Hosting Calendar 1.0//EN'
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', product, ...events, 'END:VCALENDAR', ''].join('\r\n')
}

async function givenHost(page: Page): Promise<void> {
  await registerHost(page.request)
  await choosePlan(page.request, 'pro')
  await createBook(page.request, { propertyName: 'Casa Bellavista', doorCode: '4719#' })
  await createBook(page.request, { propertyName: 'Villa Limonaia' })
}

async function addByHand(page: Page, open: string, dates: { arrival: string; departure: string }): Promise<void> {
  await page.getByRole('button', { name: open, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a stay' })
  await dialog.getByLabel('Book', { exact: true }).selectOption({ label: 'Casa Bellavista' })
  await dialog.getByLabel('Arrival').fill(dates.arrival)
  await dialog.getByLabel('Departure').fill(dates.departure)
  await dialog.getByRole('button', { name: 'Add stay' }).click()
  await expect(toast(page, 'Stay added')).toBeVisible()
}

for (const { name, viewport } of [
  { name: 'phone', viewport: { width: 390, height: 844 } },
  { name: 'desktop', viewport: { width: 1440, height: 900 } },
]) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport })

    test('a stay that is added by hand has a link that opens its page', async ({ page, browser }) => {
      test.slow()
      await givenHost(page)
      await page.goto('/stays')
      await expect(page.getByRole('heading', { name: 'No stays yet' })).toBeVisible()
      await expectAccessible(page, 'no stays')
      await addByHand(page, 'Add a stay by hand', { arrival: dayIn(3), departure: dayIn(6) })
      await expectAccessible(page, 'stays')

      await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
      await page.getByRole('button', { name: /^Copy link of/ }).click()
      const readClipboard = () => page.evaluate(() => navigator.clipboard.readText())
      await expect.poll(readClipboard).toMatch(/\/s\/[\w-]{22}$/)
      const link = await readClipboard()
      const guest = await (await browser.newContext({ viewport })).newPage()
      expect((await guest.goto(link))?.status()).toBe(200)
      await expect(guest.getByRole('heading', { level: 1 })).toContainText('Casa Bellavista')
      await guest.context().close()
    })

    test('a pasted calendar says what was understood, and asks about a stay that is there already', async ({
      page,
      calendars,
    }) => {
      test.slow()
      await givenHost(page)
      await page.goto('/stays')
      await addByHand(page, 'Add a stay', { arrival: dayIn(20), departure: dayIn(23) })
      calendars.answers.set(
        '/airbnb.ics',
        airbnbCalendar([
          { from: 5, to: 9 },
          { from: 20, to: 23 },
          { from: 9, to: 12, summary: 'Airbnb (Not available)' },
        ]),
      )

      await page.getByRole('button', { name: 'Add a calendar' }).click()
      const form = page.getByRole('dialog', { name: 'Add a calendar' })
      await form.getByLabel('For which book?').selectOption({ label: 'Casa Bellavista' })
      const address = form.getByLabel('Address of the calendar')
      await address.fill(`${calendars.origin}/page`)
      await form.getByRole('button', { name: 'Read calendar' }).click()
      await expect(address).toHaveAccessibleDescription(/opens a web page, not a calendar/)
      await expect(address).toHaveValue(`${calendars.origin}/page`)
      await expectAccessible(page, 'an address that is refused')

      await address.fill(`${calendars.origin}/airbnb.ics`)
      await form.getByRole('button', { name: 'Read calendar' }).click()
      const understood = page.getByRole('dialog', { name: /^Airbnb: 1 stay, 1 left out, next / })
      await expect(understood.getByRole('button', { name: 'Keep these stays' })).toBeInViewport()
      const question = understood.getByRole('group', { name: /^You entered .* yourself/ })
      await expectAccessible(page, 'what was understood')
      await question.getByRole('button', { name: 'Yes, the same' }).click()
      await expect(page.getByRole('dialog', { name: /^Airbnb: 2 stays, 1 left out, next / })).toBeVisible()
      await expect(question).toHaveCount(0)
      await page.getByRole('button', { name: 'Keep these stays' }).click()

      const row = page.getByRole('region', { name: 'Calendars' }).getByRole('listitem')
      await expect(row).toContainText('Airbnb')
      await expect(row).toContainText('Casa Bellavista')
      await row.getByRole('button', { name: 'Sync now: Airbnb' }).click()
      await expect(toast(page, 'Calendar read')).toBeVisible()
      await expectAccessible(page, 'stays of a calendar')
      await row.getByRole('button', { name: 'Remove calendar Airbnb' }).click()
      const removal = page.getByRole('alertdialog')
      await removal.getByRole('radio', { name: /^Remove them/ }).check()
      await removal.getByRole('button', { name: 'Remove calendar' }).click()
      await expect(toast(page, 'Calendar removed')).toBeVisible()
      await expect(page.getByRole('heading', { name: 'No stays yet' })).toBeVisible()
    })
  })
}

test('in German the page is no wider than a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await givenHost(page)
  expect((await page.request.patch('/api/account', { data: { language: 'de' } })).status()).toBe(200)
  await page.goto('/stays')
  await expect(page.getByRole('heading', { level: 1, name: 'Aufenthalte' })).toBeVisible()
  await expectAccessible(page, 'stays in German')
})
