import { setImmediate as nextTurn } from 'node:timers/promises'
import { givenHost } from '#test/given.ts'
import { givenAdmin } from '#test/given-admin.ts'
import { type Caller, startTestApp } from '#test/test-app.ts'

/** A reason of an operator. */
export const reason = 'Guests report that it asks for card numbers.'

/** The service with an operator and a host. */
export async function givenAdminAndHost() {
  const service = await startTestApp()
  const { as: admin, account: operator } = await givenAdmin(service)
  const { as: host, account } = await givenHost(service)
  return { service, admin, operator, host, account }
}

/** The operator takes a book offline. */
export const take = (admin: Caller, bookId: string, body: object = { reason }) =>
  admin.post(`/api/admin/books/${bookId}/take-offline`, body)

/** The operator lets guests read it again. */
export const putBack = (admin: Caller, bookId: string) => admin.post(`/api/admin/books/${bookId}/put-back`)

/** The status of the share link. Reads in a new turn of the event loop, like requests from a network. */
export async function statusFor(guest: Caller, bookId: string): Promise<number> {
  await nextTurn()
  return (await guest.get(`/share/${bookId}`)).statusCode
}

/** The operators' audit log, newest first. */
export const listAuditEntries = async (admin: Caller) => (await admin.get('/api/admin/acts')).json().acts
