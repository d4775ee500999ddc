import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { isLongForm } from '#test/property-runs.ts'

/** Where axe looks at a screen of hosts or visitors: on a phone, and in the long form of the tests on a desktop, too. */
export const checkedWidths: readonly number[] = isLongForm ? [390, 1440] : [390]

type AxeOptions = {
  /** Checks WCAG 2.2 A and AA and best practices with all their rules, also those that axe leaves off by default. */
  isStrict?: boolean
  /** With 'active' the user's colours apply, but axe reads the backgrounds from the stylesheet: contrast is not checked. */
  forcedColors?: 'none' | 'active'
  /** Only these rules. */
  rules?: string[]
}

/**
 * Axe on a page, for its `violations` only. Runs inside the page without frames: by default axe opens another page for
 * each run to check frames of other origins, which our pages do not have, and also lists all passed rules.
 */
export function createAxe(page: Page, { isStrict = false, forcedColors = 'none', rules }: AxeOptions = {}): AxeBuilder {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  if (rules) axe.withRules(rules)
  if (isStrict) axe.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
  return forcedColors === 'active' ? axe.disableRules(['color-contrast']) : axe
}

/**
 * Expects no violations of axe's rules. A failed expectation does not end the test.
 * @param name of the page or its state, for the report
 */
export async function expectNoViolations(page: Page, name: string, axe = createAxe(page)): Promise<void> {
  const { violations } = await axe.analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
  expect.soft(found, name).toEqual([])
}

/** Like `expectNoViolations`; expects that the page does not scroll horizontally either. */
export async function expectAccessible(page: Page, name: string, axe = createAxe(page)): Promise<void> {
  await expectNoViolations(page, name, axe)
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect.soft(excess, `${name} scrolls horizontally`).toBeLessThanOrEqual(0)
}
