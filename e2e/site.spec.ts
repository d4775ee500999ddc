import { expect, test } from './fixtures.ts'

test('an unknown address answers 404 and says so', async ({ page }) => {
  const answer = await page.goto('/no/such/page')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Go Home' }).click()
  await expect(
    page.getByRole('heading', { level: 1, name: 'Create Digital Welcome Books for Your Guests' }),
  ).toBeVisible()
})
