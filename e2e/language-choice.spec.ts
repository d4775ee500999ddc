import type { Page } from '@playwright/test'
import { captchaAnswer, expect, newPerson, password, test } from './fixtures.ts'

const languageOf = (page: Page) => page.locator('html').getAttribute('lang')

test('from /de every step is in German, up to the account', async ({ page }) => {
  const person = newPerson()
  await page.goto('/de')
  await page.getByRole('banner').getByRole('link', { name: 'Loslegen' }).click()
  await expect(page).toHaveURL('/register')
  await expect(page.getByRole('heading', { level: 1, name: 'Konto erstellen' })).toBeVisible()

  await page.reload()
  expect(await languageOf(page)).toBe('de')
  await page.getByRole('link', { name: 'Benvenuto' }).first().click()
  await expect(page).toHaveURL('/de')
  await page.goto('/plan-selection')
  expect(await languageOf(page)).toBe('de')
  await page.goto('/')
  await expect(page).toHaveURL('/de')

  await page.request.get('/api/captcha')
  const { name, email } = person
  const registered = await page.request.post('/api/auth/register', {
    data: { name, email, password, captcha: captchaAnswer },
  })
  expect((await registered.json()).host.language).toBe('de')
})

test('a document in English is only for those who read English, or have chosen it', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ locale: 'fr-FR', ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  await page.goto('/demo')
  await expect(page).toHaveURL('/fr/demo')
  await page.goto('/login')
  expect(await languageOf(page)).toBe('fr')

  await page.goto('/fr/blog')
  await page.getByRole('navigation', { name: 'Langue' }).getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL('/blog')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Demo' }).click()
  await expect(page).toHaveURL('/demo-preview')
  await page.goto('/login')
  expect(await languageOf(page)).toBe('en')
  await context.close()
})

test('English can be chosen without script', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ locale: 'de-DE', javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  await page.goto('/legal')
  await expect(page).toHaveURL('/de/legal')

  await page.getByRole('link', { name: 'English' }).click()
  expect(await languageOf(page)).toBe('en')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click()

  await expect(page).toHaveURL('/blog')
  await context.close()
})

test('a language that a host chooses on a document is stored in her account', async ({ signedInPage: page }) => {
  await page.goto('/profile')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto('/')
  await expect(page.locator('#header-end').getByRole('button')).toBeVisible()

  await page.getByRole('link', { name: 'Español' }).click()
  await expect(page).toHaveURL('/es')
  // The request outlives the page that sent it, so the page does not see its answer.
  await expect
    .poll(async () => (await (await page.request.get('/api/auth/me')).json()).language, { timeout: 20_000 })
    .toBe('es')
  await page.goto('/profile')

  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await page.goto('/')
  await expect(page).toHaveURL('/es')
})

test('title and metadata change with the screen inside the app', async ({ page }) => {
  const metaOf = (selector: string) => page.locator(`head ${selector}`)
  await page.goto('/login')
  await expect(metaOf('meta[name="keywords"]')).toHaveAttribute('content', /login/)
  await page.getByRole('link', { name: 'Sign up' }).click()

  await expect(page).toHaveTitle('Create your account · Benvenuto')
  await expect(metaOf('meta[property="og:title"]')).toHaveAttribute('content', 'Create your account · Benvenuto')
  await expect(metaOf('meta[name="description"]')).toHaveAttribute('content', /14 days free/)
  await expect(metaOf('meta[name="keywords"]')).toHaveAttribute('content', /free trial/)
  await expect(metaOf('link[rel="canonical"]')).toHaveAttribute('href', /\/register$/)
  await expect(metaOf('meta[property="og:url"]')).toHaveAttribute('content', /\/register$/)
  await expect(metaOf('meta[property="og:image"]')).toHaveAttribute('content', /hero-02\.png$/)
  await expect(metaOf('meta[name="robots"]')).toHaveCount(0)

  await page.getByRole('link', { name: 'Sign in' }).click()
  await expect(metaOf('link[rel="canonical"]')).toHaveAttribute('href', /\/login$/)
  await expect(metaOf('meta[name="description"]')).toHaveCount(1)
})

test('English can be chosen in a browser that stores no cookies', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ locale: 'de-DE', ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => undefined })
  })
  await page.route('**/*', async (route) => {
    const { cookie: _cookie, ...headers } = await route.request().allHeaders()
    await route.continue({ headers })
  })
  await page.goto('/de/legal')

  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click()

  await expect(page).toHaveURL('/legal?lang=en')
  expect(await languageOf(page)).toBe('en')
  await context.close()
})
