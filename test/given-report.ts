import { expect } from 'vitest'
import { givenHost } from './given.ts'
import { givenAdmin } from './given-admin.ts'
import { givenBook } from './given-book.ts'
import { type Caller, startTestApp } from './test-app.ts'

export const nobodysBook = 'AAAAAAAAAAAAAAAAAAAAAA'
export const filled = {
  reason: 'deceptive',
  text: 'It asks for my card number.',
  email: 'guest@example.com',
  website: '',
}
export const formType = { 'content-type': 'application/x-www-form-urlencoded' }

export async function givenReportedBook(env: Record<string, string> = {}) {
  const service = await startTestApp({ env })
  const { as: host, account } = await givenHost(service)
  const book = await givenBook(host)
  const { as: admin, account: operator } = await givenAdmin(service)
  return { service, guest: service.anonymous, host, account, book, admin, operator }
}

/** Submits the form like a browser. */
export function sendReport(
  guest: Caller,
  bookId: string,
  fields: Record<string, string> = {},
  more: Record<string, string> = {},
) {
  const body = new URLSearchParams({ ...filled, ...fields }).toString()
  return guest.post(`/share/${bookId}/report?lang=it`, body, { ...formType, ...more })
}

/** The list of reported books, as the operator reads it. */
export async function listReports(admin: Caller, query = '') {
  const answer = await admin.get(`/api/admin/reports${query}`)
  expect(answer.statusCode).toBe(200)
  return answer.json()
}
