import type { Locator, Page } from '@playwright/test'
import { captchaAnswer, expect, newPerson, nextStep, password, test } from './fixtures.ts'

/** What a host does by hand, counted. */
function countHands(page: Page) {
  const done = { fields: 0, letters: 0, clicks: 0 }
  return {
    done,
    async write(field: Locator, text: string) {
      done.fields += 1
      done.letters += text.length
      await field.fill(text)
    },
    async click(target: Locator) {
      done.clicks += 1
      await target.click()
    },
    button: (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' }),
    /** Labels of fields that may stay empty end with 'Optional'. */
    field: (name: string) => page.getByRole('main').getByLabel(new RegExp(`^${name}\\s*(Optional)?$`)),
  }
}

test('from the registration to a book that works a host fills in few fields', async ({ page }) => {
  const { done, write, click, button, field } = countHands(page)
  const person = newPerson()
  await page.goto('/register')
  await write(field('First name'), person.firstName)
  await write(field('Last name'), person.lastName)
  await write(field('Email'), person.email)
  await write(field('Password'), password)
  await write(field('Confirm password'), password)
  await write(field('Type the characters you see'), captchaAnswer)
  await click(page.getByRole('checkbox', { name: /Terms of Service/ }))
  await click(button('Create account'))
  await page.waitForURL('**/plan-selection')
  await click(button('Choose Basic'))
  await page.waitForURL('**/payment?plan=basic')
  await click(page.getByRole('link', { name: 'Not now, keep the trial' }))
  await page.waitForURL('**/profile')

  await click(page.getByRole('link', { name: 'Create First Welcome Book' }))
  await click(button(/^Seaside villa/))
  await answerQuestions(page, click)
  await click(button('Fill in the book'))
  await click(button('Use my account details'))
  await write(field('Phone'), '+39 333 123 4567')
  await click(button('Next'))
  await write(field('Property name'), 'Villa Limonaia')
  await write(field('Address'), 'Via dei Cedri 12, Praiano')
  await click(button('Next'))
  await write(field('Check-in time'), '15:00')
  await write(field('Door code'), '2580#')
  await click(button('Next'))
  await write(field('Wi-Fi name'), 'Limonaia-Guests')
  await write(field('Wi-Fi password'), 'Lemons2024')
  for (const step of [5, 6, 7]) {
    done.clicks += 1
    await nextStep(page, step)
  }
  await write(field('Check-out time'), '10:00')
  await click(button('Create Welcome Book'))
  await click(button('Publish anyway'))
  await expect(page.getByRole('heading', { level: 1, name: 'Your book is live' })).toBeVisible()

  // All texts came from ready sentences, which have their translations.
  const languages = page.getByRole('region', { name: 'In their language' })
  await expect(languages).toContainText('All your own texts are translated too.')
  await expect(languages.getByRole('link', { name: 'See the translations' })).toBeVisible()
  process.stdout.write(`First book: ${JSON.stringify(done)}\n`)
  const [book] = await (await page.request.get('/api/welcome-books')).json()
  await page.goto(`/share/${book.id}`)
  const guest = page.getByRole('main')
  for (const text of [
    'Villa Limonaia',
    '2580#',
    'Limonaia-Guests',
    'Lemons2024',
    '15:00',
    'Via dei Cedri 12, Praiano',
  ]) {
    await expect(guest.getByText(text).first()).toBeAttached()
  }
  for (const section of ['House rules', 'How things work', 'Check-out']) {
    await expect(guest.getByRole('heading', { name: section })).toBeAttached()
  }
  expect(done.fields).toBeLessThanOrEqual(15)
  expect(done.clicks).toBeLessThanOrEqual(30)
})

/** One answer to each question of the template, and four ticks. */
async function answerQuestions(page: Page, click: (target: Locator) => Promise<void>) {
  await expect(page.getByRole('button', { name: 'Fill in the book' })).toBeVisible()
  for (const group of await page.getByRole('main').getByRole('group').all()) {
    const [radios, ticks] = [group.getByRole('radio'), group.getByRole('checkbox')]
    if ((await radios.count()) > 0) await click(radios.first())
    // Equipment is offered first, rules last.
    if ((await ticks.count()) > 0) for (const place of [0, 1, -2, -1]) await click(ticks.nth(place))
  }
}
