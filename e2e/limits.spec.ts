import { expectNoViolations } from './axe.ts'
import {
  captchaAnswer,
  choosePlan,
  createBook,
  expect,
  password as hostPassword,
  registerHost,
  test,
  toast,
} from './fixtures.ts'

/** A text of `length` characters that reads like sentences. */
const words = (length: number) => 'Turn the key twice. '.repeat(Math.ceil(length / 20)).slice(0, length)
const tooLong = (limit: string) => `This text is too long: the limit is ${limit} characters. Please shorten it.`

test('near a limit the wizard shows a counter; above it nothing is lost and nothing is saved', async ({
  signedInPage: page,
}) => {
  const { id } = await createBook(page.request, { status: 'draft' })
  await page.goto(`/create?edit=${id}&step=4`)
  const network = page.getByLabel('Wi-Fi name')
  const password = page.getByLabel('Wi-Fi password')

  await network.fill('Città')
  await expect(page.getByText('/ 32', { exact: false })).toBeHidden()
  await network.fill('Città Limonaia, primo piano')
  await expect(page.getByText('28 / 32')).toBeVisible()
  await expect(network).toHaveAccessibleDescription('28 of 32 bytes')
  await password.fill('x'.repeat(64))
  await expect(page.getByText('64 / 63')).toBeVisible()
  await password.blur()
  await expect(password).toHaveAccessibleDescription(/^This text is too long: the limit is 63 characters/)
  await expectNoViolations(page, 'wizard')

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

test('a book that would be too large stays in the wizard, which shows size and limit', async ({
  signedInPage: page,
}) => {
  const { id } = await createBook(page.request, { status: 'draft', houseRules: Array(39).fill(words(10_000)) })
  await page.goto(`/create?edit=${id}&step=2`)
  const welcome = page.getByLabel('Welcome message')
  await welcome.fill(words(10_000))

  await page.getByRole('button', { name: 'Save Draft' }).click()

  const refusal = page.getByRole('alert').filter({ hasText: 'This book has 401 kB of text' })
  await expect(refusal).toContainText('the limit is 400 kB')
  await expect(welcome).toHaveValue(words(10_000))
  await welcome.fill('Welcome')
  await page.getByRole('button', { name: 'Save Draft' }).click()
  await expect(toast(page, 'Draft Saved!')).toBeAttached()
  await expect(refusal).toBeHidden()
})

test('ready sentences count like typed text', async ({ signedInPage: page }) => {
  const { id } = await createBook(page.request, { welcomeMessage: words(9_990) })
  await page.goto(`/create?edit=${id}&step=2`)
  await expect(page.getByText('9,990 / 10,000')).toBeVisible()

  await page.getByRole('button', { name: 'Ready-made sentences Welcome message' }).click()
  await page.locator('[aria-pressed=false]').first().click()

  await expect(page.getByText(/^10,\d{3} \/ 10,000$/)).toBeVisible()
})

test('a translation that is too long is not saved, and the others are', async ({ page }) => {
  await registerHost(page.request)
  await choosePlan(page.request, 'pro')
  const equipment = [{ name: 'Teglia speciale', description: 'Sotto il forno' }]
  const { id } = await createBook(page.request, { originalLanguage: 'it', equipment })
  await page.goto(`/languages/${id}?to=de`)
  const name = page.getByRole('textbox', { name: 'Name, translation' })
  const description = page.getByRole('textbox', { name: 'Teglia speciale · Description, translation' })

  await name.fill(words(201))
  await description.fill('Unter dem Ofen')

  await expect(page.getByRole('alert')).toContainText('Texts that are too long are marked')
  await expect(page.getByText('201 / 200')).toBeVisible()
  await expect(name).toHaveAccessibleDescription(new RegExp(tooLong('200')))
  await expectNoViolations(page, 'languages screen')
  await page.reload()
  await expect(name).toHaveValue(words(201))
  await expect(page.getByText('Unter dem Ofen')).toBeVisible()
  await name.fill('Backblech')
  await expect(page.getByRole('alert')).toBeHidden()
  await expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible()
})

test('own sections, account names and support messages have counters too', async ({ page }) => {
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

  // A document without React: its script runs the same counter.
  await page.goto('/legal')
  const message = page.getByLabel('What can we do for you?')
  await message.fill(words(5_001))
  await expect(page.getByText('5,001 / 5,000')).toBeVisible()
  await expect(message).toHaveAccessibleDescription(/5,001 of 5,000 characters/)
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(message).toHaveAccessibleDescription(new RegExp(tooLong('5,000')))
  await expect(message).toHaveValue(words(5_001))
})

test('with a long name and in German every screen of a host is as narrow as a small phone', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'de-DE', viewport: { width: 320, height: 640 } })
  const page = await context.newPage()
  await page.goto('/login')
  await page.request.get('/api/captcha')
  const email = `annegret-${crypto.randomUUID()}@example.com`
  const name = 'Annegret Oberhauser-Winkelmann'
  const person = { name, email, password: hostPassword, captcha: captchaAnswer, language: 'de' }
  expect((await page.request.post('/api/auth/register', { data: person })).status()).toBe(201)
  await choosePlan(page.request, 'basic')
  const { id } = await createBook(page.request)
  for (const path of ['/payment?plan=pro', '/profile', '/account', `/create?edit=${id}&step=2`, `/design/${id}`]) {
    await page.goto(path)
    await expect(page.locator('h1')).toBeVisible()
    await expect(page.getByRole('button').last()).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320)
  }
  // One row of buttons: the two that save are not higher than one.
  await page.goto(`/create?edit=${id}&step=2`)
  const tops = ['Entwurf speichern', 'Änderungen speichern'].map(async (label) => {
    const box = await page.getByRole('button', { name: label }).boundingBox()
    return Math.round(box?.y ?? 0)
  })
  const [draft, changes] = await Promise.all(tops)
  expect(draft).toBe(changes)
  await context.close()
})
