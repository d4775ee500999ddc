import type { Page } from '@playwright/test'
import { choosePlan, createBook, expect, registerHost, test, toast } from './fixtures.ts'

/** `YYYY-MM-DD` in some days. */
const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

async function givenStay(page: Page): Promise<{ path: string; settings: string }> {
  await registerHost(page.request)
  await choosePlan(page.request, 'pro')
  const { id } = await createBook(page.request, { propertyName: 'Casa Bellavista', doorCode: '4719#' })
  await page.request.put(`/api/welcome-books/${id}/stay-settings`, { data: { timeZone: 'Europe/Rome' } })
  const data = { arrival: dayIn(12), departure: dayIn(15), language: 'en' }
  const stay = await (await page.request.post(`/api/welcome-books/${id}/stays`, { data })).json()
  return { path: `/stays/${id}/${stay.id}`, settings: `/stays/settings/${id}` }
}

/** Calls of one method to paths of a pattern fail as if the service had. @returns a function that ends this */
async function breakCalls(page: Page, path: RegExp, failing: string): Promise<() => Promise<void>> {
  const matches = (url: URL) => path.test(url.pathname)
  await page.route(matches, (route) =>
    route.request().method() === failing
      ? route.fulfill({ status: 500, contentType: 'text/plain', body: 'Internal Server Error' })
      : route.fallback(),
  )
  return () => page.unroute(matches)
}

const again = (page: Page) => page.getByRole('button', { name: 'Try again' })

/** Opens a screen whose data do not load, and tries again until they do. */
async function openBroken(page: Page, address: string, path: RegExp, failure: string): Promise<void> {
  const mend = await breakCalls(page, path, 'GET')
  await page.goto(address)
  await expect(page.getByText(failure)).toBeVisible()
  await again(page).click()
  await expect(page.getByText(failure)).toBeVisible()
  await mend()
  await again(page).click()
  await expect(page.getByText(failure)).toHaveCount(0)
}

test('the page of a stay says what did not load, and tries again', async ({ page }) => {
  test.slow()
  const { path } = await givenStay(page)
  await openBroken(page, path, /^\/api\/stays$/, 'Your stays did not load')
  await expect(page.getByRole('button', { name: 'Edit stay' })).toBeVisible()
  await openBroken(page, path, /\/messages$/, 'The messages did not load')
  await expect(page.getByRole('region', { name: 'What to say, and when' }).getByRole('listitem')).toHaveCount(5)
})

test('a page that stays open says when its stays are outdated, and reads them again on request', async ({ page }) => {
  await givenStay(page)
  await page.clock.install()
  await page.goto('/stays')
  await expect(page.getByRole('region', { name: 'All stays' }).getByRole('listitem')).toHaveCount(1)
  const notice = page.getByRole('status').filter({ hasText: 'not been able to update your stays' })
  const mend = await breakCalls(page, /^\/api\/stays(?:\/books)?$/, 'GET')
  await page.clock.runFor(61_000)
  await expect(notice).toBeVisible()
  await expect(page.getByRole('region', { name: 'All stays' }).getByRole('listitem')).toHaveCount(1)
  await mend()
  await notice.getByRole('button', { name: 'Try again' }).click()
  await expect(notice).toHaveCount(0)
})

test('a stay that is not saved keeps what was typed', async ({ page }) => {
  const { path } = await givenStay(page)
  await page.goto(path)
  await page.getByRole('button', { name: 'Edit stay' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit stay' })
  await expect(dialog.getByLabel('Arrival')).toBeFocused()
  const note = dialog.getByLabel('Your note')
  await note.fill('Two children')
  const mend = await breakCalls(page, /\/stays\/[^/]+$/, 'PATCH')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByRole('alert')).toContainText('That did not work')
  await expect(note).toHaveValue('Two children')
  await mend()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, 'Stay saved')).toBeVisible()
  await expect(page.getByText('Two children').first()).toBeVisible()
})

test('settings say what did not load, and keep what was typed when they are not saved', async ({ page }) => {
  test.slow()
  const { settings } = await givenStay(page)
  for (const path of [/\/stay-settings$/, /^\/api\/stays$/]) {
    await openBroken(page, settings, path, 'The settings did not load')
  }
  const arrival = page.getByLabel('Arrival from')
  await arrival.fill('17:30')
  const mend = await breakCalls(page, /\/stay-settings$/, 'PUT')
  const save = page.getByRole('button', { name: 'Save settings' })
  await save.click()
  await expect(page.getByRole('alert')).toContainText('nothing you typed is lost')
  await expect(arrival).toHaveValue('17:30')
  await mend()
  await save.click()
  await expect(toast(page, 'Settings saved')).toBeVisible()
  await page.reload()
  await expect(arrival).toHaveValue('17:30')
})

test('messages and the daily email say what did not load, and keep what was typed', async ({ page }) => {
  test.slow()
  await givenStay(page)
  await openBroken(page, '/stays/messages', /\/templates$/, 'The messages did not load')
  await openBroken(page, '/stays/messages', /\/stay-digest$/, 'The setting did not load')
  const booking = page.getByRole('region', { name: 'On booking' })
  const text = booking.getByLabel('Your text: On booking')
  await text.fill('Ciao! {link}')
  const mend = await breakCalls(page, /\/templates\/booking\/en$|\/stay-digest$/, 'PUT')
  await booking.getByRole('button', { name: 'Save' }).click()
  await expect(text).toHaveAccessibleDescription(/nothing you typed is lost/)
  await expect(text).toHaveValue('Ciao! {link}')
  const digest = page.getByRole('region', { name: 'Your day by email' })
  await digest.getByLabel('When').selectOption({ label: 'At 07:00' })
  await digest.getByRole('button', { name: 'Save' }).click()
  await expect(digest.getByRole('alert')).toContainText('That did not work')
  await expect(digest.getByLabel('When')).toHaveValue('7')
  await mend()
  await booking.getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, 'Text saved')).toBeVisible()
})
