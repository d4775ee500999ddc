import { themeNames } from '#features/books/shared/book-theme.ts'
import { isLongForm } from '#test/property-runs.ts'
import { checkedWidths, createAxe, expectNoViolations } from './axe.ts'
import { choosePlan, createBook, expect, fullBook, photo, registerHost, test, toast } from './fixtures.ts'

test('a host with Pro sets the theme of her book, and guests see it', async ({ signedInPage: page, browser }) => {
  await choosePlan(page.request, 'pro')
  const { id } = await createBook(page.request, fullBook)
  // The last step of the wizard is the preview.
  await page.goto(`/preview/${id}`)
  await page.getByRole('link', { name: 'Design' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Design' })).toBeVisible()
  await page.goto('/profile')
  await page.getByRole('link', { name: /^Design/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Design' })).toBeVisible()

  await page.getByLabel('Accent colour').fill('#1b3a6b')
  await expect(page.getByText('We lightened your colour')).toBeVisible()
  await page.getByRole('radio', { name: /^Linen/ }).check()
  await expect(page.getByText('Your colour is easy to read everywhere')).toBeVisible()
  await page.getByRole('switch', { name: 'Show Bars and clubs to guests' }).click()

  await page.getByRole('button', { name: 'Move Wi-Fi' }).focus()
  await page.keyboard.press('Space')
  await expect(page.getByRole('button', { name: 'Move Wi-Fi' })).toHaveAttribute('aria-pressed', 'true')
  // The list handles keys shortly after the section was picked up.
  await expect(async () => {
    await page.keyboard.press('ArrowUp')
    await expect(page.getByText('Wi-Fi is at position 1 of')).toBeAttached({ timeout: 500 })
  }).toPass()
  await page.keyboard.press('Space')

  await page.getByRole('button', { name: 'Add a section' }).click()
  await page.getByLabel('Title', { exact: true }).fill('The boat')
  await page.getByRole('textbox', { name: 'Text' }).fill('It lies at the pier.')
  await page
    .getByLabel('Add a picture')
    .last()
    .setInputFiles(await photo(900, 600))
  await page.getByLabel('Caption').fill('The white one')
  await page.getByRole('button', { name: 'Add a link' }).click()
  await page.getByLabel('Link text').fill('Weather')
  await page.getByLabel('Web address').fill('weather.example')
  await page.getByRole('checkbox', { name: /made with/ }).uncheck()

  await page.getByRole('button', { name: 'Save design' }).click()
  await expect(page.getByText('Enter a complete web address')).toBeVisible()
  await page.getByLabel('Web address').fill('https://weather.example/')
  await page.getByRole('button', { name: 'Save design' }).click()
  await expect(toast(page, 'Design saved')).toBeVisible()

  const guest = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
  for (const [language, wifi, boat] of [
    ['en', 'Wi-Fi', 'The boat'],
    ['de', 'WLAN', 'The boat'],
  ] as const) {
    await guest.goto(`/share/${id}?lang=${language}`)
    const headings = await guest.locator('.g-main').getByRole('heading', { level: 2 }).allTextContents()
    expect(headings.indexOf(wifi)).toBe(0)
    expect(headings).toContain(boat)
    await expect(guest.getByText('It lies at the pier.')).toBeVisible()
    await expect(guest.getByRole('figure')).toContainText('The white one')
    await expect(guest.locator('#bars')).toHaveCount(0)
    await expect(guest.getByText('Benvenuto', { exact: true })).toHaveCount(0)
    expect(await guest.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(247, 241, 230)')
    expect(await guest.locator('#arrive').evaluate((card) => getComputedStyle(card).backgroundColor)).toBe(
      'rgb(27, 58, 107)',
    )
  }
  await guest.context().close()
})

test('on Basic logo and colour can be changed, the other parts are shown, described and locked', async ({
  signedInPage: page,
}) => {
  const { id } = await createBook(page.request, fullBook)
  await page.goto(`/design/${id}`)
  await page.getByLabel('Choose logo').setInputFiles(await photo(600, 200))
  await expect(page.getByText('Your logo')).toBeVisible()
  await page.getByRole('radio', { name: 'Black' }).check()
  const locked = page.getByRole('region', { name: 'Theme' })
  await expect(locked.getByText('Part of Pro.')).toBeVisible()
  await expect(locked.getByRole('link', { name: 'See Pro' })).toHaveAttribute('href', '/payment?plan=pro')
  await expect(locked.locator('[inert] input[type="radio"]')).toHaveCount(4)
  await page.getByRole('button', { name: 'Save design' }).click()
  await expect(toast(page, 'Design saved')).toBeVisible()
  await page.goto(`/share/${id}`)
  await expect(page.locator('.g-brand--dark img')).toBeVisible()
})

test('a hidden section is not printed, stays hidden without Pro, and can be shown again', async ({
  signedInPage: page,
}) => {
  await choosePlan(page.request, 'pro')
  const { id } = await createBook(page.request, fullBook)
  const hidden = await page.request.put(`/api/welcome-books/${id}/look`, {
    data: { look: { hidden: ['wifi', 'bars'] } },
  })
  expect(hidden.status()).toBe(200)
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Share Villa Limonaia', exact: true }).click()
  await expect(page.getByRole('checkbox', { name: 'Include the Wi-Fi QR code and password' })).toBeDisabled()
  await expect(page.getByText('You have hidden the Wi-Fi section')).toBeVisible()

  await choosePlan(page.request, 'basic')
  await page.goto(`/share/${id}`)
  await expect(page.locator('#arrive')).toBeVisible()
  await expect(page.locator('#wifi')).toHaveCount(0)
  await page.goto(`/design/${id}`)
  await page.getByRole('switch', { name: 'Show Wi-Fi to guests' }).first().click()
  await expectNoViolations(page, 'hidden sections without Pro')
  await page.getByRole('button', { name: 'Save design' }).click()
  await expect(toast(page, 'Design saved')).toBeVisible()
  await page.goto(`/share/${id}`)
  await expect(page.locator('#wifi')).toBeVisible()
  await expect(page.locator('#bars')).toHaveCount(0)
})

test('leaving with unsaved changes asks for confirmation; the changes are kept on the device and offered again', async ({
  signedInPage: page,
}) => {
  const { id } = await createBook(page.request, fullBook)
  await page.goto(`/design/${id}`)
  await page.getByLabel('Accent colour').fill('#7b2d26')
  await page.getByRole('link', { name: 'Close and go to profile' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('Leave without saving?')
  await page.getByRole('button', { name: 'Leave', exact: true }).click()
  await expect(page).toHaveURL(/\/profile$/)
  await page.goto(`/design/${id}`)
  await page.getByRole('button', { name: 'Restore', exact: true }).click()
  await expect(page.getByLabel('Accent colour')).toHaveValue('#7b2d26')
})

test('a theme that was saved elsewhere in the meantime is not overwritten without asking', async ({
  signedInPage: page,
}) => {
  const { id } = await createBook(page.request, fullBook)
  await page.goto(`/design/${id}`)
  await page.getByLabel('Accent colour').fill('#7b2d26')
  const answer = await page.request.put(`/api/welcome-books/${id}/look`, { data: { look: { accent: '#224466' } } })
  expect(answer.status()).toBe(200)
  await page.getByRole('button', { name: 'Save design' }).click()
  await expect(page.getByRole('dialog')).toContainText('Changed elsewhere')
  await page.getByRole('button', { name: 'Load the newer version' }).click()
  await expect(page.getByLabel('Accent colour')).toHaveValue('#224466')
  await page.getByRole('button', { name: 'Restore', exact: true }).click()
  await expect(page.getByLabel('Accent colour')).toHaveValue('#7b2d26')
  await page.getByRole('button', { name: 'Save design' }).click()
  await page.getByRole('button', { name: 'Keep my version (overwrite)' }).click()
  await expect(toast(page, 'Design saved')).toBeVisible()
})

test('changes made during a save are kept and saved next', async ({ signedInPage: page }) => {
  const { id } = await createBook(page.request, fullBook)
  await page.goto(`/design/${id}`)
  const color = page.getByLabel('Accent colour')
  await page.route('**/look', async (route) => {
    const response = await route.fetch()
    await color.fill('#224466')
    await route.fulfill({ response })
  })
  await color.fill('#7b2d26')
  await page.getByRole('button', { name: 'Save design' }).click()
  await expect(toast(page, 'Design saved')).toBeVisible()
  await expect(color).toHaveValue('#224466')
  await expect(page.getByText('Changes not saved yet')).toBeVisible()

  await page.unroute('**/look')
  await page.getByRole('button', { name: 'Save design' }).click()
  await expect(page.getByText('Changes not saved yet')).toHaveCount(0)
  const book = await (await page.request.get(`/api/welcome-books/${id}`)).json()
  expect(book.look.accent).toBe('#224466')
})

test('the focus point of the cover is chosen by pointer and by keyboard', async ({ signedInPage: page }) => {
  await choosePlan(page.request, 'pro')
  const { buffer } = await photo(800, 500)
  const coverImage = `data:image/jpeg;base64,${buffer.toString('base64')}`
  const { id } = await createBook(page.request, { coverImage })
  await page.goto(`/design/${id}`)
  const picture = page.locator('[data-focus-picture]')
  await picture.scrollIntoViewIfNeeded()
  const box = await picture.boundingBox()
  await picture.click({ position: { x: (box?.width ?? 0) / 4, y: (box?.height ?? 0) / 2 } })
  await expect(page.getByRole('slider', { name: 'From the left' })).toHaveValue('25')
  await page.getByRole('slider', { name: 'From the top' }).focus()
  await page.keyboard.press('End')
  await page.getByRole('button', { name: 'Save design' }).click()
  await expect(toast(page, 'Design saved')).toBeVisible()
  await page.goto(`/share/${id}`)
  expect(await page.locator('.g-cover img').evaluate((image) => getComputedStyle(image).objectPosition)).toBe(
    '25% 100%',
  )
})

/** Each theme with its own accent and with odd ones; in the short form each theme with one of the odd ones. */
function checkedLooks(width: number) {
  // The wide page has parts of its own, in the same colours.
  const odd = width === 390 ? ['#777777', '#ffff00'] : ['#ffff00']
  return themeNames.flatMap((theme, index) => {
    const accents = isLongForm ? odd : odd.filter((_, place) => place === index % odd.length)
    return ['', ...accents].map((accent) => ({ theme, accent }))
  })
}

const links = [{ label: 'Weather', url: 'https://a.example' }]
const ownSections = [{ id: 'own-1', title: 'The boat', text: 'At the pier.', links }]

test.describe('axe finds no violations', () => {
  for (const width of checkedWidths) {
    test(`on the design screen, on Basic and on Pro, at ${width} px`, async ({ signedInPage: page }) => {
      await page.setViewportSize({ width, height: 900 })
      const { id } = await createBook(page.request, fullBook)
      for (const plan of ['basic', 'pro'] as const) {
        await choosePlan(page.request, plan)
        await page.goto(`/design/${id}`)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expectNoViolations(page, plan)
      }
    })

    test(`on the guest page in every theme, with the theme’s accent and with odd ones, at ${width} px`, async ({
      signedInPage: page,
    }) => {
      // Up to twelve runs of axe on a long page.
      test.setTimeout(300_000)
      await page.setViewportSize({ width, height: 900 })
      await choosePlan(page.request, 'pro')
      const { id } = await createBook(page.request, fullBook)
      for (const { theme, accent } of checkedLooks(width)) {
        const look = { theme, accent, ownSections }
        const answer = await page.request.put(`/api/welcome-books/${id}/look`, { data: { look } })
        expect(answer.status()).toBe(200)
        await page.goto(`/share/${id}?lang=en`)
        // An accent changes colours alone.
        const axe = accent === '' ? createAxe(page) : createAxe(page, { rules: ['color-contrast'] })
        await expectNoViolations(page, `${theme} ${accent}`, axe)
      }
    })

    test(`on the guest page in forced colours, at ${width} px`, async ({ signedInPage: page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ forcedColors: 'active' })
      await choosePlan(page.request, 'pro')
      const { id } = await createBook(page.request, fullBook)
      for (const theme of isLongForm ? themeNames : themeNames.slice(0, 1)) {
        const answer = await page.request.put(`/api/welcome-books/${id}/look`, {
          data: { look: { theme, ownSections } },
        })
        expect(answer.status()).toBe(200)
        await page.goto(`/share/${id}?lang=en`)
        await expectNoViolations(page, theme, createAxe(page, { forcedColors: 'active' }))
      }
    })
  }
})

test('a picture is not stored for another account that has signed in meanwhile', async ({ signedInPage: page }) => {
  await choosePlan(page.request, 'pro')
  const { id } = await createBook(page.request)
  await page.goto(`/design/${id}`)
  const chooser = page.locator('input[type=file]').first()
  await expect(chooser).toBeAttached()
  await registerHost(page.request)
  await chooser.setInputFiles(await photo(300, 200))
  await expect(page.getByText('This browser is now signed in to another account.')).toBeVisible()
})
