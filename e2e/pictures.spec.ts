import { blackPng, pngHead } from '#test/hostile-pictures.ts'
import { choosePlan, createBook, expect, photo, registerHost, test, toast } from './fixtures.ts'

const png = (buffer: Buffer) => ({ name: 'villa.png', mimeType: 'image/png', buffer })

/** More pixels than the server accepts for this kind of picture, and fewer than a browser can decode. */
const tooManyPixels = () => png(blackPng({ width: 4_600, height: 4_500, isInterlaced: true }))
const damaged = () => png(blackPng({ width: 300, height: 200 }).subarray(0, -40))

test('a picture with too many pixels is scaled down in the browser', async ({ signedInPage: page }) => {
  const { id } = await createBook(page.request)
  await page.goto(`/create?edit=${id}&step=2`)
  const cover = page.getByRole('group', { name: 'Cover picture' })

  await cover.locator('input[type=file]').setInputFiles(tooManyPixels())
  await expect(cover.getByText(/^This picture has 4,600 × 4,500 pixels\. .* up to 20 megapixels/)).toBeVisible()
  await expect(toast(page, 'Picture not uploaded')).toBeVisible()
  await cover.getByRole('button', { name: 'Use this picture' }).click({ timeout: 30_000 })

  await expect(cover.locator('img')).toHaveAttribute('src', /^\/media\/.*\/1600\.webp$/, { timeout: 30_000 })
})

test('a refused picture shows the reason, and the former picture stays', async ({ signedInPage: page }) => {
  const { id } = await createBook(page.request)
  await page.goto(`/create?edit=${id}&step=2`)
  const cover = page.getByRole('group', { name: 'Cover picture' })
  const input = cover.locator('input[type=file]')
  await input.setInputFiles(await photo(600, 400))
  await expect(cover.getByText('JPG, PNG or WebP, up to 2 MB')).toBeVisible()
  await expect(cover.locator('img')).toHaveAttribute('src', /^\/media\//)

  for (const [status, code, message] of [
    [429, 'TOO_MANY_UPLOADS', 'You can upload up to 300 pictures in an hour.'],
    [403, 'PICTURES_FULL', 'Your pictures fill the 5,000 MB of your account.'],
  ] as const) {
    await page.route('**/api/images?*', (route) => route.fulfill({ status, json: { code, message } }))
    await input.setInputFiles(await photo(500, 400))
    await expect(cover.getByText(message)).toBeVisible()
    await expect(cover.locator('img')).toHaveAttribute('src', /^\/media\//)
    await page.unroute('**/api/images?*')
  }
})

test('on the design page a picture with too many pixels is scaled down without asking', async ({ page }) => {
  await registerHost(page.request)
  await choosePlan(page.request, 'pro')
  const { id } = await createBook(page.request)
  await page.goto(`/design/${id}`)
  const logo = page.getByLabel(/logo/i).and(page.locator('input[type=file]'))

  await logo.setInputFiles(tooManyPixels())
  await expect(page.getByRole('button', { name: 'Remove' }).first()).toBeVisible({ timeout: 30_000 })
  await logo.setInputFiles(damaged())
  await expect(page.getByText(/^This picture is damaged/)).toBeVisible()
  await logo.setInputFiles(png(pngHead({ width: 20_000, height: 20 })))
  await expect(page.getByText('This file cannot be opened as a picture.')).toBeVisible()
})
