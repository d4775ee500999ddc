import { sql } from 'kysely'
import { z } from 'zod'
import type { Context } from '../context.ts'
import { platformError } from '../errors.ts'
import { isFromOwnNetwork } from './own-network.ts'
import type { HttpApp } from './server.ts'

const State = z.object({ status: z.enum(['ok', 'unavailable']) })

/** For the operator's supervisor: is the process alive, can it serve, what does it hold. */
export function operationsRoutes(app: HttpApp, { db, log }: Context): void {
  app.get('/healthz', { schema: { response: { 200: State } } }, async () => ({ status: 'ok' as const }))

  app.get('/readyz', { schema: { response: { 200: State, 503: State } } }, async (_request, reply) => {
    try {
      await sql`select 1`.execute(db)
      return { status: 'ok' as const }
    } catch (error) {
      log.error({ err: error }, 'database does not answer')
      return reply.code(503).send({ status: 'unavailable' as const })
    }
  })

  // Nobody's business but the operator's: reachable beside the proxy, never through it.
  app.get('/metrics', async (request, reply) => {
    if (!isFromOwnNetwork(request.raw)) throw platformError('NOT_FOUND')
    const memory = process.memoryUsage()
    reply.type('text/plain; version=0.0.4')
    return [
      metric('process_uptime_seconds', 'gauge', process.uptime()),
      metric('process_resident_memory_bytes', 'gauge', memory.rss),
      metric('nodejs_heap_used_bytes', 'gauge', memory.heapUsed),
      metric('process_cpu_seconds_total', 'counter', process.cpuUsage().user / 1e6 + process.cpuUsage().system / 1e6),
    ].join('')
  })
}

function metric(name: string, type: 'gauge' | 'counter', value: number): string {
  return `# TYPE ${name} ${type}\n${name} ${value}\n`
}
