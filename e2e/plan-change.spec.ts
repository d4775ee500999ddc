import { choosePlan, expect, registerHost, test, toast } from './fixtures.ts'

test('a host on a trial of Pro is told what Basic takes away, and asked, before anything changes', async ({ page }) => {
  await registerHost(page.request)
  await choosePlan(page.request, 'pro')
  const planNow = async () => (await (await page.request.get('/api/auth/me')).json()).plan
  await page.goto('/plan-selection')
  await page.getByRole('button', { name: 'Choose Basic' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change Plan' })
  await expect(dialog).toContainText('Your own domain: it forwards to the share link')
  await expect(dialog).toContainText('Your trial continues with Basic until')
  expect(await planNow()).toBe('pro')
  await dialog.getByRole('button', { name: 'Keep Pro' }).click()
  await expect(dialog).toHaveCount(0)
  expect(await planNow()).toBe('pro')

  await page.getByRole('button', { name: 'Choose Basic' }).click()
  await dialog.getByRole('button', { name: 'Change to Basic' }).click()
  await page.waitForURL('**/payment?plan=basic')
  await expect(toast(page, 'Plan selected successfully!')).toBeVisible()
  expect(await planNow()).toBe('basic')

  await page.goto('/profile')
  await page.getByRole('button', { name: 'Change Plan' }).click()
  await dialog.getByRole('button', { name: 'Change to Pro' }).click()
  await expect(toast(page, 'Plan changed')).toBeVisible()
  expect(await planNow()).toBe('pro')
})

test('a subscriber is asked on the page of plans too, and nothing is booked before', async ({ page }) => {
  await registerHost(page.request)
  await choosePlan(page.request, 'pro')
  await page.request.post('/api/create-subscription')
  await page.request.post('/api/subscription/test-card', { data: { card: 'good' } })
  const subscription = async () => (await page.request.get('/api/subscription')).json()
  expect(await subscription()).toMatchObject({ isSubscribed: true, plan: 'pro' })
  await page.goto('/plan-selection')

  await page.getByRole('button', { name: 'Choose Basic' }).click()

  const dialog = page.getByRole('dialog', { name: 'Change Plan' })
  await expect(dialog.getByRole('button', { name: /Basic/ })).toBeVisible()
  expect(await subscription()).toMatchObject({ plan: 'pro', pendingPlan: null })
})
