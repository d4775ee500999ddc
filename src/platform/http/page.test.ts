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
  ['at the medium level', (page: Page) => page.compressWell()],
  ['at the maximum level', (page: Page) => page.compressTightly()],
  ['at both', (page: Page) => page.compressWell().then(() => page.compressTightly())],
  ['for the first request', (page: Page) => page.body('br')],
])('a page compressed %s is stored without its plain body, and is sent in every coding', async (_level, compress) => {
  const html = `<!doctype html><p>${Array.from({ length: 5_000 }, (_, step) => `Benvenuti ${step}. `).join('')}</p>`
  const page = new Page(html)
  await compress(page)

  expect(page.byteLength).toBeLessThan(html.length / 2)
  expect(brotliDecompressSync(page.body('br')).toString()).toBe(html)
  expect(gunzipSync(page.body('gzip')).toString()).toBe(html)
  expect(page.byteLength).toBeLessThan(html.length / 2)
  const plain = page.body('identity')
  expect(plain.toString()).toBe(html)
  // One copy for all: 200 readers at once must not cost 200 decompressions, nor their memory.
  expect(page.body('identity')).toBe(plain)
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
