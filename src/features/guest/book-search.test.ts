import { expect, test } from 'vitest'
import { emptyGuestBook } from '#features/books/book.ts'
import { toPublicBook } from '#features/books/public-book.ts'
import { answersSearch } from './book-search.ts'

const written = {
  ...emptyGuestBook,
  wifiName: 'Limonaia',
  houseRules: ['No smoking'],
  equipment: [{ name: 'Toaster', description: 'In the cupboard' }],
}
const book = toPublicBook(written, { isPro: true })

test('a book answers by the host’s words, by their synonyms, and by the page’s own headings', () => {
  for (const query of ['toaster', 'Rauchen', 'WLAN', 'limonaia']) expect(answersSearch(book, query), query).toBe(true)
})

test('a book does not answer what it does not say', () => {
  for (const query of ['parken', 'pool', 'toaster parken', '']) expect(answersSearch(book, query), query).toBe(false)
})
