import { expect, type Page, test } from '@playwright/test'
import { findFreePort } from '#test/running-service.ts'
import { createAxe } from './axe.ts'
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

const open = (page: Page, language = 'en', id = book) => page.goto(`${service.origin}/share/${id}?lang=${language}`)
const contents = (page: Page) => page.getByRole('complementary', { name: 'Search and contents' })

/** Adds up how far the page moved without a tap. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { shifts: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
        if (!hadRecentInput) Object.assign(window, { shifts: Reflect.get(window, 'shifts') + value })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
/** The last thing that a page loads. */
const waitForFonts = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => [...document.fonts].some(({ family }) => family.includes('Fraunces'))))
    .toBe(true)
const readShifts = (page: Page) => page.evaluate(() => Reflect.get(window, 'shifts') as number)

test.describe('beside the phone', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('the contents jump, the section being read is marked, and the search leads there', async ({ page }) => {
    await open(page)
    const list = contents(page)
    const entries = list.locator('ul:not(.g-hits) a')
    await expect(entries.locator('svg')).toHaveCount(await entries.count())
    await expect(list.locator('[aria-current]')).toHaveText(/^Check-in/)
    await list.getByRole('link', { name: /^Shopping/ }).click()
    await expect(page.locator('#shop .g-h')).toBeInViewport()
    await expect(list.locator('[aria-current]')).toHaveText(/^Shopping/)

    await list.getByRole('searchbox').fill('parken')
    await list.getByRole('link', { name: /Space 7/ }).click()
    await expect(page.locator('#arrive').getByText('Space 7')).toBeInViewport()
    // The button inside the phone leads to the same search.
    await page.locator('.g-find summary').click()
    await expect(list.getByRole('searchbox')).toBeFocused()
    await expect(page.locator('.g-find')).not.toHaveAttribute('open')
  })

  test('the code of the Wi-Fi, the languages and printing are at hand', async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => Object.assign(window, { printed: true })
    })
    await open(page)
    const side = page.getByRole('complementary', { name: 'About this book' })
    await expect(side.getByRole('img', { name: 'QR code to join the Wi-Fi network' })).toBeVisible()
    await expect(side.getByText('Limonaia-Guest')).toBeVisible()
    await side.getByRole('button', { name: 'Print' }).click()
    expect(await page.evaluate(() => Reflect.get(window, 'printed'))).toBe(true)
    await side.getByRole('link', { name: 'Italiano' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'it')
  })

  test('a book without Wi-Fi shows no code for one', async ({ page }) => {
    await open(page, 'en', await service.createBook({ wifiName: '', wifiPassword: '' }))
    await expect(page.getByRole('button', { name: 'Wide view' })).toBeVisible()
    await expect(page.getByText('Wi-Fi for your phone')).toHaveCount(0)
  })
})

test('a phone loads nothing of it, and a tablet that is turned does', async ({ page }) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await page.setViewportSize({ width: 600, height: 900 })
  await open(page)
  await expect(page.getByRole('button', { name: 'Share' })).toBeVisible()
  expect(loaded.filter((url) => url.includes('wide-'))).toEqual([])

  await page.setViewportSize({ width: 900, height: 600 })
  await expect(contents(page)).toBeVisible()
  await page.setViewportSize({ width: 600, height: 900 })
  await expect(contents(page)).toBeHidden()
  await page.locator('.g-find summary').click()
  await expect(page.getByRole('searchbox')).toBeVisible()
})

test('nothing moves when the side columns appear, nor in the wide view of a later visit', async ({ page }) => {
  await watchShifts(page)
  for (const width of [768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await open(page)
    await expect(contents(page)).toBeVisible()
    await waitForFonts(page)
    expect(await readShifts(page), `beside, ${width} px`).toBeLessThan(0.01)
  }
  await page.getByRole('button', { name: 'Wide view' }).click()
  for (const width of [800, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await open(page)
    await expect(page.getByRole('button', { name: 'Phone view' })).toBeVisible()
    await waitForFonts(page)
    expect(await readShifts(page), `wide, ${width} px`).toBeLessThan(0.01)
  }
})

test.describe('the wide view', () => {
  test.use({ viewport: { width: 1440, height: 900 } })
  /** Sections with their place, in the order of the columns. */
  const readColumns = (page: Page) =>
    page.evaluate(() =>
      [...document.querySelectorAll('.g-cols > div')].map((column) =>
        [...column.children].map((section) => ({ id: section.id, top: section.getBoundingClientRect().top })),
      ),
    )

  test('is read down three columns in the order of the book, is remembered, and ends', async ({ page }) => {
    await open(page)
    const order = await page.evaluate(() => [...document.querySelectorAll('.g-main section')].map(({ id }) => id))
    await page.getByRole('button', { name: 'Wide view' }).click()
    await expect(page.getByRole('button', { name: 'Phone view' })).toBeFocused()
    const columns = await readColumns(page)
    expect(columns).toHaveLength(3)
    expect(columns.flat().map(({ id }) => id)).toEqual(order)
    for (const column of columns) expect(column).toEqual(column.toSorted((a, b) => a.top - b.top))

    await page.reload()
    await expect(page.getByRole('button', { name: 'Phone view' })).toBeVisible()
    await page.setViewportSize({ width: 1000, height: 900 })
    await expect.poll(async () => (await readColumns(page)).length).toBe(2)
    await page.setViewportSize({ width: 700, height: 900 })
    await expect(page.getByRole('button', { name: /view$/ })).toHaveCount(0)
    await expect(page.locator('.g-cols')).toHaveCount(0)
    await page.setViewportSize({ width: 1440, height: 900 })

    await page.getByRole('button', { name: 'Phone view' }).click()
    await expect(page.getByRole('button', { name: 'Wide view' })).toBeFocused()
    expect(await page.evaluate(() => [...document.querySelectorAll('.g-main section')].map(({ id }) => id))).toEqual(
      order,
    )
    await page.reload()
    await expect(page.getByRole('button', { name: 'Wide view' })).toBeVisible()
  })

  test('keeps search and 112 in its bar, and stays at the section that was read', async ({ page }) => {
    await open(page)
    await contents(page).getByRole('link', { name: /^Host/ }).click()
    await expect(contents(page).locator('[aria-current]')).toHaveText(/^Host/)
    await page.getByRole('button', { name: 'Wide view' }).click()
    await expect(page.locator('#host .g-h')).toBeInViewport()
    await expect(page.locator('.g-sos')).toBeInViewport()
    await page.locator('.g-find summary').click()
    await page.getByRole('searchbox').fill('aurora')
    await page.locator('.g-hits a').first().click()
    await expect(page.locator('#eat').getByText('Cucina Aurora')).toBeInViewport()
  })

  test('prints on the two sheets of the phone', async ({ page }) => {
    await open(page)
    await page.getByRole('button', { name: 'Wide view' }).click()
    await page.waitForFunction(() => [...document.styleSheets].some(({ media }) => media.mediaText === 'print'))
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    expect(pdf.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(2)
  })

  test('axe finds nothing, beside the phone and in columns', async ({ page }) => {
    await open(page, 'de')
    for (const view of ['Breite Ansicht', 'Handy-Ansicht']) {
      await expect(page.getByRole('button', { name: view })).toBeVisible()
      const { violations } = await createAxe(page).analyze()
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
      await page.getByRole('button', { name: view }).click()
    }
  })
})

const long = 'Donaudampfschifffahrtsgesellschaftskapitänskajütenschlüssel'
const place = { name: long, address: long, type: long, distance: long }
const links = {
  note: long.repeat(3),
  phone: '+39 089 555 0190 0190',
  website: `https://${'a'.repeat(60)}.example/${long}`,
}
const longBook = {
  propertyName: long,
  address: long.repeat(2),
  doorCode: long.slice(0, 40),
  wifiName: 'W'.repeat(32),
  wifiPassword: 'M'.repeat(63),
  checkinTime: long,
  welcomeMessage: `https://example.com/${long.repeat(8)}`,
  houseRules: [long.repeat(3)],
  equipment: [{ name: long, description: long.repeat(2) }],
  restaurants: [{ ...place, rating: '4.8', ...links }],
  activities: [{ name: long, description: long, type: long, distance: long }],
  usefulInfo: [{ ...place, category: long }],
  transport: [{ type: long, name: long, distance: long }],
}

/** What reaches out of the screen or, inside the phone, out of the book: in px. */
const readOverflow = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const inner = document.querySelector('.g-book')
    const outside = [...document.querySelectorAll('.g-toc, .g-side, .g-toc *, .g-side *, .g-cols > div > section')]
      .map((element) => element.getBoundingClientRect())
      .filter(({ left, right, width }) => width > 1 && (left < -0.5 || right > clientWidth + 0.5))
    return [scrollWidth - clientWidth, inner ? inner.scrollWidth - inner.clientWidth : 0, outside.length]
  })

for (const view of ['phone', 'wide'] as const) {
  test(`nothing overflows from 320 to 1920 px, ${view} view`, async ({ page }) => {
    test.slow()
    const id = await service.createBook(longBook)
    if (view === 'wide') await page.addInitScript(() => localStorage.setItem('benvenuto-wide-view', '1'))
    for (const shown of [book, id]) {
      await page.setViewportSize({ width: 1440, height: 900 })
      await open(page, 'de', shown)
      await expect(
        page.getByRole('button', { name: view === 'wide' ? 'Handy-Ansicht' : 'Breite Ansicht' }),
      ).toBeVisible()
      for (let width = 320; width <= 1920; width += width < 800 ? 32 : 80) {
        await page.setViewportSize({ width, height: 900 })
        expect(await readOverflow(page), `${width} px, ${shown === id ? 'long words' : 'sample'}`).toEqual([0, 0, 0])
      }
    }
  })
}
