import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { airbnbCalendar, dayIn, givenHost, test } from './calendar-service.ts'
import { checkedScreens, choosePlan, createBook, expect, registerHost, toast } from './fixtures.ts'

async function addByHand(page: Page, open: string, dates: { arrival: string; departure: string }): Promise<void> {
  await page.getByRole('button', { name: open, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a stay' })
  await dialog.getByLabel('Book', { exact: true }).selectOption({ label: 'Casa Bellavista' })
  await dialog.getByLabel('Arrival').fill(dates.arrival)
  await dialog.getByLabel('Departure').fill(dates.departure)
  await dialog.getByRole('button', { name: 'Add stay' }).click()
  await expect(toast(page, 'Stay added')).toBeVisible()
}

for (const { name, viewport } of checkedScreens) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport })

    test('a stay that is added by hand has a link that opens its page', async ({ page, browser }) => {
      test.slow()
      await givenHost(page)
      await page.goto('/stays')
      await expect(page.getByRole('heading', { name: 'No stays yet' })).toBeVisible()
      await expectAccessible(page, 'no stays')
      await addByHand(page, 'Add a stay by hand', { arrival: dayIn(3), departure: dayIn(6) })
      await expectAccessible(page, 'stays')

      await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
      const noted = page.waitForResponse((response) => response.url().endsWith('/link/sent'))
      await page.getByRole('button', { name: /^Copy link for/ }).click()
      expect((await noted).status()).toBe(200)
      const readClipboard = () => page.evaluate(() => navigator.clipboard.readText())
      await expect.poll(readClipboard).toMatch(/\/s\/[\w-]{22}$/)
      const link = await readClipboard()
      const guest = await (await browser.newContext({ viewport })).newPage()
      expect((await guest.goto(link))?.status()).toBe(200)
      await expect(guest.getByRole('heading', { level: 1 })).toContainText('Casa Bellavista')
      await guest.context().close()
    })

    test('a pasted calendar says what was understood, and asks about a stay that is there already', async ({
      page,
      calendars,
    }) => {
      test.slow()
      await givenHost(page)
      await page.goto('/stays')
      await addByHand(page, 'Add a stay', { arrival: dayIn(20), departure: dayIn(23) })
      calendars.answers.set(
        '/airbnb.ics',
        airbnbCalendar([
          { from: 5, to: 9 },
          { from: 20, to: 23 },
          { from: 9, to: 12, summary: 'Airbnb (Not available)' },
        ]),
      )

      await page.getByRole('button', { name: 'Add a calendar' }).click()
      const form = page.getByRole('dialog', { name: 'Add a calendar' })
      await form.getByLabel('For which book?').selectOption({ label: 'Casa Bellavista' })
      const address = form.getByLabel('Calendar address')
      await address.fill(`${calendars.origin}/page`)
      await form.getByRole('button', { name: 'Read calendar' }).click()
      await expect(address).toHaveAccessibleDescription(/opens a web page, not a calendar/)
      await expect(address).toHaveValue(`${calendars.origin}/page`)
      await expectAccessible(page, 'an address that is refused')

      await address.fill(`${calendars.origin}/airbnb.ics`)
      await form.getByRole('button', { name: 'Read calendar' }).click()
      const understood = page.getByRole('dialog', { name: /^Airbnb: 1 stay, 1 left out, next / })
      await expect(understood.getByRole('button', { name: 'Keep these stays' })).toBeInViewport()
      const question = understood.getByRole('group', { name: /^You entered .* yourself/ })
      await expectAccessible(page, 'what was understood')
      await question.getByRole('button', { name: 'Yes, the same' }).click()
      await expect(page.getByRole('dialog', { name: /^Airbnb: 2 stays, 1 left out, next / })).toBeVisible()
      await expect(question).toHaveCount(0)
      await page.getByRole('button', { name: 'Keep these stays' }).click()

      const row = page.getByRole('region', { name: 'Calendars' }).getByRole('listitem')
      await expect(row).toContainText('Airbnb')
      await expect(row).toContainText('Casa Bellavista')
      await row.getByRole('button', { name: 'Sync now: Airbnb' }).click()
      await expect(toast(page, 'Calendar up to date')).toBeVisible()
      await expectAccessible(page, 'stays of a calendar')
      await row.getByRole('button', { name: 'Remove calendar Airbnb' }).click()
      const removal = page.getByRole('alertdialog')
      await removal.getByRole('radio', { name: /^Remove them/ }).check()
      await removal.getByRole('button', { name: 'Remove calendar' }).click()
      await expect(toast(page, 'Calendar removed')).toBeVisible()
      await expect(page.getByRole('heading', { name: 'No stays yet' })).toBeVisible()
    })
  })
}

test('settings keep what was chosen when the cleaner gets a link and when saving fails', async ({ page }) => {
  test.slow()
  await givenHost(page)
  await page.goto('/stays')
  await page.getByRole('link', { name: 'Change codes and times of Casa Bellavista' }).click()
  const shared = page.getByRole('radio', { name: /^One code, changed between stays/ })
  const spare = page.getByLabel('Spare codes')
  await page.getByLabel('Door code', { exact: true }).check()
  await shared.check()
  await spare.fill('7730, 8841')
  await page.getByRole('button', { name: 'Make a link for the cleaner' }).click()
  await expect(page.getByLabel('Link for the cleaner')).toHaveValue(/^http/)
  await expect(shared).toBeChecked()
  await expect(spare).toHaveValue('7730, 8841')

  const save = page.getByRole('button', { name: 'Save settings' })
  await page.route('**/stay-settings', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  )
  await save.click()
  await page.getByRole('button', { name: 'Yes, only to them' }).click()
  await expect(page.getByRole('alert')).toContainText('nothing you typed is lost')
  await expect(spare).toHaveValue('7730, 8841')

  await page.unroute('**/stay-settings')
  await save.click()
  await page.getByRole('button', { name: 'Yes, only to them' }).click()
  await expect(toast(page, 'Settings saved')).toBeVisible()
  await expect(shared).toBeChecked()
  await page.reload()
  await expect(shared).toBeChecked()
  await expect(spare).toHaveValue('7730, 8841')
})

test('a book with secrets and without stays leads from its settings to its first stay', async ({ page }) => {
  await givenHost(page)
  await page.goto('/stays')
  await page.getByRole('link', { name: 'Change codes and times of Casa Bellavista' }).click()
  const add = page.getByRole('link', { name: 'Add a stay' })
  await page.getByLabel('Door code', { exact: true }).check()
  await expect(add).toHaveCount(0)
  await page.getByRole('button', { name: 'Save settings' }).click()
  await page.getByRole('alertdialog').getByRole('button').last().click()
  await expect(toast(page, 'Settings saved')).toBeVisible()
  await add.click()
  const dialog = page.getByRole('dialog', { name: 'Add a stay' })
  await dialog.getByLabel('Arrival').fill(dayIn(3))
  await dialog.getByLabel('Departure').fill(dayIn(6))
  await dialog.getByRole('button', { name: 'Add stay' }).click()
  await expect(toast(page, 'Stay added')).toBeVisible()
  await expect(page).toHaveURL(/\/stays\?book=[^&]+$/)
  await expect(page.getByRole('button', { name: /^Copy link/ })).toBeVisible()
})

test('what becomes secret can stay open on the share link for a day, chosen in the warning', async ({ page }) => {
  await givenHost(page)
  await page.goto('/stays')
  await page.getByRole('link', { name: 'Change codes and times of Casa Bellavista' }).click()
  await page.getByLabel('Door code', { exact: true }).check()
  const save = page.getByRole('button', { name: 'Save settings' })
  await save.click()
  const warning = page.getByRole('alertdialog')
  const choice = warning.getByLabel('Keep the share link open for 24 hours')
  await choice.check()
  await expectAccessible(page, 'secrets warning')
  await warning.getByRole('button', { name: 'Yes, only to them' }).click()
  const isOpen = /^The share link shows everything until /
  await expect(toast(page, 'Settings saved')).toBeVisible()
  await expect(page.getByText(isOpen).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Close now' })).toBeVisible()

  await page.getByLabel('Wi-Fi password', { exact: true }).check()
  await save.click()
  await expect(warning.getByText(isOpen)).toBeVisible()
  await expect(choice).toHaveCount(0)
})

test('the days of the month are one tab stop, and the arrow keys move from day to day', async ({ page }) => {
  await givenHost(page)
  await page.goto('/stays')
  await addByHand(page, 'Add a stay by hand', { arrival: dayIn(3), departure: dayIn(6) })
  await page.getByRole('button', { name: 'Next month' }).focus()
  await page.keyboard.press('Tab')
  const today = page.locator('[aria-current="date"]')
  await expect(today).toBeFocused()
  const month = (await today.getAttribute('data-day'))?.slice(0, 7)
  await page.keyboard.press('PageDown')
  await page.keyboard.press('ArrowLeft')
  // The last day of this month, in this month again.
  await expect(page.locator(':focus')).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator(`[data-day^="${month}"]`).last()).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.locator('[data-day]:focus')).toHaveCount(0)
})

test('a calendar is pasted, answered and kept with the keyboard alone', async ({ page, calendars }) => {
  test.slow()
  await givenHost(page)
  await page.goto('/stays')
  await addByHand(page, 'Add a stay by hand', { arrival: dayIn(20), departure: dayIn(23) })
  calendars.answers.set(
    '/airbnb.ics',
    airbnbCalendar([
      { from: 5, to: 9 },
      { from: 20, to: 23 },
    ]),
  )
  const add = page.getByRole('button', { name: 'Add a calendar' })
  await add.focus()
  await page.keyboard.press('Enter')
  const form = page.getByRole('dialog', { name: 'Add a calendar' })
  await expect(form.getByLabel('For which book?')).toBeFocused()
  await page.keyboard.type('Casa')
  const address = form.getByLabel('Calendar address')
  for (let stops = 0; stops < 3 && !(await address.evaluate((field) => field.matches(':focus'))); stops += 1) {
    await page.keyboard.press('Tab')
  }
  await expect(address).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(address).toHaveAccessibleDescription(/Paste/)
  await expect(address).toBeFocused()
  await page.keyboard.type(`${calendars.origin}/airbnb.ics`)
  await page.keyboard.press('Enter')

  const understood = page.getByRole('dialog', { name: /^Airbnb: 1 stay, next / })
  await expect(understood).toBeVisible()
  const yes = understood.getByRole('button', { name: 'Yes, the same' })
  await expect(understood.locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Tab')
  await expect(yes).toBeFocused()
  await page.keyboard.press('Enter')
  const answered = page.getByRole('dialog', { name: /^Airbnb: 2 stays, next / })
  await expect(answered).toBeVisible()
  // The number of stays and the question are read by two calls.
  await expect(answered.getByRole('button', { name: 'Yes, the same' })).toHaveCount(0)
  await expect(answered.locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Tab')
  await expect(answered.getByRole('button', { name: 'Keep these stays' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(answered).toHaveCount(0)
  await expect(add).toBeFocused()
})

test('after a dialog the focus is where it was, or beside what was removed', async ({ page, calendars }) => {
  test.slow()
  await givenHost(page)
  calendars.answers.set('/airbnb.ics', airbnbCalendar([{ from: 5, to: 9 }]))
  await page.goto('/stays')
  const add = page.getByRole('button', { name: 'Add a calendar' })
  await page.getByRole('button', { name: 'Paste a calendar' }).click()
  const form = page.getByRole('dialog', { name: 'Add a calendar' })
  await form.getByLabel('Calendar address').fill(`${calendars.origin}/airbnb.ics`)
  await form.getByRole('button', { name: 'Read calendar' }).click()
  await page.getByRole('button', { name: 'Keep these stays' }).click()
  // The button that opened the dialog was removed with the sentence that there are no stays.
  await expect(page.getByRole('button', { name: 'Paste a calendar' })).toHaveCount(0)
  await expect(page.locator('main').locator(':focus')).toHaveCount(1)

  await page.getByRole('button', { name: 'Remove calendar Airbnb' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove calendar' }).click()
  await expect(toast(page, 'Calendar removed')).toBeVisible()
  await expect(add).toBeFocused()

  await page.getByRole('region', { name: 'All stays' }).getByRole('listitem').getByRole('link').first().click()
  await page.getByRole('button', { name: 'Revoke the link' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke the link' }).click()
  const link = page.getByRole('region', { name: 'Their link' })
  await expect(link.getByRole('button', { name: 'Make a link' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(link.getByRole('button', { name: 'Revoke the link' })).toBeVisible()
  await expect(link.locator(':focus')).toHaveCount(1)
})

test('the page asks first for the days around today, and reads only these again after a minute', async ({ page }) => {
  await givenHost(page)
  await page.clock.install()
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname === '/api/stays') asked.push(search.replaceAll(/\d{4}-\d\d-\d\d/g, 'day'))
  })
  await page.goto('/stays')
  await expect(page.getByRole('heading', { name: 'No stays yet' })).toBeVisible()
  const near = '?from=day&to=day'
  expect(asked).toEqual([near, ''])
  await page.clock.runFor(61_000)
  await expect.poll(() => asked).toEqual([near, '', near])
})

test('a stay that is months away is shown on its own page, and one that is gone is not', async ({ page }) => {
  await givenHost(page)
  await page.goto('/stays')
  await addByHand(page, 'Add a stay by hand', { arrival: dayIn(200), departure: dayIn(203) })
  const row = page.getByRole('region', { name: 'All stays' }).getByRole('listitem').getByRole('link')
  const path = (await row.first().getAttribute('href')) ?? ''
  await page.goto(path)
  const edit = page.getByRole('button', { name: 'Edit stay' })
  // From far away to next week, and back.
  for (const from of [7, 300]) {
    await edit.click()
    const dialog = page.getByRole('dialog', { name: 'Edit stay' })
    await dialog.getByLabel('Arrival').fill(dayIn(from))
    await dialog.getByLabel('Departure').fill(dayIn(from + 3))
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(edit).toBeVisible()
  }
  await page.goto(`${path.slice(0, -1)}${path.endsWith('A') ? 'B' : 'A'}`)
  await expect(page.getByRole('heading', { name: 'This stay no longer exists' })).toBeVisible()
})

test('in German the page is no wider than a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await givenHost(page)
  expect((await page.request.patch('/api/account', { data: { language: 'de' } })).status()).toBe(200)
  await page.goto('/stays')
  await expect(page.getByRole('heading', { level: 1, name: 'Aufenthalte' })).toBeVisible()
  await expectAccessible(page, 'stays in German')
  const tabs = page.getByRole('navigation', { name: 'Ihre Seiten' })
  expect(await tabs.evaluate((list) => list.scrollWidth - list.clientWidth)).toBe(0)
})

/** A host with a book whose guests stay until the day after tomorrow, and one stay that begins tomorrow. */
async function givenGuests(page: Page): Promise<{ bookId: string; stayId: string }> {
  await registerHost(page.request)
  await choosePlan(page.request, 'pro')
  const { id: bookId } = await createBook(page.request, { propertyName: 'Casa Bellavista', doorCode: '4719#' })
  const path = `/api/welcome-books/${bookId}`
  const settings = { timeZone: 'UTC', secrets: ['doorCode'], codeMode: 'shared', arrivalTime: '00:00' }
  expect((await page.request.put(`${path}/stay-settings`, { data: settings })).status()).toBe(200)
  const staying = { arrival: dayIn(-1), departure: dayIn(2), label: 'Two adults' }
  const added = await page.request.post(`${path}/stays`, { data: staying })
  expect(added.status(), await added.text()).toBe(201)
  await page.request.post(`${path}/stays`, { data: { arrival: dayIn(1), departure: dayIn(3) } })
  return { bookId, stayId: (await added.json()).id }
}

test('a book goes offline, and a stay is deleted, only after the dialog has named the guests who lose their page', async ({
  page,
}) => {
  const { bookId, stayId } = await givenGuests(page)
  const both = /Guests who are staying until .*, and those of a stay that begins in the next two days, will find/
  await page.goto('/profile')
  for (const item of ['Take offline', 'Delete']) {
    await page.getByRole('button', { name: 'More actions for Casa Bellavista' }).click()
    await page.getByRole('menuitem', { name: item }).click()
    const dialog = page.getByRole('alertdialog')
    await expect(dialog.getByText(both)).toBeVisible()
    await expect(dialog.getByText(/: Two adults$/)).toBeVisible()
    await expectAccessible(page, `the dialog ‘${item}’`)
    await dialog.getByRole('button', { name: 'Cancel' }).click()
  }

  await page.goto(`/create?edit=${bookId}`)
  await page.getByRole('button', { name: 'Save Draft' }).click()
  const question = page.getByRole('dialog', { name: 'Save Draft takes this book offline' })
  await expect(question.getByText(both)).toBeVisible()
  await expectAccessible(page, 'the question of Save Draft')

  await page.goto(`/stays/${bookId}/${stayId}`)
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Delete stay' }).click()
  await expect(page.getByRole('alertdialog').getByText(/^Guests who are staying until/)).toBeVisible()
})

test('where guests at the door would see nobody to call, the settings and the page Stays say so', async ({ page }) => {
  const { bookId } = await givenGuests(page)
  await page.goto(`/stays/settings/${bookId}`)
  const warning = page.getByText('Nobody to call, and no spare code')
  await expect(warning).toBeVisible()
  await expectAccessible(page, 'the settings with a warning')
  await page.getByLabel('Spare codes').fill('7730')
  await expect(warning).toBeHidden()
  await page.getByLabel('Spare codes').fill('')

  await page.goto('/stays')
  const need = page.getByRole('article').filter({ hasText: 'Casa Bellavista: no help at the door' })
  await expect(need.getByRole('link', { name: 'Enter a spare code' })).toBeVisible()
  await need.getByRole('link', { name: 'Add your phone number' }).click()
  await expect(page.getByLabel('Phone')).toBeFocused()
  await page.getByLabel('Phone').fill('+39 0341 555 210')
  await page.getByRole('button', { name: 'Save Draft' }).click()
  await page.getByRole('button', { name: 'Save changes, keep it published' }).click()
  await expect(toast(page, 'Welcome Book Updated!')).toBeVisible()
  await page.goto('/stays')
  await expect(page.getByRole('heading', { name: 'All stays' })).toBeVisible()
  await expect(need).toBeHidden()
})

test('the page of a stay asks whether its guests are those of the new booking', async ({ page, calendars }) => {
  await givenHost(page)
  const { origin, answers } = calendars
  const books = await (await page.request.get('/api/stays/books')).json()
  const { id: bookId } = books.find(({ name }: { name: string }) => name === 'Casa Bellavista')
  const path = `/api/welcome-books/${bookId}`
  await page.request.put(`${path}/stay-settings`, { data: { timeZone: 'UTC' } })
  const later = { from: 40, to: 42 }
  answers.set('/a.ics', airbnbCalendar([{ from: 1, to: 4 }, later]))
  const added = await (await page.request.post(`${path}/calendars`, { data: { address: `${origin}/a.ics` } })).json()
  // The same nights, with the number of another day.
  answers.set('/a.ics', airbnbCalendar([{ from: 1, to: 4 }, later]).replace('1418fb94e984-1@', '1418fb94e984-new@'))
  await page.request.post(`${path}/calendars/${added.id}/sync`)
  const stays = await (await page.request.get(`${path}/stays`)).json()
  await page.goto(`/stays/${bookId}/${stays[0].id}`)
  const question = page.getByRole('article').filter({ hasText: 'Still the same guests?' })
  await expect(question).toBeVisible()
  await expectAccessible(page, 'the page of a stay with a question')
  await question.getByRole('button', { name: 'Yes, the same' }).click()
  await expect(question).toBeHidden()
})
