import { describe, expect, test } from 'vitest'
import { bookPayload, givenBook } from '#test/given-book.ts'
import { givenAdminAndHost, listAuditEntries, reason, statusFor, take } from '#test/given-offline.ts'
import type { Caller } from '#test/test-app.ts'

describe('an account that is disabled with its books', () => {
  const disable = (admin: Caller, hostId: string, body?: object) =>
    admin.post(`/api/admin/hosts/${hostId}/disable`, body)

  test('has them offline until it is enabled; books that were offline before stay offline', async () => {
    const { service, admin, host, account } = await givenAdminAndHost()
    const book = await givenBook(host)
    const bad = await givenBook(host)
    await take(admin, bad.id)
    // Audit entries are sorted by time, so each needs its own.
    service.clock.advance(1)

    expect((await disable(admin, account.id, { books: 'offline', reason })).statusCode).toBe(200)
    expect(await statusFor(service.anonymous, book.id)).toBe(404)
    service.clock.advance(1)
    expect((await admin.post(`/api/admin/hosts/${account.id}/enable`)).statusCode).toBe(200)

    expect(await statusFor(service.anonymous, book.id)).toBe(200)
    expect(await statusFor(service.anonymous, bad.id)).toBe(404)
    expect((await listAuditEntries(admin)).slice(0, 2)).toMatchObject([
      { kind: 'accountEnabled', books: 1 },
      { kind: 'accountDisabled', books: 1 },
    ])
  })

  test('keeps books offline that were taken offline separately afterwards', async () => {
    const { service, admin, host, account } = await givenAdminAndHost()
    const { id } = await givenBook(host)
    await disable(admin, account.id, { books: 'offline', reason })
    expect((await take(admin, id)).statusCode).toBe(204)
    await admin.post(`/api/admin/hosts/${account.id}/enable`)
    expect(await statusFor(service.anonymous, id)).toBe(404)
  })

  test.each([[undefined], [{}], [{ books: 'keep' }], [{ books: 'keep', reason }]])(
    'keeps them readable unless the request says otherwise: %j',
    async (body) => {
      const { service, admin, host, account } = await givenAdminAndHost()
      const { id } = await givenBook(host)
      expect((await disable(admin, account.id, body)).statusCode).toBe(200)
      expect(await statusFor(service.anonymous, id)).toBe(200)
      expect((await listAuditEntries(admin))[0]).toMatchObject({ kind: 'accountDisabled', books: null })
    },
  )

  test.each([[{ books: 'offline' }], [{ books: 'offline', reason: ' ' }], [{ books: 'burn', reason }]])(
    'is not disabled without a reason for the host: %j',
    async (body) => {
      const { service, admin, host, account } = await givenAdminAndHost()
      const { id } = await givenBook(host)
      expect((await disable(admin, account.id, body)).statusCode).toBe(400)
      expect((await host.get('/api/auth/me')).statusCode).toBe(200)
      expect(await statusFor(service.anonymous, id)).toBe(200)
    },
  )

  test('gets no book from a concurrent request', async () => {
    const { service, admin, host, account } = await givenAdminAndHost()
    const books = Array.from({ length: 4 }, () => host.post('/api/welcome-books', bookPayload))
    await Promise.all([...books, disable(admin, account.id, { books: 'offline', reason })])
    const { books: listed } = (await admin.get(`/api/admin/hosts/${account.id}/books`)).json()
    for (const { id } of listed) expect(await statusFor(service.anonymous, id)).toBe(404)
  })
})
