import { isLongForm } from '#test/property-runs.ts'
import { createBook, expect, registerHost, test } from './fixtures.ts'

test('every action of a book can be reached by keyboard', async ({ signedInPage: page }) => {
  await createBook(page.request, { doorCode: '4812#' })
  await page.goto('/profile')
  const focused = page.locator(':focus')
  await page.getByRole('button', { name: 'Quick edit Villa Limonaia' }).focus()
  for (const name of ['Edit', 'Design', 'Languages', 'Visits', 'Share', 'View']) {
    await page.keyboard.press('Tab')
    await expect(focused).toHaveAccessibleName(`${name} Villa Limonaia`)
  }
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Villa Limonaia' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(focused).toHaveAccessibleName('View Villa Limonaia')

  await page.keyboard.press('Tab')
  await expect(focused).toHaveAccessibleName('More actions for Villa Limonaia')
  await page.keyboard.press('Enter')
  for (const name of ['Duplicate', 'Stays and codes', 'Your domain', 'Take offline', 'Delete']) {
    await expect(focused).toHaveText(name)
    await page.keyboard.press('ArrowDown')
  }
  await page.keyboard.press('Escape')
  await expect(focused).toHaveAccessibleName('More actions for Villa Limonaia')
})

test('a draft says which step is next, and Edit leads there', async ({ signedInPage: page }) => {
  const draft = { status: 'draft', address: 'Via 1', doorCode: '2580#', wifiName: 'Cedro' }
  await createBook(page.request, draft)
  await page.goto('/profile')

  await expect(page.getByText('Step 5 of 7, Equipment, is next.')).toBeVisible()
  await page.getByRole('link', { name: 'Edit Villa Limonaia' }).click()

  await expect(page.getByText('5 / 7', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Equipment' })).toBeVisible()
})

test('the list until the first guest advances automatically, and disappears after a guest’s visit', async ({
  signedInPage: page,
  browser,
}) => {
  const { id } = await createBook(page.request)
  await page.goto('/profile')
  const list = page.getByRole('region', { name: 'Before your first guest' })
  await expect(list.getByText('1 of 4')).toBeVisible()

  await list.getByRole('button', { name: 'Look at it now' }).click()
  await page.keyboard.press('Escape')
  await expect(list.getByText('2 of 4')).toBeVisible()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await list.getByRole('button', { name: 'Share it now' }).click()
  await page.getByRole('button', { name: 'Copy Link' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect(list.getByText('3 of 4')).toBeVisible()

  const guest = await browser.newContext()
  await (await guest.newPage()).goto(`/share/${id}`)
  await guest.close()
  await expect
    .poll(async () => {
      await page.reload()
      await expect(page.getByRole('heading', { name: 'Villa Limonaia' })).toBeVisible()
      return page.getByText('1 visit in 30 days').count()
    })
    .toBe(1)
  await expect(list).toHaveCount(0)
})

test('the list until the first guest can be hidden permanently', async ({ signedInPage: page }) => {
  await createBook(page.request)
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Hide this list' }).click()
  await expect(page.getByRole('region', { name: 'Before your first guest' })).toHaveCount(0)
  await page.reload()
  await expect(page.getByText('No visits yet')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Before your first guest' })).toHaveCount(0)
})

const headers: readonly { width: number; rows: 1 | 2 }[] = [
  { width: 390, rows: 2 },
  ...(isLongForm ? [{ width: 800, rows: 2 } as const] : []),
  { width: 1440, rows: 1 },
]
for (const { width, rows } of headers) {
  test(`a host's pages are in the header on screens and documents at ${width} px`, async ({ signedInPage: page }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const path of ['/profile', '/blog', '/it/legal']) {
      await page.goto(path)
      const tabs = page
        .getByRole('banner')
        .getByRole('navigation')
        .filter({ has: page.locator('[href="/analytics"]') })
      await expect(tabs.getByRole('link')).toHaveCount(5)
      const logo = await page.getByRole('banner').getByRole('link').nth(1).boundingBox()
      const first = await tabs.getByRole('link').first().boundingBox()
      expect((first?.y ?? 0) >= (logo?.y ?? 0) + (logo?.height ?? 0) - 1, path).toBe(rows === 2)
    }
    await page.goto('/profile')
    const pages = page.getByRole('navigation', { name: 'Your pages' })
    await expect(pages.getByRole('link', { name: 'Books' })).toHaveAttribute('aria-current', 'page')
    await pages.getByRole('link', { name: 'Domains' }).click()
    await expect(page).toHaveURL('/domains')
    await expect(pages.getByRole('link', { name: 'Domains' })).toHaveAttribute('aria-current', 'page')
    await page.goto('/payment')
    await expect(pages.locator('[aria-current]')).toHaveText('Account')
    await page.getByRole('banner').getByRole('button', { name: 'Giulia Ferrante' }).click()
    await expect(page.getByRole('menuitem', { name: 'Features' })).toHaveCount(width < 960 ? 1 : 0)
  })
}

// The shortest words of the five languages, and the longest.
for (const language of isLongForm ? ['en', 'it', 'fr', 'es', 'de'] : ['en', 'de']) {
  test(`the header of a host with a long name fits every width (${language})`, async ({ page, baseURL }) => {
    await page.context().addCookies([{ name: 'language', value: language, url: String(baseURL) }])
    await registerHost(page.request)
    const name = 'Maria-Antonietta Castelbarco-Visconti'
    await page.request.patch('/api/account', { data: { name, language } })
    await page.goto('/profile')
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.locator('#header-tabs a')).toHaveCount(5)
    for (const width of [320, 360, 390, 767, 768, 1024, 1199, 1200, 1240, 1279, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBe(width)
    }
    const tabs = page.locator('#header-tabs nav')
    const shownName = page.getByRole('banner').getByRole('button').getByText(name, { exact: true })
    for (const width of [768, 1024, 1199, 1200, 1279, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      for (const whole of [tabs, shownName]) {
        const cut = await whole.evaluate((part) =>
          Math.max(part.scrollWidth - part.clientWidth, part.scrollHeight - part.clientHeight),
        )
        expect(cut, `${width} px: nothing is cut`).toBeLessThanOrEqual(0)
      }
      const rows = (await page.getByRole('banner').boundingBox())?.height ?? 0
      expect(rows, `${width} px: rows`).toBeLessThan(width < 1280 ? 130 : 80)
    }
  })
}
