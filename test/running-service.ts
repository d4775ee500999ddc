import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Ports that no system gives to connections or to servers that ask for any port, so nothing else takes one of them
 * between this call and the start of a service, or while a service is restarted. Browsers refuse some of those below.
 */
const servicePorts = { first: 11_000, last: 31_999 }

let lastPort = randomInt(servicePorts.first, servicePorts.last)

/**
 * A port of the loopback interface that is free now; in one process another one each time.
 * @throws Error if many ports cannot be used
 */
export async function findFreePort(): Promise<number> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const port = lastPort >= servicePorts.last ? servicePorts.first : lastPort + 1
    // Before the wait, so that another call in the meantime tries another port.
    lastPort = port
    if (await isFree(port)) return port
  }
  throw new Error(`no free port up to ${lastPort}`)
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer()
  try {
    await once(probe.listen(port, '127.0.0.1'), 'listening')
  } catch {
    return false
  }
  probe.close()
  await once(probe, 'close')
  return true
}

/**
 * Waits until an address answers with a status of success.
 * @param patience maximum time to wait, in milliseconds
 * @throws Error after that time
 */
export async function waitUntilReady(url: string, patience = 60_000): Promise<void> {
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
