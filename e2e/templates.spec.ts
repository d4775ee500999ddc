import type { Page } from '@playwright/test'
import { expectNoViolations } from './axe.ts'
import { choosePlan, createBook, expect, fillRequired, nextStep, registerHost, test, toast } from './fixtures.ts'

async function listBooks(page: Page): Promise<{ id: string; propertyName: string; status: string }[]> {
  return (await page.request.get('/api/welcome-books')).json()
}

test('guests read a book that began from a template, without the line whose gap is open', async ({
  signedInPage: page,
}) => {
  await page.goto('/create')
  await expect(page.getByRole('heading', { name: 'Start with what you have' })).toBeVisible()
  await expectNoViolations(page, 'templates')
  await page.getByRole('button', { name: 'Farmhouse' }).click()
  await expect(page.getByRole('heading', { name: 'Farmhouse: a few questions' })).toBeFocused()
  await page.getByRole('radio', { name: 'In the courtyard, behind a gate' }).check()
  await expect(page.getByRole('listitem').filter({ hasText: 'Please keep the gate clear.' })).toBeVisible()
  await page.getByRole('checkbox', { name: 'Please do not feed the animals without asking' }).check()
  const also = page.getByRole('group', { name: 'Also added' })
  await expect(also.getByRole('checkbox')).toHaveCount(11)
  await expect(also.getByRole('checkbox', { checked: false })).toHaveCount(0)
  await also.getByRole('checkbox', { name: 'In an emergency, call 112 first, then us.' }).uncheck()
  await also.getByRole('checkbox', { name: /^The last turning is easy to miss/ }).uncheck()
  await expectNoViolations(page, 'template questions')
  await page.getByRole('button', { name: 'Fill in the book' }).click()
  await expect(page.getByRole('status').filter({ hasText: '“Farmhouse” is in your book.' })).toBeFocused()
  await page.getByRole('button', { name: 'Go to gap' }).click()
  await expect(page.getByLabel('When and how to reach you')).toBeFocused()
  await page.keyboard.type('8:00')
  await page.getByRole('button', { name: 'Go to gap' }).click()
  await page.keyboard.type('21:00')
  await fillRequired(page, 'Old Mill')
  for (let step = 3; step <= 7; step++) await nextStep(page, step)

  await page.getByRole('button', { name: 'Create Welcome Book' }).click()
  const question = page.getByRole('dialog', { name: /lines are incomplete$/ })
  await expect(question.getByText('One thing we would like you to know about this place: ___.')).toBeVisible()
  await expectNoViolations(page, 'wizard')
  await question.getByRole('button', { name: 'Publish anyway' }).click()

  await page.waitForURL('**/preview/*')
  const [book] = await listBooks(page)
  await page.goto(`/share/${book?.id}`)
  await expect(page.getByText('We answer messages from 8:00 to 21:00.')).toBeVisible()
  await expect(page.getByText('Please do not feed the animals without asking')).toBeAttached()
  await expect(page.getByText('You can park in the courtyard. Please keep the gate clear.')).toBeAttached()
  await expect(page.getByText('No smoking indoors')).toHaveCount(0)
  await expect(page.getByText('If something breaks or does not work').first()).toBeAttached()
  await expect(page.getByText('call 112 first')).toHaveCount(0)
  expect(await page.content()).not.toContain('___')
})

test('a host whose screens are German writes her book in English, starting from a template', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'language', value: 'de', url: String(baseURL) }])
  await registerHost(context.request)
  await choosePlan(context.request, 'pro')
  await page.goto('/create')
  await expect(page.getByLabel('Sprache der Mappe')).toHaveValue('de')
  await page.getByLabel('Sprache der Mappe').selectOption('English')
  await page.getByRole('button', { name: 'Ferien auf dem Bauernhof' }).click()
  const also = page.getByRole('group', { name: 'Außerdem kommt in die Mappe' })
  const left = also.getByRole('checkbox', { name: /^Close the windows.*Schließen Sie/s })
  await expect(left).toBeChecked()
  await left.uncheck()
  await page.getByRole('button', { name: 'Mappe ausfüllen' }).click()
  await expect(page.getByLabel('Wann und wie Sie erreichbar sind')).toHaveValue(/We answer messages from/)
  await page.getByLabel('Ihr Name').fill('Anna')
  await page.getByLabel(/^E-\u2060Mail-Adresse$/).fill('anna@example.com')
  for (let step = 2; step <= 4; step++) await page.getByRole('button', { name: 'Weiter', exact: true }).click()
  await page.getByRole('button', { name: 'Textbausteine Hausregeln' }).click()
  await expect(page.getByText('Sprache dieser Mappe: Englisch.')).toBeVisible()
  await page.getByRole('button', { name: 'No parties', exact: true }).click()
  await page.getByRole('button', { name: 'Zurück' }).click()
  await page.getByRole('button', { name: 'Zurück' }).click()
  await page.getByLabel('Name der Unterkunft').fill('Old Mill')
  await page.getByRole('button', { name: 'Entwurf speichern' }).click()
  await expect(page.getByText('Entwurf gespeichert!', { exact: true }).first()).toBeVisible()

  const [book] = await listBooks(page)
  const stored = await (await page.request.get(`/api/welcome-books/${book?.id}`)).json()
  expect(stored).toMatchObject({ originalLanguage: 'en', propertyType: 'House' })
  expect(stored.houseRules).toContain('No parties')
  expect(stored.checkoutInstructions).toContain('Send us a short message')
  expect(stored.checkoutInstructions).not.toContain('windows')
  await page.goto(`/languages/${book?.id}`)
  await expect(page.getByLabel('Originalsprache der Mappe')).toHaveValue('en')
  await expect(page.getByText('Textbaustein').first()).toBeVisible()
})

test('an Italian host inserts ready sentences and removes them again', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'language', value: 'it', url: String(baseURL) }])
  await registerHost(context.request)
  await choosePlan(context.request, 'basic')
  const { id } = await createBook(context.request, { propertyName: 'Casa' })
  await page.goto(`/create?edit=${id}&step=4`)

  await page.getByRole('button', { name: 'Frasi pronte Regole della casa' }).click()
  const parties = page.getByRole('button', { name: 'Niente feste', exact: true })
  await parties.click()
  await page.getByRole('button', { name: 'Animali non ammessi', exact: true }).click()
  await expect(parties).toHaveAttribute('aria-pressed', 'true')
  await parties.click()
  await expect(parties).toHaveAttribute('aria-pressed', 'false')
  for (let step = 5; step <= 7; step++) {
    await page.getByRole('button', { name: 'Avanti' }).click()
    await expect(page.getByText(`${step} / 7`, { exact: true })).toBeVisible()
  }
  await page.getByRole('button', { name: 'Salva modifiche' }).click()

  await page.waitForURL('**/preview/*')
  await page.goto(`/share/${id}`)
  await expect(page.getByText('Animali non ammessi')).toBeAttached()
  await expect(page.getByText('Niente feste')).not.toBeAttached()
})

test('an old manual is sorted, reviewed and imported; paragraphs without a place stay with the book', async ({
  signedInPage: page,
}) => {
  const { id } = await createBook(page.request, { propertyName: 'Casa', status: 'draft' })
  await page.goto(`/create?edit=${id}`)
  await page.getByRole('button', { name: 'Bring your old guide' }).click()
  const dialog = page.getByRole('dialog', { name: 'Bring your old guide' })
  const manual = 'Parking\nPark in the yard.\nWiFi\nPassword: seagull42\nHouse rules\nNo drums\nMauz is\nthe cat'
  await dialog.getByLabel('Or paste the text').fill(manual)
  await dialog.getByRole('button', { name: 'Sort the text' }).click()
  await expect(dialog.getByLabel('Where “seagull42” goes')).toHaveValue('wifiPassword')
  await expectNoViolations(page, 'import')
  await dialog.getByLabel('Where “Mauz is” goes').selectOption('Decide later')
  await dialog.getByLabel('Where “the cat” goes').selectOption('Decide later')
  await dialog.getByRole('button', { name: 'Add to the book' }).click()
  await page.getByRole('button', { name: 'Save Draft' }).click()
  await expect(toast(page, 'Draft Saved!')).toBeVisible()
  await page.goto(`/create?edit=${id}&step=4`)

  await expect(page.getByLabel('Wi-Fi password')).toHaveValue('seagull42')
  await expect(page.getByLabel('Rule 1', { exact: true })).toHaveValue('No drums')
  await page.getByRole('button', { name: 'Sort now' }).click()
  const waiting = page.getByRole('dialog', { name: 'Paragraphs without a place' })
  await waiting.getByLabel('Where “Mauz is” goes').selectOption('Welcome message')
  await waiting.getByRole('button', { name: 'Discard' }).click()
  await expect(waiting.getByText('All done.')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Save Draft' }).click()
  await expect(page.getByText(/^Draft saved at/).first()).toBeVisible()
  const stored = await page.evaluate(async (path) => (await fetch(path)).json(), `/api/welcome-books/${id}`)
  expect(stored).toMatchObject({ welcomeMessage: 'Mauz is', parkingInfo: 'Park in the yard.', leftovers: [] })
})

test('a book is copied from its menu', async ({ signedInPage: page }) => {
  await createBook(page.request, { propertyName: 'Casa' })
  await page.goto('/profile')

  await page.getByRole('button', { name: 'More actions for Casa' }).click()
  await page.getByRole('menuitem', { name: 'Duplicate' }).click()

  await expect(page.getByRole('heading', { name: 'Copy of Casa' })).toBeFocused()
  expect(await listBooks(page)).toMatchObject([
    { propertyName: 'Copy of Casa', status: 'draft' },
    { propertyName: 'Casa' },
  ])
})

test('a retried save after a lost answer creates no second book, even after a reload', async ({
  signedInPage: page,
}) => {
  await page.goto('/create')
  await fillRequired(page, 'Casa')
  await page.route('**/api/welcome-books', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    await route.fetch()
    return route.abort()
  })
  await page.getByRole('button', { name: 'Save Draft' }).click()
  await expect(page.getByText('Not saved: the service cannot be reached right now.')).toBeVisible()
  expect(await listBooks(page)).toHaveLength(1)
  await page.unroute('**/api/welcome-books')
  await page.getByLabel('Property name').fill('Casa nova')
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByLabel('Property name')).toHaveValue('Casa nova')

  await page.getByRole('button', { name: 'Save Draft' }).click()

  await expect(toast(page, 'Draft Saved!')).toBeVisible()
  expect(await listBooks(page)).toMatchObject([{ propertyName: 'Casa nova' }])
})
