import { sql } from 'kysely'
import { z } from 'zod'
import { watchBackups } from '../backup-metrics.ts'
import type { Context } from '../context.ts'
import { platformError } from '../errors.ts'
import { registry } from '../metrics.ts'
import { watchProcess } from '../process-metrics.ts'
import type { ServiceState } from './bounded-server.ts'
import { isFromOwnNetwork } from './own-network.ts'
import type { HttpApp } from './server.ts'

const State = z.object({ status: z.enum(['ok', 'unavailable']) })

/** For the operator's supervisor: is the process alive, can it serve, what does it hold. */
export function operationsRoutes(app: HttpApp, context: Context, state: ServiceState): void {
  const { db, log } = context
  // `/up` is where Rails applications, and so 37signals' ONCE, have it.
  for (const path of ['/healthz', '/up']) {
    app.get(path, { schema: { response: { 200: State } } }, async () => ({ status: 'ok' as const }))
  }

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

  const watched = watchProcess(db)
  const refreshBackups = watchBackups(context)
  app.addHook('onClose', async () => watched.stop())

  // For the operator alone: reachable beside the proxy, never through it.
  app.get('/metrics', async (request, reply) => {
    if (!isFromOwnNetwork(request.raw)) throw platformError('NOT_FOUND')
    reply.type(registry.contentType)
    await refreshBackups()
    return watched.read()
  })
}
