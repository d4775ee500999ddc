import { describe, expect, test } from 'vitest'
import { hour } from '#platform/clock.ts'
import { givenHost } from '#test/given.ts'
import { givenBook } from '#test/given-book.ts'
import { givenReportedBook, listReports, nobodysBook, sendReport } from '#test/given-report.ts'

describe('the form', () => {
  test('is linked at the end of the page, in its language, without a script', async () => {
    const { guest, book } = await givenReportedBook()
    const page = (await guest.get(`/share/${book.id}?lang=de`)).body
    const link = `<a class="g-report" href="/share/${book.id}/report?lang=de">Diese Seite melden</a></p></footer>`
    expect(page).toContain(link)

    const form = await guest.get(`/share/${book.id}/report?lang=de`)
    expect(form.statusCode).toBe(200)
    expect(form.headers['x-robots-tag']).toBe('noindex')
    expect(form.headers['content-security-policy']).toContain("form-action 'self'")
    expect(form.body).toContain('<html lang="de">')
    expect(form.body).toContain('Was stimmt nicht?')
    expect(form.body.match(/type="radio"/g)).toHaveLength(4)
    expect(form.body).not.toMatch(/<script|Casa Conti|https?:/)
  })

  test('is not linked on the page when its owner views it', async () => {
    const { host, book } = await givenReportedBook()
    expect((await host.get(`/preview/${book.id}`)).body).not.toContain('g-report')
  })

  test.each([
    ['draft', 'draft'],
    ['unknown', nobodysBook],
    ['no id', '..%2f..%2fprofile'],
  ])('is not there for a book that guests cannot read: %s', async (kind, id) => {
    const { guest, host } = await givenReportedBook()
    const bookId = kind === 'draft' ? (await givenBook(host, { status: 'draft' })).id : id
    expect((await guest.get(`/share/${bookId}/report`)).statusCode).toBe(404)
    expect((await sendReport(guest, bookId)).statusCode).toBe(404)
    if (kind === 'no id') expect((await guest.get(`/share/${id}/report?sent`)).statusCode).toBe(404)
  })

  test('is not available for an offline book, but the confirmation page is', async () => {
    const { guest, admin, book } = await givenReportedBook()
    await admin.post(`/api/admin/books/${book.id}/take-offline`, { reason: 'Because.' })
    const form = await guest.get(`/share/${book.id}/report`)
    expect([form.statusCode, form.body.includes('This page is not available')]).toEqual([404, true])
    expect((await sendReport(guest, book.id)).statusCode).toBe(404)
    expect((await guest.get(`/share/${book.id}/report?lang=fr&sent`)).body).toContain('<h1>Merci</h1>')
  })

  test('is shown again with the typed values and the problems', async () => {
    const { guest, book, admin } = await givenReportedBook()
    const typed = 'x'.repeat(1_001)
    const answer = await sendReport(guest, book.id, { reason: 'nonsense', text: typed, email: 'no address' })
    expect(answer.statusCode).toBe(400)
    for (const part of [
      'Scegli che cosa non va',
      'Questo testo è troppo lungo.',
      'Indirizzo email non valido',
      typed,
    ]) {
      expect(answer.body).toContain(part)
    }
    expect((await listReports(admin)).books).toEqual([])
  })

  test('accepts 1,000 letters of any script with line breaks, and not much more', async () => {
    const { guest, book, admin } = await givenReportedBook()
    const text = `${'字'.repeat(499)}\r\n${'字'.repeat(500)}`
    expect((await sendReport(guest, book.id, { text })).statusCode).toBe(303)
    expect((await listReports(admin)).books[0].reports[0].text).toBe(text.replace('\r', ''))
    expect((await sendReport(guest, book.id, { text: 'x'.repeat(20_000) })).statusCode).toBe(413)
  })

  test('is not accepted from a foreign origin or from a bot that fills in every field', async () => {
    const { guest, book, admin } = await givenReportedBook()
    expect((await sendReport(guest, book.id, {}, { origin: 'https://elsewhere.example' })).statusCode).toBe(403)
    expect((await sendReport(guest, book.id, { website: 'https://spam.example' })).statusCode).toBe(303)
    expect((await listReports(admin)).books).toEqual([])
  })
})

describe('a report', () => {
  test('is confirmed and listed, without other data about the guest', async () => {
    const { service, guest, book, admin, account } = await givenReportedBook()

    const sent = await sendReport(guest, book.id, {}, { 'user-agent': 'Marker/1.0' })

    expect([sent.statusCode, sent.headers.location]).toEqual([303, `/share/${book.id}/report?lang=it&sent`])
    const thanks = await guest.get(sent.headers.location ?? '')
    expect([thanks.statusCode, thanks.body.includes('<h1>Grazie</h1>')]).toEqual([200, true])
    expect(await listReports(admin)).toEqual({
      books: [
        {
          bookId: book.id,
          propertyName: 'Casa Conti',
          status: 'published',
          isOffline: false,
          hostId: account.id,
          hostName: account.name,
          hostEmail: account.email,
          count: 1,
          lastAt: '2026-03-01T12:00:00.000Z',
          handledAt: null,
          reports: [
            {
              reason: 'deceptive',
              text: 'It asks for my card number.',
              email: 'guest@example.com',
              createdAt: '2026-03-01T12:00:00.000Z',
            },
          ],
        },
      ],
      next: null,
    })
    const stored = await service.context.db.selectFrom('book_reports').selectAll().execute()
    expect(stored.map((row) => Object.keys(row).toSorted())).toEqual([
      ['book_id', 'created_at', 'email', 'id', 'reason', 'text'],
    ])
    const everything = JSON.stringify([
      stored,
      await service.context.db.selectFrom('reported_books').selectAll().execute(),
      await service.context.db.selectFrom('attempts').selectAll().execute(),
    ])
    expect(everything).not.toMatch(/127\.0\.0\.1|Marker/)
  })

  test('needs neither text nor address', async () => {
    const { guest, book, admin } = await givenReportedBook()
    expect((await sendReport(guest, book.id, { reason: 'other', text: ' ', email: ' ' })).statusCode).toBe(303)
    expect((await listReports(admin)).books[0].reports).toMatchObject([{ reason: 'other', text: '', email: '' }])
  })

  test('that is sent twice counts once, and another text counts again', async () => {
    const { service, guest, book, admin } = await givenReportedBook()
    for (const _ of [1, 2]) expect((await sendReport(guest, book.id)).statusCode).toBe(303)
    await sendReport(guest, book.id, { text: 'Look again.' })
    expect((await listReports(admin)).books[0].count).toBe(2)
    service.clock.advance(hour)
    await sendReport(guest, book.id)
    expect((await listReports(admin)).books[0].count).toBe(3)
  })

  test('does not change the book, regardless of number and sender', async () => {
    const { service, host, admin } = await givenReportedBook({
      LIMIT_REPORTS_PER_ADDRESS: '1000',
      LIMIT_REPORTS_PER_BOOK: '1000',
    })
    const books = (await host.get('/api/welcome-books')).json()
    const { as: competitor } = await givenHost(service)
    for (const { id } of books) {
      for (let count = 0; count < 50; count += 1) {
        service.clock.advance(1)
        await sendReport(competitor, id, { text: `Bad page ${count}` })
      }
      expect((await service.anonymous.get(`/share/${id}`)).statusCode).toBe(200)
      expect((await host.get(`/api/welcome-books/${id}`)).json().offline).toBeNull()
    }
    const [listed] = (await listReports(admin)).books
    expect([listed.count, listed.reports.length]).toEqual([50, 5])
    // The newest twenty reports of a book are stored.
    const stored = await service.context.db.selectFrom('book_reports').select('text').execute()
    expect(stored.map(({ text }) => text).toSorted()).toEqual(
      Array.from({ length: 20 }, (_, index) => `Bad page ${index + 30}`),
    )
  })

  test('with markup and control characters is escaped', async () => {
    const { guest, book, admin } = await givenReportedBook()
    const text = `<script>alert(1)</script> "'&\u202Etxet {count} ${'\u0301'.repeat(50)} %00`
    expect((await sendReport(guest, book.id, { text })).statusCode).toBe(303)
    expect((await listReports(admin)).books[0].reports[0].text).toBe(text)
    const refused = await sendReport(guest, book.id, { text: `${text}\0`, email: '"><script>@example.com' })
    expect(refused.statusCode).toBe(400)
    expect(refused.body).not.toContain('<script')
    expect(refused.body).toContain('&lt;script&gt;alert(1)')
  })
})

describe('limits', () => {
  test('reports per address and hour are limited, and a refused form keeps its values', async () => {
    const { service, guest, book, host, admin } = await givenReportedBook({ LIMIT_REPORTS_PER_ADDRESS: '2' })
    const other = await givenBook(host)
    for (const id of [book.id, other.id]) expect((await sendReport(guest, id)).statusCode).toBe(303)

    const refused = await sendReport(guest, book.id, { text: 'Once more.' })

    expect(refused.statusCode).toBe(429)
    expect(refused.body).toContain('Sono arrivate troppe segnalazioni')
    expect(refused.body).toContain('>Once more.</textarea>')
    service.clock.advance(hour)
    expect((await sendReport(guest, book.id, { text: 'Once more.' })).statusCode).toBe(303)
    expect((await listReports(admin)).books.map(({ count }: { count: number }) => count).toSorted()).toEqual([1, 2])
  })

  test('reports per book and hour are limited across addresses', async () => {
    const { service, book, admin } = await givenReportedBook({ TRUST_PROXY: 'true' })
    const statuses: number[] = []
    for (let address = 0; address < 40; address += 1) {
      const answer = await sendReport(service.anonymous, book.id, {}, { 'x-forwarded-for': `192.0.2.${address}` })
      statuses.push(answer.statusCode)
    }
    expect(statuses.filter((status) => status === 303)).toHaveLength(30)
    expect(statuses.slice(30)).toEqual(Array.from({ length: 10 }, () => 429))
    expect((await listReports(admin)).books[0].count).toBe(30)
  })

  test('concurrent reports beyond the queue are refused, and the forms keep their values', async () => {
    const { service, book, admin } = await givenReportedBook({
      LIMIT_REPORTS_PER_ADDRESS: '1000',
      LIMIT_REPORTS_PER_BOOK: '1000',
    })
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, count) => sendReport(service.browser(), book.id, { text: `Crowd ${count}` })),
    )
    const taken = answers.filter(({ statusCode }) => statusCode === 303)
    const refused = answers.filter(({ statusCode }) => statusCode === 503)
    // Five wait at once. While the others arrive, some may have been stored and have left their places.
    expect(taken.length).toBeGreaterThanOrEqual(5)
    expect(taken.length + refused.length).toBe(40)
    expect(refused.length).toBeGreaterThanOrEqual(20)
    expect(refused[0]?.body).toContain('Stanno arrivando troppe segnalazioni')
    expect(refused[0]?.body).toMatch(/>Crowd \d+<\/textarea>/)
    expect((await listReports(admin)).books[0].count).toBe(taken.length)
  })

  test('reports of missing books store nothing', async () => {
    const { service, guest } = await givenReportedBook()
    for (let number = 0; number < 200; number += 1) {
      const id = String(number).padStart(22, 'A')
      expect((await sendReport(guest, id)).statusCode).toBe(404)
    }
    const rows = await service.context.db.selectFrom('attempts').select('key').execute()
    expect(rows.filter(({ key }) => key.startsWith('report'))).toEqual([])
  })
})
