import { request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'
import type { startTestApp } from './test-app.ts'

type Answer = { status: number; headers: IncomingHttpHeaders; body: string }
type Ask = (
  host: string,
  path: string,
  options?: { method?: string; headers?: Record<string, string>; body?: string },
) => Promise<Answer>

/** Requests the service on a real socket under any host name, because page handlers run before Fastify. */
export async function listenUnderHosts({ app }: Awaited<ReturnType<typeof startTestApp>>): Promise<Ask> {
  const address = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  onTestFinished(async () => {
    await app.close()
  })
  return (host, path, { method = 'GET', headers = {}, body } = {}) =>
    new Promise((resolve, reject) => {
      const sent = httpRequest(
        { host: address.hostname, port: address.port, path, method, headers: { ...headers, host } },
        (response) => {
          text(response).then(
            (content) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: content }),
            reject,
          )
        },
      )
      sent.once('error', reject).end(body)
    })
}
