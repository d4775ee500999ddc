import { readFileSync } from 'node:fs'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { findMisfit, resolveAnswer } from './api-contract.ts'

type Answer = { $ref?: string; content?: Record<string, { schema: object }> }
type ApiDocument = {
  paths: Record<string, Record<string, { responses: Record<string, Answer> }>>
  components: { responses: Record<string, Answer> }
}

let committed: ApiDocument | undefined

/** The committed description; `src/platform/http/openapi.http.test.ts` fails if it is not the present one. */
function readDocument(): ApiDocument {
  committed ??= JSON.parse(readFileSync(new URL('../docs/openapi.json', import.meta.url), 'utf8')) as ApiDocument
  return committed
}

/**
 * How an answer differs from the description of its call: an undeclared status or type, or a body that does not fit.
 * Answers of calls that are not described, such as those of operators, always fit.
 */
export function findAnswerMisfit(request: FastifyRequest, reply: FastifyReply, payload: unknown): string | undefined {
  const { url = '', schema } = request.routeOptions
  const isHidden = schema !== undefined && 'hide' in schema && schema.hide === true
  if (!url.startsWith('/api/') || isHidden || request.method === 'HEAD') return undefined
  const { paths, components } = readDocument()
  const call = `${request.method} ${url.replace(/:(\w+)/g, '{$1}')}`
  const operation = paths[call.split(' ')[1] ?? '']?.[request.method.toLowerCase()]
  if (!operation) return `${call} is not described`
  const answer = resolveAnswer(components, operation.responses[reply.statusCode])
  if (!answer) return `${call}: status ${reply.statusCode} is not described`
  // Has no body, whatever type the serializer names.
  if (reply.statusCode === 204) return undefined
  const [type = ''] = String(reply.getHeader('content-type') ?? '').split(';')
  if (!answer.content) return type === 'application/json' ? `${call}: ${type} is not described` : undefined
  const media = answer.content[type]
  if (!media) return `${call}: ${type} is not described`
  if (type !== 'application/json' || typeof payload !== 'string') return undefined
  const misfit = findMisfit(media.schema, JSON.parse(payload))
  return misfit && `${call}: ${reply.statusCode} ${misfit}`
}
