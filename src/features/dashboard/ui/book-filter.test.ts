import { expect, test } from 'vitest'
import { filterBooks } from './book-filter.ts'

const books = [
  { propertyName: 'Villa Limonaia', address: 'Via dei Cedri 12, Praiano', propertyType: 'Villa' },
  { propertyName: 'Chalet Grigna', address: 'Lecco', propertyType: 'Chalet' },
  { propertyName: 'Maison Bélier', address: 'Nîmes', propertyType: 'House' },
]

function namesFor(query: string) {
  return filterBooks(books, query, (book) => (book.propertyType === 'House' ? 'Maison' : book.propertyType)).map(
    (book) => book.propertyName,
  )
}

test('a book is found by its name, its place and its property type', () => {
  expect(namesFor('limon')).toEqual(['Villa Limonaia'])
  expect(namesFor('lecco')).toEqual(['Chalet Grigna'])
  expect(namesFor('chalet')).toEqual(['Chalet Grigna'])
})

test('case and accents are ignored, and every word must match', () => {
  expect(namesFor('  BELIER nimes ')).toEqual(['Maison Bélier'])
  expect(namesFor('belier lecco')).toEqual([])
})

test('an empty query matches all books', () => {
  expect(namesFor('  ')).toHaveLength(3)
})
