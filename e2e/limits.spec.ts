import type { Page } from '@playwright/test'
import { createAxe } from './axe.ts'
import { choosePlan, createBook, expect, registerHost, test, toast } from './fixtures.ts'

/** So many characters that read like a sentence. */
const words = (length: number) => 'Turn the key twice. '.repeat(Math.ceil(length / 20)).slice(0, length)
const tooLong = (limit: string) => `This text is too long: ${limit} characters are the most. Please shorten it.`

async function expectNoFaults(page: Page): Promise<void> {
  const { violations } = await createAxe(page).analyze()
  expect(violations.map(({ id, nodes }) => ({ id, target: nodes[0]?.target }))).toEqual([])
}

test('near a limit the wizard counts, beyond it nothing is lost and nothing saved', async ({ signedInPage: page }) => {
  const { id } = await createBook(page.request, { status: 'draft' })
  await page.goto(`/create?edit=${id}&step=4`)
  const network = page.getByLabel('WiFi name')
  const password = page.getByLabel('WiFi password')

  await network.fill('Città')
  await expect(page.getByText('/ 32', { exact: false })).toBeHidden()
  await network.fill('Città Limonaia, primo piano')
  await expect(page.getByText('28 / 32')).toBeVisible()
  await expect(network).toHaveAccessibleDescription('28 of 32 bytes')
  await password.fill('x'.repeat(64))
  await expect(page.getByText('64 / 63')).toBeVisible()
  await password.blur()
  await expect(password).toHaveAccessibleDescription(/^This text is too long: 63 characters are the most/)
  await expectNoFaults(page)

  await page.getByRole('button', { name: 'Save Draft' }).click()
  await expect(toast(page, 'Not saved: too long')).toBeAttached()
  await expect(password).toBeFocused()
  await expect(password).toHaveValue('x'.repeat(64))
  await page.reload()
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(password).toHaveValue('x'.repeat(64))

  await password.fill('x'.repeat(63))
  await page.getByRole('button', { name: 'Save Draft' }).click()
  await expect(toast(page, 'Draft Saved!')).toBeAttached()
})

test('a book that would be too large stays in the wizard, with both figures in sight', async ({
  signedInPage: page,
}) => {
  const { id } = await createBook(page.request, { status: 'draft', houseRules: Array(39).fill(words(10_000)) })
  await page.goto(`/create?edit=${id}&step=2`)
  const welcome = page.getByLabel('Welcome message')
  await welcome.fill(words(10_000))

  await page.getByRole('button', { name: 'Save Draft' }).click()

  const refusal = page.getByRole('alert').filter({ hasText: 'This book holds 401 kB of text' })
  await expect(refusal).toContainText('400 kB is the most')
  await expect(welcome).toHaveValue(words(10_000))
  await welcome.fill('Welcome')
  await page.getByRole('button', { name: 'Save Draft' }).click()
  await expect(toast(page, 'Draft Saved!')).toBeAttached()
  await expect(refusal).toBeHidden()
})

test('a ready sentence counts as well as a typed one', async ({ signedInPage: page }) => {
  const { id } = await createBook(page.request, { welcomeMessage: words(9_990) })
  await page.goto(`/create?edit=${id}&step=2`)
  await expect(page.getByText('9,990 / 10,000')).toBeVisible()

  await page.getByRole('button', { name: 'Ready sentences Welcome message' }).click()
  await page.getByRole('listitem').getByRole('button', { pressed: false }).first().click()

  await expect(page.getByText(/^10,\d{3} \/ 10,000$/)).toBeVisible()
})

test('a translation that is too long waits at its place while the others are saved', async ({ page }) => {
  await registerHost(page.request)
  await choosePlan(page.request, 'pro')
  const equipment = [{ name: 'Teglia speciale', description: 'Sotto il forno' }]
  const { id } = await createBook(page.request, { originalLanguage: 'it', equipment })
  await page.goto(`/languages/${id}?to=de`)
  const name = page.getByRole('textbox', { name: 'Name, translation' })
  const description = page.getByRole('textbox', { name: 'Teglia speciale · Description, translation' })

  await name.fill(words(201))
  await description.fill('Unter dem Ofen')

  await expect(page.getByRole('alert')).toContainText('Texts that are too long are marked.')
  await expect(page.getByText('201 / 200')).toBeVisible()
  await expect(name).toHaveAccessibleDescription(new RegExp(tooLong('200')))
  await expectNoFaults(page)
  await page.reload()
  await expect(name).toHaveValue(words(201))
  await expect(description).toHaveValue('Unter dem Ofen')
  await name.fill('Backblech')
  await expect(page.getByRole('alert')).toBeHidden()
  await expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible()
})

test('own sections, account names and messages to support count too', async ({ page }) => {
  await registerHost(page.request)
  await choosePlan(page.request, 'pro')
  const { id } = await createBook(page.request)
  await page.goto(`/design/${id}`)
  await page.getByRole('button', { name: 'Add a section' }).click()
  const title = page.getByLabel('Title', { exact: true })
  await title.fill(words(121))
  await page.getByRole('button', { name: 'Save design' }).click()
  await expect(title).toHaveAccessibleDescription(new RegExp(tooLong('120')))
  await expect(page.getByText('121 / 120')).toBeVisible()

  await page.goto('/account')
  await page.getByLabel('Your name').fill(words(170))
  await expect(page.getByText('170 / 200')).toBeVisible()

  // A document without React: the same counter, started by its script.
  await page.goto('/legal')
  const message = page.getByLabel('What can we do for you?')
  await message.fill(words(5_001))
  await expect(page.getByText('5,001 / 5,000')).toBeVisible()
  await expect(message).toHaveAccessibleDescription(/5,001 of 5,000 characters/)
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(message).toHaveAccessibleDescription(new RegExp(tooLong('5,000')))
  await expect(message).toHaveValue(words(5_001))
})
