import { expect, test, vi } from 'vitest'
import { readPageLanguage } from './page-language.ts'

test.each([
  ['de', 'de'],
  ['it', 'it'],
  // What programs set that translate pages; `Intl` refuses the last two.
  ['pl', 'en'],
  ['zh_CN', 'en'],
  ['', 'en'],
])('the language of a document with lang="%s" is %s', (lang, language) => {
  vi.stubGlobal('document', { documentElement: { lang } })
  expect(readPageLanguage()).toBe(language)
})
