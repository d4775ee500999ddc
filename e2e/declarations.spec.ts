import { readFile } from 'node:fs/promises'
import { checkedWidths, expectNoViolations } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { openSupportMessage } from './operator.ts'

// Labels contain a word joiner after the hyphen of 'e-mail'.
test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a contract is cancelled from the footer, and the receipt can be stored', async ({ page }) => {
    await page.goto('/de')
    await page.getByRole('link', { name: 'Verträge hier kündigen' }).click()
    const form = page.getByRole('form', { name: 'Erklärung' })
    await form.getByLabel(/^E-.?Mail-Adresse/).fill('anna@example.com')
    await form.getByRole('radio', { name: /^Außerordentliche Kündigung/ }).check()
    await form.getByRole('textbox', { name: /^Grund/ }).fill('Das Haus ist verkauft.')
    await form.getByRole('button', { name: 'Jetzt kündigen', exact: true }).click()
    await expect(form.getByLabel('Ihr Name')).toHaveAccessibleDescription('Bitte geben Sie Ihren Namen ein')
    await form.getByLabel('Ihr Name').fill('Anna Berg')
    await form.getByRole('button', { name: 'Jetzt kündigen', exact: true }).click()

    await expect(page.getByRole('heading', { level: 1, name: 'Ihre Kündigung ist eingegangen' })).toBeVisible()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Als Textdatei speichern' }).click(),
    ])
    const stored = await readFile(await download.path(), 'utf8')
    for (const part of ['Außerordentliche Kündigung', 'Das Haus ist verkauft.', 'Jetzt kündigen', 'UTC']) {
      expect(stored).toContain(part)
    }
  })

  test('a French cancellation is checked and changed before it is notified', async ({ page }) => {
    await page.goto('/fr')
    await page.getByRole('link', { name: 'Résilier votre contrat' }).click()
    await page.getByLabel('Vos nom et prénom').fill('Anne Petit')
    await page.getByLabel(/^Adresse e-.?mail/).fill('anne@example.com')
    await page.getByRole('button', { name: 'Continuer' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Vérifiez votre résiliation' })).toBeVisible()
    await page.getByRole('button', { name: 'Modifier' }).click()
    await expect(page.getByLabel('Vos nom et prénom')).toHaveValue('Anne Petit')
    await page.getByRole('button', { name: 'Continuer' }).click()
    await page.getByRole('button', { name: 'Notifier la résiliation' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Nous avons bien reçu votre résiliation' })).toBeVisible()
  })
})

test('the form contains the name of a signed-in host, and the operator sees the withdrawal', async ({
  signedInPage: page,
  host,
  browser,
}) => {
  await page.goto('/profile')
  await expect(page.getByText('No Welcome Books yet')).toBeVisible()
  await page.goto('/withdraw-from-contract')
  await expect(page.getByLabel('Your name')).toHaveValue(host.name)
  await expect(page.getByLabel('Email address of your account')).toHaveValue(host.email)
  await page.getByLabel('Contract').fill('Pro')
  await page.getByRole('button', { name: 'Confirm withdrawal' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'We have received your withdrawal' })).toBeVisible()

  const { row, close } = await openSupportMessage(browser, host.email)
  await expect(row).toContainText('Withdrawal')
  await expect(row).toContainText('contract: Pro · nothing renews')
  await close()
})

for (const width of checkedWidths) {
  test(`refused form, summary and receipt are accessible at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/fr/cancel-contract')
    await page.getByRole('button', { name: 'Continuer' }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await expectNoViolations(page, 'refused')
    await page.getByLabel('Vos nom et prénom').fill('Anne Petit')
    await page.getByLabel(/^Adresse e-.?mail/).fill('anne@example.com')
    await page.getByRole('button', { name: 'Continuer' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Vérifiez votre résiliation' })).toBeVisible()
    await expectNoViolations(page, 'summary')
    await page.getByRole('button', { name: 'Notifier la résiliation' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Nous avons bien reçu' })).toBeVisible()
    await expectNoViolations(page, 'receipt')
  })
}
