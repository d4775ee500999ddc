import { createBook, expect, fullBook, test } from './fixtures.ts'

test.use({ viewport: { width: 1440, height: 900 } })

test('the phone shows the entry that is edited, keeps its place while writing, and leaves the focus alone', async ({
  signedInPage: page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const { id } = await createBook(page.request, fullBook)
  await page.goto(`/create?edit=${id}&step=6`)
  const phone = page.getByRole('complementary', { name: 'Live preview' })
  const form = page.getByRole('main')
  const last = form.getByRole('group', { name: 'Trattoria 5' }).getByLabel('Address')

  await last.focus()
  await expect(phone.getByText('Trattoria 5')).toBeInViewport()
  await last.fill('Via Nuova 9')
  await expect(phone.getByText('Via Nuova 9')).toBeInViewport()
  await expect(last).toBeFocused()

  await form.getByLabel('Police').focus()
  await expect(phone.getByRole('heading', { name: 'Emergency' })).toBeInViewport()
  await expect(phone.getByText('Trattoria 5')).not.toBeInViewport()
  await last.focus()
  await expect(phone.getByText('Trattoria 5')).toBeInViewport()
})

test('with reduced motion the phone scrolls at once', async ({ signedInPage: page }) => {
  const { id } = await createBook(page.request, fullBook)
  await page.goto(`/create?edit=${id}&step=7`)
  const phone = page.getByRole('complementary', { name: 'Live preview' })

  await expect(phone.getByRole('heading', { name: 'Check-out' })).toBeInViewport()
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(phone.getByRole('heading', { name: 'Activities' })).toBeInViewport()
})
