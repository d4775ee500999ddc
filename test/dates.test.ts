import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const exceptions = [
  // Asks whether a time zone exists, and formats nothing.
  'src/features/stays/server/house-time.ts',
  // Scripts of the guest page, which must be one file each.
  'src/features/guest-page/ui/script/toolbar.ts',
  'src/features/guest-page/shared/stored-document.ts',
]

// Elsewhere the first of a month is '1 décembre', and English has the American order.
test('dates and times are formatted by one module', () => {
  const files = globSync('src/**/*.{ts,tsx}').filter((path) => !path.includes('.test.') && !exceptions.includes(path))
  const formatters =
    /\b(DateTimeFormat\(|RelativeTimeFormat\b|toLocale(Date|Time)?String\b|\.(dateTime|relativeTime)\()/
  const found = files.filter((path) => formatters.test(readFileSync(path, 'utf8')))
  expect(found).toEqual(['src/platform/i18n/day.ts'])
})
