import type { Page } from '@playwright/test'
import { expect, registerHost, test } from './fixtures.ts'

test('an unknown address answers 404 with a page that says so', async ({ page }) => {
  const answer = await page.goto('/no/such/page')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Go Home' }).click()
  await expect(
    page.getByRole('heading', { level: 1, name: 'Create Digital Welcome Books for Your Guests' }),
  ).toBeVisible()
})

test('an address that cannot be decoded is answered with the page for 404', async ({ page }) => {
  for (const path of ['/%E0%A4%A', '/blog/%', '/it/%ff']) {
    const answer = await page.goto(path)
    expect(answer?.status(), path).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
})

test.describe('calls to action', () => {
  const start = 'Start Creating - Free'

  test('lead a visitor to the plans', async ({ page }) => {
    await page.goto('/')
    for (const call of await page.getByRole('link', { name: start }).all()) {
      await expect(call).toHaveAttribute('href', '/plan-selection')
    }
    await expect(page.getByRole('link', { name: 'Start 14-Day Free Trial' })).toHaveCount(2)
    await page.getByRole('link', { name: 'Start 14-Day Free Trial' }).first().click()
    await expect(page).toHaveURL('/plan-selection')
  })

  test('lead a host in her trial to the wizard, and the prices to the payment of their plan', async ({
    signedInPage: page,
  }) => {
    await page.goto('/profile')
    await expect(page.getByText('No Welcome Books yet')).toBeVisible()
    await page.goto('/')
    const plans = page.getByRole('link', { name: 'Subscribe Now' })
    await expect(plans).toHaveCount(2)
    expect(await plans.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
      '/payment?plan=basic',
      '/payment?plan=pro',
    ])
    for (const call of await page.locator('a[data-call-to-action]').all()) {
      await expect(call).toHaveAttribute('href', '/create')
    }
    await page.getByRole('link', { name: start }).first().click()
    await expect(page).toHaveURL('/create')
  })

  test('lead a host without a plan to payment', async ({ page }) => {
    await registerHost(page.request)
    await page.goto('/plan-selection')
    await expect(page.getByRole('button', { name: /Giulia/ })).toBeVisible()
    await page.goto('/it')
    await expect(page.locator('a[data-call-to-action]').first()).toHaveAttribute('href', '/payment')
    for (const call of await page.locator('a[data-call-to-action]').all()) {
      await expect(call).toHaveAttribute('href', '/payment')
    }
  })
})

test('on a wide screen the demo’s phone is beside its fields, without links to it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/demo')
  const phone = page.getByRole('region', { name: 'Your book as guests see it' })

  await page.getByLabel('Property name').fill('Casa Azzurra')
  await expect(phone.getByRole('heading', { name: 'Casa Azzurra' })).toBeInViewport()
  await expect(page.getByRole('navigation', { name: 'Preview', exact: true })).toBeHidden()
  await page.getByLabel('A restaurant you love').scrollIntoViewIfNeeded()
  await expect(phone).toBeInViewport({ ratio: 0.9 })
})

test('on a phone the demo’s preview is one tap away from its fields, and shows the typed text', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/demo')
  // The script replaces the fields of the document by its own.
  await expect(() => page.getByLabel('Wi-Fi name').scrollIntoViewIfNeeded({ timeout: 1_000 })).toPass()
  await page.getByLabel('Property name').fill('Casa Azzurra')
  const phone = page.getByRole('region', { name: 'Your book as guests see it' })
  const jump = page.getByRole('navigation', { name: 'Preview', exact: true }).getByRole('link')

  await jump.click()
  await expect(page.getByRole('heading', { name: 'Casa Azzurra' })).toBeInViewport()
  const [screen, button] = [await phone.boundingBox(), await jump.boundingBox()]
  // The button to the preview never covers it.
  expect(button?.y).toBeGreaterThan((screen?.y ?? 0) + (screen?.height ?? 0))
})

test('text that is typed into the demo before its script has loaded is kept', async ({ page }) => {
  const script = Promise.withResolvers<void>()
  await page.route('**/assets/demo-island-*.js', async (route) => {
    await script.promise
    await route.continue()
  })
  await page.goto('/demo', { waitUntil: 'commit' })
  await page.getByLabel('Wi-Fi name').fill('Limonaia')
  await page.getByLabel('Category').selectOption('Loft')
  await page.getByLabel('A restaurant you love').fill('Da Gemma')
  await page.getByLabel('Property name').fill('Casa')
  script.resolve()

  const phone = page.getByRole('region', { name: 'Your book as guests see it' })
  await expect(phone.getByRole('heading', { name: 'Casa' })).toBeVisible()
  await expect(page.getByLabel('Property name')).toBeFocused()
  await page.keyboard.type(' Azzurra')
  await expect(phone.getByRole('heading', { name: 'Casa Azzurra' })).toBeVisible()
  await expect(phone.getByText('Da Gemma')).toBeVisible()
  await expect(page.getByLabel('Wi-Fi name')).toHaveValue('Limonaia')
  await expect(page.getByLabel('Category')).toHaveValue('Loft')
})

test.describe('the film', () => {
  const film = (page: Page) => page.getByRole('region', { name: 'The book in thirty seconds' })

  test('plays by itself for its stated length, and stops on request', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.goto('/demo-preview#film')
    await expect(film(page)).not.toHaveClass(/film-waiting/)
    const states = () =>
      film(page).evaluate((section) => [
        ...new Set(section.getAnimations({ subtree: true }).map(({ playState }) => playState)),
      ])
    const lengths = await film(page).evaluate((section) => [
      ...new Set(section.getAnimations({ subtree: true }).map(({ effect }) => effect?.getTiming().duration)),
    ])

    expect(lengths).toEqual([30_000])
    await expect(film(page).getByRole('listitem')).toHaveCount(5)
    expect(await states()).toEqual(['running'])
    await film(page).getByText('Pause').click()
    await expect(film(page).getByRole('checkbox', { name: 'Pause' })).toBeChecked()
    expect(await states()).toEqual(['paused'])
  })

  test('does not move with reduced motion, and shows all captions', async ({ page }) => {
    await page.goto('/demo-preview#film')

    await expect(film(page).getByRole('listitem')).toHaveCount(5)
    await expect(film(page).getByText('One tap copies the Wi-Fi password.')).toBeVisible()
    expect(await film(page).evaluate((section) => section.getAnimations({ subtree: true }).length)).toBe(0)
    await expect(film(page).getByRole('checkbox')).toBeHidden()
  })
})

test('the demo of Pro shows statistics, languages and a domain', async ({ page }) => {
  await page.goto('/demo-advanced')

  await expect(page.getByRole('img', { name: /^Visits to the three books/ })).toBeVisible()
  await expect(page.getByRole('row', { name: 'Villa Limonaia 203 139' })).toBeVisible()
  await expect(page.getByRole('row', { name: 'QR code 241 53%' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'guide.tenutadeicedri.example' })).toBeVisible()
  await expect(page.getByText('Connected', { exact: true })).toBeVisible()
  await expect(page.getByText('Il bollitore è a sinistra dei fornelli')).toBeVisible()
  await expect(page.getByText('The kettle is to the left of the hob')).toBeVisible()
})
