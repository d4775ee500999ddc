import { request as httpRequest } from 'node:http'
import { expect, onTestFinished } from 'vitest'
import type { AnalyticsView } from '#features/analytics/shared/analytics-contract.ts'
import { givenHost } from './given.ts'
import { givenBook } from './given-book.ts'
import { type Caller, type startTestApp, testOrigin } from './test-app.ts'

type TestApp = Awaited<ReturnType<typeof startTestApp>>

/** The User-Agents of two guests. */
export const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1'
export const computer =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'

/** A published book of a host with Pro, and the address at which the service serves it over a real socket. */
export async function givenServedBook(service: TestApp, overrides: object = {}) {
  const { as, account } = await givenHost(service, { plan: 'pro' })
  const book = await givenBook(as, overrides)
  const address = await service.app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(async () => {
    await service.app.close()
  })
  return { as, account, book, address }
}

/** Opens a page with the headers of a browser; `fetch` would send its own Sec-Fetch-Mode. */
export function openPage(
  url: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const sent = httpRequest(url, { method, headers: { 'user-agent': phone, ...headers } }, (response) => {
      response.resume()
      response.on('end', () => resolve(response.statusCode))
    })
    sent.on('error', reject).end()
  })
}

/** A book that a guest has opened and searched without result, both stored. */
export async function givenCountedVisit(service: TestApp) {
  const served = await givenServedBook(service)
  await openPage(`${served.address}/share/${served.book.id}`)
  await reportUses(served.address, served.book.id, '?toaster')
  await readAnalytics(served.as)
  return served
}

/** Sends uses as the guest page does, one per line. */
export function reportUses(address: string, bookId: string, body: string, headers: Record<string, string> = {}) {
  return fetch(`${address}/share/${bookId}/events`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'text/plain;charset=UTF-8', 'user-agent': phone, origin: testOrigin, ...headers },
  })
}

/** The dashboard; reading it also writes the pending visits. */
export async function readAnalytics(as: Caller, query = ''): Promise<AnalyticsView> {
  const response = await as.get(`/api/analytics${query}`)
  expect(response.statusCode, response.body).toBe(200)
  return response.json()
}
