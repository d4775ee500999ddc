import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { Page } from './page.ts'

test('a page is the same on the other side of a thread', () => {
  const html = `<!doctype html><p>${'Benvenuti in casa. '.repeat(1_000)}</p>`
  const page = new Page(html, "default-src 'none'", { 'x-robots-tag': 'noindex' })
  const arrived = new Page(structuredClone(page.toContent()))

  expect([arrived.etag, arrived.headers]).toEqual([page.etag, page.headers])
  expect(arrived.body('identity').toString()).toBe(html)
  expect(brotliDecompressSync(arrived.body('br')).toString()).toBe(html)
  expect(gunzipSync(arrived.body('gzip')).toString()).toBe(html)
})
