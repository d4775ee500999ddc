import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { toPublicBook } from '#features/books/shared/public-book.ts'
import { nothingWithheld } from '#features/books/shared/secrets.ts'
import { developmentAssets } from '#platform/http/assets.ts'
import { givenHost } from '#test/given.ts'
import { givenBook } from '#test/given-book.ts'
import { startTestApp } from '#test/test-app.ts'
import { sampleBook } from '../shared/sample-book.ts'
import { findGuestAssets } from './guest-assets.ts'
import { createGuestRenderer } from './guest-renderer.tsx'
import { printItems } from './print-kit/print-items.ts'

const long = 'Limonaia'.repeat(1_250)

/** A book that was stored before names and passwords had a maximum length. */
async function givenLongNetwork() {
  const service = await startTestApp()
  const { as } = await givenHost(service)
  const { id } = await givenBook(as, { propertyName: 'Casa' })
  await service.context.db
    .updateTable('books')
    .set({ wifi_name: long, wifi_password: `pass${long}` })
    .where('id', '=', id)
    .execute()
  return { service, as, id }
}

test('a Wi-Fi too long for a code is shown as text on the page, in every language', async () => {
  const { service, id } = await givenLongNetwork()
  for (const query of ['', '?lang=de', '?lang=it&original']) {
    const page = await service.anonymous.get(`/share/${id}${query}`)
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain(`>pass${long}<`)
    expect(page.body).not.toContain('g-more g-join')
  }
  expect((await service.anonymous.get(`/api/welcome-books/${id}/public`)).json().wifiName).toBe(long)
})

test.each(printItems)('a Wi-Fi too long for a code is printed: %s', async (item) => {
  const { as, id } = await givenLongNetwork()
  const print = await as.get(`/api/welcome-books/${id}/print-kit/${item}.pdf?wifi=1`)
  expect([print.statusCode, print.body.slice(0, 5)]).toEqual([200, '%PDF-'])
})

test('a Wi-Fi too long for a code is in the export', async () => {
  const { as } = await givenLongNetwork()
  const answer = await as.get('/api/account/export')
  expect(answer.statusCode).toBe(200)
  const page = strFromU8(unzipSync(answer.rawPayload)['books/01 Casa/book.html'] ?? new Uint8Array())
  expect(page).toContain(`>pass${long}<`)
  expect(page).not.toContain('g-more g-join')
})

test('a page whose address is too long for a code has none', () => {
  const renderer = createGuestRenderer({
    origin: 'https://benvenuto.example',
    assets: findGuestAssets(developmentAssets),
  })
  const shown = {
    id: 'k7Qm2xk7Qm2xk7Qm2xk7Qm',
    book: toPublicBook(sampleBook, { isPro: true, withheld: nothingWithheld }),
    updatedAt: 0,
  }
  const page = (address: string) =>
    renderer
      .renderBook({ ...shown, originalLanguage: 'en', address }, 'en')
      .body('identity')
      .toString()
  expect(page('https://guide.example/')).toContain('QR code that opens this welcome book')
  expect(page(`https://guide.example/${long}`)).not.toContain('QR code that opens this welcome book')
})
