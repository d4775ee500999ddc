import type { Page } from '@playwright/test'
import { checkedWidths, createAxe, expectAccessible } from './axe.ts'
import { createBook, expect, fullBook, nextStep, test } from './fixtures.ts'

// The longest file; its tests are independent, so they run in parallel.
test.describe.configure({ mode: 'parallel' })

const expectStrictly = (page: Page, name: string) => expectAccessible(page, name, createAxe(page, { isStrict: true }))

for (const width of checkedWidths) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('public pages are accessible', async ({ page }) => {
      test.slow()
      const article = '/blog/creating-house-rules-that-work'
      for (const path of [
        '/',
        '/de',
        '/demo-preview',
        '/demo',
        '/demo-advanced',
        '/blog',
        article,
        '/fr/legal',
        '/de/cancel-contract',
      ]) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expectStrictly(page, path)
      }
    })

    test('screens of visitors are accessible', async ({ page }) => {
      for (const path of ['/login', '/register', '/forgot-password', '/plan-selection', '/payment', '/no-such-page']) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expectStrictly(page, path)
      }
    })

    test('the profile and its dialogs are accessible', async ({ signedInPage: page }) => {
      await page.goto('/profile')
      await expect(page.getByText('No Welcome Books yet')).toBeVisible()
      await expectStrictly(page, 'empty profile')
      await createBook(page.request, fullBook)
      await createBook(page.request, { ...fullBook, propertyName: 'Casa', status: 'draft' })
      await page.reload()
      await expect(page.getByRole('heading', { name: 'Villa Limonaia' })).toBeVisible()
      await expectStrictly(page, 'profile')
      const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'))
      for (const button of ['View Villa Limonaia', 'Share Villa Limonaia', 'Quick edit Villa Limonaia']) {
        await page.getByRole('button', { name: button }).click()
        await expect(dialog).toBeVisible()
        await expectStrictly(page, button)
        await page.keyboard.press('Escape')
        await expect(dialog).toHaveCount(0)
      }
      for (const item of ['Take offline', 'Delete']) {
        await page.getByRole('button', { name: 'More actions for Villa Limonaia' }).click()
        await page.getByRole('menuitem', { name: item }).click()
        await expect(dialog).toBeVisible()
        await expectStrictly(page, item)
        await page.keyboard.press('Escape')
        await expect(dialog).toHaveCount(0)
      }
    })

    test('every step of the wizard is accessible', async ({ signedInPage: page }) => {
      const { id } = await createBook(page.request, fullBook)
      await page.goto(`/create?edit=${id}`)
      await expect(page.getByLabel('Host name')).toHaveValue('Giulia Ferrante')
      await expectStrictly(page, 'step 1')
      for (const step of [2, 3, 4, 5, 6, 7]) {
        await nextStep(page, step)
        // The phone preview shows page content that was checked before, and its sections have the same names as the
        // form's.
        await expectAccessible(page, `step ${step}`, createAxe(page, { isStrict: true }).exclude('.g-book'))
      }
    })

    test('the guest page is accessible', async ({ signedInPage: page }) => {
      const { id } = await createBook(page.request, fullBook)
      for (const path of [`/share/${id}`, `/preview/${id}`, `/share/${id}?lang=de`, '/share/nothing']) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expectStrictly(page, path)
      }
    })
  })
}

test('a change of screen announces its title and starts at the top', async ({ signedInPage: page }) => {
  await page.goto('/profile')
  await page.getByRole('main').getByRole('link', { name: 'Account settings' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Account settings' })).toBeVisible()
  await expect(page.locator(':focus')).toHaveText('Account settings · Benvenuto')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
})

test('errors are announced when they appear, and messages of success take the focus', async ({
  signedInPage: page,
}) => {
  const said = (text: string) => page.locator('[aria-live=polite]').filter({ hasText: text })
  await page.goto('/payment?plan=basic')
  const code = page.getByLabel('Discount code')
  await code.fill('nonsense')
  await code.press('Enter')
  await expect(said('Invalid discount code')).toBeVisible()
  await expect(code).toBeFocused()

  await page.getByRole('button', { name: 'Subscribe in test mode' }).press('Enter')
  await expect(page.locator('h2:focus')).toHaveText('Card details')
  await page.getByRole('button', { name: 'Subscribe in test mode' }).press('Enter')
  await expect(page.locator('main :focus')).toContainText('profile')

  await page.goto('/create')
  await page.getByLabel('Host name').fill('')
  await page.keyboard.press('Tab')
  await expect(said('Host name required')).toBeVisible()
})

test('a closed dialog returns the focus also in browsers that do not focus a pressed button', async ({
  signedInPage: page,
}) => {
  await createBook(page.request, { propertyName: 'Casa' })
  await page.addInitScript(() => window.addEventListener('mousedown', (event) => event.preventDefault(), true))
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Share Casa', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Share Casa' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Share Casa', exact: true })).toBeFocused()
})
