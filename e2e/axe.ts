import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/**
 * Axe on a page, for its `violations` alone. It runs inside the page: its usual way opens another page for each run to
 * reach into frames of other origins, which no page of ours has, and lists everything that is right as well.
 */
export function createAxe(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
}
