import { type Browser, chromium } from '@playwright/test'
import { type DnsServer, startDnsServer } from '#test/dns-server.ts'
import { isLongForm } from '#test/property-runs.ts'
import { findFreePort } from '#test/running-service.ts'
import { createAxe, expectNoViolations } from './axe.ts'
import { browserArgs, wholeBrowser } from './browser-options.ts'
import { choosePlan, createBook, expect, registerHost, test } from './fixtures.ts'
import { createGuestService, type GuestService } from './guest-service.ts'

const name = 'guida.villa-conti.it'
const houses = 'case.villa-conti.it'
const target = 'guests.benvenuto.app'

let dns: DnsServer
let service: GuestService
let domain: string
let listOrigin: string
let browser: Browser

test.beforeAll(async () => {
  dns = await startDnsServer()
  dns.set(target, { A: ['127.0.0.1'] })
  const port = await findFreePort()
  service = await createGuestService(port, { DOMAIN_TARGET: target, DNS_SERVERS: dns.address })
  domain = `http://${name}:${port}`
  listOrigin = `http://${houses}:${port}`
  browser = await chromium.launch({
    executablePath: wholeBrowser,
    args: [
      '--host-resolver-rules=MAP *.villa-conti.it 127.0.0.1',
      // Service workers need TLS, which the proxy in front of the service provides in production.
      `--unsafely-treat-insecure-origin-as-secure=${domain},${listOrigin}`,
      ...browserArgs,
    ],
  })
})

test.afterAll(async () => {
  await browser.close()
  await service.remove()
  await dns.close()
})

test('a host connects her domain, and her guests read the book there, also without a connection', async () => {
  const host = await browser.newContext({ baseURL: service.origin, locale: 'en-GB' })
  await registerHost(host.request)
  await choosePlan(host.request, 'pro')
  await createBook(host.request, { propertyName: 'Villa Conti', doorCode: '4719#' })
  const page = await host.newPage()

  await page.goto('/profile')
  await page.getByRole('button', { name: 'More actions for Villa Conti' }).click()
  await page.getByRole('menuitem', { name: 'Your domain' }).click()
  await page.getByLabel('Domain or subdomain').fill(`https://${name}/`)
  await page.getByRole('button', { name: 'Connect', exact: true }).click()

  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
  await expect(card).toContainText('Waiting for records')
  await card.getByLabel('Where do you manage the domain?').selectOption('OVH')
  await expect(card.locator('code')).toHaveText(['guida', `${target}.`, '_benvenuto.guida', /^benvenuto=[\w-]{22}$/])
  const proof = (await card.locator('code').last().textContent()) ?? ''

  dns.set(name, { A: ['198.51.100.4'] })
  await card.getByRole('button', { name: 'Check now' }).click()
  await expect(card).toContainText('Found instead: 198.51.100.4')
  dns.set(name, { CNAME: [target] })
  dns.set(`_benvenuto.${name}`, { TXT: [proof] })
  await card.getByRole('button', { name: 'Check now' }).click()
  await expect(card).toContainText('Connected')

  await page.goto('/profile')
  await page.getByRole('button', { name: 'Share Villa Conti' }).click()
  await expect(page.getByRole('textbox', { name: 'Share link' })).toHaveValue(`${domain}/`)
  await host.close()

  const guest = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'de-DE' })
  const phone = await guest.newPage()
  await phone.goto(domain)
  await expect(phone.locator('html')).toHaveAttribute('lang', 'de')
  await expect(phone.locator('#arrive')).toContainText('4719#')
  await expect
    .poll(() =>
      phone.evaluate(async () => {
        if (!(await caches.has('guest-book-1 /'))) return false
        const kept = (await (await caches.open('guest-book-1 /')).keys()).map(({ url }) => new URL(url).pathname)
        const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[src]')]
        return scripts.every(({ src }) => kept.includes(new URL(src).pathname))
      }),
    )
    .toBe(true)
  await service.disconnect()
  await phone.goto(domain)
  await expect(phone.locator('#arrive')).toContainText('4719#')
  await expect(phone.locator('.g-stored')).toBeVisible()
  await guest.close()
  await service.connect()
})

test('the list of a host’s books has her theme, is accessible, and opens without a connection', async () => {
  test.slow()
  const host = await browser.newContext({ baseURL: service.origin, locale: 'en-GB' })
  await registerHost(host.request)
  await choosePlan(host.request, 'pro')
  for (const propertyName of ['Villa Conti', 'Casa Rosa']) {
    const { id } = await createBook(host.request, { propertyName, doorCode: '4719#' })
    const look = { theme: 'linen', accent: '#7b2d26' }
    expect((await host.request.put(`/api/welcome-books/${id}/look`, { data: { look } })).status()).toBe(200)
  }
  const added = await host.request.post('/api/domains', { data: { name: houses } })
  const { id, ownership } = await added.json()
  dns.set(houses, { CNAME: [target] })
  dns.set(`_benvenuto.${houses}`, { TXT: [ownership.record.value] })
  expect((await (await host.request.post(`/api/domains/${id}/check`)).json()).state).toBe('proved')
  await host.close()

  // The short form has each language, each width and each kind of colours.
  for (const [forcedColors, width, short] of [
    ['none', 390, ['en', 'it', 'de']],
    ['none', 1440, ['fr', 'es']],
    ['active', 390, ['de']],
  ] as const) {
    const context = await browser.newContext({ viewport: { width, height: 844 }, forcedColors })
    const page = await context.newPage()
    for (const language of isLongForm ? ['en', 'it', 'fr', 'es', 'de'] : short) {
      await page.goto(`${listOrigin}/?lang=${language}`)
      await expect(page.getByRole('main').getByRole('link')).toHaveText(['Casa Rosa', 'Villa Conti'])
      await expectNoViolations(page, `${language}, forced colours ${forcedColors}`, createAxe(page, { forcedColors }))
    }
    await context.close()
  }

  const guest = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'de-DE' })
  const phone = await guest.newPage()
  await phone.goto(listOrigin)
  await expect.poll(() => phone.evaluate(() => caches.has('guest-book-1 /'))).toBe(true)
  await phone.getByRole('link', { name: 'Casa Rosa' }).click()
  await expect.poll(() => phone.evaluate(() => caches.has('guest-book-1 /casa-rosa'))).toBe(true)
  await service.disconnect()
  await phone.goto(listOrigin)
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Unsere Gästemappen')
  await expect(phone.getByText('Gespeicherte Fassung')).toBeVisible()
  expect(await phone.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(247, 241, 230)')
  // One of the two books was opened, and the list marks it.
  await expect(phone.getByRole('main').getByRole('link', { name: 'Nur mit Internet' })).toHaveText('Villa Conti')
  await phone.getByRole('link', { name: 'Casa Rosa' }).click()
  await expect(phone.locator('#arrive')).toContainText('4719#')

  await phone.goto(`${listOrigin}/villa-conti`)
  await expect(phone.getByText('Diese Gästemappe ist auf diesem Gerät noch nicht gespeichert.')).toBeVisible()
  await phone.getByRole('link', { name: 'Casa Rosa' }).click()
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Casa Rosa')
  await phone.goBack()
  await service.connect()
  await phone.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Villa Conti')
  await guest.close()
})
