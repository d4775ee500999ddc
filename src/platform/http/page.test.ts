import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { negotiateCoding, Page } from './page.ts'

test('a page is the same on the other side of a thread', () => {
  const html = `<!doctype html><p>${'Benvenuti in casa. '.repeat(1_000)}</p>`
  const page = new Page(html, "default-src 'none'", { 'x-robots-tag': 'noindex' })
  const arrived = new Page(structuredClone(page.toContent()))

  expect([arrived.etag, arrived.headers]).toEqual([page.etag, page.headers])
  expect(arrived.body('identity').toString()).toBe(html)
  expect(brotliDecompressSync(arrived.body('br')).toString()).toBe(html)
  expect(gunzipSync(arrived.body('gzip')).toString()).toBe(html)
})

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['BR', 'br'],
  ['br;q=0.5, gzip;q=0.5', 'br'],
  ['gzip;q=1.0, br;q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.000', 'identity'],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['*;q=0', 'identity'],
  ['identity, *;q=0', 'identity'],
  ['identity, gzip;q=0.5', 'identity'],
  ['identity;q=0', 'identity'],
  ['identity;q=0, gzip;q=0.1', 'gzip'],
  ['deflate, zstd, x-gzip, brotli', 'identity'],
  ['br;q=many, gzip', 'gzip'],
])('of Accept-Encoding %j the coding is %s', (accepted, coding) => {
  expect(negotiateCoding(accepted)).toBe(coding)
})
