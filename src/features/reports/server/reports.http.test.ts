import { describe, expect, test } from 'vitest'
import { day, hour } from '#platform/clock.ts'
import { givenHost, givenPassword } from '#test/given.ts'
import { givenAdmin } from '#test/given-admin.ts'
import { givenBook } from '#test/given-book.ts'
import { type Caller, startTestApp, testOrigin } from '#test/test-app.ts'
import { forgetReports } from './report-service.ts'

const nobodysBook = 'AAAAAAAAAAAAAAAAAAAAAA'
const filled = { reason: 'deceptive', text: 'It asks for my card number.', email: 'guest@example.com', website: '' }
const formType = { 'content-type': 'application/x-www-form-urlencoded' }

async function givenReportedBook(env: Record<string, string> = {}) {
  const service = await startTestApp({ env })
  const { as: host, account } = await givenHost(service)
  const book = await givenBook(host)
  const { as: admin, account: operator } = await givenAdmin(service)
  return { service, guest: service.anonymous, host, account, book, admin, operator }
}

/** Submits the form like a browser. */
function report(guest: Caller, bookId: string, fields: Record<string, string> = {}, more: Record<string, string> = {}) {
  const body = new URLSearchParams({ ...filled, ...fields }).toString()
  return guest.post(`/share/${bookId}/report?lang=it`, body, { ...formType, ...more })
}

async function list(admin: Caller, query = '') {
  const answer = await admin.get(`/api/admin/reports${query}`)
  expect(answer.statusCode).toBe(200)
  return answer.json()
}

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
    expect((await report(guest, bookId)).statusCode).toBe(404)
    if (kind === 'no id') expect((await guest.get(`/share/${id}/report?sent`)).statusCode).toBe(404)
  })

  test('is not available for an offline book, but the confirmation page is', async () => {
    const { guest, admin, book } = await givenReportedBook()
    await admin.post(`/api/admin/books/${book.id}/take-offline`, { reason: 'Because.' })
    const form = await guest.get(`/share/${book.id}/report`)
    expect([form.statusCode, form.body.includes('This page is not available')]).toEqual([404, true])
    expect((await report(guest, book.id)).statusCode).toBe(404)
    expect((await guest.get(`/share/${book.id}/report?lang=fr&sent`)).body).toContain('<h1>Merci</h1>')
  })

  test('is shown again with the typed values and the problems', async () => {
    const { guest, book, admin } = await givenReportedBook()
    const typed = 'x'.repeat(1_001)
    const answer = await report(guest, book.id, { reason: 'nonsense', text: typed, email: 'no address' })
    expect(answer.statusCode).toBe(400)
    for (const part of ['Scegli che cosa non va', 'Questo testo è troppo lungo.', 'non è un indirizzo e-mail', typed]) {
      expect(answer.body).toContain(part)
    }
    expect((await list(admin)).books).toEqual([])
  })

  test('accepts 1,000 letters of any script with line breaks, and not much more', async () => {
    const { guest, book, admin } = await givenReportedBook()
    const text = `${'字'.repeat(499)}\r\n${'字'.repeat(500)}`
    expect((await report(guest, book.id, { text })).statusCode).toBe(303)
    expect((await list(admin)).books[0].reports[0].text).toBe(text.replace('\r', ''))
    expect((await report(guest, book.id, { text: 'x'.repeat(20_000) })).statusCode).toBe(413)
  })

  test('is not accepted from a foreign origin or from a bot that fills in every field', async () => {
    const { guest, book, admin } = await givenReportedBook()
    expect((await report(guest, book.id, {}, { origin: 'https://elsewhere.example' })).statusCode).toBe(403)
    expect((await report(guest, book.id, { website: 'https://spam.example' })).statusCode).toBe(303)
    expect((await list(admin)).books).toEqual([])
  })
})

describe('a report', () => {
  test('is confirmed and listed, without other data about the guest', async () => {
    const { service, guest, book, admin, account } = await givenReportedBook()

    const sent = await report(guest, book.id, {}, { 'user-agent': 'Marker/1.0' })

    expect([sent.statusCode, sent.headers.location]).toEqual([303, `/share/${book.id}/report?lang=it&sent`])
    const thanks = await guest.get(sent.headers.location ?? '')
    expect([thanks.statusCode, thanks.body.includes('<h1>Grazie</h1>')]).toEqual([200, true])
    expect(await list(admin)).toEqual({
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
    expect((await report(guest, book.id, { reason: 'other', text: ' ', email: ' ' })).statusCode).toBe(303)
    expect((await list(admin)).books[0].reports).toMatchObject([{ reason: 'other', text: '', email: '' }])
  })

  test('that is sent twice counts once, and another text counts again', async () => {
    const { service, guest, book, admin } = await givenReportedBook()
    for (const _ of [1, 2]) expect((await report(guest, book.id)).statusCode).toBe(303)
    await report(guest, book.id, { text: 'Look again.' })
    expect((await list(admin)).books[0].count).toBe(2)
    service.clock.advance(hour)
    await report(guest, book.id)
    expect((await list(admin)).books[0].count).toBe(3)
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
        await report(competitor, id, { text: `Bad page ${count}` })
      }
      expect((await service.anonymous.get(`/share/${id}`)).statusCode).toBe(200)
      expect((await host.get(`/api/welcome-books/${id}`)).json().offline).toBeNull()
    }
    const [listed] = (await list(admin)).books
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
    expect((await report(guest, book.id, { text })).statusCode).toBe(303)
    expect((await list(admin)).books[0].reports[0].text).toBe(text)
    const refused = await report(guest, book.id, { text: `${text}\0`, email: '"><script>@example.com' })
    expect(refused.statusCode).toBe(400)
    expect(refused.body).not.toContain('<script')
    expect(refused.body).toContain('&lt;script&gt;alert(1)')
  })
})

describe('limits', () => {
  test('reports per address and hour are limited, and a refused form keeps its values', async () => {
    const { service, guest, book, host, admin } = await givenReportedBook({ LIMIT_REPORTS_PER_ADDRESS: '2' })
    const other = await givenBook(host)
    for (const id of [book.id, other.id]) expect((await report(guest, id)).statusCode).toBe(303)

    const refused = await report(guest, book.id, { text: 'Once more.' })

    expect(refused.statusCode).toBe(429)
    expect(refused.body).toContain('Sono arrivate troppe segnalazioni')
    expect(refused.body).toContain('>Once more.</textarea>')
    service.clock.advance(hour)
    expect((await report(guest, book.id, { text: 'Once more.' })).statusCode).toBe(303)
    expect((await list(admin)).books.map(({ count }: { count: number }) => count).toSorted()).toEqual([1, 2])
  })

  test('reports per book and hour are limited across addresses', async () => {
    const { service, book, admin } = await givenReportedBook({ TRUST_PROXY: 'true' })
    const statuses: number[] = []
    for (let address = 0; address < 40; address += 1) {
      const answer = await report(service.anonymous, book.id, {}, { 'x-forwarded-for': `192.0.2.${address}` })
      statuses.push(answer.statusCode)
    }
    expect(statuses.filter((status) => status === 303)).toHaveLength(30)
    expect(statuses.slice(30)).toEqual(Array.from({ length: 10 }, () => 429))
    expect((await list(admin)).books[0].count).toBe(30)
  })

  test('concurrent reports beyond the queue are refused, and the forms keep their values', async () => {
    const { service, book, admin } = await givenReportedBook({
      LIMIT_REPORTS_PER_ADDRESS: '1000',
      LIMIT_REPORTS_PER_BOOK: '1000',
    })
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, count) => report(service.browser(), book.id, { text: `Crowd ${count}` })),
    )
    const taken = answers.filter(({ statusCode }) => statusCode === 303)
    const refused = answers.filter(({ statusCode }) => statusCode === 503)
    expect([taken.length, refused.length]).toEqual([5, 35])
    expect(refused[0]?.body).toContain('Stanno arrivando troppe segnalazioni')
    expect(refused[0]?.body).toMatch(/>Crowd \d+<\/textarea>/)
    expect((await list(admin)).books[0].count).toBe(5)
  })

  test('reports of missing books store nothing', async () => {
    const { service, guest } = await givenReportedBook()
    for (let number = 0; number < 200; number += 1) {
      const id = String(number).padStart(22, 'A')
      expect((await report(guest, id)).statusCode).toBe(404)
    }
    const rows = await service.context.db.selectFrom('attempts').select('key').execute()
    expect(rows.filter(({ key }) => key.startsWith('report'))).toEqual([])
  })
})

describe('the operator', () => {
  const dismiss = (admin: Caller, bookId: string, seenUntil: string) =>
    admin.post(`/api/admin/reports/${bookId}/dismiss`, { seenUntil })

  test('dismisses reports with an audit entry, and the next report opens the case again', async () => {
    const { service, guest, book, admin, account, operator } = await givenReportedBook()
    await report(guest, book.id)
    const [{ lastAt }] = (await list(admin)).books

    for (const _ of [1, 2]) expect((await dismiss(admin, book.id, lastAt)).statusCode).toBe(204)

    expect((await list(admin)).books).toEqual([])
    expect((await list(admin, '?state=handled')).books).toMatchObject([{ bookId: book.id, handledAt: lastAt }])
    const { acts } = (await admin.get('/api/admin/acts')).json()
    expect(acts).toHaveLength(1)
    expect(acts[0]).toMatchObject({
      kind: 'reportsDismissed',
      reports: 1,
      bookId: book.id,
      adminEmail: operator.email,
      accountEmail: account.email,
    })
    service.clock.advance(hour)
    await report(guest, book.id, { text: 'Still there.' })
    expect((await list(admin)).books).toMatchObject([{ count: 1, handledAt: null }])
  })

  test('does not dismiss reports that arrived after the list was read', async () => {
    const { service, guest, book, admin } = await givenReportedBook()
    await report(guest, book.id)
    const [{ lastAt }] = (await list(admin)).books
    service.clock.advance(1)
    await report(guest, book.id, { text: 'Worse than that.' })

    const refused = await dismiss(admin, book.id, lastAt)

    expect([refused.statusCode, refused.json().code]).toEqual([409, 'REPORTS_CHANGED'])
    expect((await list(admin)).books).toMatchObject([{ count: 2 }])
  })

  test('handles reports by taking the book, all books or the account offline', async () => {
    const { guest, host, account, book, admin } = await givenReportedBook()
    const second = await givenBook(host)
    const third = await givenBook(host)
    for (const { id } of [book, second, third]) await report(guest, id)
    const open = async () => (await list(admin)).books.map(({ bookId }: { bookId: string }) => bookId)

    await admin.post(`/api/admin/books/${book.id}/take-offline`, { reason: 'Because.' })
    expect(await open()).not.toContain(book.id)
    expect(await open()).toHaveLength(2)
    await admin.post(`/api/admin/hosts/${account.id}/disable`, { books: 'offline', reason: 'Because.' })
    expect(await open()).toEqual([])
    expect((await list(admin, '?state=handled')).books).toHaveLength(3)
  })

  test('lists reported books in pages, newest first', async () => {
    const { service, admin } = await givenReportedBook({
      LIMIT_REPORTS_PER_ADDRESS: '1000',
      LIMIT_CREATIONS_PER_ACCOUNT: '1000',
    })
    const { as } = await givenHost(service, { plan: 'pro' })
    const ids: string[] = []
    for (let count = 0; count < 45; count += 1) {
      const { id } = await givenBook(as)
      ids.unshift(id)
      // Several reports have the same time. They are ordered by id.
      if (count % 3 === 0) service.clock.advance(1)
      await report(service.anonymous, id)
    }
    const seen: string[] = []
    let query = ''
    for (let page = 0; page < 3; page += 1) {
      const { books, next } = await list(admin, query)
      seen.push(...books.map(({ bookId }: { bookId: string }) => bookId))
      query = `?after=${next}`
      expect(next === null).toBe(page === 2)
    }
    expect(new Set(seen)).toEqual(new Set(ids))
    expect(seen).toHaveLength(45)
    expect(seen.slice(0, 3).toSorted()).toEqual(ids.slice(0, 3).toSorted())
  })

  test('gets errors for missing books and invalid input', async () => {
    const { admin, book } = await givenReportedBook()
    const now = '2026-03-01T12:00:00.000Z'
    expect((await dismiss(admin, book.id, now)).statusCode).toBe(404)
    expect((await dismiss(admin, nobodysBook, now)).statusCode).toBe(404)
    expect((await dismiss(admin, book.id, 'yesterday')).statusCode).toBe(400)
    for (const query of ['?state=all', '?after=1', '?after=x.y', `?after=1.${nobodysBook}x`]) {
      expect((await admin.get(`/api/admin/reports${query}`)).statusCode, query).toBe(400)
    }
  })

  test('is the only one who can list and decide', async () => {
    const { guest, host, book } = await givenReportedBook()
    await report(guest, book.id)
    for (const caller of [guest, host]) {
      expect((await caller.get('/api/admin/reports')).statusCode).toBe(404)
      expect((await dismiss(caller, book.id, '2026-03-01T12:00:00.000Z')).statusCode).toBe(404)
    }
    expect((await host.get('/api/account/export')).body).not.toContain('card number')
  })
})

describe('reports are gone', () => {
  const countRows = async ({ context: { db } }: Awaited<ReturnType<typeof startTestApp>>) => [
    (await db.selectFrom('book_reports').select('id').execute()).length,
    (await db.selectFrom('reported_books').select('book_id').execute()).length,
  ]

  test('with their book', async () => {
    const { service, guest, host, book } = await givenReportedBook()
    await report(guest, book.id)
    expect(await countRows(service)).toEqual([1, 1])
    await host.delete(`/api/welcome-books/${book.id}`)
    expect(await countRows(service)).toEqual([0, 0])
  })

  test('with their account, and the mails about them', async () => {
    const { service, guest, host, account, book } = await givenReportedBook({ ADMIN_EMAIL: 'op@stay.example' })
    await report(guest, book.id)
    const mails = () =>
      service.context.db.selectFrom('mails').select('id').where('template', '=', 'operatorReport').execute()
    expect(await mails()).toHaveLength(1)
    await service.app.inject({
      method: 'DELETE',
      url: '/api/account',
      headers: { origin: testOrigin },
      cookies: Object.fromEntries(host.cookies),
      payload: { confirmation: account.email, currentPassword: givenPassword },
    })
    expect(await countRows(service)).toEqual([0, 0])
    expect(await mails()).toEqual([])
  })

  test('after 180 days, handled or not', async () => {
    const { service, guest, book, host } = await givenReportedBook({ ADMIN_EMAIL: 'op@stay.example' })
    const { id } = await givenBook(host)
    await report(guest, book.id)
    service.clock.advance(179 * day)
    await report(guest, id)

    await forgetReports.run(service.context)
    expect(await countRows(service)).toEqual([2, 2])
    service.clock.advance(2 * day)
    await forgetReports.run(service.context)

    expect(await countRows(service)).toEqual([1, 1])
    const mails = await service.context.db.selectFrom('mails').select('template').execute()
    expect(mails.filter(({ template }) => template === 'operatorReport')).toHaveLength(1)
  })
})
