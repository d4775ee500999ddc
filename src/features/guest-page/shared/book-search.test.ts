import fc from 'fast-check'
import { expect, test } from 'vitest'
import { emptyGuestBook, type GuestBook } from '#features/books/shared/book.ts'
import { plainTheme } from '#features/books/shared/book-theme.ts'
import { toPublicBook } from '#features/books/shared/public-book.ts'
import { nothingWithheld } from '#features/books/shared/secrets.ts'
import { findAnswered } from './book-search.ts'
import { createMatcher, foldWords } from './search-words.ts'

const toPublic = (parts: Partial<GuestBook>) =>
  toPublicBook({ ...emptyGuestBook, ...parts }, { isPro: true, withheld: nothingWithheld })
const book = toPublic({
  wifiName: 'Limonaia',
  houseRules: ['No smoking'],
  equipment: [{ name: 'Toaster', description: 'In the cupboard' }],
})

test('a book answers by the host’s words, by their synonyms, and by the page’s own headings', () => {
  const queries = ['toaster', 'Rauchen', 'WLAN', 'limonaia', 'cupboard toast']
  expect([...findAnswered([book], queries)].sort()).toEqual([...queries].sort())
})

test('a book does not answer what it does not say', () => {
  expect(findAnswered([book], ['parken', 'pool', 'toaster parken', 'toaster smoking', '', '…'])).toEqual(new Set())
})

test('own sections answer, and the names of the settings of a look do not', () => {
  const section = { id: 'own-1', title: 'Sauna', text: 'Two hours before', pictures: [], links: [] }
  const dressed = toPublic({ look: { ...plainTheme, theme: 'night', ownSections: [section] } })
  expect(findAnswered([dressed], ['sauna', 'night', 'light'])).toEqual(new Set(['sauna']))
})

test('each version of a book may answer', () => {
  const german = toPublic({ equipment: [{ name: 'Brotkasten', description: '' }] })
  expect(findAnswered([book, german], ['brotkasten', 'toaster'])).toEqual(new Set(['brotkasten', 'toaster']))
})

test('many searches at once find what each finds by itself on the page', () => {
  const word = fc.constantFrom('pool', 'wlan', 'parken', 'toaster', 'key', 'schlüssel', 'smok', 'in', 'x7', 'ein')
  const query = fc.array(word, { maxLength: 3 }).map((words) => words.join(' '))
  const rule = fc.array(word, { maxLength: 5 }).map((words) => words.join(' '))
  fc.assert(
    fc.property(fc.array(query, { maxLength: 6 }), fc.array(rule, { maxLength: 4 }), (queries, houseRules) => {
      const answered = findAnswered([toPublic({ propertyType: 'Villa', houseRules })], queries)
      const texts = [...houseRules, 'Villa', '4']
      const expected = queries.filter((one) => texts.some((text) => createMatcher(one)(foldWords(text))))
      expect(answered).toEqual(new Set(expected))
    }),
  )
})
