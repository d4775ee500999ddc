import { expect, type Page, test } from '@playwright/test'
import { findFreePort } from '#test/running-service.ts'
import { createGuestService, type GuestService, openStayPage } from './guest-service.ts'

test.describe.configure({ mode: 'serial' })
// With a worker, requests would use the clock of the machine.
test.use({ serviceWorkers: 'block', viewport: { width: 390, height: 700 } })

const dateIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const arrival = dateIn(5)
const arrived = Date.parse(`${arrival}T15:05:00Z`)

let service: GuestService

test.beforeAll(async () => {
  service = await createGuestService(await findFreePort())
})

test.afterAll(async () => {
  await service.remove()
})

/** A stay that has begun, whose shared code is not confirmed, and the host's confirmation. */
async function givenLateCode() {
  await service.moveClock(0)
  const id = await service.createBook({ hostName: 'Lucia', hostPhone: '+39 0341 555 210' })
  const base = `/api/welcome-books/${id}`
  await service.call('PUT', `${base}/stay-settings`, {
    timeZone: 'Atlantic/Reykjavik',
    releaseHours: 0,
    codeMode: 'shared',
    secrets: ['doorCode'],
  })
  const stay = JSON.parse(await service.call('POST', `${base}/stays`, { arrival, departure: dateIn(8) }))
  await service.moveClock(arrived - Date.now())
  const confirm = () => service.call('POST', `${base}/stays/${stay.id}/code-changed`, { code: '2580' })
  return { address: `${service.origin}${new URL(stay.link).pathname}?lang=en`, confirm }
}

const codeOn = (page: Page) => page.locator('#arrive .g-code b').first()
/** All elements that announce something, as text. */
const announced = (page: Page) => page.locator('body > [role=status]')

test('an open page shows and announces the code soon after the host has confirmed it', async ({ page }) => {
  const { address, confirm } = await givenLateCode()
  await page.clock.install({ time: arrived })
  await openStayPage(page, address)
  await page.clock.runFor(31_000)
  await expect(page.locator('#arrive')).toContainText('This page shows the new code as soon as it is confirmed.')
  const asked = page.waitForResponse((response) => response.request().method() === 'HEAD')
  await page.clock.runFor(31_000)
  expect([(await asked).status(), (await (await asked).allHeaders())['content-length']]).toEqual([304, undefined])
  // A guest who reads further down stays there, though what has appeared moves everything below it.
  await page.evaluate(() => document.getElementById('rules')?.scrollIntoView({ behavior: 'instant' }))
  const placeOf = () => page.evaluate(() => document.getElementById('rules')?.getBoundingClientRect().top ?? 0)
  const place = await placeOf()

  await confirm()
  await page.clock.runFor(31_000)
  await expect(codeOn(page)).toHaveText('2580')
  await page.clock.runFor(1_000)
  await expect(announced(page).filter({ hasText: 'This page has been updated. Your door code 2580' })).toHaveCount(1)
  expect(Math.abs((await placeOf()) - place)).toBeLessThan(4)
  // Nothing is awaited any more.
  let requests = 0
  page.on('request', () => {
    requests += 1
  })
  await page.clock.runFor(120_000)
  expect(requests).toBe(0)
})

test('a page that becomes visible asks at once, and waits while a picture is open', async ({ page }) => {
  const { address, confirm } = await givenLateCode()
  await page.clock.install({ time: arrived })
  await openStayPage(page, address)
  await confirm()
  await page.evaluate(() => {
    const dialog = document.body.appendChild(document.createElement('dialog'))
    dialog.showModal()
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await page.clock.runFor(31_000)
  await expect(codeOn(page)).toHaveCount(0)
  await page.evaluate(() => {
    document.querySelector('dialog[open]')?.remove()
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await expect(codeOn(page)).toHaveText('2580')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a page that waits for the code loads itself again until it has it', async ({ page }) => {
    const { address, confirm } = await givenLateCode()
    // A minute of the test is a second.
    await page.route(address, async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replace(
        'http-equiv="refresh" content="60"',
        'http-equiv="refresh" content="1"',
      )
      await route.fulfill({ response, body })
    })
    await page.goto(address)
    await expect(page.locator('#arrive')).toContainText('This page shows the new code as soon as it is confirmed.')
    await confirm()
    await expect(codeOn(page)).toHaveText('2580')
    await expect(page.locator('meta[http-equiv=refresh]')).toHaveCount(0)
  })
})
