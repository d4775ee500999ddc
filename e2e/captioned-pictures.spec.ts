import type { Page } from '@playwright/test'
import { createBook, expect, photo, test, toast } from './fixtures.ts'

const phone = { width: 390, height: 844 }
const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true })
const shown = (page: Page, place: string) =>
  page.locator(`${place} figcaption`).evaluateAll((captions) => captions.map(({ textContent }) => textContent))
const idOf = (address: string | null) => /\/media\/([\w-]{22})\//.exec(address ?? '')?.[1] ?? ''

/** The pictures in the copy of a book for times without a connection, by their ids. */
const keptPictures = (page: Page, bookId: string) =>
  page.evaluate(async (name) => {
    if (!(await caches.has(name))) return []
    const kept = await (await caches.open(name)).keys()
    return kept.flatMap(({ url }) => /\/media\/([\w-]+)\//.exec(url)?.[1] ?? []).sort()
  }, `guest-book-1 ${bookId}`)

test('a host adds pictures with captions, and a guest opens them large, the arrival’s without a connection', async ({
  signedInPage: page,
  browser,
}) => {
  const { id } = await createBook(page.request, { equipment: [{ name: 'Hob', description: 'Press and hold.' }] })
  await page.goto(`/create?edit=${id}&step=3`)
  const parking = group(page, 'Pictures of the parking space')
  const names = ['gate.jpg', 'space.jpg']
  const files = await Promise.all([photo(1_200, 900), photo(900, 1_200)])
  await parking
    .locator('input[type=file]')
    .setInputFiles(files.map((file, index) => ({ ...file, name: names[index] ?? '' })))
  await expect(parking.locator('img')).toHaveCount(2)
  await parking.getByLabel('Caption').first().fill('Through the gate')
  await parking.getByLabel('Caption').last().fill('Space 12')
  await expect(parking.getByText(/^Up to 4 pictures/)).toBeVisible()
  for (const image of await parking.locator('img').all()) await expect(image).toHaveAttribute('src', /^\/media\//)

  // By keyboard, as all lists.
  const handle = parking.getByRole('button', { name: 'Move Space 12', exact: true })
  await handle.press('Space')
  await expect(handle).toHaveAttribute('aria-pressed', 'true')
  await expect(async () => {
    await handle.press('ArrowUp')
    await expect(page.getByText('Space 12 is now at position 1 of 2.')).toBeAttached({ timeout: 1_000 })
  }).toPass()
  await handle.press('Space')
  await expect(parking.getByLabel('Caption').first()).toHaveValue('Space 12')
  await parking.getByRole('button', { name: 'Remove Space 12' }).click()
  await expect(parking.locator('img')).toHaveCount(1)
  await parking.getByRole('button', { name: 'Undo' }).click()
  await expect(parking.getByLabel('Caption').first()).toBeFocused()
  await expect(parking.getByLabel('Caption').first()).toHaveValue('Space 12')

  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  const hob = group(page, 'Hob')
  await hob.locator('input[type=file]').setInputFiles(await photo(800, 600))
  await expect(hob.locator('img')).toHaveAttribute('src', /^\/media\//)
  await hob.getByLabel('Caption').fill('Press the left ring')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(toast(page, 'Welcome Book Updated!')).toBeVisible()

  const guest = await (await browser.newContext({ viewport: phone })).newPage()
  await guest.goto(`/share/${id}?lang=en`)
  expect(await shown(guest, '#arrive')).toEqual(['Space 12', 'Through the gate'])
  expect(await shown(guest, '#equipment')).toEqual(['Press the left ring'])
  const links = guest.locator('#arrive figure a')
  const arrival = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  // The script has come; before that the link leads to the file.
  await expect(guest.locator('.g-photo img')).toBeAttached()
  await guest.getByRole('link', { name: 'Space 12' }).click()
  const view = guest.getByRole('dialog')
  await expect(view).toContainText('Space 12')
  await expect(guest.getByRole('dialog', { name: 'Space 12' })).toBeVisible()
  await expect(view.getByRole('button', { name: 'Close' })).toBeFocused()
  await expect(view.getByRole('img', { name: 'Space 12' })).toBeVisible()
  await guest.keyboard.press('ArrowRight')
  await expect(view).toContainText('Through the gate')
  await view.getByRole('button', { name: 'Next picture' }).click()
  await expect(view).toContainText('Space 12')
  await guest.keyboard.press('Escape')
  await expect(view).toBeHidden()
  await expect(guest.getByRole('link', { name: 'Space 12' })).toBeFocused()

  await expect.poll(() => keptPictures(guest, id)).toEqual(arrival.map(idOf).sort())
  await guest.context().setOffline(true)
  await guest.reload()
  await expect(guest.locator('.g-stored')).toBeVisible()
  await links.last().scrollIntoViewIfNeeded()
  const isLoaded = () =>
    guest
      .locator('#arrive figure img')
      .evaluateAll((all) => all.every((one) => (one as HTMLImageElement).naturalWidth > 0))
  await expect.poll(isLoaded).toBe(true)
  // As above, the script has come.
  await expect(guest.locator('.g-photo img')).toBeAttached()
  await guest.getByRole('link', { name: 'Through the gate' }).click()
  await expect(view.getByRole('img', { name: 'Through the gate' })).toBeVisible()
  await guest.context().close()
})

test('pictures that are still being read are saved, up to the limit, on whichever step the host is', async ({
  signedInPage: page,
}) => {
  await page.addInitScript(() => {
    const { decode } = HTMLImageElement.prototype
    HTMLImageElement.prototype.decode = async function () {
      await new Promise((resolve) => setTimeout(resolve, 500))
      return decode.call(this)
    }
  })
  const { id } = await createBook(page.request)
  await page.goto(`/create?edit=${id}&step=3`)
  const parking = group(page, 'Pictures of the parking space')
  const files = await Promise.all([3, 4, 5].map((side) => photo(side * 100, 300)))
  const input = parking.locator('input[type=file]')
  await input.setInputFiles(files)
  await input.focus()
  await input.setInputFiles(files)
  await expect(parking.getByLabel('Caption')).toHaveCount(4)
  await expect(parking.getByLabel('Caption').last()).toBeFocused()
  await expect(parking.getByText(/pictures are being uploaded/)).toBeVisible()
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(toast(page, 'Welcome Book Updated!')).toBeVisible()
  const { parkingPictures } = await (await page.request.get(`/api/welcome-books/${id}`)).json()
  expect(parkingPictures.map(({ image }: { image: { url: string } }) => image.url)).toEqual(
    Array.from({ length: 4 }, () => expect.stringMatching(/^\/media\//)),
  )
})

test('pictures that the account may not upload now wait with their captions; useless ones can be brought back', async ({
  signedInPage: page,
}) => {
  const { id } = await createBook(page.request)
  const full = {
    status: 429,
    json: { code: 'TOO_MANY_UPLOADS', message: 'You can upload up to 300 pictures in an hour.' },
  }
  const damaged = { status: 400, json: { code: 'UNREADABLE_IMAGE', message: 'This picture is damaged.' } }
  // The first picture is refused once more when the book is saved.
  const answers = [full, damaged, damaged, full]
  const written = Promise.withResolvers<void>()
  await page.route('**/api/images?*', async (route) => {
    const answer = answers.shift()
    await written.promise
    await (answer ? route.fulfill(answer) : route.continue())
  })
  await page.goto(`/create?edit=${id}&step=3`)
  const parking = group(page, 'Pictures of the parking space')
  const captions = parking.getByLabel('Caption')
  await parking
    .locator('input[type=file]')
    .setInputFiles(await Promise.all([3, 4, 5].map((side) => photo(side * 100, 200))))
  await expect(captions).toHaveCount(3)
  for (const [index, caption] of ['The gate', 'Space 12', 'The wall'].entries()) await captions.nth(index).fill(caption)
  written.resolve()

  await expect(parking.getByText('One picture is not uploaded yet.')).toContainText('up to 300 pictures in an hour')
  await expect(parking.getByText('Space 12 was removed.')).toBeVisible()
  await expect(parking.getByText('The wall was removed.')).toBeVisible()
  await expect(captions).toHaveValue('The gate')
  await parking.getByRole('button', { name: 'Undo' }).first().click()
  await expect(captions.last()).toHaveValue('Space 12')
  await parking.getByRole('button', { name: 'Remove Space 12' }).click()
  // One for each: the host's own removal does not replace what was refused.
  await expect(parking.getByRole('button', { name: 'Undo' })).toHaveCount(2)

  const save = page.getByRole('button', { name: 'Save Changes' })
  const sent = page.waitForRequest((request) => request.method() === 'PUT' && request.url().endsWith(id))
  await save.click()
  const body = (await sent).postData() ?? ''
  expect(body).not.toContain('data:image')
  await expect(toast(page, 'One picture is not uploaded yet. Your guests cannot see it.')).toBeVisible()
  await expect(captions).toHaveValue('The gate')

  await parking.getByRole('button', { name: 'Try again' }).click()
  await expect(parking.locator('img')).toHaveAttribute('src', /^\/media\//)
  await save.click()
  await expect(toast(page, 'Welcome Book Updated!')).toBeVisible()
  const { parkingPictures } = await (await page.request.get(`/api/welcome-books/${id}`)).json()
  expect(parkingPictures).toMatchObject([{ caption: 'The gate' }])
})

test('without a script the picture’s link leads to the large file', async ({ signedInPage: page, browser }) => {
  const { buffer, mimeType } = await photo(900, 600)
  const image = `data:${mimeType};base64,${buffer.toString('base64')}`
  const { id } = await createBook(page.request, { checkinPictures: [{ image, caption: 'The blue gate' }] })
  const guest = await (await browser.newContext({ viewport: phone, javaScriptEnabled: false })).newPage()
  await guest.goto(`/share/${id}?lang=en`)
  await guest.getByRole('link', { name: 'The blue gate' }).click()
  await expect(guest).toHaveURL(/\/media\/[\w-]{22}\/900\.webp$/)
  await guest.context().close()
})
