import { Agent, request } from 'node:http'
import { sampleBook } from '../src/features/guest-page/shared/sample-book.ts'

/** `status` 0: the connection broke, or nothing came in time. */
export type Answer = {
  status: number
  body: string
  headers: Record<string, string | string[] | undefined>
  ms: number
}

export type Call = {
  method?: string
  headers?: Record<string, string>
  body?: string | Buffer | object
  agent?: Agent
  /** Milliseconds after which it is given up. */
  patience?: number
}

/** Without a bound on its sockets: requests would wait for one here, and the service would seem slow. */
const sharedAgent = new Agent({ keepAlive: true })

/** Asks and reads the whole answer; never throws. */
export function call(url: string, { method = 'GET', headers = {}, body, agent, patience = 60_000 }: Call = {}) {
  const isJson = body !== undefined && typeof body !== 'string' && !Buffer.isBuffer(body)
  const bytes = isJson ? JSON.stringify(body) : (body as string | Buffer | undefined)
  const start = performance.now()
  return new Promise<Answer>((resolve) => {
    const end = (answer: Omit<Answer, 'ms'>) => resolve({ ...answer, ms: performance.now() - start })
    const fail = () => end({ status: 0, body: '', headers: {} })
    const sent = request(
      url,
      {
        method,
        agent: agent ?? sharedAgent,
        timeout: patience,
        headers: {
          ...(isJson && { 'content-type': 'application/json' }),
          ...(bytes !== undefined && { 'content-length': String(Buffer.byteLength(bytes)) }),
          ...headers,
        },
      },
      (response) => {
        const pieces: Buffer[] = []
        response.on('data', (piece: Buffer) => pieces.push(piece))
        response.once('error', fail)
        response.once('end', () =>
          end({ status: response.statusCode ?? 0, body: Buffer.concat(pieces).toString(), headers: response.headers }),
        )
      },
    )
    sent.once('timeout', () => sent.destroy())
    sent.once('error', fail)
    sent.end(bytes)
  })
}

export type Host = {
  email: string
  /** To the node with which she registered, or to another one. */
  call(method: string, path: string, body?: Call['body'], more?: Call & { origin?: string }): Promise<Answer>
  /** Those of her session, for callers in another process. */
  sessionHeaders(): Record<string, string>
  /** A published book. @returns its id */
  createBook(changes?: object): Promise<string>
  saveBook(id: string, changes: object, more?: Call & { origin?: string }): Promise<Answer>
}

export const publishedBook = { ...sampleBook, status: 'published' }

/** What all hosts of the drill have in common. */
export const drillAccount = { name: 'Drill Host', password: 'drill-password' }

let hosts = 0

/** A host on Pro with a session. @param node answers her calls that name no other one */
export async function registerHost(origin: string, node = origin): Promise<Host> {
  hosts += 1
  const email = `host-${process.pid}-${hosts}@example.com`
  const cookies = new Map<string, string>()
  const sessionHeaders = () => ({ origin, cookie: [...cookies].map((pair) => pair.join('=')).join('; ') })
  const send: Host['call'] = async (method, path, body, more = {}) => {
    const { origin: at = node, headers, ...rest } = more
    const answer = await call(at + path, {
      method,
      ...(body !== undefined && { body }),
      headers: { ...sessionHeaders(), ...headers },
      ...rest,
    })
    for (const line of [answer.headers['set-cookie'] ?? []].flat()) {
      const [name = '', value = ''] = (line.split(';', 1)[0] ?? '').split(/=(.*)/)
      cookies.set(name, value)
    }
    return answer
  }
  const expectSuccess = async (answering: Promise<Answer>) => {
    const answer = await answering
    if (answer.status >= 300 || answer.status === 0) throw new Error(`unexpected ${answer.status}: ${answer.body}`)
    return answer
  }
  await expectSuccess(send('GET', '/api/captcha'))
  const account = { ...drillAccount, email, captcha: 'drill' }
  await expectSuccess(send('POST', '/api/auth/register', account))
  await expectSuccess(send('POST', '/api/select-plan', { plan: 'pro' }))
  return {
    email,
    call: send,
    sessionHeaders,
    createBook: async (changes = {}) => {
      const { body } = await expectSuccess(send('POST', '/api/welcome-books', { ...publishedBook, ...changes }))
      return (JSON.parse(body) as { id: string }).id
    },
    saveBook: (id, changes, more) => send('PUT', `/api/welcome-books/${id}`, { ...publishedBook, ...changes }, more),
  }
}
