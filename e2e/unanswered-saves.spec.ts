import type { Locator, Page, Route } from '@playwright/test'
import { isLongForm } from '#test/property-runs.ts'
import { findFreePort } from '#test/running-service.ts'
import { choosePlan, createBook, expect, fillRequired, password, registerHost, test, toast } from './fixtures.ts'
import { createGuestService } from './guest-service.ts'

type Failure = (route: Route) => Promise<void>

const failures = {
  'the page of a gateway': (route: Route) => route.fulfill({ status: 502, body: '<h1>502 Bad Gateway</h1>' }),
  'a connection that is cut': (route: Route) => route.abort('connectionreset'),
  'an error of the service': (route: Route) =>
    route.fulfill({ status: 500, json: { code: 'INTERNAL', message: 'Something went wrong. Please try again.' } }),
} satisfies Record<string, Failure>

/**
 * The failures of a journey: in the long form of the tests all of them; otherwise what a gateway answers, and the other
 * one that is given.
 */
function failuresFor(also?: keyof typeof failures): [name: string, fail: Failure][] {
  const names = Object.keys(failures) as (keyof typeof failures)[]
  return names
    .filter((name) => isLongForm || name === 'the page of a gateway' || name === also)
    .map((name) => [name, failures[name]])
}

/** Lets every call of a method to a path fail. @returns a function that ends this */
async function breakCalls(page: Page, path: RegExp, method: string, fail: Failure) {
  const matches = (url: URL) => path.test(url.pathname)
  await page.route(matches, (route) => (route.request().method() === method ? fail(route) : route.fallback()))
  return () => page.unroute(matches)
}

/** A text of every failure that none of them may show. */
const foreign = /Bad Gateway|<h1>|Failed to fetch|You are offline/

async function expectExplained(page: Page, message: Locator): Promise<void> {
  await expect(message.first()).toBeVisible()
  await expect(page.locator('body')).not.toContainText(foreign)
}

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

for (const status of isLongForm ? [502, 503, 504] : [503]) {
  test(`a gateway’s page with status ${status} is reported as an unreachable service, and the texts are kept`, async ({
    page,
  }) => {
    test.slow()
    await registerHost(page.request)
    await choosePlan(page.request, 'pro')
    const { id } = await createBook(page.request, { originalLanguage: 'it', welcomeMessage: 'Benvenuti!' })
    const fail = (route: Route) => route.fulfill({ status, body: '<h1>Bad Gateway</h1>' })
    const unreachable = page.getByRole('alert').filter({ hasText: 'The service cannot be reached right now.' })

    await page.goto('/create')
    let mend = await breakCalls(page, /^\/api\/welcome-books$/, 'POST', fail)
    await fillRequired(page, 'Casa sul mare')
    await page.getByRole('button', { name: 'Save Draft' }).click()
    await expectExplained(page, page.getByText('Not saved: the service cannot be reached right now.'))
    await expect(page.getByLabel('Property name')).toHaveValue('Casa sul mare')
    await mend()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(toast(page, 'Draft Saved!')).toBeVisible()

    await page.goto(`/design/${id}`)
    mend = await breakCalls(page, /\/look$/, 'PUT', fail)
    await page.getByLabel('Accent colour').fill('#1b3a6b')
    await page.getByRole('button', { name: 'Save design' }).click()
    await expectExplained(page, page.getByText('Not saved: the service cannot be reached right now.'))
    await expect(page.getByLabel('Accent colour')).toHaveValue('#1b3a6b')
    await mend()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(toast(page, 'Design saved')).toBeVisible()

    await page.goto(`/languages/${id}?to=de`)
    mend = await breakCalls(page, /\/translations\/de$/, 'PUT', fail)
    await page.getByRole('textbox', { name: 'Welcome message, translation' }).fill('Willkommen!')
    await expectExplained(page, unreachable)
    await expect(page.getByRole('textbox', { name: 'Welcome message, translation' })).toHaveValue('Willkommen!')
    await mend()
    await page.getByRole('button', { name: 'Save now' }).click()
    await expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible()
  })
}

for (const [failure, fail] of failuresFor('a connection that is cut')) {
  test(`after ${failure} account settings keep what was typed, say why, and save the next time`, async ({
    signedInPage: page,
  }) => {
    test.slow()
    await page.goto('/account')
    const name = section(page, 'Name')
    let mend = await breakCalls(page, /^\/api\/account$/, 'PATCH', fail)
    await name.getByLabel('Your name').fill('Giulia Rossi')
    await name.getByRole('button', { name: 'Save' }).click()
    await expectExplained(page, name.getByRole('alert'))
    await expect(name.getByLabel('Your name')).toHaveValue('Giulia Rossi')
    await page.getByRole('checkbox', { name: 'Send me reminders and tips' }).click()
    await expectExplained(page, section(page, 'Emails from us').getByRole('alert'))
    await section(page, 'Language').getByRole('combobox').selectOption('de')
    await expectExplained(page, section(page, 'Sprache').getByRole('alert'))
    await mend()
    await section(page, 'Sprache').getByRole('button', { name: 'Erneut versuchen' }).click()
    await expect.poll(async () => (await (await page.request.get('/api/auth/me')).json()).language).toBe('de')
    await expect(section(page, 'Sprache').getByRole('alert')).toHaveCount(0)
    await section(page, 'Sprache').getByRole('combobox').selectOption('en')
    await name.getByRole('button', { name: 'Save' }).click()
    await expect(toast(page, 'Name changed')).toBeVisible()
    await expect(name.getByRole('alert')).toHaveCount(0)

    mend = await breakCalls(page, /^\/api\/account\/email$/, 'PUT', fail)
    const email = section(page, 'Email')
    const address = `giulia-${crypto.randomUUID()}@example.com`
    await email.getByLabel('New email').fill(address)
    await email.getByLabel('Current password').fill(password)
    await email.getByRole('button', { name: 'Send confirmation link' }).click()
    await expectExplained(page, email.getByRole('alert'))
    await expect(email.getByLabel('New email')).toHaveValue(address)
    await expect(email.getByLabel('Current password')).toHaveValue(password)
    await mend()
    await email.getByRole('button', { name: 'Send confirmation link' }).click()
    await expect(email.getByText(`We sent a link to ${address}.`)).toBeVisible()

    mend = await breakCalls(page, /^\/api\/account\/password$/, 'PUT', fail)
    const passwords = section(page, 'Password')
    await passwords.getByLabel('Current password').fill(password)
    await passwords.getByLabel('New password').fill('Aranci-2027')
    await passwords.getByLabel('Confirm password').fill('Aranci-2027')
    await passwords.getByRole('button', { name: 'Change password' }).click()
    await expectExplained(page, passwords.getByRole('alert'))
    await expect(passwords.getByLabel('New password')).toHaveValue('Aranci-2027')
    await mend()
    await passwords.getByRole('button', { name: 'Change password' }).click()
    await expect(toast(page, 'Password changed')).toBeVisible()
  })
}

for (const [failure, fail] of failuresFor('an error of the service')) {
  test(`after ${failure} a new domain, stay settings and a message template keep what was typed`, async ({ page }) => {
    test.slow()
    await registerHost(page.request)
    await choosePlan(page.request, 'pro')
    const { id } = await createBook(page.request, { doorCode: '4719#' })
    await page.goto('/domains')
    let mend = await breakCalls(page, /^\/api\/domains$/, 'POST', fail)
    const domain = `${crypto.randomUUID().slice(0, 8)}.villa-conti.it`
    await page.getByLabel('Domain or subdomain').fill(domain)
    await page.getByRole('button', { name: 'Connect', exact: true }).click()
    await expect(page.getByLabel('Domain or subdomain')).toHaveAccessibleDescription(/try again/i)
    await expect(page.getByLabel('Domain or subdomain')).toHaveValue(domain)
    await expect(page.locator('body')).not.toContainText(foreign)
    await mend()
    await page.getByRole('button', { name: 'Connect', exact: true }).click()
    await expect(page.getByRole('heading', { name: domain })).toBeVisible()

    await page.goto(`/stays/settings/${id}`)
    mend = await breakCalls(page, /\/stay-settings$/, 'PUT', fail)
    await page.getByLabel('Arrival from').fill('16:30')
    await page.getByRole('button', { name: 'Save settings' }).click()
    await expectExplained(page, page.getByRole('main').getByRole('alert'))
    await expect(page.getByLabel('Arrival from')).toHaveValue('16:30')
    await mend()
    await page.getByRole('button', { name: 'Save settings' }).click()
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
    await page.reload()
    await expect(page.getByLabel('Arrival from')).toHaveValue('16:30')

    await page.goto('/stays/messages')
    mend = await breakCalls(page, /^\/api\/stay-messages\/templates\//, 'PUT', fail)
    const template = page.getByRole('textbox', { name: /^Your text/ }).first()
    await template.fill('Welcome! Everything is at {link}')
    const save = page.getByRole('main').getByRole('button', { name: 'Save', exact: true }).first()
    await save.click()
    await expect(template).toHaveAttribute('aria-invalid', 'true')
    await expect(template).toHaveAccessibleDescription(/try again/i)
    await expect(template).toHaveValue('Welcome! Everything is at {link}')
    await expect(page.locator('body')).not.toContainText(foreign)
    await mend()
    await save.click()
    await expect(toast(page, 'Text saved')).toBeVisible()
  })
}

for (const [failure, fail] of failuresFor()) {
  test(`after ${failure} the Back button finds the forms for support and for reports as they were, and they are sent the next time`, async ({
    page,
    browser,
  }) => {
    const owner = await browser.newContext()
    await registerHost(owner.request)
    await choosePlan(owner.request, 'basic')
    const { id } = await createBook(owner.request)
    await owner.close()
    for (const form of [
      { path: '/legal', text: 'What can we do for you?', send: 'Send message', sent: 'We have your message' },
      { path: `/share/${id}/report`, text: 'What did you see?', send: 'Send report', sent: 'Thank you' },
    ]) {
      await page.goto(form.path)
      const mend = await breakCalls(page, new RegExp(`^${form.path}$`), 'POST', fail)
      if (form.path === '/legal') {
        await page.getByLabel('Your name').fill('Elena Marchetti')
        await page.getByLabel('Your email').fill('elena@example.com')
      } else await page.getByRole('radio', { name: /It tries to deceive people/ }).check()
      await page.getByLabel(form.text).fill('It asks for my card number.')
      await page.getByRole('button', { name: form.send }).click()
      await expect(page.getByRole('button', { name: form.send })).toHaveCount(0)
      await mend()
      await page.goBack()
      await expect(page.getByLabel(form.text)).toHaveValue('It asks for my card number.')
      await page.getByRole('button', { name: form.send }).click()
      await expect(page.getByRole('heading', { name: form.sent })).toBeVisible()
    }
  })
}

test('a service that is killed during a save and started again has lost nothing of what was typed', async ({
  browser,
}) => {
  test.slow()
  const service = await createGuestService(await findFreePort())
  const context = await browser.newContext({ baseURL: service.origin, locale: 'en-GB' })
  try {
    const { email } = await registerHost(context.request)
    await choosePlan(context.request, 'pro')
    const page = await context.newPage()

    await page.goto('/account')
    const name = section(page, 'Name')
    await name.getByLabel('Your name').fill('Giulia Rossi')
    service.pause()
    await name.getByRole('button', { name: 'Save' }).click()
    await service.stop()
    await expect(name.getByRole('alert')).toContainText('The service cannot be reached right now.')
    await expect(name.getByLabel('Your name')).toHaveValue('Giulia Rossi')
    await service.start()
    await name.getByRole('button', { name: 'Save' }).click()
    await expect(toast(page, 'Name changed')).toBeVisible()
    await expect(name.getByRole('alert')).toHaveCount(0)

    await page.goto('/create')
    await fillRequired(page, 'Casa sul mare')
    service.pause()
    await page.getByRole('button', { name: 'Save Draft' }).click()
    await service.stop()
    await expect(page.getByText('Not saved: the service cannot be reached right now.')).toBeVisible()
    await expect(page.getByLabel('Property name')).toHaveValue('Casa sul mare')
    await service.start()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(toast(page, 'Draft Saved!')).toBeVisible()
    const books = await (await page.request.get('/api/welcome-books')).json()
    expect(books).toMatchObject([{ propertyName: 'Casa sul mare', status: 'draft' }])
    expect(await (await page.request.get('/api/auth/me')).json()).toMatchObject({ name: 'Giulia Rossi', email })
  } finally {
    await context.close()
    await service.remove()
  }
})
