import { choosePlan, createBook, expect, fullBook, registerHost, test } from './fixtures.ts'

test('the language that a guest has chosen is remembered', async ({ page, playwright }) => {
  const owner = await playwright.request.newContext()
  await registerHost(owner)
  await choosePlan(owner, 'basic')
  const { id } = await createBook(owner, fullBook)
  await page.goto(`/share/${id}`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')

  await page.getByRole('complementary').getByRole('link', { name: 'Deutsch' }).click()
  await expect(page.getByRole('heading', { name: 'Hausregeln' })).toBeVisible()

  await page.goto(`/share/${id}`)
  await expect(page.getByRole('heading', { name: 'Hausregeln' })).toBeVisible()
  await page.goto(`/share/${id}?lang=fr`)
  await expect(page.getByRole('heading', { name: 'Règlement intérieur' })).toBeVisible()
  await owner.dispose()
})

test('a language that is chosen before any script has loaded is remembered', async ({ page, playwright }) => {
  const owner = await playwright.request.newContext()
  await registerHost(owner)
  await choosePlan(owner, 'basic')
  const { id } = await createBook(owner, fullBook)
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort())
  await page.goto(`/share/${id}`)
  await page.locator('.g-lang summary').click()
  await page.locator('.g-lang').getByRole('link', { name: 'Deutsch' }).click()
  await expect(page.getByRole('heading', { name: 'Hausregeln' })).toBeVisible()

  await page.goto(`/share/${id}`)
  await expect(page.getByRole('heading', { name: 'Hausregeln' })).toBeVisible()
  await owner.dispose()
})

test('the words of guests, bedrooms and bathrooms have one line on any phone', async ({ page, playwright }) => {
  const owner = await playwright.request.newContext()
  await registerHost(owner)
  await choosePlan(owner, 'basic')
  const { id } = await createBook(owner, fullBook)
  for (const language of ['fr', 'de']) {
    await page.goto(`/share/${id}?lang=${language}`)
    for (const width of [360, 390, 412, 430]) {
      await page.setViewportSize({ width, height: 844 })
      const heights = await page
        .locator('.g-counts dt')
        .evaluateAll((words) => words.map((word) => word.getBoundingClientRect().height))
      expect(heights, `${language} at ${width} px`).toHaveLength(3)
      expect(Math.max(...heights), `${language} at ${width} px`).toBeLessThan(30)
    }
  }
  await owner.dispose()
})

test('the owner’s controls are shown only to her, and only on /preview', async ({ signedInPage: page, browser }) => {
  const { id } = await createBook(page.request, fullBook)
  const draft = await createBook(page.request, { ...fullBook, status: 'draft' })
  const controls = (on: typeof page) => on.getByRole('link', { name: /^(Back to Profile|Edit)$/ })
  await page.goto(`/preview/${id}`)
  await expect(controls(page)).toHaveCount(2)
  await expect(page.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', `/create?edit=${id}`)
  await page.goto(`/share/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(controls(page)).toHaveCount(0)

  const stranger = await browser.newContext()
  await registerHost(stranger.request)
  const other = await stranger.newPage()
  await other.goto(`/preview/${id}`)
  await expect(other.getByRole('heading', { level: 1, name: 'Villa Limonaia' })).toBeVisible()
  await expect(controls(other)).toHaveCount(0)
  expect((await other.goto(`/preview/${draft.id}`))?.status()).toBe(404)
  expect((await page.goto(`/preview/${draft.id}`))?.status()).toBe(200)
  await stranger.close()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('lists are cut to their first entries, and the others can be opened', async ({ signedInPage: page }) => {
    const { id } = await createBook(page.request, fullBook)
    await page.goto(`/share/${id}`)
    for (const [shown, hidden, count] of [
      ['Rule 5', 'Rule 6', 7],
      ['Trattoria 3', 'Trattoria 4', 5],
      ['Line 3', 'Line 4', undefined],
      ['Walk 3', 'Walk 4', undefined],
      ['Pharmacy 4', 'Pharmacy 5', undefined],
      ['Bar 3', 'Bar 4', undefined],
      ['Shop 3', 'Shop 4', undefined],
    ] as const) {
      await expect(page.getByText(shown, { exact: true })).toBeVisible()
      await expect(page.getByText(hidden, { exact: true })).toBeHidden()
      const section = page.locator('section', { has: page.getByText(hidden, { exact: true }) }).last()
      await section.getByText(count ? `Show all (${count})` : 'Show all').click()
      await expect(page.getByText(hidden, { exact: true })).toBeVisible()
    }
  })

  test('a book with required fields only shows the defaults and no empty section', async ({ signedInPage: page }) => {
    const { id } = await createBook(page.request, { guests: '' })
    await page.goto(`/share/${id}`)
    await expect(page.getByText('Property Address')).toBeVisible()
    await expect(page.getByRole('definition')).toHaveText(['4', '2', '1'])
    await expect(page.getByRole('link', { name: 'Call 112' })).toHaveAttribute('href', 'tel:112')
    await expect(page.getByRole('heading', { name: /House rules|Restaurants|Wi-Fi|Check-in/ })).toHaveCount(0)
  })
})

test('a visit sends nothing to third parties and sets no cookie', async ({ signedInPage: host, browser, baseURL }) => {
  const { id } = await createBook(host.request, fullBook)
  const phone = await browser.newContext()
  const page = await phone.newPage()
  const foreign: string[] = []
  const problems: string[] = []
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (protocol !== 'data:' && origin !== baseURL) foreign.push(request.url())
  })
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))

  await page.goto(`/share/${id}`)
  await page.getByText('Emergency', { exact: true }).first().scrollIntoViewIfNeeded()

  expect(foreign).toEqual([])
  expect(problems).toEqual([])
  expect(await phone.cookies()).toEqual([])
  await phone.close()
})
