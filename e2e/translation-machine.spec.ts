import type { Page } from '@playwright/test'
import { type Machine, machineKey, startDeepL } from '#test/translation-machines.ts'
import { startBuiltService } from './built-service.ts'
import { test as base, choosePlan, createBook, expect, registerHost } from './fixtures.ts'

/** Browser tests with a service that uses DeepL, which the test replaces. */
const test = base.extend<{ machine: Machine; origin: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed from the pattern
  machine: async ({}, use) => {
    // The second of four calls is refused, because the month's volume is used up.
    const machine = await startDeepL({
      instead: (call) => (call === 2 ? { status: 456, body: { message: 'Quota Exceeded' } } : undefined),
    })
    await use(machine)
    machine.stop()
  },
  origin: async ({ machine }, use) => {
    const service = await startBuiltService({
      TRANSLATION_URL: machine.url,
      TRANSLATION_KIND: 'deepl',
      TRANSLATION_API_KEY: machineKey,
      LOG_LEVEL: 'fatal',
    })
    await use(service.origin)
    await service.stop()
  },
  baseURL: async ({ origin }, provide) => provide(origin),
})

const houseRules = Array.from({ length: 11 }, (_, index) => `La regola numero ${index + 1} di Giulia`)
const words = (page: Page, text: string) => page.getByText(text, { exact: true })
const row = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text })
const box = (page: Page) => page.getByRole('textbox', { name: 'Rule, translation' })

test('a machine proposes translations, the host accepts a section or all, and undoes it', async ({
  page,
  browser,
  origin,
}) => {
  await registerHost(page.request)
  await choosePlan(page.request, 'pro')
  const { id } = await createBook(page.request, {
    originalLanguage: 'it',
    houseRules,
    parkingInfo: 'Nel cortile dietro la casa',
  })
  await page.goto(`/languages/${id}?to=de`)

  await page.getByRole('button', { name: 'Get 12 suggestions' }).click()
  await expect(page.getByRole('alert')).toContainText('The translation service has reached its limit')
  await expect(words(page, 'Suggestion')).toHaveCount(10)
  await page.getByRole('button', { name: 'Get all 38 in 4 languages' }).waitFor()
  await page.getByRole('link', { name: /Deutsch/ }).click()
  await page.getByRole('button', { name: 'Accept 10 suggestions' }).waitFor()
  await page.getByRole('button', { name: 'Get all 38 in 4 languages' }).click()
  await expect(words(page, 'Suggestion')).toHaveCount(12)
  await expect(page.getByRole('link', { name: /Français/ })).toContainText('0 done, 12 suggested')
  await expect(page.getByRole('alert')).toHaveCount(0)
  const third = row(page, 'wort wort wort 3 wort Giulia')
  await expect(third).toBeVisible()

  const guest = await (await browser.newContext({ locale: 'de-DE' })).newPage()
  await guest.goto(`${origin}/share/${id}`)
  await expect(guest.getByText('Nel cortile dietro la casa')).toHaveAttribute('lang', 'it')

  await third.getByRole('button', { name: /^Change/ }).click()
  await expect(box(page)).toBeFocused()
  await box(page).fill('Regel 3 von Giulia')
  await expect(page.getByText('You are changing this text')).toBeVisible()
  await expect(words(page, 'Saved')).toBeVisible()
  await page.getByRole('button', { name: /^Back to the suggestion/ }).click()
  await expect(third.getByRole('button', { name: /^Change/ })).toBeFocused()

  await page.getByRole('button', { name: /^Accept these 11 ?: House rules$/ }).click()
  await expect(page.getByRole('status').filter({ hasText: '11 suggestions accepted.' })).toBeFocused()
  await expect(words(page, 'Suggestion')).toHaveCount(1)
  await expect(words(page, 'Saved')).toBeVisible()
  await guest.reload()
  await expect(guest.getByText('wort wort wort 3 wort Giulia')).toBeAttached()

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(words(page, 'Suggestion')).toHaveCount(12)
  await page.getByRole('button', { name: 'Accept 12 suggestions' }).click()
  await page.getByRole('heading', { name: 'Rule', level: 3 }).first().locator('..').getByRole('button').click()
  await box(page).fill('Regel 1 von Giulia')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(words(page, 'Suggestion')).toHaveCount(11)
  await expect(words(page, 'Saved')).toBeVisible()
  await guest.reload()
  await expect(guest.getByText('Regel 1 von Giulia')).toBeAttached()
  await expect(guest.getByText(houseRules[2] ?? '')).toHaveAttribute('lang', 'it')
  await guest.context().close()
})

test('from the screen after publishing, what is missing is fetched in all languages at once', async ({ page }) => {
  await registerHost(page.request)
  await choosePlan(page.request, 'pro')
  const { id } = await createBook(page.request, {
    originalLanguage: 'it',
    status: 'draft',
    parkingInfo: 'Nel cortile dietro la casa',
  })
  await page.goto(`/create?edit=${id}&step=7`)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByRole('heading', { name: 'Your book is live' }).waitFor()

  await page.getByRole('link', { name: 'Get suggestions for all 4' }).click()

  // The second call finds the volume used up; the first has brought its text.
  await expect(page.getByRole('alert')).toContainText('The translation service has reached its limit')
  await expect(page.getByRole('link', { name: /English/ })).toContainText('0 done, 1 suggested')
  await expect(words(page, 'Suggestion')).toHaveCount(1)
  const calls = page.waitForRequest(/proposals/, { timeout: 1_000 }).catch(() => undefined)
  await page.reload()
  expect(await calls).toBeUndefined()
})
