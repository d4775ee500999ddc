import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { airbnbCalendar, dayIn, givenHost, test } from './calendar-service.ts'
import { checkedScreens, expect, toast } from './fixtures.ts'

type Line = Parameters<typeof airbnbCalendar>[0][number]

/** The book Casa Bellavista with personal codes and a calendar. */
async function givenCalendar(page: Page, address: string) {
  await givenHost(page)
  const books: { id: string; name: string }[] = await (await page.request.get('/api/stays/books')).json()
  const bookId = books.find(({ name }) => name === 'Casa Bellavista')?.id ?? ''
  const path = `/api/welcome-books/${bookId}`
  // Tomorrow's stays begin within 24 hours.
  const settings = { timeZone: 'UTC', arrivalTime: '00:00', codeMode: 'personal', secrets: ['doorCode'] }
  expect((await page.request.put(`${path}/stay-settings`, { data: settings })).status()).toBe(200)
  const added = await page.request.post(`${path}/calendars`, { data: { address } })
  expect(added.status(), await added.text()).toBe(201)
  const { id } = await added.json()
  const listStays = async (): Promise<{ id: string; arrival: string; code: string }[]> =>
    (await page.request.get(`${path}/stays`)).json()
  const sync = () => page.request.post(`${path}/calendars/${id}/sync`)
  return { bookId, path, listStays, sync }
}

const later: Line = { from: 40, to: 42 }

const moved = {
  booking: { from: 2, to: 6, uid: '1418fb94e984-moved' },
  question: 'Was this stay moved to',
  yes: 'Yes, it was moved',
}
const renumbered = {
  booking: { from: 1, to: 4, uid: '1418fb94e984-renumbered' },
  question: 'Still the same guests?',
  yes: 'Yes, the same',
}

for (const { name, viewport } of checkedScreens) {
  const change = name === 'phone' ? moved : renumbered
  test.describe(`on a ${name}`, () => {
    test.use({ viewport })

    test('two stays for the same guests are named until the host has deleted one', async ({ page, calendars }) => {
      test.slow()
      const { origin, answers } = calendars
      answers.set('/a.ics', airbnbCalendar([{ from: 1, to: 4 }, later]))
      const { bookId, listStays, sync } = await givenCalendar(page, `${origin}/a.ics`)
      const [first] = await listStays()
      answers.set('/a.ics', airbnbCalendar([change.booking, later]))
      await sync()
      const isSecond = ({ id, arrival }: { id: string; arrival: string }) =>
        id !== first?.id && arrival === dayIn(change.booking.from)
      const second = (await listStays()).find(isSecond)

      await page.goto('/stays')
      const link = page.locator(`a[href$="${second?.id}"]`)
      const row = page.getByRole('region', { name: 'All stays' }).getByRole('listitem').filter({ has: link })
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
      // Now the guests may have this link.
      const noted = page.waitForResponse((response) => response.url().endsWith(`/${second?.id}/link/sent`))
      await row.getByRole('button', { name: /^Copy link for/ }).click()
      expect((await noted).status()).toBe(200)
      await page
        .getByRole('article')
        .filter({ hasText: change.question })
        .getByRole('button', { name: change.yes })
        .click()

      const pair = page.getByRole('article').filter({ hasText: 'Same guests, two stays' })
      await expect(pair).toContainText('They may have either link')
      await expectAccessible(page, 'two stays for the same guests')
      await expect(pair.getByRole('link', { name: 'Open the one to keep' })).toHaveAttribute(
        'href',
        `/stays/${bookId}/${second?.id}`,
      )
      await pair.getByRole('link', { name: 'Open the other one' }).click()
      await expect(page).toHaveURL(new RegExp(`/stays/${bookId}/${first?.id}$`))
      await expect(pair).toContainText('This is the other stay.')
      await expect(pair.getByRole('link')).toHaveText(['Open the one to keep'])
      await page.getByRole('button', { name: 'More', exact: true }).click()
      await page.getByRole('menuitem', { name: 'Delete stay' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete stay' }).click()
      await expect(toast(page, 'Stay deleted')).toBeVisible()
      await expect(page.getByRole('heading', { name: 'All stays' })).toBeVisible()
      await expect(pair).toHaveCount(0)
    })

    test('a calendar is removed with its stays: the codes to take off the lock are named before and after', async ({
      page,
      calendars,
    }) => {
      test.slow()
      const { origin, answers } = calendars
      answers.set('/a.ics', airbnbCalendar([{ from: 1, to: 4 }, later]))
      const { bookId, path, listStays } = await givenCalendar(page, `${origin}/a.ics`)
      const [stay] = await listStays()
      const code = stay?.code ?? ''
      await page.request.post(`${path}/stays/${stay?.id}/code-set`, { data: { code } })

      await page.goto('/stays')
      await page.getByRole('button', { name: 'Remove calendar Airbnb' }).click()
      const removal = page.getByRole('alertdialog')
      await expect(removal.getByText('on the lock')).toHaveCount(0)
      await removal.getByRole('radio', { name: /^Remove them/ }).check()
      await expect(removal.getByText(`The code ${code} is on the lock.`)).toBeVisible()
      await expectAccessible(page, 'a calendar that is removed with its stays')
      await removal.getByRole('button', { name: 'Remove calendar' }).click()
      await expect(toast(page, 'Calendar removed')).toBeVisible()
      const removed = `Its upcoming stays were removed too. Now take ${code} off the lock.`
      await expect(toast(page, removed)).toBeVisible()

      const entry = page.getByRole('article', { name: `Take ${code} off the lock` })
      await expect(entry).toContainText('was cancelled, so nobody needs this code')
      await expect(page.getByRole('button', { name: /^Copy link for/ })).toHaveCount(0)
      await page.goto(`/stays/${bookId}/${stay?.id}`)
      await expect(page.getByRole('heading', { name: /^Ended on / })).toBeVisible()
      await expect(page.getByText('If the booking appears in the calendar again')).toHaveCount(0)
      await expectAccessible(page, 'a stay that ended with its calendar')
      await page.getByRole('button', { name: 'It is off the lock' }).click()
      await expect(toast(page, `Noted: ${code} is off the lock`)).toBeVisible()
      await page.goto('/stays')
      await expect(page.getByRole('heading', { name: 'All stays' })).toBeVisible()
      await expect(entry).toHaveCount(0)
    })
  })
}
