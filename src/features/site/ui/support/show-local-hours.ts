import { readPageLanguage } from '#platform/browser/page-language.ts'
import { findLocalHours } from '#platform/i18n/office-hours.ts'

/** Fills a line of `LocalHours`, where the reader's clock differs from the office's. */
export function showLocalHours(line: HTMLElement): void {
  const hours = findLocalHours(Date.now(), readPageLanguage())
  if (!hours) return
  line.textContent = (line.dataset['localHours'] ?? '').replace('{from}', hours.from).replace('{to}', hours.to)
  line.hidden = false
}
