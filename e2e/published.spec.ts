import type { Page } from '@playwright/test'
import { checkedWidths, createAxe, expectAccessible } from './axe.ts'
import { createBook, expect, fullBook, nextStep, photo, readQr, test, toast } from './fixtures.ts'

async function publishDraft(page: Page, id: string): Promise<void> {
  await page.goto(`/create?edit=${id}`)
  for (const step of [2, 3, 4, 5, 6, 7]) await nextStep(page, step)
  await page.getByRole('button', { name: /^Publish/ }).click()
  await page.waitForURL(`**/preview/${id}`)
}

const title = (page: Page) => page.getByRole('heading', { level: 1, name: 'Your book is live' })

test('publishing shows link, code and book once, and then the preview', async ({ signedInPage: page }) => {
  test.slow()
  const { id } = await createBook(page.request, { ...fullBook, status: 'draft' })
  await publishDraft(page, id)

  await expect(title(page)).toBeVisible()
  await expect(page).toHaveTitle(/^Your book is live/)
  const { origin } = new URL(page.url())
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copy Link' }).click()
  await expect(toast(page, 'Link Copied!')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${origin}/share/${id}`)
  await expect
    .poll(() => readQr(page.getByRole('img', { name: /^QR code that leads to/ })))
    .toBe(`${origin}/share/${id}?qr`)
  const whatsApp = await page.getByRole('link', { name: 'Send by WhatsApp' }).getAttribute('href')
  const message = new URL(whatsApp ?? '').searchParams.get('text') ?? ''
  expect(message).toContain(`${origin}/share/${id}`)
  expect(message).not.toContain('2580#')
  await expect(page.getByRole('link', { name: 'See it as a guest' })).toHaveAttribute('href', `${origin}/share/${id}`)
  await expect(page.getByRole('region', { name: 'Welcome book of Villa Limonaia' }).getByText('2580#')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Edit', exact: true })).toHaveAttribute('href', `/create?edit=${id}`)

  const prints = page.getByRole('region', { name: 'Print kit' })
  await expect(prints.getByRole('listitem')).toHaveCount(3)
  await expect(prints.getByRole('link', { name: 'Fridge sheet, A4 Print' })).toHaveAttribute(
    'href',
    `/api/welcome-books/${id}/print-kit/fridge-sheet.pdf?lang=en`,
  )

  await page.getByRole('button', { name: 'Preview' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Villa Limonaia' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Back to Profile' })).toBeVisible()
  await expect(page).toHaveURL(`/preview/${id}`)
  await page.reload()
  await expect(title(page)).toHaveCount(0)
})

test('the ready message can be changed before it is copied or opened in WhatsApp', async ({ signedInPage: page }) => {
  test.slow()
  const { id } = await createBook(page.request, { ...fullBook, status: 'draft' })
  await publishDraft(page, id)
  await expect(title(page)).toBeVisible()
  const { origin } = new URL(page.url())
  const message = page.getByRole('textbox', { name: 'A message to send' })
  const ready = await message.inputValue()
  const own = `Hello Anna, the pool opens at 9: ${origin}/share/${id}`
  await message.fill(own)

  const whatsApp = await page.getByRole('link', { name: 'Send by WhatsApp' }).getAttribute('href')
  expect(new URL(whatsApp ?? '').searchParams.get('text')).toBe(own)
  await expect(page.getByRole('link', { name: 'By SMS' })).toHaveAttribute(
    'href',
    `sms:?&body=${encodeURIComponent(own)}`,
  )
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copy message' }).click()
  await expect(toast(page, 'Message copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(own)

  await message.fill('Hello Anna')
  await expect(page.getByText(/^The link is missing/)).toBeVisible()
  await page.getByRole('button', { name: 'Undo changes' }).click()
  await expect(message).toHaveValue(ready)
  await expect(page.getByText(/^The link is missing/)).toHaveCount(0)
})

test('a book is live although one of its pictures is still coming, which then is added', async ({
  signedInPage: page,
}) => {
  test.slow()
  const { id } = await createBook(page.request, { status: 'draft' })
  const full = { status: 429, json: { code: 'TOO_MANY_UPLOADS', message: 'No more uploads in this hour.' } }
  let isFull = true
  await page.route('**/api/images?*', (route) => (isFull ? route.fulfill(full) : route.continue()))
  await page.goto(`/create?edit=${id}&step=3`)
  const parking = page.getByRole('group', { name: 'Pictures of the parking space' })
  await parking.locator('input[type=file]').setInputFiles(await photo(600, 400))
  await parking.getByLabel('Caption').fill('Through the gate')
  for (const step of [4, 5, 6, 7]) await nextStep(page, step)
  await page.getByRole('button', { name: /^Publish/ }).click()
  await page.waitForURL(`**/preview/${id}`)

  await expect(title(page)).toBeVisible()
  const stored = async () => (await page.request.get(`/api/welcome-books/${id}`)).json()
  expect(await stored()).toMatchObject({ status: 'published', parkingPictures: [] })
  const notice = page.getByRole('alert').filter({ hasText: 'One picture is not in the book yet.' })
  await expect(notice).toContainText('No more uploads in this hour.')

  isFull = false
  await notice.getByRole('button', { name: 'Try now' }).click()

  await expect(page.getByRole('status').filter({ hasText: 'All pictures are in the book.' })).toBeVisible()
  expect((await stored()).parkingPictures).toMatchObject([{ caption: 'Through the gate' }])
  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  await expect(page.getByLabel('Host name')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Restore' })).toHaveCount(0)
})

test('going back within the app shows the preview, not the screen after publishing again', async ({
  signedInPage: page,
}) => {
  test.slow()
  const { id } = await createBook(page.request, { status: 'draft' })
  await publishDraft(page, id)
  await expect(title(page)).toBeVisible()

  await page.getByRole('link', { name: 'Back to Profile' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome books' })).toBeVisible()
  await page.goBack()

  await expect(page.getByRole('heading', { level: 1, name: 'Villa Limonaia' })).toBeVisible()
  await expect(title(page)).toHaveCount(0)
})

test('saving a published book leads to its preview at once', async ({ signedInPage: page }) => {
  test.slow()
  const { id } = await createBook(page.request)
  await page.goto(`/create?edit=${id}&step=7`)
  await page.getByLabel('Check-out time').fill('11:00')
  await page.getByRole('button', { name: 'Save Changes' }).last().click()
  await page.waitForURL(`**/preview/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Villa Limonaia' })).toBeVisible()
  await expect(title(page)).toHaveCount(0)
})

for (const width of checkedWidths) {
  test(`the screen after publishing is accessible at ${width} px`, async ({ signedInPage: page }) => {
    test.slow()
    await page.setViewportSize({ width, height: 900 })
    const { id } = await createBook(page.request, { ...fullBook, status: 'draft' })
    await publishDraft(page, id)
    await expect(title(page)).toBeVisible()
    // The announced title of the screen is removed once the focus moves on.
    await page.getByRole('button', { name: 'Copy Link' }).focus()
    const svg = await page.getByRole('button', { name: 'Download SVG' }).boundingBox()
    const png = await page.getByRole('button', { name: 'Download PNG' }).boundingBox()
    expect(svg?.y === png?.y, 'both downloads share a row on phones').toBe(width === 390)
    await expectAccessible(page, 'published', createAxe(page, { isStrict: true }).exclude('.g-book'))
  })
}
