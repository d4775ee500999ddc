import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readWish } from './domain-paths.ts'
import { freeSlug, isFreeForBooks, slugOf } from './slug.ts'

test.each([
  ['Villa Müller & Söhne', 'villa-muller-sohne'],
  ['L’Étoile d’Or', 'letoile-dor'],
  ['  Casa   Conti!  ', 'casa-conti'],
  ['Große Straße 5', 'grosse-strasse-5'],
  ['民宿', 'home'],
  ['', 'home'],
  ['Media', 'media-book'],
])('%j has the address %j', (name, slug) => {
  expect(slugOf(name)).toBe(slug)
})

test('books of the same name are told apart by a number', () => {
  expect(freeSlug('Villa', new Set(['villa', 'villa-2']))).toBe('villa-3')
})

test('every name makes an address that a book may have and that is asked for as one', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (name) => {
      const slug = slugOf(name)
      expect(isFreeForBooks(slug)).toBe(true)
      expect(readWish(`/${slug}`)).toEqual({ kind: 'slug', slug })
    }),
  )
})

test.each(['share', 'assets', 'Villa', 'villa--2', '-villa', 'villa/2', 'sw', 'x'.repeat(61)])(
  'no host chooses %j',
  (slug) => {
    expect(isFreeForBooks(slug)).toBe(false)
  },
)

test('under a domain there is nothing of our own but files and books', () => {
  for (const path of ['/api/auth/me', '/login.html', '/share/', '/preview/abc', '/../api/x', '//', '/it/blog']) {
    expect(readWish(path)).toEqual({ kind: 'nothing' })
  }
  expect(readWish('/assets/a.js')).toEqual({ kind: 'file' })
  const bookId = 'A'.repeat(22)
  expect(readWish(`/share/${bookId}/events`)).toEqual({ kind: 'events', bookId })
  expect(readWish(`/share/${bookId}/report`)).toEqual({ kind: 'report', bookId })
  expect(readWish(`/share/${bookId}/other`)).toEqual({ kind: 'nothing' })
  expect(readWish('/login')).toEqual({ kind: 'slug', slug: 'login' })
})
