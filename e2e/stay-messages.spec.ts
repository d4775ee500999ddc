import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { checkedScreens, choosePlan, createBook, expect, registerHost, test, toast } from './fixtures.ts'

/** `YYYY-MM-DD` in some days. */
const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

async function givenStay(page: Page, plan: 'basic' | 'pro'): Promise<{ path: string; link: string }> {
  await registerHost(page.request)
  await choosePlan(page.request, plan)
  const { id } = await createBook(page.request, { propertyName: 'Casa Bellavista', doorCode: '4719#' })
  await page.request.put(`/api/welcome-books/${id}/stay-settings`, { data: { timeZone: 'Europe/Rome' } })
  const data = { arrival: dayIn(12), departure: dayIn(15), language: 'en' }
  const stay = await (await page.request.post(`/api/welcome-books/${id}/stays`, { data })).json()
  return { path: `/stays/${id}/${stay.id}`, link: stay.link }
}

for (const { name, viewport } of checkedScreens) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport })

    test('a message is copied, is no longer due, and can be taken back', async ({ page }) => {
      test.slow()
      const { link } = await givenStay(page, 'basic')
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
      await page.goto('/stays')
      const due = page.getByRole('region', { name: 'Today: 1 message to send' })
      await expect(due).toBeVisible()
      await expectAccessible(page, 'stays with a message that is due')
      await due.getByRole('link', { name: 'On booking' }).click()

      const section = page.getByRole('region', { name: 'What to say, and when' })
      await expect(section.getByRole('listitem')).toHaveCount(5)
      await page.reload()
      await expect(section.getByRole('listitem')).toHaveCount(5)
      await expectAccessible(page, 'messages of a stay')
      const booking = section.getByRole('listitem').first()
      await expect(booking).toContainText('To send')
      const whatsApp = await booking.getByRole('link', { name: 'WhatsApp: On booking' }).getAttribute('href')
      expect(decodeURIComponent(whatsApp ?? '')).toContain(link)
      const sms = await booking.getByRole('link', { name: 'SMS: On booking' }).getAttribute('href')
      expect(sms).toMatch(/^sms:\?&body=/)
      await booking.getByRole('button', { name: 'Copy the message: On booking' }).click()
      await expect(booking.getByRole('status').filter({ hasText: 'Sent' })).toBeVisible()
      const copied = await page.evaluate(() => navigator.clipboard.readText())
      expect(copied).toContain('Thank you for booking Casa Bellavista')
      expect(copied).toContain(link)
      expect(copied).not.toContain('4719')

      await booking.getByRole('button', { name: 'Mark as not sent: On booking' }).click()
      await expect(booking).toContainText('To send')
    })

    test('on Pro a host writes her own text, which keeps what is unsaved and refuses codes', async ({ page }) => {
      test.slow()
      const { path } = await givenStay(page, 'pro')
      await page.goto('/stays/messages')
      const booking = page.getByRole('region', { name: 'On booking' })
      const text = booking.getByLabel('Your text: On booking')
      await expect(text).toBeVisible()
      await expectAccessible(page, 'templates')
      await text.fill('Ciao! Your code is 4719. {link}')
      await booking.getByRole('button', { name: 'Save' }).click()
      await expect(text).toHaveAccessibleDescription(/Leave it out/)
      await text.fill('Ciao from {hostNam}! {link}')
      await booking.getByRole('button', { name: 'Save' }).click()
      await expect(text).toHaveAccessibleDescription(/We cannot fill in \{hostNam\}/)

      await text.fill('Ciao from {houseName}! {link}')
      await expect(booking.getByRole('figure')).toContainText('Ciao from Casa Bellavista! their link')
      await page.getByRole('link', { name: 'Stays' }).first().click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Stay here' }).click()
      await expect(text).toHaveValue('Ciao from {houseName}! {link}')
      await booking.getByRole('button', { name: 'Save' }).click()
      await expect(toast(page, 'Text saved')).toBeVisible()

      await page.goto(path)
      const section = page.getByRole('region', { name: 'What to say, and when' })
      await expect(section.getByRole('listitem').first()).toContainText('Ciao from Casa Bellavista!')
    })
  })
}

test('a text that another tab has saved meanwhile is shown beside what is typed, and the host chooses', async ({
  page,
  context,
}) => {
  test.slow()
  await givenStay(page, 'pro')
  const other = await context.newPage()
  const regionIn = (tab: Page) => tab.getByRole('region', { name: 'On booking' })
  const textIn = (tab: Page) => regionIn(tab).getByLabel('Your text: On booking')
  const save = async (tab: Page, text: string) => {
    await textIn(tab).fill(text)
    await regionIn(tab).getByRole('button', { name: 'Save' }).click()
  }
  for (const tab of [page, other]) await tab.goto('/stays/messages')
  await save(other, 'Theirs {link}')
  await expect(toast(other, 'Text saved')).toBeVisible()

  await save(page, 'Mine {link}')
  const conflict = regionIn(page).getByRole('alert').filter({ hasText: 'Changed elsewhere' })
  await expect(conflict).toContainText('Theirs {link}')
  await expect(textIn(page)).toHaveValue('Mine {link}')
  await expectAccessible(page, 'two texts')
  await conflict.getByRole('button', { name: 'Keep mine' }).click()
  await expect(conflict).toHaveCount(0)
  await expect(textIn(page)).toBeFocused()
  await regionIn(page).getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, 'Text saved')).toBeVisible()

  await save(other, 'Theirs again {link}')
  const otherConflict = regionIn(other).getByRole('alert').filter({ hasText: 'Changed elsewhere' })
  await expect(otherConflict).toContainText('Mine {link}')
  await otherConflict.getByRole('button', { name: 'Use the other one' }).click()
  await expect(textIn(other)).toHaveValue('Mine {link}')
  await expect(regionIn(other).getByText('Your own', { exact: true })).toBeVisible()
  await other.close()
})

test('on Basic the built-in texts are shown with what Pro adds', async ({ page }) => {
  await givenStay(page, 'basic')
  await page.goto('/stays/messages')
  await expect(page.getByText('On Basic, stays use the built-in texts')).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveCount(0)
  await page.getByRole('radio', { name: 'Deutsch' }).check()
  await expect(page.getByRole('figure').first()).toContainText('Vielen Dank, dass Sie')
  await expectAccessible(page, 'templates on Basic')
})

test('the daily email is off until an hour is chosen', async ({ page }) => {
  await givenStay(page, 'basic')
  await page.goto('/stays/messages')
  const digest = page.getByRole('region', { name: 'Your day by email' })
  await expect(digest.getByLabel('When')).toHaveValue('')
  await expect(digest).toContainText('It goes to confirmed addresses only')
  await digest.getByLabel('When').selectOption({ label: 'At 07:00' })
  // The house's time, not that of this browser.
  await expect(digest.getByLabel('Time zone')).toHaveValue('Europe/Rome')
  await digest.getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, 'Daily email is on')).toBeVisible()
  await page.reload()
  await expect(digest.getByLabel('When')).toHaveValue('7')
  await expect(digest).toContainText('The next one could come on')
})
