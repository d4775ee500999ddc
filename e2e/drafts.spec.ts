import type { Browser, BrowserContext, Page } from '@playwright/test'
import { createBook, expect, nextStep, test, toast } from './fixtures.ts'

const elsewhere = /^You have unsaved changes from .* on another device\./

/** Another device of the same host: it has the session, and nothing that the first one keeps. */
async function openOtherDevice(browser: Browser, first: BrowserContext): Promise<Page> {
  const { cookies } = await first.storageState()
  const device = await browser.newContext({ storageState: { cookies, origins: [] } })
  return device.newPage()
}

async function draftNames(page: Page, bookId?: string): Promise<string[]> {
  const query = bookId === undefined ? '' : `?bookId=${bookId}`
  const drafts: { book: { propertyName: string } }[] = await (await page.request.get(`/api/book-drafts${query}`)).json()
  return drafts.map(({ book }) => book.propertyName)
}

test('a book begun on one device goes on on another, before it was ever saved', async ({
  signedInPage: page,
  context,
  browser,
}) => {
  await page.goto('/create')
  await page.getByLabel('Host name').fill('Giulia')
  await nextStep(page, 2)
  await page.getByLabel('Property name').fill('Casa sul mare')
  await expect.poll(() => draftNames(page), { timeout: 30_000 }).toEqual(['Casa sul mare'])

  const other = await openOtherDevice(browser, context)
  await other.goto('/create')
  await expect(other.getByText(elsewhere)).toBeVisible()
  await other.getByRole('button', { name: 'Continue' }).click()

  await expect(other.getByText('2 / 7', { exact: true })).toBeVisible()
  await expect(other.getByLabel('Property name')).toHaveValue('Casa sul mare')
  await other.getByLabel('Property name').fill('Casa sul lago')
  await expect.poll(() => draftNames(other), { timeout: 30_000 }).toEqual(['Casa sul lago'])

  // The first device writes on as well: both texts stay, and it is offered the other one.
  await page.getByLabel('Property name').fill('Casa sul fiume')
  await expect(page.getByText(elsewhere)).toBeVisible({ timeout: 30_000 })
  await expect(page.getByLabel('Property name')).toHaveValue('Casa sul fiume')
  expect((await draftNames(page)).toSorted()).toEqual(['Casa sul fiume', 'Casa sul lago'])
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByText(elsewhere)).toHaveCount(0)
  await other.context().close()
})

test('unsaved changes of a published book are offered on another device, guests see none, a save ends them', async ({
  signedInPage: page,
  context,
  browser,
}) => {
  const { id } = await createBook(page.request, { doorCode: '1111#' })
  await page.goto(`/create?edit=${id}&step=3`)
  await page.getByLabel('Door code').fill('2222#')
  await expect.poll(() => draftNames(page, id), { timeout: 30_000 }).toHaveLength(1)

  const other = await openOtherDevice(browser, context)
  await other.goto(`/share/${id}`)
  await expect(other.getByText('1111#')).toBeVisible()
  await other.goto(`/create?edit=${id}&step=3`)
  await expect(other.getByLabel('Door code')).toHaveValue('1111#')
  await other.getByRole('button', { name: 'Continue' }).click()
  await expect(other.getByLabel('Door code')).toHaveValue('2222#')
  await other.getByRole('button', { name: 'Save Changes' }).click()
  await expect(toast(other, 'Welcome Book Updated!')).toBeVisible()

  await expect.poll(() => draftNames(page, id)).toEqual([])
  await other.reload()
  await expect(other.getByLabel('Door code')).toHaveValue('2222#')
  await expect(other.getByText(elsewhere)).toHaveCount(0)
  await other.context().close()
})
