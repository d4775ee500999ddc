import { type Browser, devices } from '@playwright/test'
import { createAxe, expectNoViolations } from './axe.ts'
import { choosePlan, createBook, expect, fullBook, registerHost, test } from './fixtures.ts'

/** A guest in a new browser context with a phone's User-Agent, which distinguishes her from other guests here. */
async function openAsGuest(browser: Browser, path: string, locale: string, phone = 'Pixel 7') {
  const { defaultBrowserType: _, ...device } = devices[phone] ?? {}
  const context = await browser.newContext({ ...device, locale })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const page = await context.newPage()
  await page.goto(path)
  return page
}

test('uses and searches without results are shown in the host’s dashboard, in two languages', async ({
  page,
  browser,
  baseURL,
}) => {
  await registerHost(page.request)
  await choosePlan(page.request, 'pro')
  const { id } = await createBook(page.request, fullBook)

  for (const [locale, phone] of [
    ['en', 'Pixel 7'],
    ['de', 'iPhone 14'],
  ] as const) {
    const guest = await openAsGuest(browser, `${baseURL}/share/${id}?qr`, locale, phone)
    // The mark is removed from the address after it was counted.
    await expect(guest).toHaveURL(`${baseURL}/share/${id}`)
    const reports = () => guest.waitForResponse(`${baseURL}/share/${id}/events`)
    const copied = reports()
    await guest.locator('#wifi button[data-copy]').last().click()
    expect((await copied).status()).toBe(204)
    await guest.locator('.g-find summary').click()
    await guest.getByRole('searchbox').fill(locale === 'en' ? 'Toaster' : 'toaster ')
    const searched = reports()
    await guest.getByRole('searchbox').blur()
    expect((await searched).status()).toBe(204)
    await guest.context().close()
  }

  await page.goto('/profile')
  await expect(page.getByText('2 visits in 30 days')).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Visits/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Visits' })).toBeVisible()
  await expect(page.getByRole('row', { name: 'QR code 2' })).toBeVisible()
  await expect(page.getByRole('row', { name: 'Wi-Fi copied 2' })).toBeVisible()
  await expect(page.getByRole('row', { name: 'Deutsch 1' })).toBeVisible()
  await expect(page.getByText('Too few in the previous period to compare').first()).toBeVisible()
  await page.getByRole('button', { name: 'Show as a table' }).click()
  await expect(page.getByRole('table', { name: 'Visits over time' }).getByRole('row')).toHaveCount(31)
  await page.getByRole('button', { name: 'Show as a chart' }).click()
  await expect(page.locator('.recharts-bar-rectangle').first()).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download CSV' }).click()
  expect((await download).suggestedFilename()).toBe('benvenuto-visits.csv')

  for (const [language, heading] of [
    ['Deutsch', 'Gesucht und nicht gefunden'],
    ['English', 'Searched and not found'],
  ] as const) {
    await page.getByRole('contentinfo').getByRole('button', { name: language }).click()
    await expect(page.getByRole('region', { name: heading }).getByText('toaster', { exact: true })).toBeVisible()
    await expectNoViolations(page, language, createAxe(page, { isStrict: true }))
  }
  await page.getByRole('link', { name: /Add “toaster”.*step 5/ }).click()
  await expect(page).toHaveURL(`/create?edit=${id}&step=5&field=equipment`)
  await expect(page.getByText('5 / 7', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add equipment' })).toBeFocused()
})

test('on Basic a host sees the plain counts, and what Pro would show', async ({
  signedInPage: page,
  browser,
  baseURL,
}) => {
  const { id } = await createBook(page.request)
  const guest = await openAsGuest(browser, `${baseURL}/share/${id}`, 'it')
  await guest.context().close()

  await page.goto('/analytics')
  await expect(page.getByRole('row', { name: 'Villa Limonaia 1 1' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Upgrade to Pro' })).toHaveAttribute('href', '/payment?plan=pro')
  await expectNoViolations(page, 'plain counts')
})
