import { expect, type Page, test } from '@playwright/test'
import { findFreePort } from '#test/running-service.ts'
import { createGuestService, type GuestService } from './guest-service.ts'

let service: GuestService
let book: string

test.beforeAll(async () => {
  service = await createGuestService(await findFreePort())
  book = await service.createBook({ equipment: [{ name: 'Gate', description: 'Type 9911# at 18:00, please.' }] })
})

test.afterAll(async () => {
  await service.remove()
})

const open = (page: Page, language = 'de') => page.goto(`${service.origin}/share/${book}?lang=${language}`)
const notice = (page: Page) => page.locator('.g-tr')

/** A translator on the device that marks each text, and turns codes round when it is told to. */
const installTranslator = (
  page: Page,
  options: { availability?: string; turnsCodes?: boolean; waits?: boolean } = {},
) =>
  page.addInitScript((behaviour) => {
    const asked: string[] = []
    Object.assign(window, { asked })
    Object.assign(window, {
      Translator: {
        availability: async () => behaviour.availability ?? 'available',
        create: async () => ({
          translate: async (text: string) => {
            asked.push(text)
            if (behaviour.waits) await new Promise(() => undefined)
            return `[de] ${behaviour.turnsCodes ? text.replace('9911', '1199') : text}`
          },
        }),
      },
    })
  }, options)
const readAsked = (page: Page) => page.evaluate(() => Reflect.get(window, 'asked') as string[])

test('one tap translates on the device without sending anything, and another shows the original', async ({ page }) => {
  await installTranslator(page)
  await open(page)
  await expect(notice(page)).toContainText('Diese Gästemappe ist auf Englisch geschrieben.')
  await expect(notice(page)).toContainText('Nichts wird verschickt')
  await page.waitForFunction(() => [...document.fonts].some(({ family }) => family.includes('Fraunces')))
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url()))

  await page.getByRole('button', { name: 'Übersetzen' }).click()
  await expect(notice(page)).toContainText('Automatisch übersetzt')
  await expect(page.locator('#rules li').first()).toHaveText(
    '[de] No smoking indoors. The terrace ashtray is all yours.',
  )
  await expect(page.locator('#rules li p').first()).toHaveAttribute('lang', 'de')
  // Only the script itself was loaded.
  expect(sent.filter((url) => !/\/assets\/[\w-]+\.js$/.test(url))).toEqual([])

  await page.getByRole('button', { name: 'Original zeigen' }).click()
  await expect(page.locator('#rules li').first()).toHaveText('No smoking indoors. The terrace ashtray is all yours.')
  await expect(page.locator('#rules li p').first()).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('button', { name: 'Übersetzen' })).toBeFocused()
})

test('codes, names, times and addresses are not translated', async ({ page }) => {
  await installTranslator(page, { turnsCodes: true })
  await open(page)
  await page.getByRole('button', { name: 'Übersetzen' }).click()
  await expect(notice(page)).toContainText('Automatisch übersetzt')
  const asked = (await readAsked(page)).join('\n')
  for (const exact of [
    'Villa Limonaia',
    'Via dei Cedri',
    'Limonaia-Guest',
    'lemon-terrace',
    '4719',
    'Trattoria da Nunzia',
  ])
    expect(asked, exact).not.toContain(exact)
  for (const exact of ['Via Marina 4', 'Giulia Ferrante', '15:00', '10:00'])
    expect(asked.split('\n'), exact).not.toContain(exact)
  // A translation in which a code differs is not shown.
  await expect(page.getByText('Type 9911# at 18:00, please.')).toHaveAttribute('lang', 'en')
  await expect(page.locator('#equipment dt')).toHaveText('[de] Gate')
})

test('the page stays readable while it runs, and cancelling leaves the original', async ({ page }) => {
  await installTranslator(page, { availability: 'downloadable', waits: true })
  await open(page)
  await page.getByRole('button', { name: 'Übersetzen' }).click()
  await expect(page.getByRole('progressbar')).toBeVisible()
  await expect(notice(page)).toContainText('Sprachpaket')
  await expect(page.locator('#wifi').getByText('lemon-terrace-84')).toBeVisible()
  await page.getByRole('button', { name: 'Abbrechen' }).click()
  await expect(page.getByRole('button', { name: 'Übersetzen' })).toBeVisible()
  await expect(page.locator('#rules li').first()).toHaveText('No smoking indoors. The terrace ashtray is all yours.')
})

test('a page whose translation cannot be loaded says so, and a tap tries again', async ({ browser }) => {
  // Requests of a service worker would pass the route below.
  const page = await browser.newPage({ serviceWorkers: 'block' })
  await installTranslator(page)
  const script = /\/assets\/translate-[\w-]+\.js/
  await page.route(script, (route) => route.abort())
  await open(page)
  const failure = notice(page).getByRole('alert')
  const offer = page.getByRole('button', { name: 'Übersetzen' })
  await expect(failure).toHaveCount(0)
  for (const _ of ['first', 'second']) {
    await offer.click()
    await expect(failure).toHaveText(/lädt nicht\. Bitte Verbindung prüfen/)
    await expect(offer).not.toHaveAttribute('aria-busy')
  }
  await page.unroute(script)
  await offer.click()
  await expect(notice(page)).toContainText('Automatisch übersetzt')
  await expect(failure).toHaveCount(0)
  await page.close()
})

test('a kept copy is translated without a connection', async ({ page }) => {
  await installTranslator(page)
  await open(page)
  const isKept = () =>
    page.evaluate(async () => {
      const found: string[] = []
      for (const name of await caches.keys()) {
        for (const { url } of await (await caches.open(name)).keys()) found.push(url)
      }
      return found.some((url) => url.includes('/assets/translate-'))
    })
  await expect.poll(isKept).toBe(true)
  await service.disconnect()
  try {
    await open(page)
    await expect(page.locator('.g-stored')).toBeVisible()
    await page.getByRole('button', { name: 'Übersetzen' }).click()
    await expect(notice(page)).toContainText('Automatisch übersetzt')
  } finally {
    await service.connect()
  }
})

for (const [device, userAgent, tip] of [
  ['an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari', 'Safari'],
  ['an Android phone', 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome', 'Chrome'],
  ['another browser', 'Mozilla/5.0 (X11; Linux x86_64) Firefox', 'Menü des Browsers'],
] as const) {
  test(`without a translator a line says how ${device} translates pages`, async ({ browser }) => {
    const page = await browser.newPage({ userAgent })
    await page.addInitScript(() => Reflect.deleteProperty(window, 'Translator'))
    await open(page)
    await expect(notice(page).getByText(tip)).toBeVisible()
    await expect(notice(page).locator('p:visible')).toHaveCount(2)
    await expect(notice(page).getByRole('button')).toHaveCount(0)
    await page.close()
  })
}

test('a book in the language of its guest offers nothing and loads nothing for it', async ({ page }) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await installTranslator(page)
  await open(page, 'en')
  await expect(page.getByRole('button', { name: 'Share' })).toBeVisible()
  await expect(notice(page)).toHaveCount(0)
  expect(loaded.filter((url) => url.includes('translate-'))).toEqual([])
})
