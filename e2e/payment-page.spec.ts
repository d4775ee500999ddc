import { expect, test } from './fixtures.ts'

test('a kept discount code that is not accepted any more says why, until another one is typed', async ({
  signedInPage: page,
}) => {
  await page.addInitScript(() => localStorage.setItem('benvenuto.discount', 'spring-2020'))
  await page.goto('/payment?plan=pro')

  const code = page.getByLabel('Discount code')
  await expect(code).toHaveValue('spring-2020')
  await expect(code).toHaveAccessibleDescription('Invalid discount code')
  await expect(page.getByRole('button', { name: 'Subscribe in test mode' })).toBeEnabled()
  await code.fill('another')
  await expect(code).not.toHaveAccessibleDescription('Invalid discount code')
})

test('a discount code that nobody could check is not called invalid', async ({ signedInPage: page }) => {
  await page.route('**/api/discounts/*', (route) => route.fulfill({ status: 502, body: '<h1>Bad Gateway</h1>' }))
  await page.goto('/payment?plan=pro')
  const code = page.getByLabel('Discount code')
  await code.fill('spring-2020')
  await page.getByRole('button', { name: 'Apply' }).click()

  await expect(code).toHaveAccessibleDescription('The code could not be checked. Please try again.')
  await expect(code).toHaveValue('spring-2020')
})

test('a purchase is noted although the button was pressed before the subscription had loaded', async ({
  signedInPage: page,
}) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/subscription', async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/payment?plan=basic')
  await page.getByRole('button', { name: 'Subscribe in test mode' }).click()
  await expect(page.getByRole('button', { name: 'Starting...' })).toBeVisible()
  release()

  await expect(page.getByRole('radio', { name: 'Visa 4242' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('benvenuto.purchase'))).not.toBeNull()
})

test('a host whose session ends on the payment page is asked to sign in, not to register', async ({
  signedInPage: page,
}) => {
  await page.goto('/payment?plan=pro')
  const order = page.getByRole('button', { name: 'Subscribe in test mode' })
  await expect(order).toBeVisible()
  await page.context().clearCookies()
  await order.click()
  await expect(page.getByRole('alert').filter({ hasText: 'Please sign in to continue.' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible()
  await page.getByRole('main').getByRole('button').last().click()
  await page.waitForURL('**/login')
})
