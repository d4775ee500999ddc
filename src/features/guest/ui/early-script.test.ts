import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { earlyScript } from './early-script.ts'
import { languageMemoryKey, largeTextClass, largeTextKey } from './memory-keys.ts'

/** Runs the script on a page and returns where it sends the guest, if anywhere, and the classes it sets. */
function visit(address: string, stored: Record<string, string | null>, lang = 'en') {
  let target: string | undefined
  const classes: string[] = []
  const location = { toString: () => address, replace: (url: URL) => (target = url.href) }
  const localStorage = { getItem: (key: string) => stored[key] ?? null }
  const documentElement = { lang, classList: { add: (name: string) => classes.push(name) } }
  runInNewContext(earlyScript, { location, localStorage, URL, document: { documentElement } })
  return { target, classes }
}

const book = 'https://benvenuto.example/share/k7Qm2x'

test('opens a book in the language that was chosen before', () => {
  const { target } = visit(`${book}?utm=a#wifi`, { [languageMemoryKey]: 'de' })
  expect(target).toBe(`${book}?utm=a&lang=de#wifi`)
})

test('leaves a link that names its language alone', () => {
  expect(visit(`${book}?lang=it`, { [languageMemoryKey]: 'de' }, 'it').target).toBeUndefined()
})

test('stays where nothing useful is stored', () => {
  for (const stored of [null, 'en', 'xx', 'de|it', '"']) {
    expect(visit(book, { [languageMemoryKey]: stored })).toEqual({ target: undefined, classes: [] })
  }
})

test('sets large type again for the guest who chose it', () => {
  expect(visit(book, { [largeTextKey]: '1' })).toEqual({ target: undefined, classes: [largeTextClass] })
})
