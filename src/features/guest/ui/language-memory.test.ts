import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { languageMemoryScript } from './language-memory.ts'

/** Runs the script on a page and returns where it sends the guest, if anywhere. */
function visit(address: string, stored: string | null, lang = 'en') {
  let target: string | undefined
  const location = { toString: () => address, replace: (url: URL) => (target = url.href) }
  const localStorage = { getItem: () => stored }
  runInNewContext(languageMemoryScript, { location, localStorage, URL, document: { documentElement: { lang } } })
  return target
}

const book = 'https://benvenuto.example/share/k7Qm2x'

test('opens a book in the language that was chosen before', () => {
  expect(visit(`${book}?utm=a#wifi`, 'de')).toBe(`${book}?utm=a&lang=de#wifi`)
})

test('leaves a link that names its language alone', () => {
  expect(visit(`${book}?lang=it`, 'de', 'it')).toBeUndefined()
})

test('stays where nothing useful is stored', () => {
  for (const stored of [null, 'en', 'xx', 'de|it', '"']) expect(visit(book, stored)).toBeUndefined()
})
