import { writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import {
  choosePlan,
  createBook,
  expect,
  fillRequired,
  nextStep,
  password,
  photo,
  registerHost,
  test,
  toast,
} from './fixtures.ts'

const keptNotice = /^You have unsaved changes from/

async function listBooks(page: Page): Promise<{ id: string; status: string; propertyName: string }[]> {
  return (await page.request.get('/api/welcome-books')).json()
}

async function readBook(page: Page, id: string) {
  return (await page.request.get(`/api/welcome-books/${id}`)).json()
}

test('unsaved text survives a reload and is offered again', async ({ signedInPage: page }) => {
  await page.goto('/create')
  await fillRequired(page, 'Casa sul mare')
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()

  await expect(page.getByText(keptNotice)).toBeVisible()
  await page.getByRole('button', { name: 'Restore' }).click()

  await expect(page.getByText('2 / 7', { exact: true })).toBeVisible()
  await expect(page.getByLabel('Property name')).toHaveValue('Casa sul mare')
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(page.getByLabel('Host name')).toHaveValue('Giulia Ferrante')
})

test('an expired session loses no text', async ({ signedInPage: page, host }) => {
  await page.goto('/create')
  await fillRequired(page, 'Casa sul mare')
  await page.context().clearCookies({ name: 'session' })

  await page.getByRole('button', { name: 'Save Draft' }).click()

  await expect(toast(page, 'Please sign in again')).toBeVisible()
  await page.waitForURL('**/login')
  await page.getByLabel('Email').fill(host.email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL((url) => url.pathname !== '/login')
  await page.goto('/create')
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByLabel('Property name')).toHaveValue('Casa sul mare')
})

test('without a connection a save waits, and succeeds when there is one', async ({ signedInPage: page }) => {
  await page.goto('/create')
  await fillRequired(page, 'Casa sul mare')
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Save Draft' }).click()
  await expect(page.getByText('Not saved: you are offline.')).toBeVisible()

  await page.context().setOffline(false)
  await expect(page.getByText('You are back online. You can save now.')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()

  await expect(toast(page, 'Draft Saved!')).toBeVisible()
  expect(await listBooks(page)).toMatchObject([{ propertyName: 'Casa sul mare', status: 'draft' }])
})

test('with one book in two tabs, the second is told about the conflict and can choose', async ({
  signedInPage: page,
}) => {
  const { id } = await createBook(page.request, { propertyName: 'Casa', status: 'draft' })
  const other = await page.context().newPage()
  for (const tab of [page, other]) {
    await tab.goto(`/create?edit=${id}&step=2`)
    await expect(tab.getByLabel('Property name')).toHaveValue('Casa')
  }
  await page.getByLabel('Property name').fill('Casa of the first tab')
  await page.getByRole('button', { name: 'Save Draft' }).click()
  await expect(toast(page, 'Draft Saved!')).toBeVisible()

  await other.getByLabel('Property name').fill('Casa of the second tab')
  await other.getByRole('button', { name: 'Save Draft' }).click()
  await expect(other.getByRole('dialog', { name: 'Changed elsewhere' })).toBeVisible()
  expect(await readBook(page, id)).toMatchObject({ propertyName: 'Casa of the first tab' })
  await other.getByRole('button', { name: 'Load the newer version' }).click()
  await expect(other.getByLabel('Property name')).toHaveValue('Casa of the first tab')
  await other.getByRole('button', { name: 'Restore' }).click()
  await expect(other.getByLabel('Property name')).toHaveValue('Casa of the second tab')
  await other.getByRole('button', { name: 'Save Draft' }).click()
  await other.getByRole('button', { name: 'Keep my version (overwrite)' }).click()

  await expect(toast(other, 'Draft Saved!')).toBeVisible()
  expect(await readBook(page, id)).toMatchObject({ propertyName: 'Casa of the second tab' })
})

test('leaving with unsaved changes asks first', async ({ signedInPage: page }) => {
  await page.goto('/profile')
  await page.getByRole('link', { name: 'Create First Welcome Book' }).click()
  await page.getByLabel('Host name').fill('Giulia')
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })

  await page.getByRole('link', { name: 'Close and go to profile' }).click()
  await question.getByRole('button', { name: 'Stay here' }).click()
  await expect(page.getByLabel('Host name')).toHaveValue('Giulia')
  await page.goBack()
  await question.getByRole('button', { name: 'Leave' }).click()

  await page.waitForURL('**/profile')
  await page.getByRole('link', { name: 'Create First Welcome Book' }).click()
  await expect(page.getByText(keptNotice)).toBeVisible()
})

test('house rules are reordered by keyboard', async ({ signedInPage: page }) => {
  const houseRules = ['No smoking', 'No parties', 'No pets']
  const { id } = await createBook(page.request, { houseRules })
  await page.goto(`/create?edit=${id}&step=4`)
  const order = () =>
    page
      .getByRole('main')
      .getByLabel(/^Rule \d$/)
      .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value))
  await expect.poll(order).toEqual(houseRules)

  const handle = page.getByRole('button', { name: 'Move No pets', exact: true })
  await handle.focus()
  await handle.press('Space')
  await expect(handle).toHaveAttribute('aria-pressed', 'true')
  await handle.press('ArrowUp')
  await expect(page.getByText('No pets is now at position 2 of 3.')).toBeAttached()
  await handle.press('ArrowUp')
  await expect(page.getByText('No pets is now at position 1 of 3.')).toBeAttached()
  await handle.press('Space')

  await expect.poll(order).toEqual(['No pets', 'No smoking', 'No parties'])
  await expect(page.getByRole('button', { name: 'Move No pets', exact: true })).toBeFocused()
})

test('a picture that is too large is shown in a reduced size, and one tap uses that', async ({
  signedInPage: page,
}) => {
  const { id } = await createBook(page.request)
  await page.goto(`/create?edit=${id}&step=2`)
  const cover = page.getByRole('group', { name: 'Cover picture' })
  const file = await photo(2400, 1800)
  expect(file.buffer.length).toBeGreaterThan(2 * 1024 * 1024)

  const path = test.info().outputPath(file.name)
  await writeFile(path, file.buffer)
  await cover.locator('input[type=file]').setInputFiles(path)
  await expect(toast(page, 'File too large')).toBeVisible()
  await expect(toast(page, 'Image must be smaller than 2MB.')).toBeVisible()
  await expect(cover.getByRole('button', { name: 'Remove' })).toHaveCount(0)
  await expect(cover.getByRole('img', { name: 'The smaller picture' })).toBeVisible({ timeout: 30_000 })
  await expect(cover.getByRole('button', { name: 'Remove' })).toHaveCount(0)
  await cover.getByRole('button', { name: 'Use this picture' }).click()
  await expect(cover.getByRole('button', { name: 'Remove' })).toBeVisible()
  await expect(cover.locator('img')).toHaveAttribute('src', /^\/media\//)

  const text = { name: 'plan.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') }
  await page.getByRole('group', { name: 'Welcome picture' }).locator('input[type=file]').setInputFiles(text)
  await expect(toast(page, 'Unsupported file format')).toBeVisible()
})

test('Enter in a field neither submits the form nor leaves the step', async ({ signedInPage: page }) => {
  await page.goto('/create')
  await page.getByLabel('Host name').fill('Giulia')
  await page.getByLabel('Host name').press('Enter')
  await page.getByLabel('Email').press('Enter')

  await expect(page.getByText('1 / 7', { exact: true })).toBeVisible()
  await expect(page.getByLabel('Host name')).toHaveValue('Giulia')
  expect(await listBooks(page)).toEqual([])
})

test('every step can be left at any time, but a book without a name is not saved', async ({ signedInPage: page }) => {
  await page.goto('/create')
  await page.getByLabel('Email').fill('not an address')
  await page.getByLabel('Phone').focus()
  await expect(page.getByText('Valid email required')).toBeVisible()
  for (const step of [2, 3, 4, 5, 6, 7]) await nextStep(page, step)

  await page.getByRole('button', { name: 'Create Welcome Book' }).click()
  await expect(toast(page, 'Required fields missing')).toBeVisible()
  await expect(toast(page, 'Host name, email and property name are required.')).toBeVisible()
  await expect(page.getByRole('dialog').getByLabel('Host name')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByText('7 / 7', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Save Draft' }).click()
  await expect(toast(page, 'Required Fields Missing')).toBeVisible()
  await expect(toast(page, 'Please enter at least host name, email, and property name to save.')).toBeVisible()
  expect(await listBooks(page)).toEqual([])
})

test('what is missing at the last step is asked for there, and publishing goes on with one tap', async ({
  signedInPage: page,
}) => {
  await page.goto('/create?step=2')
  await page.getByLabel('Property name').fill('Casa sul mare')
  for (const step of [3, 4, 5, 6, 7]) await nextStep(page, step)
  await page.getByRole('button', { name: 'Create Welcome Book' }).click()

  const dialog = page.getByRole('dialog', { name: 'Before you save' })
  await expect(dialog.getByRole('textbox')).toHaveCount(2)
  await dialog.getByRole('button', { name: 'Save and publish' }).click()
  await expect(dialog.getByText('Host name required')).toBeVisible()
  await dialog.getByRole('button', { name: 'Use my account details' }).click()
  await dialog.getByRole('button', { name: 'Save and publish' }).click()

  await page.waitForURL('**/preview/*')
  expect(await listBooks(page)).toMatchObject([{ propertyName: 'Casa sul mare', status: 'published' }])
})

test('the question for what is missing keeps its answers while one is wrong, and when the save then fails', async ({
  signedInPage: page,
}) => {
  await page.goto('/create?step=2')
  await page.getByLabel('Property name').fill('Casa sul mare')
  await nextStep(page, 3)
  await page.getByRole('button', { name: 'Save Draft' }).click()
  const dialog = page.getByRole('dialog', { name: 'Before you save' })
  await dialog.getByLabel('Host name').fill('Giulia')
  await dialog.getByLabel('Email').fill('giulia@')
  await dialog.getByRole('button', { name: 'Save Draft' }).click()
  await expect(dialog.getByText('Valid email required')).toBeVisible()
  await expect(dialog.getByLabel('Host name')).toHaveValue('Giulia')
  expect(await listBooks(page)).toEqual([])

  await page.route('**/api/welcome-books', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 503, json: { code: 'X', message: 'Down.' } })
      : route.continue(),
  )
  await dialog.getByLabel('Email').fill('giulia@example.com')
  await dialog.getByRole('button', { name: 'Save Draft' }).click()
  await expect(toast(page, 'Down.')).toBeVisible()
  await page.unroute('**/api/welcome-books')
  await page.getByRole('button', { name: 'Save Draft' }).click()
  await expect(toast(page, 'Draft Saved!')).toBeVisible()
  expect(await listBooks(page)).toMatchObject([{ propertyName: 'Casa sul mare', status: 'draft' }])
})

test('a published book is saved from any step, and its steps can be jumped to', async ({ signedInPage: page }) => {
  const { id } = await createBook(page.request)
  await page.goto(`/create?edit=${id}`)
  await page.getByRole('list', { name: 'Progress' }).getByRole('button', { name: 'Check-in' }).click()
  await expect(page.getByText('3 / 7', { exact: true })).toBeVisible()
  await page.getByLabel('Door code').fill('1234#')

  await page.getByRole('button', { name: 'Save Changes' }).click()

  await expect(toast(page, 'Welcome Book Updated!')).toBeVisible()
  await expect(page.getByText('3 / 7', { exact: true })).toBeVisible()
  expect(await readBook(page, id)).toMatchObject({ doorCode: '1234#', status: 'published' })
})

test('Save Draft says that it takes a published book offline before it does', async ({ signedInPage: page }) => {
  const { id } = await createBook(page.request)
  await page.goto(`/create?edit=${id}`)
  await page.getByLabel('Host name').fill('Giulia')
  await page.getByRole('button', { name: 'Save Draft' }).click()

  const dialog = page.getByRole('dialog', { name: 'Save Draft takes this book offline' })
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  expect(await readBook(page, id)).toMatchObject({ status: 'published', revision: 1 })
  await page.getByRole('button', { name: 'Save Draft' }).click()
  await dialog.getByRole('button', { name: 'Make it a draft, take it offline' }).click()
  await expect(toast(page, 'Draft Saved!')).toBeVisible()
  expect(await readBook(page, id)).toMatchObject({ status: 'draft' })
})

test('the steps of a new book are no buttons, and empty counts say what guests see', async ({ signedInPage: page }) => {
  await page.goto('/create?step=2')
  await expect(page.getByRole('list', { name: 'Progress' }).getByRole('button')).toHaveCount(0)
  await expect(page.getByText('Guests see 2 bedrooms and 1 bathroom unless you change this.')).toBeVisible()
  await page.getByLabel('Bedrooms').fill('3')
  await expect(page.getByText('Guests see 1 bathroom unless you change this.')).toBeVisible()
})

test('a saved draft is the same book after a reload', async ({ signedInPage: page }) => {
  await page.goto('/create')
  await fillRequired(page, 'Casa sul mare')
  await page.getByRole('button', { name: 'Save Draft' }).dblclick()
  await expect(toast(page, 'Draft Saved!')).toBeVisible()
  await expect(page).toHaveURL(/edit=[\w-]+/)
  await page.reload()
  await expect(page.getByLabel('Property name')).toHaveValue('Casa sul mare')
  await expect(page.getByText(keptNotice)).toHaveCount(0)

  await page.getByLabel('Property name').fill('Casa sul lago')
  await page.getByRole('button', { name: 'Save Draft' }).click()
  await expect(toast(page, 'Draft Saved!')).toBeVisible()

  const books = await listBooks(page)
  expect(books).toMatchObject([{ propertyName: 'Casa sul lago', status: 'draft' }])
  expect((await page.request.get(`/share/${books[0]?.id}`, { headers: { cookie: '' } })).status()).toBe(404)
})

test('an open network is ticked and shown to guests as open, until a password is entered', async ({
  signedInPage: page,
}) => {
  const { id } = await createBook(page.request, { wifiName: 'Casa' })
  await page.goto(`/create?edit=${id}&step=4`)
  const tick = page.getByRole('checkbox', { name: 'The network is open, no password' })
  await expect(tick).not.toBeChecked()
  await tick.check()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(toast(page, 'Welcome Book Updated!')).toBeVisible()
  const shared = async () => (await page.request.get(`/share/${id}?lang=en`)).text()
  expect(await shared()).toContain('No password needed')

  await page.getByLabel('Wi-Fi password').fill('lemon-terrace')
  await expect(tick).not.toBeChecked()
  await expect(tick).toBeDisabled()
  await page.getByLabel('Wi-Fi password').fill('')
  await expect(tick).not.toBeChecked()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect.poll(shared).not.toContain('No password needed')
})

test('a sixth book on Basic is refused with the reason', async ({ signedInPage: page }) => {
  for (const number of [1, 2, 3, 4, 5]) await createBook(page.request, { propertyName: `Casa ${number}` })
  await page.goto('/profile')
  await page.getByRole('button', { name: 'New Welcome Book' }).click()
  await expect(toast(page, 'Limit Reached')).toBeVisible()

  await page.goto('/create')
  await page.waitForURL('**/profile')
  await expect(toast(page, 'Limit Reached')).toBeVisible()
  const why = "You've reached the welcome book limit for your plan. Upgrade to create more."
  await expect(toast(page, why)).toBeVisible()
  await page.getByRole('button', { name: 'More actions for Casa 1' }).click()
  await page.getByRole('menuitem', { name: 'Duplicate' }).click()
  await expect(toast(page, why)).toBeVisible()
  await page.getByRole('button', { name: 'Upgrade to Pro' }).click()
  await page.waitForURL('**/payment?plan=pro')
})

test('without a plan a host cannot write, and the trial allows it', async ({ page }) => {
  await registerHost(page.request)
  await page.goto('/create')
  await page.waitForURL('**/payment')
  await expect(toast(page, 'Payment Required')).toBeVisible()

  await choosePlan(page.request, 'basic')
  await page.goto('/create')
  await expect(page.getByLabel('Host name')).toBeVisible()
})
