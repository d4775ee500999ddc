import { describe, expect, test } from 'vitest'
import { day, hour } from '#platform/clock.ts'
import { givenHost, givenPassword } from '#test/given.ts'
import { givenBook } from '#test/given-book.ts'
import { givenReportedBook, listReports, nobodysBook, sendReport } from '#test/given-report.ts'
import { type Caller, type startTestApp, testOrigin } from '#test/test-app.ts'
import { forgetReports } from './report-service.ts'

describe('the operator', () => {
  const dismiss = (admin: Caller, bookId: string, seenUntil: string) =>
    admin.post(`/api/admin/reports/${bookId}/dismiss`, { seenUntil })

  test('dismisses reports with an audit entry, and the next report opens the case again', async () => {
    const { service, guest, book, admin, account, operator } = await givenReportedBook()
    await sendReport(guest, book.id)
    const [{ lastAt }] = (await listReports(admin)).books

    for (const _ of [1, 2]) expect((await dismiss(admin, book.id, lastAt)).statusCode).toBe(204)

    expect((await listReports(admin)).books).toEqual([])
    expect((await listReports(admin, '?state=handled')).books).toMatchObject([{ bookId: book.id, handledAt: lastAt }])
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
    await sendReport(guest, book.id, { text: 'Still there.' })
    expect((await listReports(admin)).books).toMatchObject([{ count: 1, handledAt: null }])
  })

  test('does not dismiss reports that arrived after the list was read', async () => {
    const { service, guest, book, admin } = await givenReportedBook()
    await sendReport(guest, book.id)
    const [{ lastAt }] = (await listReports(admin)).books
    service.clock.advance(1)
    await sendReport(guest, book.id, { text: 'Worse than that.' })

    const refused = await dismiss(admin, book.id, lastAt)

    expect([refused.statusCode, refused.json().code]).toEqual([409, 'REPORTS_CHANGED'])
    expect((await listReports(admin)).books).toMatchObject([{ count: 2 }])
  })

  test('handles reports by taking the book, all books or the account offline', async () => {
    const { guest, host, account, book, admin } = await givenReportedBook()
    const second = await givenBook(host)
    const third = await givenBook(host)
    for (const { id } of [book, second, third]) await sendReport(guest, id)
    const open = async () => (await listReports(admin)).books.map(({ bookId }: { bookId: string }) => bookId)

    await admin.post(`/api/admin/books/${book.id}/take-offline`, { reason: 'Because.' })
    expect(await open()).not.toContain(book.id)
    expect(await open()).toHaveLength(2)
    await admin.post(`/api/admin/hosts/${account.id}/disable`, { books: 'offline', reason: 'Because.' })
    expect(await open()).toEqual([])
    expect((await listReports(admin, '?state=handled')).books).toHaveLength(3)
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
      await sendReport(service.anonymous, id)
    }
    const seen: string[] = []
    let query = ''
    for (let page = 0; page < 3; page += 1) {
      const { books, next } = await listReports(admin, query)
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
    await sendReport(guest, book.id)
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
    await sendReport(guest, book.id)
    expect(await countRows(service)).toEqual([1, 1])
    await host.delete(`/api/welcome-books/${book.id}`)
    expect(await countRows(service)).toEqual([0, 0])
  })

  test('with their account, and the mails about them', async () => {
    const { service, guest, host, account, book } = await givenReportedBook({ ADMIN_EMAIL: 'op@stay.example' })
    await sendReport(guest, book.id)
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
    await sendReport(guest, book.id)
    service.clock.advance(179 * day)
    await sendReport(guest, id)

    await forgetReports.run(service.context)
    expect(await countRows(service)).toEqual([2, 2])
    service.clock.advance(2 * day)
    await forgetReports.run(service.context)

    expect(await countRows(service)).toEqual([1, 1])
    const mails = await service.context.db.selectFrom('mails').select('template').execute()
    expect(mails.filter(({ template }) => template === 'operatorReport')).toHaveLength(1)
  })
})
