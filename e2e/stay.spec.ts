import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, type Page, test } from '@playwright/test'
import { findFreePort } from '#test/running-service.ts'
import { createGuestService, type GuestService, openStayPage } from './guest-service.ts'

test.describe.configure({ mode: 'serial' })

const day = 86_400_000
/** Dates of the stays, some days from now, so that the host's session lasts. */
const dateIn = (days: number) => new Date(Date.now() + days * day).toISOString().slice(0, 10)
const arrival = dateIn(5)
const departure = dateIn(8)
const code = '4719#'

let service: GuestService

test.beforeAll(async () => {
  service = await createGuestService(await findFreePort())
})

test.afterAll(async () => {
  await service.remove()
})

/** The address of a stay of a new book in Iceland, whose clocks are never changed and show UTC. */
async function givenStay(
  changes: object = {},
): Promise<{ address: string; path: string; stayOf: () => Promise<Stay> }> {
  await service.moveClock(0)
  const checkoutInstructions = 'Close the shutters\nGlass into the basket'
  const id = await service.createBook({ hostName: 'Lucia', hostPhone: '+39 0341 555 210', checkoutInstructions })
  const base = `/api/welcome-books/${id}`
  await service.call('PUT', `${base}/stay-settings`, {
    timeZone: 'Atlantic/Reykjavik',
    releaseHours: 0,
    secrets: ['doorCode', 'wifiPassword'],
    spareCodes: ['7730', '8841'],
    ...changes,
  })
  const stay = JSON.parse(await service.call('POST', `${base}/stays`, { arrival, departure })) as Stay
  const path = new URL(stay.link).pathname
  const stayOf = async () => {
    const stays = JSON.parse(await service.call('GET', `${base}/stays`)) as Stay[]
    return stays.find((one) => one.id === stay.id) ?? stay
  }
  return { address: service.origin + path, path, stayOf }
}

type Stay = { id: string; link: string; arrivedAt: string | null; departedAt: string | null }

const moveTo = (date: string, time: string) => service.moveClock(Date.parse(`${date}T${time}:00Z`) - Date.now())
const text = (page: Page) => page.locator('body')

for (const javaScriptEnabled of [true, false]) {
  test(`a stay before, during and after, ${javaScriptEnabled ? 'with' : 'without'} script`, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled, serviceWorkers: 'block', locale: 'en-GB' })
    const page = await context.newPage()
    const { address, stayOf } = await givenStay()

    await page.goto(address)
    await expect(page.locator('#arrive .g-st-slot')).toContainText('The code appears here on')
    await expect(page.locator('#arrive .g-st-slot')).toContainText('at 15:00')
    await expect(page.getByRole('link', { name: 'Add to calendar' })).toBeVisible()
    await expect(text(page)).not.toContainText(code)
    await page.goto(`${address}?lang=it`)
    await expect(page.locator('#arrive .g-st-slot')).toContainText('Il codice compare qui')

    await moveTo(arrival, '15:05')
    await page.goto(`${address}?lang=en`)
    await expect(page.locator('#arrive .g-code b').first()).toHaveText(code)
    await page.getByRole('button', { name: 'We are in' }).click()
    await expect(page.getByText('Lucia knows')).toBeVisible()
    expect((await stayOf()).arrivedAt).not.toBeNull()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('button', { name: 'We are in' })).toBeVisible()
    expect((await stayOf()).arrivedAt).toBeNull()
    await page.getByRole('button', { name: 'The code does not work' }).click()
    await expect(page.locator('#arrive')).toContainText('7730')
    await expect(page.locator('#arrive')).toContainText('One more spare code is left.')
    await page.getByRole('button', { name: 'The code does not work' }).click()
    await expect(page.locator('#arrive')).toContainText('8841')
    await expect(page.getByRole('link', { name: /Call Lucia/ })).toBeVisible()
    await expect(page.getByRole('button', { name: 'The code does not work' })).toHaveCount(0)

    await moveTo(dateIn(7), '18:30')
    await page.goto(`${address}?lang=en`)
    await expect(page.locator('.g-main > section').first()).toHaveAttribute('id', 'leave')
    const shutters = page.getByLabel('Close the shutters')
    await shutters.check()
    if (javaScriptEnabled) {
      await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('Close the shutters')
      await page.reload()
      await expect(shutters).toBeChecked()
      await expect(page.getByLabel('Glass into the basket')).not.toBeChecked()
    }
    await page.getByRole('button', { name: 'We have left' }).click()
    await expect(page.locator('#leave').getByText('Lucia knows')).toBeVisible()
    expect((await stayOf()).departedAt).not.toBeNull()

    await moveTo(departure, '12:00')
    await page.goto(`${address}?lang=en`)
    await expect(page.getByRole('heading', { name: 'Safe travels home' })).toBeVisible()
    await expect(text(page)).not.toContainText(code)
    await expect(text(page)).not.toContainText('lemon-terrace-84')
    await page.goto(`${address}?lang=it`)
    await expect(page.getByRole('heading', { name: 'Buon rientro' })).toBeVisible()
    await context.close()
  })
}

/** Waits until the worker has stored all parts of a stay. @returns the names of the caches */
async function waitForCaches(page: Page, ...names: string[]): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(async (wanted) => {
        const kept = await Promise.all(
          wanted.map(async (name) => (await caches.has(name)) && (await (await caches.open(name)).keys()).length > 0),
        )
        return kept.every(Boolean)
      }, names),
    )
    .toBe(true)
}

test('nothing secret is kept on the phone before the release', async ({ page }) => {
  const { address, path } = await givenStay()
  await page.goto(address)
  await waitForCaches(page, `stay-page-1 ${path}`)
  const kept = await page.evaluate(async () => {
    const texts: string[] = []
    for (const name of await caches.keys()) {
      for (const response of await (await caches.open(name)).matchAll()) texts.push(await response.text())
    }
    return { names: await caches.keys(), text: texts.join('') }
  })
  expect(kept.names).toEqual([`stay-page-1 ${path}`])
  expect(kept.text.includes(code)).toBe(false)
  await service.disconnect()
  await page.reload()
  await expect(page.locator('#arrive .g-st-slot')).toContainText('The code appears here on')
  await expect(page.locator('.g-stored')).toBeVisible()
  await service.connect()
})

test('a phone that knows the stay follows a redirect to another address, also without a stored copy', async ({
  page,
}) => {
  const { path } = await givenStay()
  // Like a host's own domain, which redirects to our address when its plan ends.
  let isMoved = false
  const domain = createServer(async ({ url = '' }, response) => {
    if (isMoved && url.startsWith('/s/')) {
      response.writeHead(302, { location: service.origin + url }).end()
      return
    }
    const answer = await fetch(service.origin + url)
    const type = answer.headers.get('content-type') ?? ''
    response.writeHead(answer.status, { 'content-type': type }).end(Buffer.from(await answer.arrayBuffer()))
  })
  await new Promise<void>((done) => domain.listen(0, '127.0.0.1', done))
  const address = `http://127.0.0.1:${(domain.address() as AddressInfo).port}${path}`
  await page.goto(address)
  await waitForCaches(page, `stay-page-1 ${path}`)
  isMoved = true
  await page.goto(address)
  await expect(page).toHaveURL(service.origin + path)
  isMoved = false
  await page.goto(address)
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name)
  })
  isMoved = true
  await page.goto(address)
  await expect(page).toHaveURL(service.origin + path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  domain.closeAllConnections()
  domain.close()
})

test('the code is shown without a connection until its end, and is deleted then', async ({ page }) => {
  const { address, path } = await givenStay()
  await moveTo(arrival, '15:05')
  await page.goto(address)
  await waitForCaches(page, `stay-page-1 ${path}`, `stay-secrets-1 ${path}`)
  await service.disconnect()
  await page.reload()
  await expect(page.locator('#arrive .g-code b').first()).toHaveText(code)
  await expect(page.locator('.g-stored')).toBeVisible()

  // The clock of a worker cannot be moved, so the end of the stay is moved.
  await page.evaluate(async (name) => {
    const cache = await caches.open(name)
    const [request] = await cache.keys()
    const document = request && (await cache.match(request))
    if (!request || !document) throw new Error('nothing is kept')
    const headers = new Headers(document.headers)
    headers.set('x-end', String(Date.now() - 1))
    await cache.put(request, new Response(await document.text(), { headers }))
  }, `stay-secrets-1 ${path}`)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Safe travels home' })).toBeVisible()
  await expect(text(page)).not.toContainText(code)
  expect(await page.evaluate((name) => caches.has(name), `stay-secrets-1 ${path}`)).toBe(false)
  await service.connect()
})

test('an open page hides the secrets at their end by the clock of the phone', async ({ browser }) => {
  const context = await browser.newContext({ serviceWorkers: 'block', locale: 'en-GB' })
  const page = await context.newPage()
  const { address } = await givenStay()
  await moveTo(departure, '11:00')
  await page.clock.install({ time: Date.parse(`${departure}T11:00:00Z`) })
  const script = page.waitForResponse(/stay-script/)
  await page.goto(`${address}?lang=en`)
  await page.clock.runFor(5_000)
  await expect(page.locator('#arrive .g-code b').first()).toHaveText(code)
  // The service may stop only after the script has come.
  await (await script).finished()
  await service.disconnect()
  await page.clock.runFor(59 * 60_000)
  await expect(page.locator('#arrive .g-code b').first()).toHaveText(code)
  await page.clock.runFor(2 * 60_000)
  await expect(page.locator('#arrive')).toHaveCount(0)
  await expect(page.locator('#wifi')).toHaveCount(0)
  expect(await page.content()).not.toContain(code)
  await service.connect()
  await context.close()
})

test('the search of an open page finds no secret after their end, also where it was found before', async ({
  browser,
}) => {
  const context = await browser.newContext({ serviceWorkers: 'block', locale: 'en-GB' })
  const page = await context.newPage()
  const { address } = await givenStay()
  await moveTo(departure, '11:00')
  await page.clock.install({ time: Date.parse(`${departure}T11:00:00Z`) })
  await openStayPage(page, `${address}?lang=en`)
  await page.locator('.g-find summary').click()
  const field = page.getByRole('searchbox')
  const hits = page.locator('.g-hits li')
  await field.fill('lemon-terrace')
  await expect(hits).toHaveCount(1)
  await service.disconnect()
  await page.clock.runFor(61 * 60_000)
  await expect(page.locator('#wifi')).toHaveCount(0)
  await expect(hits).toHaveCount(0)
  await page.clock.runFor(1_000)
  await expect(page.locator('.g-panel [role=status]')).toContainText('Nothing found')
  // The field keeps the focus, so the page is not read again.
  await field.fill(code)
  await expect(hits).toHaveCount(0)
  await field.fill('checkout')
  await expect(hits).not.toHaveCount(0)
  expect(await page.content()).not.toContain(code)
  await service.connect()
  await context.close()
})

test('a tap without a connection is kept on the phone and sent once', async ({ page }) => {
  const { address, path, stayOf } = await givenStay()
  await moveTo(arrival, '15:05')
  await openStayPage(page, `${address}?lang=en`)
  await waitForCaches(page, `stay-page-1 ${path}`, `stay-secrets-1 ${path}`)
  await service.disconnect()
  await page.getByRole('button', { name: 'We are in' }).click()
  await expect(page.getByText('Kept on this phone')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('button', { name: 'We are in' }).click()
  await expect(page.getByText('Kept on this phone')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Kept on this phone')).toBeVisible()

  // Those that are answered, also if the page sends one as soon as there is a connection.
  let posts = 0
  page.on('requestfinished', (request) => {
    if (request.method() === 'POST' && request.url().includes('/arrived')) posts += 1
  })
  await service.connect()
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(page.getByText('Lucia knows')).toBeVisible()
  expect((await stayOf()).arrivedAt).not.toBeNull()
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await page.reload()
  await expect(page.getByText('Lucia knows')).toBeVisible()
  expect(posts).toBe(1)
})

test('a tap without an answer is kept, and sent when the page is opened again', async ({ browser }) => {
  const context = await browser.newContext({ serviceWorkers: 'block', locale: 'en-GB' })
  const { address, stayOf } = await givenStay()
  await moveTo(arrival, '15:05')
  // The request is sent, and no answer arrives.
  await context.route(/\/arrived/, () => undefined)
  const page = await context.newPage()
  await openStayPage(page, `${address}?lang=en`)
  const isKept = () => page.evaluate(() => Object.keys(localStorage).some((key) => key.includes('tap')))
  expect(await isKept()).toBe(false)
  await page.getByRole('button', { name: 'We are in' }).click()
  await expect.poll(isKept).toBe(true)
  await expect(page.getByText('Kept on this phone')).toBeVisible({ timeout: 30_000 })
  await page.close()
  expect((await stayOf()).arrivedAt).toBeNull()

  await context.unroute(/\/arrived/)
  const later = await context.newPage()
  await later.goto(`${address}?lang=en`)
  await expect(later.getByText('Lucia knows')).toBeVisible()
  expect((await stayOf()).arrivedAt).not.toBeNull()
  await context.close()
})
