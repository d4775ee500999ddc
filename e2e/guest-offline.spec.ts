import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { expect, type Page, test } from '@playwright/test'
import { findFreePort } from '#test/running-service.ts'
import { createGuestService, type GuestService } from './guest-service.ts'

test.describe.configure({ mode: 'serial' })

let service: GuestService

test.beforeAll(async () => {
  service = await createGuestService(await findFreePort())
})

test.afterAll(async () => {
  await service.remove()
})

const doorCode = (page: Page) => page.locator('#arrive .g-code b')
const storedMark = (page: Page) => page.locator('.g-stored')
const path = (id: string, language = 'en') => `${service.origin}/share/${id}?lang=${language}`

/** Opens a book and waits until the service worker has stored it. */
async function visit(page: Page, address: string) {
  await page.goto(address)
  const id = /share\/([\w-]{22})/.exec(address)?.[1] ?? ''
  await expect
    .poll(() =>
      page.evaluate(async (name) => {
        if (!(await caches.has(name))) return false
        const paths = (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)
        const parts = [...document.querySelectorAll<HTMLScriptElement>('script[src]')].map((script) => script.src)
        return parts.length > 0 && parts.every((part) => paths.includes(new URL(part).pathname))
      }, `guest-book-1 ${id}`),
    )
    .toBe(true)
}

/** Runs another server on the service's address while `work` runs; the service must be disconnected. */
async function withStranger(answer: RequestListener, work: () => Promise<void>) {
  const stranger = createServer(answer).listen(Number(new URL(service.origin).port), '127.0.0.1')
  await once(stranger, 'listening')
  await work()
  stranger.close()
  stranger.closeAllConnections()
}

function listKept(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const kept: string[] = []
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys()) kept.push(new URL(url).pathname)
    }
    return kept
  })
}

test('a book that was opened once can be read without a connection, in the chosen language and in English', async ({
  page,
}) => {
  const id = await service.createBook()
  await visit(page, path(id, 'it'))
  await service.disconnect()

  await page.goto(path(id, 'it'))
  await expect(doorCode(page)).toHaveText('4719#')
  await expect(page.locator('html')).toHaveAttribute('lang', 'it')
  await expect(page.locator('#sos')).toContainText('Chiama il 112')
  await expect(page.locator('#wifi')).toContainText('lemon-terrace-84')
  await expect(storedMark(page)).toBeVisible()
  await expect(storedMark(page).locator('b')).toContainText(String(new Date().getFullYear()))
  await expect(page.locator('button[data-copy]').first()).toBeVisible()
  await expect
    .poll(() => page.evaluate(() => [...document.fonts].filter(({ family }) => family.includes(' Variable')).length))
    .toBe(2)

  await page.goto(path(id, 'en'))
  await expect(page.locator('#sos')).toContainText('Call 112')

  // A language that was never opened: the stored English copy is shown.
  await page.goto(path(id, 'de'))
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await service.connect()
})

test.describe('on a laptop', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('the contents beside the phone are there without a connection', async ({ page }) => {
    const id = await service.createBook()
    await visit(page, path(id))
    await expect.poll(() => listKept(page)).toContainEqual(expect.stringMatching(/^\/assets\/wide-/))
    const failed: string[] = []
    page.on('requestfailed', (request) => failed.push(new URL(request.url()).pathname))
    await service.disconnect()

    await page.goto(path(id))
    await expect(storedMark(page)).toBeVisible()
    await expect(page.getByRole('complementary', { name: 'Search and contents' })).toBeVisible()
    await page.getByRole('button', { name: 'Wide view' }).click()
    await expect(doorCode(page)).toHaveText('4719#')
    expect(failed.filter((file) => file.startsWith('/assets/'))).toEqual([])
    await service.connect()
  })
})

test('the stored copy is replaced by the page as soon as there is a connection', async ({ page }) => {
  const id = await service.createBook()
  await visit(page, path(id))
  await service.disconnect()
  await page.goto(path(id))
  await expect(storedMark(page)).toBeVisible()

  await service.connect()
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(storedMark(page)).toBeHidden()
})

test('a page that shows an older copy is replaced although another page has updated the stored one', async ({
  page,
  context,
}) => {
  const id = await service.createBook()
  await visit(page, path(id))
  await service.disconnect()
  // Otherwise the page would request a newer copy as soon as the service is back.
  await page.addInitScript(() => {
    const { postMessage } = ServiceWorker.prototype
    ServiceWorker.prototype.postMessage = function send(...message: unknown[]) {
      if (Reflect.has(window, 'mayAsk')) Reflect.apply(postMessage, this, message)
    }
  })
  await page.goto(path(id))
  await expect(storedMark(page)).toBeVisible()
  await service.connect()
  await service.saveBook(id, { doorCode: '8264' })
  const other = await context.newPage()
  // At another address, so that the answer is not the one that the first page waits for.
  await other.goto(`${service.origin}/share/${id}`)
  await expect(doorCode(other)).toHaveText('8264')
  await expect(doorCode(page)).toHaveText('4719#')

  await page.evaluate(() => {
    Object.assign(window, { mayAsk: true })
    window.dispatchEvent(new Event('online'))
  })

  await expect(doorCode(page)).toHaveText('8264')
  await expect(storedMark(page)).toBeHidden()
})

test('without an answer for three seconds the stored copy is shown, and then replaced by the page', async ({
  page,
}) => {
  const id = await service.createBook()
  await visit(page, path(id))
  await service.saveBook(id, { doorCode: '8264' })
  // Connections are accepted but not answered, as on a bad network.
  service.pause()
  const started = Date.now()
  await page.goto(path(id))
  expect(Date.now() - started).toBeGreaterThan(2_900)
  await expect(doorCode(page)).toHaveText('4719#')
  await expect(storedMark(page)).toBeVisible()

  service.resume()
  await expect(doorCode(page)).toHaveText('8264')
  await expect(storedMark(page)).toBeHidden()
})

test('answers of other servers and broken answers neither hide nor delete the stored copy', async ({ page }) => {
  const id = await service.createBook()
  await visit(page, path(id))
  const html = await (await fetch(path(id))).text()
  await service.disconnect()
  const answers: RequestListener[] = [
    (_request, response) => response.writeHead(502).end('<h1>Bad Gateway</h1>'),
    (_request, response) => response.writeHead(404, { 'content-type': 'text/plain' }).end('default backend - 404'),
    (_request, response) =>
      response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Hotel Wi-Fi: log in</h1>'),
    (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html', 'content-length': html.length })
      response.write(html.slice(0, 4000), () => response.destroy())
    },
  ]
  for (const answer of answers) {
    await withStranger(answer, async () => {
      await page.goto(path(id))
      await expect(doorCode(page)).toHaveText('4719#')
      await expect(page.locator('#sos')).toBeAttached()
      await expect(storedMark(page)).toBeVisible()
    })
  }
  await service.connect()
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(storedMark(page)).toBeHidden()
})

test('on a phone without free storage the stored copy is still replaced by the page', async ({ page, context }) => {
  const id = await service.createBook()
  await visit(page, path(id))
  await service.saveBook(id, { doorCode: '8264' })
  await service.disconnect()
  await page.goto(path(id))
  await expect(doorCode(page)).toHaveText('4719#')
  const protocol = await context.newCDPSession(page)
  await protocol.send('Storage.overrideQuotaForOrigin', { origin: service.origin, quotaSize: 1 })

  await service.connect()
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(doorCode(page)).toHaveText('8264')
  await expect(storedMark(page)).toBeHidden()
})

test('an edit replaces the stored copy', async ({ page }) => {
  const id = await service.createBook()
  await visit(page, path(id, 'fr'))
  await service.saveBook(id, { doorCode: '8264' })
  await page.goto(path(id, 'fr'))
  await expect(doorCode(page)).toHaveText('8264')
  await expect
    .poll(() => page.evaluate(async (key) => (await (await caches.match(key))?.text())?.includes('8264'), path(id)))
    .toBe(true)
  await service.disconnect()

  for (const language of ['fr', 'en']) {
    await page.goto(path(id, language))
    await expect(doorCode(page)).toHaveText('8264')
  }
  await service.connect()
})

test('nothing of a deleted book stays on the phone', async ({ page }) => {
  const id = await service.createBook()
  await visit(page, path(id))
  await service.deleteBook(id)

  await page.goto(path(id))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome Book Not Found')
  await expect.poll(() => page.evaluate((name) => caches.has(name), `guest-book-1 ${id}`)).toBe(false)
})

test('nothing of a book that the operator takes offline stays on the phone', async ({ page }) => {
  const id = await service.createBook()
  await visit(page, path(id))
  await service.takeBookOffline(id)

  await page.goto(path(id))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is not available')
  await expect.poll(() => page.evaluate((name) => caches.has(name), `guest-book-1 ${id}`)).toBe(false)
})

test('a new release replaces the stored files of the old one, and works without a connection too', async ({ page }) => {
  const id = await service.createBook()
  await visit(page, path(id))
  const before = (await listKept(page)).filter((kept) => kept.startsWith('/assets/'))
  await service.stop()
  service.deployNewAssets()

  // Before the new release is stored, the copy uses its own fonts and script.
  await page.goto(path(id))
  await expect(storedMark(page)).toBeVisible()
  await expect(page.locator('button[data-copy]').first()).toBeVisible()

  await service.start()
  await visit(page, path(id))
  await expect.poll(async () => (await listKept(page)).filter((kept) => before.includes(kept))).toEqual([])
  await service.stop()
  await page.goto(path(id))
  await expect(page.locator('button[data-copy]').first()).toBeVisible()
  await service.start()
})

test('at most twelve books are stored, and nothing else', async ({ page }) => {
  const ids: string[] = []
  for (let count = 0; count < 14; count += 1) ids.push(await service.createBook())
  for (const id of ids) await visit(page, path(id))

  const names = () => page.evaluate(() => caches.keys())
  await expect.poll(names).toContain(`guest-book-1 ${ids.at(-1)}`)
  const listBooks = async () => (await names()).filter((name) => name.startsWith('guest-book-1 '))
  await expect.poll(async () => (await listBooks()).length).toBe(12)
  expect(await names()).not.toContain(`guest-book-1 ${ids[0]}`)
  for (const kept of await listKept(page)) expect(kept).toMatch(/^\/(?:share|assets|media|shown-copy)\//)

  await page.goto(`${service.origin}/`)
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
})

test('a book that was never opened says without a connection what to do, in the guest’s language', async ({ page }) => {
  const [known, unknown] = [await service.createBook(), await service.createBook()]
  await visit(page, path(known, 'de'))
  await expect.poll(() => page.evaluate(() => caches.has('offline-page-1'))).toBe(true)
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('offline-page-1')).keys()).length))
    .toBe(1)
  await service.disconnect()

  await page.goto(path(unknown, 'de'))
  await expect(page.getByRole('heading', { name: 'Noch keine Verbindung' })).toBeVisible()
  await expect(page.getByRole('link')).toHaveCount(1)

  await service.connect()
  await page.getByRole('link', { name: 'Erneut versuchen' }).click()
  await expect(doorCode(page)).toHaveText('4719#')
  await expect(page).toHaveURL(path(unknown, 'de'))
})
