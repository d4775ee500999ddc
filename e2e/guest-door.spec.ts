import { expect, type Page, test } from '@playwright/test'
import { isLongForm } from '#test/property-runs.ts'
import { findFreePort } from '#test/running-service.ts'
import { createAxe, expectNoViolations } from './axe.ts'
import { createGuestService, type GuestService } from './guest-service.ts'

let service: GuestService
let book: string

test.beforeAll(async () => {
  service = await createGuestService(await findFreePort())
  book = await service.createBook()
})

test.afterAll(async () => {
  await service.remove()
})

const languages = ['en', 'it', 'fr', 'es', 'de']

const open = (page: Page, language = 'en', id = book) => page.goto(`${service.origin}/share/${id}?lang=${language}`)

test('the search finds words in another language and links to the results', async ({ page }) => {
  await open(page)
  await page.locator('.g-find summary').click()
  const field = page.getByRole('searchbox')
  const hits = page.locator('.g-hits a')

  for (const [asked, found] of [
    ['WLAN', 'Limonaia-Guest'],
    ['contraseña', 'lemon-terrace-84'],
    ['Chauffage', 'Heating'],
    ['lavatrice', 'Washing machine'],
    ['aparcar', 'Space 7'],
    ['parken', 'Space 7'],
    ['osteria', 'Osteria del Molo'],
    ['apotheke', 'Farmacia'],
  ] as const) {
    await field.fill(asked)
    await expect(hits.filter({ hasText: found }).first(), asked).toBeVisible()
  }
  await field.fill('zeppelin')
  await expect(page.locator('.g-panel [role=status]')).toContainText('Nothing found')

  // Entries behind 'show all' are shown for a search.
  await field.fill('aurora')
  await hits.first().click()
  await expect(page.locator('.g-find')).not.toHaveAttribute('open')
  await expect(page.locator('#eat').getByText('Cucina Aurora')).toBeInViewport()
})

test('without script the table of contents works, and controls that need script are not shown', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await open(page)
  await page.locator('.g-find summary').click()
  await expect(page.locator('.g-panel input')).toBeHidden()
  await page.locator('.g-panel').getByRole('link', { name: 'Check-out' }).click()
  await expect(page.locator('#leave')).toBeInViewport()
  for (const button of await page.locator('button').all()) await expect(button).toBeHidden()
  await page.getByText('Show all (5)').first().click()
  await expect(page.getByText('La Brace')).toBeVisible()
  await context.close()
})

test('a code is copied with one tap', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page)
  await page
    .locator('#arrive')
    .getByRole('button', { name: /^Copy ?: Door code$/ })
    .click()
  await expect(page.locator('#arrive').getByText('Copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('4719#')
})

test('sharing copies the plain link where the browser cannot share', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  await open(page, 'de')
  await page.getByRole('button', { name: 'Teilen' }).click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(`${service.origin}/share/${book}`)
})

test('a large text size is kept, and nothing overflows the screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await open(page, 'fr')
  const button = page.getByRole('button', { name: 'Agrandir le texte' })
  await button.click()
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await expect(page.locator('html')).toHaveClass(/\bg-large\b/)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

test('addresses open in the phone’s maps app', async ({ browser }) => {
  for (const [userAgent, start] of [
    ['Mozilla/5.0 (Linux; Android 15; Pixel 9)', 'geo:0,0?q='],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 'maps:?q='],
    ['Mozilla/5.0 (X11; Linux x86_64)', 'https://www.google.com/maps/'],
  ] as const) {
    const page = await browser.newPage({ userAgent })
    await open(page)
    await expect(page.locator('.g-addr')).toHaveAttribute('href', new RegExp(`^${start.replace(/[?.]/g, '\\$&')}`))
    await page.close()
  }
})

test('texts are read aloud in their own language, and reading can be stopped', async ({ page }) => {
  await page.addInitScript(() => {
    const spoken: { text: string; lang: string }[] = []
    const voices = [{ lang: 'en-GB' }, { lang: 'it-IT' }]
    const synthesis = {
      getVoices: () => voices,
      speak: ({ text, lang }: SpeechSynthesisUtterance) => spoken.push({ text, lang }),
      cancel: () => spoken.splice(0),
      addEventListener: () => undefined,
    }
    class Utterance extends EventTarget {
      lang = ''
      text: string
      constructor(text: string) {
        super()
        this.text = text
      }
    }
    Object.assign(window, { spoken, SpeechSynthesisUtterance: Utterance })
    Object.defineProperty(window, 'speechSynthesis', { value: synthesis })
  })
  await open(page, 'it')
  const spoken = () => page.evaluate(() => Reflect.get(window, 'spoken') as { text: string; lang: string }[])
  const button = page.getByRole('button', { name: 'Leggi ad alta voce' })
  await button.click()
  const texts = await spoken()
  expect(texts.some(({ text, lang }) => lang === 'en' && text.includes('Keypad on the green side door'))).toBe(true)
  expect(texts.some(({ text, lang }) => lang === 'it' && text.includes('Check-in'))).toBe(true)
  expect(texts.some(({ text, lang }) => lang === 'it' && text.includes('4 7 1 9#'))).toBe(true)
  expect(texts.filter(({ text }) => !/\p{L}/u.test(text))).toEqual([])
  expect(texts.every(({ text }) => text.length <= 400)).toBe(true)
  await button.click()
  expect(await spoken()).toEqual([])

  await open(page, 'de')
  await expect(page.getByRole('button', { name: 'Teilen' })).toBeVisible()
  await expect(page.locator('button[data-tool="aloud"]')).toBeHidden()
})

/** The stylesheet for paper comes after the first screen. */
const waitForPrintSheet = (page: Page) =>
  page.waitForFunction(() => [...document.styleSheets].some(({ media }) => media.mediaText === 'print'))

test('a printed book has its QR code and the date', async ({ page }) => {
  await page.clock.setFixedTime(new Date(2026, 11, 1, 12))
  await open(page)
  await waitForPrintSheet(page)
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(pdf.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(2)
  expect(pdf).toMatch(/\/MediaBox \[0 0 59[45][.\d]* 84[12][.\d]*\]/)
  await page.emulateMedia({ media: 'print' })
  // Repeated until the script is loaded, which happens after the page.
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
    await expect(page.locator('.g-printed')).toContainText('Printed on 1 December 2026', { timeout: 500 })
  }).toPass({ timeout: 10_000 })
  await expect(page.locator('.g-side > .g-qr svg')).toBeVisible()
  await expect(page.locator('.g-nav')).toBeHidden()
})

test('an ordinary book prints on two sheets, also where words are longest', async ({ page }) => {
  for (const language of isLongForm ? languages : ['it', 'de']) {
    await open(page, language)
    await waitForPrintSheet(page)
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    expect(pdf.match(/\/Type \/Page\b(?!s)/g), language).toHaveLength(2)
  }
})

// Each run of axe takes a second and a half. The short form has each language once, each width and each kind of colours.
for (const { forcedColors, width, short } of [
  { forcedColors: 'none', width: 390, short: ['it', 'de'] },
  { forcedColors: 'none', width: 1440, short: ['fr'] },
  { forcedColors: 'active', width: 390, short: ['es'] },
  { forcedColors: 'active', width: 1440, short: ['en'] },
] as const) {
  const checked = isLongForm ? languages : short
  test(`axe finds no violations at ${width} px, forced colours ${forcedColors}`, async ({ browser }) => {
    const context = await browser.newContext({ viewport: { width, height: 900 }, forcedColors })
    const page = await context.newPage()
    for (const language of checked) {
      await open(page, language)
      await page.locator('.g-find, .g-more').evaluateAll((parts) => {
        for (const part of parts) (part as HTMLDetailsElement).open = true
      })
      await expectNoViolations(page, language, createAxe(page, { isStrict: true, forcedColors }))
    }
    await context.close()
  })
}

/** As many whole letters as fit into a number of bytes. */
const cutToBytes = (text: string, bytes: number): string => {
  let fitting = ''
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    if (Buffer.byteLength(fitting + segment) > bytes) break
    fitting += segment
  }
  return fitting
}

const everyText = (text: string) => {
  const place = { name: text, address: text, type: text, distance: text, rating: text }
  return {
    propertyName: text,
    address: text,
    doorCode: text,
    wifiName: cutToBytes(text, 32),
    wifiPassword: text.slice(0, 63),
    welcomeMessage: text,
    checkinTime: text,
    checkinInstructions: text,
    hostName: text,
    guests: text,
    houseRules: [text],
    restaurants: [place],
    transport: [{ type: text, name: text, distance: text }],
    emergencyNumbers: { hospital: text, police: text, ambulance: text, other: text },
  }
}

test('no text makes the page wider than the phone, at 320 px and with doubled text size', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const text of [
    'Donaudampfschifffahrtsgesellschaft'.repeat(5),
    'مرحبًا بكم في بيتنا',
    '🏖️🍋👨‍👩‍👧‍👦',
    '<b>&amp;</b>',
  ]) {
    const id = await service.createBook(everyText(text))
    await open(page, 'en', id)
    for (const size of ['100%', '200%']) {
      await page.evaluate((fontSize) => {
        document.documentElement.style.fontSize = fontSize
      }, size)
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${text.slice(0, 12)} ${size}`).toBe(320)
    }
    await service.deleteBook(id)
  }
})
