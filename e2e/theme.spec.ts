import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { findFreePort } from '#test/running-service.ts'
import { createGuestService, type GuestService } from './guest-service.ts'

test.describe.configure({ mode: 'serial' })

let service: GuestService
let bookId: string

test.beforeAll(async () => {
  service = await createGuestService(await findFreePort())
  const [cover, logo, boat] = await Promise.all([
    paint(1600, 1000, '#3b7ea1'),
    paint(900, 300, '#7b2d26'),
    paint(1600, 1200, '#6d7f5a'),
  ])
  bookId = await service.createBook({ coverImage: cover, doorAccessInfo: 'Keypad on the green side door.' })
  await service.dressBook(bookId, {
    theme: 'linen',
    accent: '#7b2d26',
    logo,
    logoGround: 'dark',
    ownSections: [
      {
        id: 'own-1',
        title: 'The boat',
        text: 'At the pier.',
        pictures: [
          { image: boat, caption: 'The white one' },
          { image: cover, caption: '' },
        ],
      },
    ],
  })
  await service.translate(bookId, 'de', 'doorAccessInfo', 'Tastenfeld an der grünen Seitentür.')
})

test.afterAll(async () => {
  await service.remove()
})

test.use({ viewport: { width: 390, height: 844 } })

const path = (query: string) => `${service.origin}/share/${bookId}?${query}`
const loaded = (page: Page, pictures: string) =>
  page.locator(pictures).evaluateAll((images) => images.map((image) => (image as HTMLImageElement).naturalWidth > 0))

test('a book with a theme opens without a connection with its theme, cover, logo and original texts', async ({
  page,
}) => {
  await page.goto(path('lang=de'))
  await expect(page.locator('#arrive')).toContainText('Tastenfeld an der grünen Seitentür.')
  await expect
    .poll(() =>
      page.evaluate(async (name) => {
        if (!(await caches.has(name))) return 0
        const kept = await (await caches.open(name)).keys()
        return new Set(kept.map(({ url }) => /\/media\/([\w-]+)\//.exec(url)?.[1]).filter(Boolean)).size
      }, `guest-book-1 ${bookId}`),
    )
    .toBe(2)
  await service.disconnect()

  await page.goto(path('lang=de'))
  await expect(page.locator('.g-stored')).toBeVisible()
  await expect(page.locator('.g-words-link')).toBeHidden()
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(247, 241, 230)')
  const card = page.locator('#arrive')
  expect(await card.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe('rgb(123, 45, 38)')
  await expect.poll(() => loaded(page, '.g-brand img, .g-cover img')).toEqual([true, true])

  // The original was never opened: the stored copy is shown instead.
  await page.goto(path('lang=de&original'))
  await expect(page.locator('.g-stored')).toBeVisible()
  await expect(page.locator('#arrive')).toContainText('Tastenfeld an der grünen Seitentür.')
  await service.connect()
})

test('own pictures and logo are printed, on the same number of sheets', async ({ page }) => {
  await page.goto(path('lang=en'))
  await page.locator('#own-1 figure').last().scrollIntoViewIfNeeded()
  await expect.poll(() => loaded(page, '.g-brand img, #own-1 img')).toEqual([true, true, true])
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(pdf.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(2)
  expect(pdf.match(/\/Subtype \/Image/g)?.length).toBeGreaterThanOrEqual(3)
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('#own-1 img').first()).toBeVisible()
  // Without its background a light logo would be invisible on paper.
  expect(await page.locator('.g-brand').evaluate((plate) => getComputedStyle(plate).backgroundColor)).toBe(
    'rgb(17, 17, 17)',
  )
})

/** Uploads a picture in one colour with some noise. */
async function paint(width: number, height: number, background: string): Promise<string> {
  const noise = { type: 'gaussian', mean: 128, sigma: 10 } as const
  const grain = await sharp({ create: { width, height, channels: 3, background, noise } })
    .png()
    .toBuffer()
  const picture = await sharp({ create: { width, height, channels: 3, background } })
    .composite([{ input: grain, blend: 'soft-light' }])
    .jpeg()
    .toBuffer()
  return service.uploadPicture(picture)
}
