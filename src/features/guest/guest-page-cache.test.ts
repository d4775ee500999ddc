import { expect, test } from 'vitest'
import { Page } from '#platform/http/page.ts'
import { GuestPageCache } from './guest-page-cache.ts'

const page = (text: string): Page => new Page(`<!doctype html><p>${text}</p>`, '')

test('a kept page is found at its own revision only', () => {
  const cache = new GuestPageCache(1_000_000)
  const kept = page('one')
  cache.keep('book en', 1, kept)

  expect(cache.find('book en', 1)).toBe(kept)
  expect(cache.find('book en', 2)).toBeUndefined()
  expect(cache.find('book it', 1)).toBeUndefined()
})

test('a newer revision takes the place of the older one', () => {
  const cache = new GuestPageCache(1_000_000)
  cache.keep('book en', 1, page('one'))
  const before = cache.bytes
  cache.keep('book en', 2, page('one'))

  expect(cache.find('book en', 1)).toBeUndefined()
  expect(cache.find('book en', 2)).toBeDefined()
  expect(cache.bytes).toBe(before)
})

test('the ceiling holds, and the least recently read goes first', () => {
  const one = page('x'.repeat(5_000))
  const size = one.byteLength * 2
  const cache = new GuestPageCache(size * 3)
  for (const key of ['a', 'b', 'c']) cache.keep(key, 1, page('x'.repeat(5_000)))
  cache.find('a', 1)
  cache.keep('d', 1, page('x'.repeat(5_000)))

  expect(cache.bytes).toBeLessThanOrEqual(size * 3)
  expect(cache.find('a', 1)).toBeDefined()
  expect(cache.find('b', 1)).toBeUndefined()
  expect(cache.find('d', 1)).toBeDefined()
})

test('100,000 books visited stay below the ceiling', () => {
  const cache = new GuestPageCache(2_000_000)
  const shared = page('a book')
  for (let book = 0; book < 100_000; book += 1) cache.keep(`book-${book} en`, 1, shared)

  expect(cache.bytes).toBeLessThanOrEqual(2_000_000)
})
