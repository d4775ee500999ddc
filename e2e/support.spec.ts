import { checkedWidths, expectNoViolations } from './axe.ts'
import { choosePlan, expect, test } from './fixtures.ts'
import { openSupportMessage } from './operator.ts'

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor writes to support; problems are shown, and no typed text is lost', async ({ page }) => {
    await page.goto('/it')
    await page.getByRole('link', { name: 'Contatti' }).click()
    const form = page.getByRole('form', { name: 'Messaggio all’assistenza' })
    await form.getByLabel('Il tuo nome').fill('Elena Marchetti')
    await form.getByLabel('La tua email').fill('elena')
    await form.getByLabel('Che cosa possiamo fare per te?').fill('La guida non si apre.')
    await form.getByRole('button', { name: 'Invia il messaggio' }).click()

    await expect(form.getByRole('alert')).toBeInViewport()
    await expect(form.getByLabel('La tua email')).toHaveAccessibleDescription(/Inserisci un indirizzo email valido/)
    await expect(form.getByLabel('Che cosa possiamo fare per te?')).toHaveValue('La guida non si apre.')
    await form.getByLabel('La tua email').fill('elena@example.com')
    await form.getByRole('button', { name: 'Invia il messaggio' }).click()

    await expect(page.getByRole('heading', { level: 1, name: 'Il tuo messaggio è arrivato' })).toBeVisible()
  })
})

test.describe('in Rome', () => {
  test.use({ timezoneId: 'Europe/Rome' })

  test('the hours of support are shown in the reader’s own time as well', async ({ page, signedInPage }) => {
    await page.clock.setFixedTime(new Date('2026-07-14T12:00:00Z'))
    for (const path of ['/legal', '/demo-advanced']) {
      await page.goto(path)
      await expect(page.getByText('In your time zone: 15:00 to 00:00.')).toBeVisible()
    }
    await signedInPage.goto('/payment?plan=basic')
    await expect(signedInPage.getByText('Mon-Fri 9-6 EST. In your time zone:')).toBeVisible()
  })
})

test('a Pro host’s form contains her name, and her message is listed first on the operator’s admin page', async ({
  signedInPage: page,
  host,
  browser,
}) => {
  await choosePlan(page.request, 'pro')
  await page.goto('/profile')
  await expect(page.getByText('No Welcome Books yet')).toBeVisible()
  await page.goto('/legal#support')
  await expect(page.getByLabel('Your name')).toHaveValue(host.name)
  await expect(page.getByLabel('Your email')).toHaveValue(host.email)
  const words = `The QR code ${crypto.randomUUID()} does not open.`
  await page.getByLabel('What can we do for you?').fill(words)
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'We have your message' })).toBeVisible()

  const { row, close } = await openSupportMessage(browser, words)
  await expect(row).toContainText('Priority: Pro')
  await row.getByRole('button', { name: /^Mark as answered/ }).click()
  await expect(row).toContainText('Answered')
  await close()
})

for (const width of checkedWidths) {
  test(`the refused form and the confirmation are accessible at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/legal')
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByRole('form', { name: 'Message to support' }).getByRole('alert')).toBeVisible()
    await expect(page.getByLabel('Your name')).toBeFocused()
    await expectNoViolations(page, 'refused')
    await page.goto('/legal/sent')
    await expectNoViolations(page, 'confirmation')
  })
}
