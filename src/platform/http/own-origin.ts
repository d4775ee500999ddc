import { platformError } from '../errors.ts'
import { findForeignHost } from './foreign-host.ts'
import type { HttpApp } from './http-app.ts'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses state-changing calls that a foreign page makes a browser send. Browsers put Origin on every such call.
 * Callers without an Origin are not browsers and have no cookies of a victim. Under a host's own domain the page of
 * that domain may call too.
 * @param exempt paths whose calls are authenticated otherwise, such as signed webhooks
 */
export function registerOwnOriginCheck(app: HttpApp, origin: string, exempt: readonly string[] = []): void {
  const allowed = ownOrigins(origin)
  app.addHook('onRequest', async (request) => {
    if (safeMethods.has(request.method)) return
    const sent = request.headers.origin
    if (sent === undefined || allowed.has(sent) || exempt.includes(request.url.split('?', 1)[0] ?? '')) return
    if (findForeignHost(request.raw)?.isFromItsPage) return
    throw platformError('FOREIGN_ORIGIN')
  })
}

/** The public origin. For a loopback address also the same origin with `localhost` and `127.0.0.1` exchanged. */
export function ownOrigins(origin: string): ReadonlySet<string> {
  const twins = new Set([origin])
  const url = new URL(origin)
  if (url.hostname === 'localhost' || url.hostname === '127.0.0.1') {
    for (const hostname of ['localhost', '127.0.0.1']) {
      twins.add(`${url.protocol}//${hostname}${url.port ? `:${url.port}` : ''}`)
    }
  }
  return twins
}
