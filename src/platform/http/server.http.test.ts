import { connect } from 'node:net'
import inject, { type DispatchFunc } from 'light-my-request'
import { expect, onTestFinished, test } from 'vitest'
import { errorTexts } from '#error-texts.ts'
import { givenHost } from '#test/given.ts'
import { givenBook } from '#test/given-book.ts'
import { startTestApp, testOrigin } from '#test/test-app.ts'

/** The service on a real socket, because injected requests skip what runs before Fastify. */
async function listen({ app }: Awaited<ReturnType<typeof startTestApp>>): Promise<string> {
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => app.close().then(() => undefined))
  return address
}

/** Sends raw bytes, and reads the response to its end. */
function sendRaw(address: string, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(address)
    let answer = ''
    const socket = connect(Number(port), hostname, () => socket.write(bytes))
    socket.on('data', (data) => {
      answer += data
    })
    socket.on('close', () => resolve(answer))
    socket.on('error', reject)
  })
}

const json = { origin: testOrigin, 'content-type': 'application/json' }

test.each([
  ['no body', undefined],
  ['an empty body', ''],
  ['half a body', '{"email": "giulia@exa'],
  ['a text', '"text"'],
  ['nothing', 'null'],
  ['a prototype', '{"__proto__": {"role": "admin"}}'],
])('%s instead of an object is refused in the usual shape', async (_name, body) => {
  const { app } = await startTestApp()
  const response = await app.inject({ method: 'POST', url: '/api/auth/login', headers: json, payload: body as string })

  expect(response.statusCode).toBe(400)
  expect(response.json()).toEqual({ code: 'INVALID_INPUT', message: 'Please check what you entered.' })
})

test('a call that needs no body may say that it is JSON', async () => {
  const service = await startTestApp()
  const { as } = await givenHost(service)
  const book = await givenBook(as)

  expect((await as.delete(`/api/welcome-books/${book.id}`, undefined, json)).statusCode).toBe(200)
  expect((await as.post('/api/auth/logout', undefined, json)).statusCode).toBe(200)
})

test('a body that is too large, or of another type, is refused', async () => {
  const { anonymous } = await startTestApp()
  const large = await anonymous.post('/api/auth/login', { email: 'a'.repeat(200_000), password: 'x' })
  const form = await anonymous.post('/api/auth/login', 'email=a', {
    'content-type': 'application/x-www-form-urlencoded',
  })

  expect([large.statusCode, large.json().code]).toEqual([413, 'BODY_TOO_LARGE'])
  expect([form.statusCode, form.json().code]).toEqual([400, 'INVALID_INPUT'])
})

test('a body of very many small values is refused before it is parsed', async () => {
  const server = await startTestApp()
  const { as } = await givenHost(server)

  for (const body of [`{"houseRules":[${'[],'.repeat(1_900_000)}[]]}`, '['.repeat(90_000) + ']'.repeat(5_000)]) {
    const response = await as.post('/api/welcome-books', body, { 'content-type': 'application/json' })
    expect([response.statusCode, response.json().code]).toEqual([413, 'BODY_TOO_LARGE'])
  }
})

test.each(['/api/nothing', '/api/welcome-books/%00/public', `/api/welcome-books/${'a'.repeat(5_000)}/public`])(
  '%s is not found, in the usual shape',
  async (path) => {
    const { anonymous } = await startTestApp()
    const response = await anonymous.get(path)
    expect(response.statusCode).toBe(404)
    expect(response.json()).toMatchObject({ message: expect.any(String), code: expect.stringMatching(/NOT_FOUND$/) })
  },
)

test.each([
  ['no HTTP', 'hello\r\n\r\n', 400],
  ['a head with two lengths', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n', 400],
  ['a head that is too large', `GET / HTTP/1.1\r\nHost: x\r\nCookie: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
  ['a request without a host', 'GET /login HTTP/1.1\r\nAccept: */*\r\n\r\n', 400],
  [
    'a request with two hosts',
    'GET /login HTTP/1.1\r\nHost: 127.0.0.1\r\nhost: other.example\r\nConnection: close\r\n\r\n',
    400,
  ],
  ...['127.0.0.1, other.example', 'a b', 'me@127.0.0.1', '[::1', '::1', '127.0.0.1/'].map(
    (host): [string, string, number] => [`a request to ${host}`, `GET /login HTTP/1.1\r\nHost: ${host}\r\n\r\n`, 400],
  ),
  ['an absolute address of another host', 'GET http://other.example/login HTTP/1.1\r\nHost: x\r\n\r\n', 400],
  ['an absolute address without a host', 'GET http://other.example/login HTTP/1.0\r\n\r\n', 400],
  ['another version', 'GET /login HTTP/2.0\r\nHost: x\r\n\r\n', 400],
  ['a version without headers', 'GET /login\r\n\r\n', 400],
  [
    'a body in a coding besides chunked',
    'POST /login HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n',
    400,
  ],
  ['a head of very many lines', `GET /login HTTP/1.1\r\nHost: x\r\n${'a:b\r\n'.repeat(2_500)}\r\n`, 431],
])('%s is refused in the usual shape', async (_name, bytes, status) => {
  for (const FAST_PATH of ['on', 'off']) {
    const answer = await sendRaw(await listen(await startTestApp({ env: { FAST_PATH } })), bytes)
    const [head = '', body = ''] = answer.split('\r\n\r\n')
    const lines = head.toLowerCase().split('\r\n')
    expect(lines[0]).toContain(`http/1.1 ${status} `)
    expect(lines).toEqual(
      expect.arrayContaining([
        'connection: close',
        'cache-control: no-store',
        "content-security-policy: default-src 'none'; frame-ancestors 'none'",
        'x-content-type-options: nosniff',
      ]),
    )
    expect(JSON.parse(body)).toEqual({ code: 'INVALID_INPUT', message: 'Please check what you entered.' })
  }
})

test('a request that is refused before its body is read has one answer, whatever its body holds', async () => {
  const call = 'POST /api/auth/login HTTP/1.1\r\nHost: 127.0.0.1:3000\r\nTransfer-Encoding: chunked'
  for (const FAST_PATH of ['on', 'off']) {
    const { hostname, port } = new URL(await listen(await startTestApp({ env: { FAST_PATH } })))
    const socket = connect(Number(port), hostname, () =>
      socket.write(`${call}\r\nOrigin: https://evil.example\r\n\r\n`),
    )
    let answers = ''
    socket.on('data', (bytes) => {
      if (answers === '') socket.write('no chunk\r\n')
      answers += bytes
    })
    socket.on('error', () => undefined)
    await new Promise((resolve) => socket.once('close', resolve))
    expect(answers.match(/HTTP\/1\.1 \d+/g), FAST_PATH).toEqual(['HTTP/1.1 403'])
  }
})

test('an absolute address of the host that is asked is its path', async () => {
  for (const FAST_PATH of ['on', 'off']) {
    const address = await listen(await startTestApp({ env: { FAST_PATH } }))
    for (const target of ['http://127.0.0.1:3000/it', 'HTTPS://127.0.0.1:3000/it?x', 'http://127.0.0.1:3000']) {
      const answer = await sendRaw(
        address,
        `GET ${target} HTTP/1.1\r\nHost: 127.0.0.1:3000\r\nConnection: close\r\n\r\n`,
      )
      expect(answer, target).toMatch(/^HTTP\/1\.1 200 [\s\S]*<html lang="(?:it|en)"/)
    }
  }
})

test('old clients without a host are answered, and so are requests with an expectation that is not known', async () => {
  const address = await listen(await startTestApp())
  const answers = [
    await sendRaw(address, 'GET /healthz HTTP/1.0\r\n\r\n'),
    await sendRaw(address, 'GET /healthz HTTP/1.1\r\nHost: x\r\nExpect: more\r\nConnection: close\r\n\r\n'),
  ]
  for (const answer of answers) expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n[\s\S]*nosniff/)
})

test('a call is a call in each spelling of its path: kept by no cache, no page', async () => {
  const service = await startTestApp()
  const { as } = await givenHost(service)
  const policy = "default-src 'none'; frame-ancestors 'none'"
  for (const path of ['/api/auth/me', '/%61pi/auth/me', '/a%70i/auth/me/']) {
    const { statusCode, headers } = await as.get(path)
    const kept = [statusCode, headers['cache-control'], headers['content-security-policy']]
    expect(kept, path).toEqual([200, 'no-store', policy])
  }
})

test('the answer of a call cannot be used as a page: it would run no script and appear in no frame', async () => {
  const service = await startTestApp()
  const { as } = await givenHost(service)
  const book = await givenBook(as)
  const policyOf = async (path: string) => (await as.get(path)).headers['content-security-policy']
  const paths = ['/api/auth/me', `/api/welcome-books/${book.id}`, '/api/nothing', '/api/welcome-books/x/public']

  for (const path of paths) expect(await policyOf(path), path).toBe("default-src 'none'; frame-ancestors 'none'")
  // Browsers show PDFs in a viewer page of their own.
  const { statusCode, headers } = await as.get(`/api/welcome-books/${book.id}/print-kit/key-ring.pdf`)
  expect(statusCode).toBe(200)
  expect(headers['content-security-policy']).toBeUndefined()
})

test('connections stay open for longer than proxies keep them', async () => {
  const address = await listen(await startTestApp())
  for (const path of ['/healthz', '/nothing']) {
    expect((await fetch(address + path)).headers.get('keep-alive'), path).toBe('timeout=130')
  }
})

test('a path that is no text is not found, for calls and for guests', async () => {
  const address = await listen(await startTestApp())
  const call = await fetch(`${address}/api/welcome-books/%zz/public`)
  const page = await fetch(`${address}/share/%ff%fe?lang=de`)

  expect([call.status, (await call.json()).code]).toEqual([404, 'BOOK_NOT_FOUND'])
  expect(page.status).toBe(404)
  expect(await page.text()).toContain('<html lang="de">')
})

test('methods that a path does not know are not found, and cookies that are no text are ignored', async () => {
  const { app } = await startTestApp()
  for (const method of ['OPTIONS', 'PATCH', 'PROPFIND'] as const) {
    const response = await app.inject({ method, url: '/api/auth/login', headers: { origin: testOrigin } })
    expect([response.statusCode, response.json().code], method).toEqual([404, 'NOT_FOUND'])
  }
  for (const cookie of ['session=%zz', 'session=%E0%A4%A', '%%%; =; session', 'session']) {
    expect((await app.inject({ url: '/api/auth/me', headers: { cookie } })).statusCode, cookie).toBe(401)
  }
})

test('TRACE repeats nothing of a request', async () => {
  for (const FAST_PATH of ['on', 'off']) {
    const address = await listen(await startTestApp({ env: { FAST_PATH } }))
    for (const [path, status] of [
      ['/login', 405],
      ['/api/auth/me', 404],
      ['/nothing', 404],
    ]) {
      const head = `TRACE ${path} HTTP/1.1\r\nHost: x\r\nCookie: session=4711-secret\r\nConnection: close\r\n\r\n`
      const answer = await sendRaw(address, head)
      expect(answer).toContain(`HTTP/1.1 ${status} `)
      expect(answer).not.toContain('4711')
    }
  }
})

test('answers of calls are kept by no cache', async () => {
  const service = await startTestApp()
  const { as } = await givenHost(service)
  const book = await givenBook(as)

  for (const path of ['', `/${book.id}`, `/${book.id}/public`, '/unknown']) {
    expect((await as.get(`/api/welcome-books${path}`)).headers['cache-control'], path).toBe('no-store')
  }
})

test('under https every answer asks for https, that of the guest page handler too', async () => {
  const origin = 'https://stay.example'
  const service = await startTestApp({ env: { PUBLIC_ORIGIN: origin, CAPTCHA_FIXED_ANSWER: '' } })
  const { as } = await givenHost(service)
  const { id } = (
    await as.post(
      '/api/welcome-books',
      { hostName: 'G', hostEmail: 'g@example.com', propertyName: 'C', status: 'published' },
      { origin },
    )
  ).json()
  const address = await listen(service)

  for (const path of [`/share/${id}`, `/preview/${id}`, '/api/auth/me']) {
    expect((await fetch(address + path)).headers.get('strict-transport-security'), path).toContain('max-age=31536000')
  }
})

test('the answer to an unexpected failure has no detail but a reference, under which it is logged once', async () => {
  const lines: string[] = []
  const service = await startTestApp({ env: { LOG_LEVEL: 'trace' }, log: { write: (line) => lines.push(line) } })
  const { as } = await givenHost(service, { language: 'it' })
  await service.context.db.schema.alterTable('books').renameTo('books_gone').execute()

  const call = await as.get('/api/welcome-books')
  const page = await as.get(`/share/${'a'.repeat(22)}`, { accept: 'text/html' })

  expect(call.statusCode).toBe(500)
  const reference = call.headers['x-request-id']
  expect(call.json()).toEqual({
    code: 'INTERNAL',
    message: `Qualcosa non ha funzionato da parte nostra. Riprova. (Riferimento: ${reference})`,
  })
  expect(page.statusCode).toBe(500)
  expect(page.headers['content-type']).toContain('text/html')
  expect(page.body).toContain(`Riferimento: ${page.headers['x-request-id']}`)
  const told = lines.map((line) => JSON.parse(line)).filter((line) => line.reqId === reference)
  expect(told.map((line) => [line.level, line.msg])).toEqual([
    ['error', 'unexpected error'],
    ['info', 'answered'],
  ])
})

test('each request is one line of the log, which holds nothing of hosts, guests and books', async () => {
  const lines: string[] = []
  const service = await startTestApp({ env: { LOG_LEVEL: 'trace' }, log: { write: (line) => lines.push(line) } })
  const { as, account } = await givenHost(service, { name: 'Zorbax Quill', email: 'zorbax@quill.example' })
  const session = as.cookies.get('session') ?? ''
  const book = await givenBook(as, {
    hostName: 'Zorbax Quill',
    hostEmail: 'zorbax@quill.example',
    doorCode: 'quill-4719',
  })
  const address = await listen(service)
  const begin = lines.length
  const headers = { cookie: `session=${session}` }
  const paths = [`/share/${book.id}`, `/share/${book.id}.`, `/share/${book.id}%20`, `/preview/${book.id}?lang=de`]
  for (const path of [...paths, `/api/welcome-books/${book.id}/public`, `/nothing/${book.id},`, `/${book.id}%zz`]) {
    await fetch(address + path, { headers })
  }
  await service.anonymous.post('/api/auth/login', { email: account.email, password: 'quill' })
  const requests = lines
    .slice(begin)
    .map((line) => JSON.parse(line))
    .filter(({ msg }) => msg === 'answered')
  await sendRaw(address, `QUILL /share/${book.id} HTTP/1.1\r\nCookie: session=${session}\r\n\r\n`)

  expect(requests).toHaveLength(8)
  expect(new Set(requests.map(({ reqId }) => reqId)).size).toBe(8)
  expect(requests[0]).toMatchObject({
    req: { method: 'GET', path: '/share/:id' },
    res: { status: 200 },
    ms: expect.any(Number),
  })
  const log = lines.join('')
  expect(log).toContain('client error')
  for (const secret of ['uill', 'zorbax', '4719', book.id, account.id, session, '127.0.0.1:5', 'rawPacket']) {
    expect(log.includes(secret), secret).toBe(false)
  }
})

test('a path that no route matches is logged as none, like in the metrics', async () => {
  const lines: string[] = []
  const service = await startTestApp({ env: { LOG_LEVEL: 'trace' }, log: { write: (line) => lines.push(line) } })
  const address = await listen(service)
  const begin = lines.length
  // With %zz, Fastify cannot decode the path and looks for no route.
  const paths = ['/x/giulia@example.com', '/giulia%40example.com', '/share/giulia', '/api/giulia', '/giulia%zz']
  for (const path of paths) expect([400, 404]).toContain((await fetch(address + path)).status)

  const requests = lines.slice(begin).map((line) => JSON.parse(line))
  const answered = requests.filter(({ msg }) => msg === 'answered')
  expect(answered.map(({ req }) => req.path)).toEqual(['none', 'none', '/share/:id', 'none', 'none'])
  expect(lines.join('')).not.toContain('giulia')
})

test("the operator's monitoring reads numbers, and what delayed the event loop since it last asked", async () => {
  const { anonymous } = await startTestApp()
  const lines = (await anonymous.get('/metrics')).body
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))

  const values = new Map(lines.map((line) => [line.split(' ')[0], Number(line.split(' ')[1])]))
  expect(values.get('process_resident_memory_bytes')).toBeGreaterThan(10_000_000)
  expect([...values.keys()]).toEqual(
    expect.arrayContaining(['nodejs_eventloop_delay_p99_seconds', 'nodejs_eventloop_delay_max_seconds']),
  )
  for (const [name, value] of values) expect(value, name).toBeGreaterThanOrEqual(0)
})

test('metrics show how long requests took by route and status, and nothing of who sent what', async () => {
  const service = await startTestApp()
  const { as } = await givenHost(service)
  const book = await givenBook(as)
  const address = await listen(service)
  const read = async () => (await service.anonymous.get('/metrics')).body
  const readValue = (body: string, name: string) =>
    Number(
      body
        .split('\n')
        .find((line) => line.startsWith(`${name} `))
        ?.slice(name.length),
    )
  const names = [
    'benvenuto_http_request_duration_seconds_count{route="/api/welcome-books",status="200"}',
    'benvenuto_http_request_duration_seconds_count{route="none",status="404"}',
    'benvenuto_pages_sent_total{page="guest",status="200"}',
  ]
  await as.get(`/api/welcome-books/${book.id}`)
  await fetch(`${address}/no-such-page-quill`)
  await (await fetch(`${address}/share/${book.id}`)).text()
  const before = await read()
  await as.get(`/api/welcome-books/${book.id}?note=quill`)
  await fetch(`${address}/no-such-page-quill`)
  await (await fetch(`${address}/share/${book.id}`)).text()
  const after = await read()

  for (const name of names) expect(readValue(after, name) - readValue(before, name), name).toBe(1)
  for (const secret of [book.id, 'quill', '127.0.0.1']) expect(after).not.toContain(secret)
})

test('requests above the limit are answered 503 with Retry-After, and guests still get pages', async () => {
  const service = await startTestApp({ env: { LIMIT_REQUESTS_AT_ONCE: '1' } })
  const { as } = await givenHost(service)
  const { id } = await givenBook(as)
  const cookie = [...as.cookies].map((pair) => pair.join('=')).join('; ')
  // Through the whole server; `app.inject` begins after what refuses. All arrive in one turn of the event loop.
  const dispatch: DispatchFunc = (request, response) => void service.app.server.emit('request', request, response)
  const send = (url: string) => inject(dispatch, { url, headers: { cookie, 'accept-language': 'it' } })
  const calls = Array.from({ length: 600 }, () => send('/api/welcome-books'))
  const page = await send(`/share/${id}`)
  const answers = await Promise.all(calls)

  expect(page.statusCode).toBe(200)
  const refused = answers.filter(({ statusCode }) => statusCode !== 200)
  // One runs and 400 wait; how many of those are answered in time depends on the machine.
  expect(refused.length).toBeGreaterThanOrEqual(199)
  expect(refused.length).toBeLessThan(600)
  const [first] = refused
  expect([first?.statusCode, first?.headers['retry-after']]).toEqual([503, '2'])
  expect(first?.json()).toEqual({ code: 'UNAVAILABLE', message: errorTexts.it['UNAVAILABLE'] })
  expect(first?.headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'")
  expect(first?.headers['x-content-type-options']).toBe('nosniff')
  const metrics = (await service.anonymous.get('/metrics')).body
  expect(metrics).toContain(`benvenuto_requests_refused_total{from="hosts"} ${refused.length}\n`)
  expect(metrics).toContain('benvenuto_requests_refused_total{from="guests"} 0\n')
  expect((await as.get('/api/welcome-books')).statusCode).toBe(200)
})
