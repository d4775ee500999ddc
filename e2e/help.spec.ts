import { checkedWidths, createAxe, expectAccessible } from './axe.ts'
import { expect, test } from './fixtures.ts'

test('answers are found by their words, without accents, and each has an address', async ({ page }) => {
  await page.goto('/help')
  const answers = page.locator('[data-help-entry]').filter({ visible: true })
  await expect(page.getByRole('searchbox', { name: 'Search the answers' })).toBeVisible()
  const all = await answers.count()
  expect(all).toBeGreaterThanOrEqual(20)

  await page.getByRole('searchbox').fill('LOCK code')
  await expect(
    page.getByRole('heading', { name: 'The door code has changed. What is the quickest way?' }),
  ).toBeVisible()
  expect(await answers.count()).toBeLessThan(all)
  await expect(page.getByRole('status').filter({ hasText: /answer/ })).toBeVisible()
  await page.getByRole('searchbox').fill('zeppelin')
  await expect(answers).toHaveCount(0)
  await expect(page.getByText('No answer contains these words.')).toBeVisible()
  await page.getByRole('searchbox').fill('')
  await expect(answers).toHaveCount(all)

  await page.goto('/es/help')
  await page.getByRole('searchbox').fill('codigo puerta')
  await expect(page.locator('#door-code')).toBeVisible()
  await page.goto('/de/help#delete-account')
  await expect(page.locator('#delete-account')).toBeInViewport()
})

test('a link to an answer that the search has hidden shows it', async ({ page }) => {
  await page.goto('/help')
  await page.getByRole('searchbox').fill('zeppelin')
  await expect(page.locator('#printing')).toBeHidden()
  await page.evaluate(() => {
    location.hash = 'printing'
  })
  await expect(page.locator('#printing')).toBeInViewport()
})

test('without script every answer can be read, and there is no search', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/help')
  await expect(page.getByRole('searchbox')).toHaveCount(0)
  await expect(page.locator('[data-help-entry]').filter({ visible: true })).not.toHaveCount(0)
  await expect(page.getByText('It also works when your trial or plan has ended')).toBeVisible()
  await context.close()
})

for (const width of checkedWidths) {
  test(`the help page is accessible at ${width} px, and footer and menu lead to it`, async ({ signedInPage: page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/profile')
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Help' })).toHaveAttribute('href', '/help')
    await page.getByRole('banner').getByRole('button', { name: 'Giulia Ferrante' }).click()
    await page.getByRole('menuitem', { name: 'Help' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Your pages' })).toBeVisible()
    await expectAccessible(page, 'help', createAxe(page, { isStrict: true }))
  })
}
