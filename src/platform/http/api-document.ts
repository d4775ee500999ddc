import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { isRecord } from '../text/parse-json.ts'
import { exampleOf, type Samples, type Schema } from './api-examples.ts'

const JsonSchema = z.custom<Schema>(isRecord)
const Content = z.record(z.string(), z.object({ schema: JsonSchema.optional(), example: z.unknown().optional() }))
type Content = z.infer<typeof Content>
const Answer = z.union([
  z.object({ description: z.string(), content: Content.optional() }),
  z.object({ $ref: z.string() }),
])
export type Answer = z.infer<typeof Answer>
const Operation = z.object({
  summary: z.string().optional(),
  tags: z.array(z.string()).optional(),
  security: z.array(z.object()).optional(),
  parameters: z.array(z.object({ name: z.string(), schema: JsonSchema, example: z.unknown().optional() })).optional(),
  requestBody: z.object({ content: Content }).optional(),
  responses: z.record(z.string(), Answer),
})
export type Operation = z.infer<typeof Operation>

/** An OpenAPI document, as far as this module reads it. */
const ApiDocument = z.object({
  info: z.object({ title: z.string(), description: z.string(), version: z.string() }),
  paths: z.record(z.string(), z.record(z.string(), Operation)),
  components: z.looseObject({
    responses: z.record(z.string(), Answer).optional(),
    schemas: z.record(z.string(), JsonSchema).optional(),
  }),
})
export type ApiDocument = z.infer<typeof ApiDocument>

/** Checks without a copy, which would lack what the module does not read, and have another order. */
function assertDocument(value: unknown): asserts value is ApiDocument {
  ApiDocument.parse(value)
}

/** What the document contains besides the contracts. */
export type ApiNotes = {
  /** By method and path, such as `GET /api/welcome-books/{id}`. */
  summaries: Readonly<Record<string, string>>
  samples: Samples
}

/** What an answer of each status means. */
export const answerDescriptions: Readonly<Record<string, string>> = {
  200: 'Done',
  201: 'Created',
  202: 'Accepted; an email follows',
  204: 'Done; the response has no body',
  400: 'The request does not fit the contract; `fields` names what is wrong',
  401: 'Nobody is signed in',
  402: 'The plan does not include this',
  403: 'Not allowed, or sent by a page of another site',
  404: 'Not found, or it belongs to another account',
  409: 'The current state does not allow this',
  413: 'The body is too large',
  415: 'The body has an unknown type',
  429: 'Too many requests; `retry-after` says when to try again',
  500: 'A failure of the service; `x-request-id` names it in the log',
  503: 'Not available at the moment; `retry-after` says when to try again',
}

/** Errors that are not part of a contract: the service sends them before or around each call. */
function sharedRefusals(method: string, operation: Operation): number[] {
  const isSignedIn = operation.security?.length !== 0
  return [400, ...(isSignedIn ? [401] : []), ...(method === 'get' ? [] : [403, 413]), 500, 503]
}

/**
 * Completes the document that Fastify generates from the contracts: summaries, examples, the errors that every call can
 * return, and one shared description for equal responses.
 * @throws ZodError if the library makes documents of another form
 */
export function completeDocument(made: unknown, { summaries, samples }: ApiNotes): ApiDocument {
  const document = withoutRepetition(made)
  assertDocument(document)
  const failure = document.paths['/api/auth/me']?.['get']?.responses['401']
  const refusals: Record<string, Answer> = {}
  for (const [path, operations] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      const summary = summaries[`${method.toUpperCase()} ${path}`]
      if (summary !== undefined) operation.summary = summary
      operation.tags = [path.split('/')[2] ?? '']
      for (const parameter of operation.parameters ?? []) {
        parameter.example ??= exampleOf(parameter.schema, samples, parameter.name)
      }
      addExamples(operation.requestBody?.content, samples)
      const statuses = [...Object.keys(operation.responses), ...sharedRefusals(method, operation).map(String)]
      operation.responses = Object.fromEntries(
        [...new Set(statuses)].toSorted().map((status) => {
          const description = answerDescriptions[status] ?? 'Response'
          const answer = operation.responses[status]
          if (Number(status) >= 400 && (!answer || isDeepStrictEqual(answer, failure))) {
            refusals[`Refusal${status}`] ??= describeRefusal(status, description, failure)
            return [status, { $ref: `#/components/responses/Refusal${status}` }]
          }
          if (answer && 'content' in answer) addExamples(answer.content, samples)
          return [status, { ...answer, description }]
        }),
      )
    }
  }
  const components = { ...document.components, responses: { ...refusals, ...shareAnswers(document) } }
  return { ...document, components }
}

/** Replaces responses that several calls have by references to one description each; returns these. */
function shareAnswers({ paths }: ApiDocument): Record<string, Answer> {
  const uses = Map.groupBy(
    Object.entries(paths).flatMap(([path, operations]) =>
      Object.entries(operations).flatMap(([method, { responses }]) =>
        Object.entries(responses).flatMap(([status, answer]) =>
          'content' in answer ? [{ name: nameOf(method, path, status), status, responses, answer }] : [],
        ),
      ),
    ),
    ({ answer }) => JSON.stringify(answer),
  )
  const shared = [...uses.values()].filter((members) => members.length > 1)
  return Object.fromEntries(
    shared.map((members) => {
      const [{ name, answer }] = members as [(typeof members)[number]]
      for (const { responses, status } of members) responses[status] = { $ref: `#/components/responses/${name}` }
      return [name, answer]
    }),
  )
}

/** Such as `GetWelcomeBooksId200`. */
function nameOf(method: string, path: string, status: string): string {
  const words = [method, ...path.split(/\W+/).slice(2), status].filter(Boolean)
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
}

/** Removes redundant keywords: the pattern of a date with a format, and the bounds of all safe integers. */
function withoutRepetition(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutRepetition)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(
    ([key, part]) =>
      !(key === 'pattern' && 'format' in value && value.format === 'date-time') &&
      !(key === 'minimum' && part === Number.MIN_SAFE_INTEGER) &&
      !(key === 'maximum' && part === Number.MAX_SAFE_INTEGER),
  )
  return Object.fromEntries(entries.map(([key, part]) => [key, withoutRepetition(part)]))
}

function addExamples(content: Content | undefined, samples: Samples): void {
  for (const [type, media] of Object.entries(content ?? {})) {
    if (type === 'application/json' && media.schema) media.example ??= exampleOf(media.schema, samples)
  }
}

function describeRefusal(status: string, description: string, failure: Answer | undefined): Answer {
  const schema = failure && 'content' in failure ? failure.content?.['application/json']?.schema : undefined
  const example = status === '400' ? { message: 'Please check what you entered.', code: 'INVALID_INPUT' } : undefined
  return { description, content: { 'application/json': { ...(schema && { schema }), ...(example && { example }) } } }
}
