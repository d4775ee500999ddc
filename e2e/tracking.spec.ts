import type { Page } from '@playwright/test'
import { checkedWidths, expectNoViolations } from './axe.ts'
import {
  captchaAnswer,
  choosePlan,
  createBook,
  expect,
  newPerson,
  nextStep,
  password,
  registerHost,
  test as withoutPixel,
} from './fixtures.ts'
import { makeAdmin, startOperator } from './operator.ts'
import { pixelId, test } from './pixel-service.ts'

const scriptAddress = 'https://connect.facebook.net/en_US/fbevents.js'
const article = 'House rules that people actually follow'

const banner = (page: Page) => page.getByRole('region', { name: 'May we measure our ads?' })
const settings = (page: Page) => page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' })

/** Names and outcomes of the events on this page. */
function queued(page: Page): Promise<string[]> {
  return page.evaluate(() => (window.benvenutoEvents ?? []).map(({ event, status }) => `${event.name} ${status}`))
}

/** The events of this page with their parameters. */
function events(page: Page): Promise<unknown[]> {
  return page.evaluate(() => (window.benvenutoEvents ?? []).map(({ event }) => event))
}

/** Grants consent before the first page asks for it. */
async function agree(page: Page): Promise<void> {
  await page.goto('/legal')
  await banner(page).getByRole('button', { name: 'Agree' }).click()
  await expect(banner(page)).toBeHidden()
}

test('nothing is sent to third parties before consent, nor after a refusal', async ({ page, meta }) => {
  await page.goto('/')
  await expect(banner(page)).toBeVisible()
  await page.locator('#pricing').scrollIntoViewIfNeeded()
  await expect.poll(() => queued(page)).toEqual(['pricing-view waiting'])
  await page.goto('/register')
  await page.getByLabel('First name').fill('Giulia')
  await expect.poll(() => queued(page)).toEqual(['registration-start waiting'])

  await banner(page).getByRole('button', { name: 'Decline' }).click()
  await expect(banner(page)).toBeHidden()
  await expect.poll(() => queued(page)).toEqual(['registration-start discarded'])

  await page.goto('/#pricing')
  await expect.poll(() => queued(page)).toEqual(['pricing-view discarded'])
  await expect(banner(page)).toBeHidden()
  expect(meta.requests).toEqual([])
})

test('with consent each step is measured once, and never at an address that contains a book’s id', async ({
  page,
  meta,
}) => {
  test.slow()
  const violations: string[] = []
  page.on('console', (message) => message.text().includes('Content Security Policy') && violations.push(message.text()))
  await page.goto('/')
  await page.locator('#pricing').scrollIntoViewIfNeeded()
  await expect.poll(() => queued(page)).toEqual(['pricing-view waiting'])
  await banner(page).getByRole('button', { name: 'Agree' }).click()
  await expect.poll(() => queued(page)).toEqual(['pricing-view sent'])
  await page.locator('#faq').scrollIntoViewIfNeeded()
  await page.locator('#pricing').scrollIntoViewIfNeeded()

  await page.getByRole('main').getByRole('link', { name: 'View Demo' }).first().click()
  await page.waitForURL('**/demo-preview')
  await page.goto('/blog/creating-house-rules-that-work')
  await expect.poll(() => queued(page)).toEqual(['article-view sent'])

  await page.goto('/plan-selection')
  await page.getByRole('button', { name: 'Pro' }).click()
  await page.waitForURL('**/register')
  await register(page)
  await page.waitForURL('**/payment?plan=pro')
  await page.getByRole('button', { name: 'Subscribe in test mode' }).click()
  await page.getByRole('radio').first().waitFor()
  await page.getByRole('button', { name: 'Subscribe in test mode' }).click()
  await page.waitForURL('**/profile')

  const draft = await createBook(page.request, { status: 'draft' })
  await publish(page, draft.id)
  await page.getByRole('link', { name: 'Back to Profile' }).click()
  await expect.poll(() => queued(page)).toEqual(['first-book sent'])
  await page.getByRole('button', { name: 'Share Villa Limonaia' }).click()
  await page.getByRole('button', { name: 'Copy Link' }).click()
  await page.getByRole('button', { name: 'Copy Link' }).click()
  const second = await createBook(page.request, { status: 'draft' })
  await publish(page, second.id)
  await page.goto('/profile')
  await expect(page.getByRole('button', { name: 'Share Villa Limonaia' })).toHaveCount(2)

  const order = { content_name: 'pro', value: 24.95, currency: 'EUR' }
  expect(meta.events()).toEqual([
    ['ViewContent', { content_name: 'Pricing', content_category: 'pricing' }],
    ['ViewContent', { content_name: 'Demo', content_category: 'demo' }],
    ['ViewContent', { content_name: article, content_category: 'blog' }],
    ['AddToCart', { content_name: 'pro' }],
    ['RegistrationStart', {}],
    ['CompleteRegistration', { content_name: 'pro' }],
    ['InitiateCheckout', order],
    ['FirstWelcomeBook', {}],
    ['ShareWelcomeBook', {}],
  ])
  const read = meta.calls.flatMap(({ address, referrer }) => [address, referrer]).join(' ')
  for (const { id } of [draft, second]) expect(read).not.toContain(id)
  expect(new Set(meta.requests)).toEqual(new Set([scriptAddress]))
  expect(violations).toEqual([])
})

test('the pixel is configured not to send anything automatically', async ({ page, meta }) => {
  await agree(page)

  await expect
    .poll(() => meta.calls.map(({ call }) => call))
    .toEqual([
      ['set', 'autoConfig', false, pixelId],
      ['init', pixelId],
    ])
  expect(await page.evaluate(() => window.fbq?.disablePushState)).toBe(true)
})

test('the answer can be changed by keyboard, and a refusal deletes the pixel’s cookies', async ({ page, meta }) => {
  await agree(page)
  await page.goto('/')
  await expect.poll(() => meta.requests.length).toBe(2)
  await page.evaluate(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: as the pixel's own script does
    document.cookie = '_fbp=fb.0.1.2; path=/'
  })

  await settings(page).focus()
  await page.keyboard.press('Enter')
  await expect(banner(page)).toBeFocused()
  await expect(banner(page)).toContainText('Your current answer: agreed.')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(banner(page).getByRole('button', { name: 'Decline' })).toBeFocused()
  await page.keyboard.press('Enter')

  await expect(banner(page)).toBeHidden()
  await expect(settings(page)).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: 'Saved: nothing is measured.' })).toHaveCount(1)
  expect(meta.calls.at(-1)?.call).toEqual(['consent', 'revoke'])
  expect(await page.evaluate(() => document.cookie)).not.toContain('_fbp')

  await page.goto('/plan-selection')
  await settings(page).click()
  await expect(banner(page)).toBeFocused()
  await expect(banner(page)).toContainText('Your current answer: declined.')
  await banner(page).getByRole('button', { name: 'Agree' }).click()
  await expect(settings(page)).toBeFocused()
  await expect.poll(() => meta.requests.length).toBe(3)
})

test('an answer in one tab applies to the other tabs', async ({ page, context, meta }) => {
  await page.goto('/')
  const other = await context.newPage()
  await other.goto('/login')
  await expect(banner(other)).toBeVisible()

  await banner(page).getByRole('button', { name: 'Decline' }).click()

  await expect(banner(other)).toBeHidden()
  expect(meta.requests).toEqual([])
})

test('a browser with Global Privacy Control counts as refused', async ({ page, meta }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
  await page.goto('/#pricing')

  await expect.poll(() => queued(page)).toEqual(['pricing-view discarded'])
  await expect(banner(page)).toBeHidden()
  await settings(page).click()
  await expect(banner(page)).toContainText('Your current answer: declined.')
  expect(meta.requests).toEqual([])
})

test('when the pixel is blocked, events are dropped and the page keeps working', async ({ page, meta }) => {
  meta.block()
  await page.goto('/#pricing')
  await expect.poll(() => queued(page)).toEqual(['pricing-view waiting'])

  await banner(page).getByRole('button', { name: 'Agree' }).click()

  await expect.poll(() => queued(page)).toEqual(['pricing-view discarded'])
})

test('guests and hosts at work are not asked, and their pages load no pixel', async ({ page, context, meta }) => {
  await agree(page)
  await expect.poll(() => meta.requests.length).toBe(1)
  await registerHost(context.request)
  await choosePlan(context.request, 'pro')
  const { id } = await createBook(context.request)

  for (const path of [`/share/${id}`, `/preview/${id}`, `/create?edit=${id}`, '/account']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('#consent')).toBeHidden()
  }

  expect(meta.requests).toHaveLength(1)
})

for (const width of checkedWidths) {
  test(`the banner is accessible at ${width} px and first in the tab order`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const path of ['/', '/de', '/register', '/plan-selection']) {
      await page.goto(path)
      await expect(page.locator('#consent')).toBeVisible()
      await page.keyboard.press('Tab')
      await expect(page.locator('#consent a')).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(page.locator('#consent button').first()).toBeFocused()

      await expectNoViolations(page, path)
      const [refuse, granted] = await page.locator('#consent button').all()
      const [one, other] = [await refuse?.boundingBox(), await granted?.boundingBox()]
      expect(one && { width: one.width, height: one.height }).toEqual(
        other && { width: other.width, height: other.height },
      )
      expect(one?.height).toBeGreaterThanOrEqual(44)
    }
  })
}

test('the pixel test sends every event and shows its outcome', async ({ page, context, meta, service }) => {
  const operator = await startOperator(service.env)
  await makeAdmin(context, operator)
  operator.stop()
  await page.goto('/admin')
  await page.getByRole('link', { name: 'Pixel test' }).click()
  const queue = page.getByRole('region', { name: 'Events on this page' })
  const names = [
    'Demo view',
    'Registration start',
    'Registration complete',
    'Plan selection',
    'Payment start',
    'Purchase',
  ]
  names.push('First welcome book', 'Share', 'Pricing view', 'Article view')

  for (const name of names) await page.getByRole('button', { name, exact: true }).click()
  await expect(queue.getByRole('listitem')).toHaveCount(10)
  await expect(queue.getByText('Waiting')).toHaveCount(10)
  await expect(queue.getByText(/"value": 24.95, "currency": "EUR"/)).toHaveCount(2)
  await expectNoViolations(page, 'pixel test')

  await banner(page).getByRole('button', { name: 'Agree' }).click()
  await expect(queue.getByText('Sent')).toHaveCount(10)
  expect(meta.events()).toHaveLength(10)
  expect(meta.events()).toContainEqual(['CompleteRegistration', { content_name: 'basic' }])
  await expect(page.getByText('Agreed: events are sent.')).toBeVisible()
})

withoutPixel('for a host and a visitor the pixel test does not exist', async ({ signedInPage: page, playwright }) => {
  expect((await page.goto('/pixel-test'))?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
  const visitor = await playwright.request.newContext({ baseURL: new URL(page.url()).origin })
  expect((await visitor.get('/pixel-test')).status()).toBe(404)
  await visitor.dispose()
})

withoutPixel(
  'without a pixel events go into the queue and nowhere else, and nobody is asked',
  async ({ page, baseURL }) => {
    const foreign: string[] = []
    page.on('request', (request) => {
      if (new URL(request.url()).origin !== baseURL) foreign.push(request.url())
    })
    await page.goto('/blog/creating-house-rules-that-work')
    await expect.poll(() => events(page)).toEqual([{ name: 'article-view', title: article }])
    await expect(page.locator('#consent')).toHaveCount(0)
    await expect(settings(page)).toHaveCount(0)

    await page.goto('/plan-selection')
    await expect(page.getByRole('button', { name: 'Basic' })).toBeVisible()
    await expect(settings(page)).toHaveCount(0)
    await page.getByRole('button', { name: 'Basic' }).click()
    await page.waitForURL('**/register')
    await register(page)
    await page.waitForURL('**/payment?plan=basic')

    expect(await events(page)).toEqual([
      { name: 'plan-selection', plan: 'basic' },
      { name: 'registration-start' },
      { name: 'registration-complete', plan: 'basic' },
    ])
    expect(await queued(page)).toContain('registration-complete waiting')
    expect(foreign).toEqual([])
  },
)

async function register(page: Page): Promise<void> {
  await page.getByLabel('First name').fill('Giulia')
  await page.getByLabel('Last name').fill('Ferrante')
  await page.getByLabel('Email').fill(newPerson().email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password').fill(password)
  await page.getByLabel('Type the characters you see').fill(captchaAnswer)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Create account' }).click()
}

/** Publishes a draft with the wizard; ends on its preview. */
async function publish(page: Page, id: string): Promise<void> {
  await page.goto(`/create?edit=${id}`)
  for (const step of [2, 3, 4, 5, 6, 7]) await nextStep(page, step)
  await page.getByRole('button', { name: /^Publish/ }).click()
  await page.waitForURL(`**/preview/${id}`)
}
