import fc from 'fast-check'
import { expect, test } from 'vitest'
import { matchRoute } from './domain-paths.ts'
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

test('books with the same name get slugs with different numbers', () => {
  expect(freeSlug('Villa', new Set(['villa', 'villa-2']))).toBe('villa-3')
})

test('every name gives a slug that is valid and that its path is matched by', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (name) => {
      const slug = slugOf(name)
      expect(isFreeForBooks(slug)).toBe(true)
      expect(matchRoute(`/${slug}`)).toEqual({ kind: 'slug', slug })
    }),
  )
})

test.each(['share', 'assets', 'Villa', 'villa--2', '-villa', 'villa/2', 'sw', 'x'.repeat(61)])(
  '%j cannot be chosen as a slug',
  (slug) => {
    expect(isFreeForBooks(slug)).toBe(false)
  },
)

test('under a domain only shared files and books are matched', () => {
  for (const path of ['/api/auth/me', '/login.html', '/share/', '/preview/abc', '/../api/x', '//', '/it/blog']) {
    expect(matchRoute(path)).toEqual({ kind: 'nothing' })
  }
  expect(matchRoute('/assets/a.js')).toEqual({ kind: 'file' })
  const bookId = 'A'.repeat(22)
  expect(matchRoute(`/share/${bookId}/events`)).toEqual({ kind: 'events', bookId })
  expect(matchRoute(`/share/${bookId}/report`)).toEqual({ kind: 'report', bookId })
  expect(matchRoute(`/share/${bookId}/other`)).toEqual({ kind: 'nothing' })
  expect(matchRoute('/login')).toEqual({ kind: 'slug', slug: 'login' })
})
