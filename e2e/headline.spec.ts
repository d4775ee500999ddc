import { languages } from '../src/platform/i18n/languages.ts'
import { localizedPath } from '../src/platform/i18n/localized-path.ts'
import { expect, test } from './fixtures.ts'

test.use({ viewport: { width: 390, height: 844 } })

for (const language of languages) {
  test(`the headline of the landing page fits a phone in ${language}`, async ({ page }) => {
    await page.goto(localizedPath(language, '/'))
    await page.evaluate(() => document.fonts.ready)
    const fit = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
      const range = document.createRange()
      range.selectNodeContents(heading)
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
      const edges = [...range.getClientRects()].map(({ right }) => right)
      return {
        lines: lines.size,
        right: Math.max(...edges),
        pageOverflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        ownOverflow: heading.scrollWidth - heading.clientWidth,
      }
    })

    expect(fit.lines).toBeGreaterThan(0)
    expect(fit.lines).toBeLessThanOrEqual(4)
    expect(fit.right).toBeLessThanOrEqual(390)
    expect([fit.pageOverflow, fit.ownOverflow]).toEqual([0, 0])
  })
}
