import { setImmediate as settled } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { Page } from '#platform/http/page.ts'
import { sampleBook } from '../shared/sample-book.ts'
import { GuestPageCache } from './guest-page-cache.ts'

const now = Date.UTC(2026, 2, 1)
const page = (text: string): Page => new Page(`<!doctype html><p>${text}</p>`, '')

test('a kept page is found at its own revision only', () => {
  const cache = new GuestPageCache(1_000_000)
  const kept = page('one')
  cache.keep('book en', 1, kept)

  expect(cache.find('book en', 1, now)).toBe(kept)
  expect(cache.find('book en', 2, now)).toBeUndefined()
  expect(cache.find('book it', 1, now)).toBeUndefined()
})

test('a newer revision takes the place of the older one', () => {
  const cache = new GuestPageCache(1_000_000)
  cache.keep('book en', 1, page('one'))
  const before = cache.bytes
  cache.keep('book en', 2, page('one'))

  expect(cache.find('book en', 1, now)).toBeUndefined()
  expect(cache.find('book en', 2, now)).toBeDefined()
  expect(cache.bytes).toBe(before)
})

test('a page that depends on the clock is kept until its time has come', () => {
  const cache = new GuestPageCache(1_000_000)
  cache.keep('book en', 1, page('one'), { until: now + 1 })

  expect(cache.find('book en', 1, now)).toBeDefined()
  expect(cache.find('book en', 1, now + 1)).toBeUndefined()
})

test('a page is not found before the moment from which it holds', () => {
  const cache = new GuestPageCache(1_000_000)
  const kept = page('one')
  cache.keep('stay en', 1, kept, { from: now, until: now + 2 })
  expect([now - 1, now, now + 1, now + 2].map((moment) => cache.find('stay en', 1, moment) === kept)).toEqual([
    false,
    true,
    true,
    false,
  ])
})

test('the ceiling holds, and the least recently read goes first', () => {
  const one = page('x'.repeat(5_000))
  const size = one.byteLength * 2.5
  const cache = new GuestPageCache(size * 3)
  for (const key of ['a', 'b', 'c']) cache.keep(key, 1, page('x'.repeat(5_000)))
  cache.find('a', 1, now)
  cache.keep('d', 1, page('x'.repeat(5_000)))

  expect(cache.bytes).toBeLessThanOrEqual(size * 3)
  expect(cache.find('a', 1, now)).toBeDefined()
  expect(cache.find('b', 1, now)).toBeUndefined()
  expect(cache.find('d', 1, now)).toBeDefined()
})

test('100,000 books visited stay below the ceiling', () => {
  const cache = new GuestPageCache(2_000_000)
  const shared = page('a book')
  for (let book = 0; book < 100_000; book += 1) cache.keep(`book-${book} en`, 1, shared)

  expect(cache.bytes).toBeLessThanOrEqual(2_000_000)
})

test('a page counts with all the bodies that it may get later', async () => {
  const cache = new GuestPageCache(1_000_000)
  const kept = page(JSON.stringify(sampleBook))
  await kept.compressWell()
  cache.keep('book en', 1, kept)
  kept.body('gzip')

  expect(cache.bytes).toBeGreaterThanOrEqual(kept.byteLength)
})

test('complete pages count as they are, and are not compressed again', () => {
  const cache = new GuestPageCache(1_000_000, { arePagesComplete: true })
  const complete = new Page(page('x'.repeat(50_000)).toContent())
  const compressed = complete.body('br')
  cache.keep('book en', 1, complete)
  for (let guest = 0; guest < 5; guest += 1) cache.find('book en', 1, now)

  expect(cache.bytes).toBe(complete.byteLength)
  expect(complete.body('br')).toBe(compressed)
})

/** Pages whose maximum compression ends when it is told to. */
function givenSlowTightening() {
  const ends: (() => void)[] = []
  const tightened: Page[] = []
  vi.spyOn(Page.prototype, 'compressTightly').mockImplementation(function (this: Page) {
    tightened.push(this)
    return new Promise((resolve) => ends.push(resolve))
  })
  const endOne = async () => {
    ends.shift()?.()
    await settled()
  }
  return { tightened, endOne }
}

test('pages that are read again are compressed tightly one after the other, without those that have gone', async () => {
  const { tightened, endOne } = givenSlowTightening()
  const cache = new GuestPageCache(1_000_000)
  const pages = ['a', 'b', 'c', 'd'].map((key) => ({ key, kept: page(key) }))
  for (const { key, kept } of pages) {
    cache.keep(key, 1, kept)
    for (let guest = 0; guest < 3; guest += 1) cache.find(key, 1, now)
  }
  const newer = page('b, saved again')
  cache.keep('b', 2, newer)
  const [a, , c, d] = pages.map(({ kept }) => kept)

  expect(tightened).toEqual([a])
  await endOne()
  expect(tightened).toEqual([a, c])
  await endOne()
  await endOne()
  expect(tightened).toEqual([a, c, d])
  for (let guest = 0; guest < 2; guest += 1) cache.find('b', 2, now)
  expect(tightened).toEqual([a, c, d, newer])
})
