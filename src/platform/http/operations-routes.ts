import { monitorEventLoopDelay } from 'node:perf_hooks'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Context } from '../context.ts'
import { outageOf } from '../db/database.ts'
import { platformError } from '../errors.ts'
import type { ServiceState } from './bounded-server.ts'
import { isFromOwnNetwork } from './own-network.ts'
import type { HttpApp } from './server.ts'

const State = z.object({ status: z.enum(['ok', 'unavailable']) })

/** For the operator's supervisor: is the process alive, can it serve, what does it hold. */
export function operationsRoutes(app: HttpApp, { db, log }: Context, state: ServiceState): void {
  app.get('/healthz', { schema: { response: { 200: State } } }, async () => ({ status: 'ok' as const }))

  app.get('/readyz', { schema: { response: { 200: State, 503: State } } }, async (_request, reply) => {
    if (state.isStopping) return reply.code(503).send({ status: 'unavailable' as const })
    try {
      await sql`select 1`.execute(db)
      return { status: 'ok' as const }
    } catch (error) {
      log.error({ err: error }, 'database does not answer')
      return reply.code(503).send({ status: 'unavailable' as const })
    }
  })

  const delay = monitorEventLoopDelay({ resolution: 10 })
  delay.enable()
  app.addHook('onClose', async () => {
    delay.disable()
  })

  // Nobody's business but the operator's: reachable beside the proxy, never through it.
  app.get('/metrics', async (request, reply) => {
    if (!isFromOwnNetwork(request.raw)) throw platformError('NOT_FOUND')
    const memory = process.memoryUsage()
    const [p99, longest] = [delay.percentile(99), delay.max]
    const outage = outageOf(db)
    // Since it was last asked: the worst moment of a month says nothing about today.
    delay.reset()
    reply.type('text/plain; version=0.0.4')
    return [
      metric('process_uptime_seconds', 'gauge', process.uptime()),
      metric('process_resident_memory_bytes', 'gauge', memory.rss),
      metric('nodejs_heap_used_bytes', 'gauge', memory.heapUsed),
      metric('nodejs_external_memory_bytes', 'gauge', memory.external),
      metric('nodejs_eventloop_delay_p99_seconds', 'gauge', p99 / 1e9),
      metric('nodejs_eventloop_delay_max_seconds', 'gauge', longest / 1e9),
      metric('benvenuto_database_away', 'gauge', outage.isOn ? 1 : 0),
      metric('benvenuto_rows_used_without_database_total', 'counter', outage.rows),
      metric('process_cpu_seconds_total', 'counter', process.cpuUsage().user / 1e6 + process.cpuUsage().system / 1e6),
    ].join('')
  })
}

function metric(name: string, type: 'gauge' | 'counter', value: number): string {
  return `# TYPE ${name} ${type}\n${name} ${value}\n`
}
