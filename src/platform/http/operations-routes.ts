import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { platformError } from '../errors.ts'
import { registry } from '../metrics/metrics.ts'
import type { Operations } from '../operations.ts'
import { readinessProblems } from '../readiness.ts'
import type { ServiceState } from './bounded-server.ts'
import { isFromOwnNetwork } from './own-network.ts'
import type { HttpApp } from './server.ts'

const State = z.object({
  status: z.enum(['ok', 'unavailable']),
  /** Only for callers in the operator's own network. */
  problems: z.array(z.enum(readinessProblems)).optional(),
})
const stateAnswers = { schema: { response: { 200: State, 503: State } } }

/** For the operator's supervisor: whether the process runs, whether it can serve, and its metrics. */
export function operationsRoutes(app: HttpApp, operations: Operations, state: ServiceState): void {
  // Rails applications, and so 37signals' ONCE, have it at `/up`.
  for (const path of ['/healthz', '/up']) {
    app.get(path, { schema: { response: { 200: State } } }, async () => ({ status: 'ok' as const }))
  }

  app.get('/readyz', stateAnswers, async (request, reply) => {
    if (state.isStopping) return sendUnavailable(reply)
    const problems = await operations.check()
    if (problems.length === 0) return { status: 'ok' as const }
    return isFromOwnNetwork(request.raw)
      ? reply.code(503).send({ status: 'unavailable' as const, problems: [...problems] })
      : sendUnavailable(reply)
  })

  // For load balancers, which stop sending requests when no node is ready: cached pages are sent whatever else fails.
  app.get('/readyz/pages', stateAnswers, async (_request, reply) =>
    state.isStopping ? sendUnavailable(reply) : { status: 'ok' as const },
  )

  app.addHook('onClose', async () => operations.close())

  // Only for the operator: reachable directly, never through the proxy.
  app.get('/metrics', async (request, reply) => {
    if (!isFromOwnNetwork(request.raw)) throw platformError('NOT_FOUND')
    reply.type(registry.contentType)
    return operations.readMetrics()
  })
}

function sendUnavailable(reply: FastifyReply) {
  return reply.code(503).send({ status: 'unavailable' as const })
}
