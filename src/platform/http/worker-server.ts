import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { second } from '../clock.ts'
import type { Log } from '../log.ts'
import { registry } from '../metrics/metrics.ts'
import type { Operations } from '../operations.ts'
import type { ServiceState } from './bounded-server.ts'
import { isFromOwnNetwork } from './own-network.ts'

/** Supervisors and Prometheus open one or two connections. */
const mostConnections = 32

type Answer = { status: number; body: string; type?: string; allow?: string }

const asState = (status: number, state: object): Answer => ({
  status,
  body: JSON.stringify(state),
  type: 'application/json; charset=utf-8',
})
const ok = asState(200, { status: 'ok' })
const notFound: Answer = { status: 404, body: '' }

/**
 * The routes of a worker node, `/healthz`, `/up`, `/readyz` and `/metrics`, as on other nodes.
 * @returns its address
 * @throws Error with code EADDRINUSE when another service has the port
 */
export async function startWorkerServer(
  { operations, state, log }: { operations: Operations; state: ServiceState; log: Log },
  at: { port: number; host: string },
): Promise<{ address: string; stop(): Promise<void> }> {
  const server = createServer(
    { requestTimeout: 10 * second, headersTimeout: 10 * second, keepAliveTimeout: 70 * second },
    (request, response) => {
      answer(request, operations, state).then(
        (found) => send(request, response, found),
        (error: unknown) => {
          log.error({ err: error }, 'unexpected error')
          send(request, response, { status: 500, body: '' })
        },
      )
    },
  )
  server.maxConnections = mostConnections
  // Without a listener Node would send a second answer if the body of an answered request cannot be read.
  server.on('clientError', (_error, socket) => socket.destroy())
  server.listen(at)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    address: `http://${at.host.includes(':') ? `[${at.host}]` : at.host}:${port}`,
    async stop() {
      operations.close()
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

async function answer(request: IncomingMessage, operations: Operations, state: ServiceState): Promise<Answer> {
  const path = (request.url ?? '').split('?', 1)[0]
  if (request.method !== 'GET' && request.method !== 'HEAD') return { status: 405, body: '', allow: 'GET, HEAD' }
  if (path === '/healthz' || path === '/up') return ok
  if (path === '/readyz') return readiness(request, operations, state)
  if (path !== '/metrics' || !isFromOwnNetwork(request)) return notFound
  return { status: 200, body: await operations.readMetrics(), type: registry.contentType }
}

async function readiness(request: IncomingMessage, operations: Operations, state: ServiceState): Promise<Answer> {
  if (state.isStopping) return asState(503, { status: 'unavailable' })
  const problems = await operations.check()
  if (problems.length === 0) return ok
  return asState(503, { status: 'unavailable', ...(isFromOwnNetwork(request) && { problems }) })
}

function send(request: IncomingMessage, response: ServerResponse, { status, body, type, allow }: Answer): void {
  response
    .writeHead(status, {
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      ...(type && { 'content-type': type }),
      ...(allow && { allow }),
      'content-length': Buffer.byteLength(body),
    })
    .end(request.method === 'HEAD' ? undefined : body)
}
