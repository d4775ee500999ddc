import { checkedWidths, expectAccessible } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { makeAdmin } from './operator.ts'

test('the operator previews a scene and chooses it, and visitors see it at once', async ({
  page,
  context,
  browser,
}) => {
  await makeAdmin(context)
  const visitor = await browser.newPage()
  await page.goto('/admin')
  await page.getByRole('link', { name: 'Hero picture' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Scegli l’immagine hero' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Seleziona Questa/ })).toHaveCount(10)
  const implement = page.getByRole('button', { name: 'Implementa' })
  await expect(implement).toBeDisabled()

  await page.getByRole('button', { name: 'Ingrandisci «Chalet nella neve»' }).click()
  const overlay = page.getByRole('dialog', { name: 'Chalet nella neve' })
  await overlay.getByRole('button', { name: 'Chiudi' }).click()
  await expect(overlay).toHaveCount(0)

  await page.getByRole('button', { name: 'Seleziona Questa: Loft al tramonto' }).click()
  await page.getByRole('button', { name: 'Seleziona Questa: Chalet nella neve' }).click()
  await expect(page.getByRole('button', { name: /^Selezionata/ })).toHaveCount(1)
  await expect(page.getByText('Hai scelto «Chalet nella neve»')).toBeVisible()
  await visitor.goto('/it')
  await expect(visitor.locator('main section img').first()).not.toHaveAttribute('src', /hero-02/)

  await implement.click()
  await expect(page.getByRole('alert')).toContainText('la pagina iniziale mostra «Chalet nella neve»')
  await visitor.reload()
  await expect(visitor.locator('main section img').first()).toHaveAttribute('src', /hero-02/)
  await page.getByRole('link', { name: 'Apri la pagina iniziale' }).click()
  await expect(page.locator('main section img').first()).toHaveAttribute('src', /hero-02/)
  await visitor.close()
})

test('the back link leads to the page that the operator came from', async ({ page, context }) => {
  await makeAdmin(context)
  await page.goto('/blog')
  await page.goto('/hero-preview')

  await page.getByRole('button', { name: 'Torna Indietro' }).click()

  await expect(page).toHaveURL('/blog')
})

for (const width of checkedWidths) {
  test(`the hero chooser is accessible at ${width} px`, async ({ page, context }) => {
    await makeAdmin(context)
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/hero-preview')
    await page.getByRole('button', { name: 'Seleziona Questa: Casa sul lago' }).click()

    await expectAccessible(page, 'hero chooser')
  })
}
