import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { checkedScreens, choosePlan, createBook, expect, registerHost, test, toast } from './fixtures.ts'

/** `YYYY-MM-DD` in some days, in a house whose clocks show UTC. */
const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

type Stay = { id: string; link: string }

/** A book whose stays have codes of their own. */
async function givenHouse(page: Page): Promise<{ base: string; bookId: string }> {
  await registerHost(page.request)
  await choosePlan(page.request, 'pro')
  const { id } = await createBook(page.request, { propertyName: 'Casa Bellavista', doorCode: '4719#' })
  const base = `/api/welcome-books/${id}`
  await call(page.request, 'put', `${base}/stay-settings`, {
    timeZone: 'Atlantic/Reykjavik',
    arrivalTime: '00:00',
    codeMode: 'personal',
    secrets: ['doorCode'],
    spareCodes: ['7730', '8841'],
  })
  return { base, bookId: id }
}

/** A stay that has begun today in such a book. */
async function givenStay(page: Page): Promise<{ stay: Stay; path: string; screen: string }> {
  const { base, bookId: id } = await givenHouse(page)
  const stay = (await call(page.request, 'post', `${base}/stays`, {
    arrival: dayIn(0),
    departure: dayIn(3),
    code: '4821',
  })) as Stay
  return { stay, path: `${base}/stays/${stay.id}`, screen: `/stays/${id}/${stay.id}` }
}

async function call(request: APIRequestContext, method: 'put' | 'post', path: string, data?: object): Promise<unknown> {
  const response = await request[method](path, data && { data })
  expect(response.ok(), `${method} ${path}: ${await response.text()}`).toBe(true)
  return response.json()
}

test('a code whose stay is over is to be taken off the lock, until the host ticks that', async ({ page }) => {
  const { base, bookId } = await givenHouse(page)
  const stay = { arrival: dayIn(-4), departure: dayIn(-2), code: '5932' }
  const { id } = (await call(page.request, 'post', `${base}/stays`, stay)) as Stay
  await call(page.request, 'post', `${base}/stays/${id}/code-set`, { code: '5932' })

  await page.goto(`/stays/${bookId}/${id}`)
  await expect(page.getByText('Its code 5932 is still on the lock.')).toBeVisible()
  await page.goto('/stays')
  const entry = page.getByRole('article', { name: 'Take 5932 off the lock' })
  await expect(entry).toContainText('its guests still know this code')
  await expectAccessible(page, 'a code to take off the lock')
  await entry.getByRole('button', { name: 'It is off the lock' }).click()
  await expect(toast(page, 'Noted: 5932 is off the lock')).toBeVisible()
  await expect(entry).toBeHidden()
})

test('the shared code on the lock is named after its stay was deleted, until the next change is confirmed', async ({
  page,
}) => {
  const { base, bookId } = await givenHouse(page)
  await call(page.request, 'put', `${base}/stay-settings`, { codeMode: 'shared', arrivalTime: '23:59' })
  const dates = { arrival: dayIn(0), departure: dayIn(2) }
  const { id } = (await call(page.request, 'post', `${base}/stays`, dates)) as Stay
  await call(page.request, 'post', `${base}/stays/${id}/code-changed`, { code: '5932' })
  expect((await page.request.delete(`${base}/stays/${id}`)).ok()).toBe(true)
  const settings = `/stays/settings/${bookId}`
  await page.goto(settings)
  await expect(page.getByText(/^On the lock now: 5932, since /)).toBeVisible()
  await expectAccessible(page, 'the shared code on the lock')

  await call(page.request, 'post', `${base}/stays`, dates)
  await page.goto('/stays')
  await expect(page.getByText('On the lock now: 5932')).toBeVisible()
  await page.getByRole('textbox', { name: 'New code' }).fill('6043')
  await page.getByRole('button', { name: 'Confirm new code' }).click()
  await expect(toast(page, 'Code confirmed')).toBeVisible()
  await page.goto(settings)
  await expect(page.getByText(/^On the lock now: 6043, since /)).toBeVisible()
})

/** Whether the words about the code that is on the lock begin beside their icon. */
function isIconBesideWords(poster: Locator) {
  return poster.evaluate((card) => {
    const row = [...card.querySelectorAll('p')].find(({ textContent }) => textContent?.startsWith('On the lock since'))
    const words = [...(row?.childNodes ?? [])].find(({ nodeType }) => nodeType === Node.TEXT_NODE)
    const icon = row?.querySelector('svg')
    if (!words || !icon) return false
    const line = document.createRange()
    line.selectNodeContents(words)
    return line.getBoundingClientRect().top < icon.getBoundingClientRect().bottom
  })
}

for (const { name, viewport } of checkedScreens) {
  test(`a personal code is asked for on the lock, ticked and taken back, on a ${name}`, async ({ page }) => {
    await page.setViewportSize(viewport)
    const { screen } = await givenStay(page)
    await page.goto('/stays')
    await expect(page.getByRole('heading', { name: 'Set 4821 on the lock of Casa Bellavista' })).toBeVisible()
    await expect(page.getByText('nobody has confirmed that the code on their page is on the lock')).toBeVisible()
    await expectAccessible(page, 'a code for the lock')

    await page.goto(screen)
    await page.getByRole('button', { name: 'It is on the lock' }).click()
    await expect(toast(page, 'Noted: it is on the lock')).toBeVisible()
    const poster = page.getByRole('region', { name: 'Their own door code' })
    await expect(poster).toContainText('On the lock since')
    await expectAccessible(page, 'a code on the lock')
    await page.setViewportSize({ ...viewport, width: Math.min(viewport.width, 320) })
    expect(await isIconBesideWords(poster)).toBe(true)
    await page.setViewportSize(viewport)
    await poster.getByRole('button', { name: 'Undo' }).click()
    await expect(poster.getByRole('button', { name: 'It is on the lock' })).toBeVisible()

    await poster.getByRole('button', { name: 'It is on the lock' }).click()
    await page.getByRole('button', { name: 'Edit stay' }).click()
    await page.getByRole('dialog').getByLabel('Their door code').fill('7310')
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await expect(poster).toContainText('Set it on the lock instead of 4821')
    await page.goto('/stays')
    await expect(
      page.getByRole('heading', { name: 'Set 7310 on the lock of Casa Bellavista instead of 4821' }),
    ).toBeVisible()
  })
}

test('dates that hide the code from guests in the house are saved after a question', async ({ page }) => {
  const { screen } = await givenStay(page)
  await page.goto(screen)
  await page.getByRole('button', { name: 'Edit stay' }).click()
  const form = page.getByRole('dialog', { name: 'Edit stay' })
  await form.getByLabel('Arrival').fill(dayIn(2))
  await form.getByRole('button', { name: 'Save' }).click()
  const question = page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog', { name: 'This changes what guests see now' }))
  await expect(question.first()).toContainText('They will no longer see the codes')
  await expectAccessible(page, 'a stay whose guests lose their code')
  await page.getByRole('button', { name: 'Not now' }).click()
  await expect(form.getByLabel('Arrival')).toHaveValue(dayIn(2))
  await form.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: 'Save anyway' }).click()
  await expect(toast(page, 'Stay saved')).toBeVisible()
  await expect(form).toHaveCount(0)
})

test('a spare code that former guests know is asked about on both screens, until the host keeps it', async ({
  page,
}) => {
  const { stay, path, screen } = await givenStay(page)
  await page.request.post(`${new URL(stay.link).pathname}/spare-code`, { form: { shown: '0' } })
  await call(page.request, 'post', `${path}/departed`)
  const settings = `/stays/settings/${screen.split('/')[2]}`
  await page.goto(settings)
  await expect(page.getByText('Guests who have left know 7730.')).toBeVisible()
  await expectAccessible(page, 'settings with a known spare code')
  await page.goto('/stays')
  const entry = page.getByRole('article', { name: 'Replace the spare code 7730: guests who have left know it' })
  await expect(entry).toContainText('Casa Bellavista')
  await expectAccessible(page, 'a known spare code')
  await entry.getByRole('button', { name: 'Keep 7730' }).click()
  await expect(entry).toHaveCount(0)
  await page.goto(settings)
  await expect(page.getByLabel('Spare codes')).toHaveValue('7730, 8841')
  await expect(page.getByText('Guests who have left know 7730.')).toHaveCount(0)
})
