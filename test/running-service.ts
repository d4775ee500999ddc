import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** A port of the loopback interface that is free now. */
export async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}

/**
 * Waits until an address answers with a status of success.
 * @param patience maximum time to wait, in milliseconds
 * @throws Error after that time
 */
export async function waitUntilReady(url: string, patience = 20_000): Promise<void> {
  const deadline = Date.now() + patience
  while (Date.now() < deadline) {
    const response = await fetch(url).catch(() => undefined)
    if (response?.ok) return
    await sleep(50)
  }
  throw new Error(`${url} did not answer within ${patience / 1_000} s`)
}

/** Sends a request and returns the body of the answer. A body is a picture or is sent as JSON. */
export type ServiceCaller = (method: string, path: string, body?: unknown) => Promise<string>

/** A client of a running service that keeps its cookies. Calls throw an Error if the answer is not a success. */
export function createServiceCaller(origin: string): ServiceCaller {
  let cookie = ''
  return async (method, path, body) => {
    const isPicture = Buffer.isBuffer(body)
    const type = isPicture ? 'image/png' : 'application/json'
    const response = await fetch(`${origin}${path}`, {
      method,
      headers: { origin, cookie, ...(body !== undefined && { 'content-type': type }) },
      ...(body !== undefined && { body: isPicture ? new Uint8Array(body) : JSON.stringify(body) }),
    })
    const cookies = response.headers.getSetCookie().map((line) => line.split(';', 1)[0])
    if (cookies.length > 0) cookie = [cookie, ...cookies].filter(Boolean).join('; ')
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`)
    return text
  }
}
