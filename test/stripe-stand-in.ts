import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { day } from '#platform/clock.ts'
import { StripeAccount } from './stripe-account.ts'
import { callParameters, checkParameters, type Form } from './stripe-parameters.ts'
import { StripeRefusal } from './stripe-refusal.ts'
import { type Call, stripeRoutes } from './stripe-routes.ts'

/**
 * `isExecuted`: the call was executed, whatever its result; only then Stripe stores the answer under its idempotency
 * key.
 */
type Answer = { status: number; body: unknown; isExecuted?: boolean }

/** Stripe deletes idempotency keys after at least 24 hours; in seconds. */
const keyLength = day / 1_000

export const stripeSecretKey = 'sk_test_stand_in'

/**
 * `silent`: executes calls, but the answers are lost. `deaf`: can be read, but does not receive writes. `broken`:
 * answers with errors and executes nothing. `down`: refuses connections.
 */
export type StandInMood = 'well' | 'silent' | 'deaf' | 'broken' | 'down'

/** A server that answers the real SDK like Stripe, until it is closed. */
export async function openStripeStandIn() {
  const account = new StripeAccount()
  const calls: { method: string; path: string; key: string | undefined }[] = []
  const answers = new Map<string, { request: string; answer: Answer; at: number }>()
  let mood: StandInMood = 'well'
  let interlude: { path: string; act: () => Promise<unknown> } | undefined

  const server = createServer(async (request, response) => {
    const { method = 'GET', headers } = request
    const url = new URL(request.url ?? '/', 'http://stripe')
    const body = await readBody(request)
    const key = headers['idempotency-key']
    const name = typeof key === 'string' ? key : undefined
    calls.push({ method, path: url.pathname, key: name })
    if (mood === 'down' || (mood === 'deaf' && method !== 'GET')) return void request.socket.destroy()
    const answer =
      mood === 'broken'
        ? refuse(new StripeRefusal(500, undefined, { type: 'api_error' }))
        : answerOnce(method === 'POST' ? name : undefined, `${url.pathname} ${body}`, () => {
            if (headers.authorization !== `Bearer ${stripeSecretKey}`) {
              return refuse(new StripeRefusal(401, undefined, { message: 'Invalid API Key provided' }))
            }
            return route(account, {
              method,
              path: url.pathname,
              query: readForm(url.search.slice(1)),
              body: readForm(body),
            })
          })
    if (interlude?.path === url.pathname) {
      const { act } = interlude
      interlude = undefined
      await act()
    }
    if (mood === 'silent' && method !== 'GET') return void request.socket.destroy()
    response.writeHead(answer.status, { 'content-type': 'application/json', 'request-id': 'req_stand_in' })
    response.end(JSON.stringify(answer.body))
  })

  /**
   * Two calls with the same key are one call: the second gets the answer of the first, and must have the same
   * parameters.
   */
  function answerOnce(key: string | undefined, request: string, act: () => Answer): Answer {
    if (key === undefined) return act()
    if (key.length > 255) {
      return refuse(new StripeRefusal(400, undefined, { message: 'Idempotency keys can have up to 255 characters.' }))
    }
    const before = answers.get(key)
    if (before && account.now() - before.at < keyLength) {
      if (before.request === request) return before.answer
      const message =
        'Keys for idempotent requests can only be used with the same parameters they were first used with.'
      return refuse(new StripeRefusal(400, undefined, { type: 'idempotency_error', message }))
    }
    const answer = act()
    if (answer.isExecuted) answers.set(key, { request, answer, at: account.now() })
    return answer
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    account,
    /** All received calls, in order. */
    calls,
    setMood: (next: StandInMood) => {
      mood = next
    },
    /** Runs `act` after the next call of a path was executed and before it is answered. */
    beforeAnswering(path: string, act: () => Promise<unknown>): void {
      interlude = { path, act }
    },
    async close(): Promise<void> {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function route(account: StripeAccount, call: Pick<Call, 'query' | 'body'> & { method: string; path: string }): Answer {
  const { method, path, query, body } = call
  account.advance()
  for (const [pattern, act] of stripeRoutes) {
    const [verb, template = ''] = pattern.split(' ')
    const id = verb === method ? matchPath(template, path) : undefined
    if (id === undefined) continue
    const sent = { ...query, ...body }
    try {
      checkParameters(callParameters[pattern] ?? { fields: {}, required: [] }, sent)
    } catch (error) {
      return refuse(error)
    }
    try {
      const expand = typeof sent['expand'] === 'object' ? Object.values(sent['expand']).map(String) : []
      return { status: 200, body: act(account, { id, query, body, expand }), isExecuted: true }
    } catch (error) {
      return { ...refuse(error), isExecuted: true }
    }
  }
  const message = `Unrecognized request URL (${method}: ${path}).`
  return refuse(new StripeRefusal(404, undefined, { message }))
}

/** @throws errors that are not Stripe's refusals */
function refuse(error: unknown): Answer {
  if (!(error instanceof StripeRefusal)) throw error
  return { status: error.answer.status, body: { error: error.answer.error } }
}

/** @returns the id in the path, or '' if the template has none; undefined if the path does not match */
function matchPath(template: string, path: string): string | undefined {
  const match = new RegExp(`^/v1/${template.replace(':id', '([^/]+)')}$`).exec(path)
  return match ? decodeURIComponent(match[1] ?? '') : undefined
}

function readForm(encoded: string): Form {
  const form: Form = {}
  for (const [name, value] of new URLSearchParams(encoded)) {
    const path = name.split(/[[\]]+/).filter((part) => part !== '')
    let target = form
    for (const part of path.slice(0, -1)) {
      const next: string | Form = target[part] ?? {}
      if (typeof next === 'string') continue
      target[part] = next
      target = next
    }
    target[path.at(-1) ?? name] = value
  }
  return form
}

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}
