import type { Language } from '#platform/i18n/languages.ts'
import { findLocalHours } from '#platform/i18n/office-hours.ts'

/** Fills a line of `LocalHours`, where the reader's clock differs from the office's. */
export function showLocalHours(line: HTMLElement): void {
  const hours = findLocalHours(Date.now(), document.documentElement.lang as Language)
  if (!hours) return
  line.textContent = (line.dataset['localHours'] ?? '').replace('{from}', hours.from).replace('{to}', hours.to)
  line.hidden = false
}
