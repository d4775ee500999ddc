import { checkedWidths, expectAccessible } from './axe.ts'
import { choosePlan, createBook, expect, registerHost, test, toast } from './fixtures.ts'
import { makeAdmin } from './operator.ts'

test('a guest reports a page, the operator takes it offline, the host reads the reason, and it is put back', async ({
  signedInPage: hostPage,
  host,
  browser,
}) => {
  const name = `Villa ${crypto.randomUUID().slice(0, 8)}`
  const book = await createBook(hostPage.request, { propertyName: name })

  const guest = await browser.newContext({ javaScriptEnabled: false })
  const page = await guest.newPage()
  await page.goto(`/share/${book.id}?lang=en`)
  await page.getByRole('link', { name: 'Report this page' }).click()
  await page.getByRole('button', { name: 'Send report' }).click()
  await expect(page.getByText('Choose what is wrong')).toBeVisible()
  await page.getByRole('radio', { name: /It tries to deceive people/ }).check()
  await page.getByLabel('What did you see?').fill('It asks for my card number.')
  await page.getByRole('button', { name: 'Send report' }).click()
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to the page' }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

  const adminContext = await browser.newContext()
  await makeAdmin(adminContext)
  const admin = await adminContext.newPage()
  await admin.goto('/admin')
  const reports = admin.getByRole('region', { name: 'Reported pages' })
  const reported = reports.getByRole('listitem').filter({ hasText: name }).first()
  await expect(reported).toContainText('It asks for my card number.')
  await expect(reported).toContainText(host.email)
  await reported.getByRole('button', { name: `Take ${name} offline` }).click()
  const question = admin.getByRole('alertdialog', { name: `Take ${name} offline?` })
  await question.getByRole('button', { name: 'Take offline' }).click()
  await expect(question.getByLabel('Reason (the host sees it)')).toHaveAccessibleDescription(/Enter a reason/)
  await question.getByLabel('Reason (the host sees it)').fill('It asks guests for card numbers.')
  await question.getByRole('button', { name: 'Take offline' }).click()
  await expect(toast(admin, 'Taken offline')).toBeVisible()
  await expect(reports.getByText(name, { exact: true })).toBeHidden()

  const gone = await page.goto(`/share/${book.id}?lang=en`)
  expect(gone?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'This page is not available' })).toBeVisible()

  await hostPage.goto('/profile')
  const row = hostPage.getByRole('listitem').filter({ hasText: name })
  await expect(row.getByText('Taken offline', { exact: true })).toBeVisible()
  await expect(row.getByText('It asks guests for card numbers.').filter({ visible: true })).toBeVisible()
  await row.getByRole('button', { name: `Share ${name}` }).click()
  const sharing = hostPage.getByRole('dialog', { name: `${name} is offline` })
  await expect(sharing.getByRole('link', { name: 'Benvenuto', exact: true })).toHaveAttribute('href', '/legal#support')
  await expect(sharing.getByRole('button', { name: 'Copy Link' })).toHaveCount(0)
  await hostPage.goto(`/create?edit=${book.id}`)
  await expect(hostPage.getByText('It asks guests for card numbers.')).toBeVisible()
  await hostPage.goto(`/preview/${book.id}`)
  await expect(hostPage.getByText('Taken offline: guests cannot see this page.')).toBeVisible()

  await reports.getByRole('combobox', { name: 'Show' }).selectOption('Handled')
  await reports.getByRole('button', { name: `Put ${name} back online` }).click()
  await expect(toast(admin, 'Back online')).toBeVisible()
  const back = await page.goto(`/share/${book.id}?lang=en`)
  expect(back?.status()).toBe(200)
  await hostPage.goto('/profile')
  await expect(row.getByText('Published', { exact: true })).toBeVisible()
  await guest.close()
  await adminContext.close()
})

for (const width of checkedWidths) {
  test(`the report form is accessible at ${width} px, empty and with problems`, async ({ browser }) => {
    const context = await browser.newContext({ viewport: { width, height: 900 } })
    const owner = await browser.newContext()
    await registerHost(owner.request)
    await choosePlan(owner.request, 'basic')
    const { id } = await createBook(owner.request)
    const page = await context.newPage()
    await page.goto(`/share/${id}/report?lang=de`)
    for (const step of ['empty', 'refused']) {
      if (step === 'refused') await page.getByRole('button', { name: 'Meldung senden' }).click()
      await expectAccessible(page, step)
    }
    await context.close()
    await owner.close()
  })
}
