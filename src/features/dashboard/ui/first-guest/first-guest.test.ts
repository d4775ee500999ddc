import { expect, test } from 'vitest'
import type { BookSummary } from '#features/books/shared/book-contract.ts'
import { day } from '#platform/clock.ts'
import { findFirstGuest } from './first-guest.ts'
import type { FirstStep } from './first-steps.ts'

const now = Date.parse('2026-11-22T12:00:00Z')

function givenRow(overrides: Partial<BookSummary>): BookSummary {
  return {
    id: 'one',
    status: 'published',
    offline: null,
    createdAt: new Date(now - day).toISOString(),
    ...overrides,
  } as BookSummary
}

const published = givenRow({})
const draft = givenRow({ id: 'two', status: 'draft' })
const find = (books: BookSummary[], visits = 0, steps: FirstStep[] = []) =>
  findFirstGuest({ books, visits, steps: new Set(steps), now })

test('the list is about the published book, or about the draft if there is none', () => {
  expect(find([draft, published])).toEqual({
    book: published,
    done: { published: true, seen: false, shared: false },
  })
  expect(find([draft])).toMatchObject({ book: draft, done: { published: false } })
  expect(find([published], 0, ['seen', 'shared'])?.done).toEqual({ published: true, seen: true, shared: true })
})

test('there is no list without books, before the visits are known, after the first of them, and once dismissed', () => {
  expect(find([])).toBeUndefined()
  expect(findFirstGuest({ books: [published], visits: undefined, steps: new Set(), now })).toBeUndefined()
  expect(find([published], 1)).toBeUndefined()
  expect(find([published], 0, ['dismissed'])).toBeUndefined()
})

test('a host whose books are older than the counted visits gets no list between two seasons', () => {
  const old = givenRow({ createdAt: new Date(now - 31 * day).toISOString() })

  expect(find([published, old])).toBeUndefined()
})

test('a book that the operator took offline is not offered to guests', () => {
  const offline = givenRow({ offline: { since: new Date(now).toISOString(), reason: 'Reported.' } })

  expect(find([offline])).toBeUndefined()
})
