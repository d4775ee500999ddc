import { createServer, type RequestListener } from 'node:http'
import { type AddressInfo, createServer as createTcpServer, type Server } from 'node:net'
import { brotliCompressSync, constants, deflateSync, gzipSync } from 'node:zlib'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { fetchPublic, PublicFetchError, type PublicFetchOptions, type ResolvedAddress } from './public-fetch.ts'

const servers: Server[] = []

afterEach(async () => {
  for (const server of servers.splice(0)) {
    if ('closeAllConnections' in server) (server.closeAllConnections as () => void)()
    await new Promise((done) => server.close(done))
  }
})

async function listen<Kind extends Server>(server: Kind) {
  servers.push(server)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  let connections = 0
  server.on('connection', () => {
    connections += 1
  })
  const { port } = server.address() as AddressInfo
  return { port, url: `http://127.0.0.1:${port}`, countConnections: () => connections }
}

const serve = (listener: RequestListener) => listen(createServer(listener))

/** The code of the refusal. */
async function problemOf(address: string, options: PublicFetchOptions = {}): Promise<string> {
  try {
    await fetchPublic(address, { resolve: noNames, ...options })
  } catch (error) {
    if (error instanceof PublicFetchError) return error.problem
    throw error
  }
  return 'fetched'
}

const noNames = async () => []
const loopback = { allowsLoopback: true } as const

/** A name server: gives the answers in order, and repeats the last one. */
function answering(...answers: ResolvedAddress[][]) {
  const left = [...answers]
  return vi.fn(async () => (left.length > 1 ? left.shift() : left[0]) ?? [])
}

const v4 = (address: string): ResolvedAddress => ({ address, family: 4 })
const v6 = (address: string): ResolvedAddress => ({ address, family: 6 })

/** One address of each range that is not public. */
const privateV4 = [
  '0.0.0.0',
  '0.1.2.3',
  '10.0.0.1',
  '100.64.0.1',
  '127.0.0.1',
  '127.255.255.254',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.1',
  '192.0.2.1',
  '192.88.99.1',
  '192.168.1.1',
  '198.18.0.1',
  '198.51.100.1',
  '203.0.113.1',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
]
const privateV6 = [
  '::',
  '::1',
  '::127.0.0.1',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  '::ffff:a9fe:a9fe',
  '::ffff:0:127.0.0.1',
  '64:ff9b::7f00:1',
  '64:ff9b::8.8.8.8',
  '64:ff9b:1::1',
  '100::1',
  '2001::1',
  '2001:0:7f00:1::1',
  '2001:db8::1',
  '2002:7f00:1::1',
  '2002:0808:0808::1',
  '3fff::1',
  '4000::1',
  '5f00::1',
  'fc00::1',
  'fd00:ec2::254',
  'fe80::1',
  'fec0::1',
  'ff02::1',
]

describe('addresses outside of the public internet are refused', () => {
  test.each([...privateV4, ...privateV6.map((address) => `[${address}]`)])('%s in the address', async (host) => {
    expect(await problemOf(`https://${host}/feed.ics`)).toBe('privateAddress')
  })

  test.each([...privateV4.map(v4), ...privateV6.map(v6)])('a name that resolves to $address', async (address) => {
    const resolve = answering([address])
    expect(await problemOf('https://feeds.example/feed.ics', { resolve })).toBe('privateAddress')
    expect(resolve).toHaveBeenCalledOnce()
  })

  test.each([
    ['decimal', '2130706433'],
    ['octal', '0177.0.0.1'],
    ['hexadecimal', '0x7f.0.0.1'],
    ['hexadecimal in one number', '0x7f000001'],
    ['shortened', '127.1'],
    ['with a dot at its end', '127.0.0.1.'],
    ['wide letters', '１２７.0.0.1'],
    ['percent-encoded', '%31%32%37.0.0.1'],
    ['octal of a private network', '012.0.0.1'],
    ['decimal of a link-local address', '2852039166'],
  ])('an IPv4 address that is written %s', async (_kind, host) => {
    expect(await problemOf(`https://${host}/feed.ics`)).toBe('privateAddress')
  })

  test('a name of which one of several addresses is private', async () => {
    const resolve = answering([v4('93.184.215.14'), v4('10.0.0.1')])
    expect(await problemOf('https://feeds.example/', { resolve })).toBe('privateAddress')
    const mixed = answering([v4('93.184.215.14'), v6('::1')])
    expect(await problemOf('https://feeds.example/', { resolve: mixed })).toBe('privateAddress')
  })

  test('localhost, and a name that resolves to it, while the operator has not allowed it', async () => {
    const { port, countConnections } = await serve((_, response) => response.end('secret'))
    const resolve = answering([v4('127.0.0.1')])
    expect(await problemOf(`https://localhost:${port}/`, { resolve })).toBe('privateAddress')
    expect(await problemOf(`https://feeds.example:${port}/`, { resolve })).toBe('privateAddress')
    // The name is no loopback name, so this is refused also where loopback is allowed.
    expect(await problemOf(`https://feeds.example:${port}/`, { resolve, ...loopback })).toBe('privateAddress')
    expect(countConnections()).toBe(0)
  })

  test('an address that is another one when the connection looks at it again', async () => {
    let looks = 0
    const changing = {
      family: 4 as const,
      get address() {
        looks += 1
        return looks === 1 ? '93.184.215.14' : '127.0.0.1'
      },
    }
    const received: Buffer[] = []
    const { port } = await listen(createTcpServer((socket) => socket.on('data', (data: Buffer) => received.push(data))))
    expect(await problemOf(`https://feeds.example:${port}/secret-path`, { resolve: async () => [changing] })).toBe(
      'privateAddress',
    )
    expect(Buffer.concat(received).toString('latin1')).not.toContain('secret-path')
  })
})

describe('addresses that are refused before anything is resolved', () => {
  test.each([
    ['http://feeds.example/feed.ics', 'notHttps'],
    ['ftp://feeds.example/feed.ics', 'addressInvalid'],
    ['file:///etc/passwd', 'addressInvalid'],
    ['data:text/calendar,BEGIN:VCALENDAR', 'addressInvalid'],
    ['javascript:1', 'addressInvalid'],
    ['https://user@feeds.example/', 'addressInvalid'],
    ['https://user:word@feeds.example/', 'addressInvalid'],
    ['https://', 'addressInvalid'],
    ['feeds.example/feed.ics', 'addressInvalid'],
    ['', 'addressInvalid'],
    ['https://feeds.example:22/', 'portRefused'],
    ['https://feeds.example:25/', 'portRefused'],
    ['https://feeds.example:80/', 'portRefused'],
    ['https://feeds.example:0/', 'portRefused'],
    ['http://127.0.0.1/', 'notHttps'],
    ['http://localhost/', 'notHttps'],
  ])('%s', async (address, problem) => {
    const resolve = vi.fn(noNames)
    expect(await problemOf(address, { resolve })).toBe(problem)
    expect(resolve).not.toHaveBeenCalled()
  })

  test('http to another host than loopback, where loopback is allowed', async () => {
    expect(await problemOf('http://feeds.example/', loopback)).toBe('notHttps')
    expect(await problemOf('http://10.0.0.1/', loopback)).toBe('notHttps')
    expect(await problemOf('https://10.0.0.1/', loopback)).toBe('privateAddress')
  })
})

describe('redirects', () => {
  const redirecting = (location: string, status = 302) =>
    serve((_, response) => response.writeHead(status, { location }).end())

  test.each([
    ['http://169.254.169.254/latest/meta-data/', 'notHttps'],
    ['https://169.254.169.254/latest/meta-data/', 'privateAddress'],
    ['https://[::ffff:169.254.169.254]/', 'privateAddress'],
    ['https://[fd00:ec2::254]/', 'privateAddress'],
    ['https://2130706433.example.invalid.:25/', 'portRefused'],
    ['//10.0.0.1/', 'notHttps'],
    ['file:///etc/passwd', 'addressInvalid'],
    ['https://user:word@feeds.example/', 'addressInvalid'],
    ['https://private.example/', 'privateAddress'],
  ])('to %s', async (location, problem) => {
    for (const status of [301, 302, 303, 307, 308]) {
      const { url } = await redirecting(location, status)
      expect(await problemOf(url, { ...loopback, resolve: answering([v4('192.168.1.1')]) })).toBe(problem)
    }
  })

  test('to a name that is public at the first look and private at the second', async () => {
    const resolve = answering([v4('93.184.215.14')], [v4('127.0.0.1')])
    expect(await resolve()).toEqual([v4('93.184.215.14')])
    const { url } = await redirecting('https://feeds.example/')
    expect(await problemOf(url, { ...loopback, resolve })).toBe('privateAddress')
  })

  test('three are followed, a fourth is not', async () => {
    const { url, countConnections } = await serve(({ url: path = '' }, response) => {
      const left = Number(path.slice(1))
      if (left === 0) response.end('there')
      else response.writeHead(302, { location: `/${left - 1}` }).end()
    })
    expect(Buffer.from((await fetchPublic(`${url}/3`, loopback)).body).toString()).toBe('there')
    expect(await problemOf(`${url}/4`, loopback)).toBe('tooManyRedirects')
    expect(countConnections()).toBe(8)
  })

  test('one without a target is the answer, and those of a POST are', async () => {
    const { url } = await serve((_, response) => response.writeHead(302).end())
    expect((await fetchPublic(url, loopback)).status).toBe(302)
    const other = await redirecting('https://10.0.0.1/')
    expect((await fetchPublic(other.url, { ...loopback, body: Buffer.from('x') })).status).toBe(302)
  })
})

describe('answers', () => {
  const calendar = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n'

  test('are returned with status and headers, and the request is a plain one', async () => {
    const { url } = await serve(({ method, url: path, headers }, response) => {
      const { host: _host, ...sent } = headers
      response.writeHead(200, { etag: '"7"' }).end(JSON.stringify({ method, path, sent }))
    })
    const answer = await fetchPublic(`${url}/a%20b?s=1#part`, {
      ...loopback,
      headers: { accept: 'text/calendar' },
    })
    expect(answer).toMatchObject({ status: 200, headers: { etag: '"7"' } })
    expect(JSON.parse(Buffer.from(answer.body).toString())).toEqual({
      method: 'GET',
      path: '/a%20b?s=1',
      sent: {
        accept: 'text/calendar',
        'accept-encoding': 'gzip, deflate, br',
        'user-agent': 'Benvenuto',
        connection: 'close',
      },
    })
  })

  test('304 and failures come without a body', async () => {
    for (const status of [304, 404, 500]) {
      const { url } = await serve((_, response) => response.writeHead(status).end(status === 304 ? undefined : 'page'))
      expect(await fetchPublic(url, loopback)).toMatchObject({ status, body: new Uint8Array() })
    }
  })

  test('a POST sends its body', async () => {
    const { url } = await serve((request, response) => {
      request.pipe(response.writeHead(201))
    })
    const { status, body } = await fetchPublic(url, { ...loopback, body: Buffer.from('sealed') })
    expect([status, Buffer.from(body).toString()]).toEqual([201, 'sealed'])
  })

  test.each([
    ['gzip', gzipSync],
    ['x-gzip', gzipSync],
    ['deflate', deflateSync],
    ['br', brotliCompressSync],
    ['identity', (bytes: Uint8Array) => bytes],
  ] as const)('are decompressed: %s', async (encoding, compress) => {
    const { url } = await serve((_, response) =>
      response.writeHead(200, { 'content-encoding': encoding }).end(compress(Buffer.from(calendar))),
    )
    expect(Buffer.from((await fetchPublic(url, loopback)).body).toString()).toBe(calendar)
  })

  test.each([
    ['gzip', gzipSync],
    ['deflate', deflateSync],
    ['br', (bytes: Uint8Array) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })],
  ] as const)('that grow to a hundred megabytes are given up: %s', async (encoding, compress) => {
    const bomb = compress(Buffer.alloc(100_000_000))
    const { url } = await serve((_, response) => response.writeHead(200, { 'content-encoding': encoding }).end(bomb))
    expect(bomb.length).toBeLessThan(1_000_000)
    expect(await problemOf(url, loopback)).toBe('tooLarge')
  })

  test('that announce or send too much are given up', async () => {
    const announced = await serve((_, response) => response.writeHead(200, { 'content-length': 2_000_000 }).write('a'))
    expect(await problemOf(announced.url, loopback)).toBe('tooLarge')
    const endless = await serve((request, response) => {
      const timer = setInterval(() => response.write(Buffer.alloc(100_000)), 1)
      request.socket.once('close', () => clearInterval(timer))
    })
    expect(await problemOf(endless.url, loopback)).toBe('tooLarge')
  })

  test('an endless stream that decompresses to nothing is given up', async () => {
    // Stored deflate blocks of length zero.
    const block = Buffer.from([0, 0, 0, 0xff, 0xff])
    const blocks = Buffer.concat(Array.from({ length: 20_000 }, () => block))
    const { url } = await serve((request, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' })
      response.write(gzipSync('').subarray(0, 10))
      const timer = setInterval(() => response.write(blocks), 1)
      request.socket.once('close', () => clearInterval(timer))
    })
    expect(await problemOf(url, loopback)).toBe('tooLarge')
  })

  test('that are cut or wrongly compressed are no answers', async () => {
    const packed = gzipSync(calendar)
    const cases: [Record<string, string | number>, Buffer][] = [
      [{ 'content-encoding': 'gzip' }, packed.subarray(0, -12)],
      [{ 'content-encoding': 'gzip' }, Buffer.from(calendar)],
      [{ 'content-encoding': 'br' }, Buffer.from(calendar)],
      [{ 'content-encoding': 'gzip, gzip' }, gzipSync(packed)],
      [{ 'content-encoding': 'zstd' }, packed],
    ]
    for (const [headers, sent] of cases) {
      const { url } = await serve((_, response) => response.writeHead(200, headers).end(sent))
      expect(await problemOf(url, loopback)).toBe('badAnswer')
    }
    const cut = await serve((request, response) => {
      response.writeHead(200, { 'content-length': 1_000 }).write(calendar)
      setTimeout(() => request.socket.destroy(), 20)
    })
    expect(['unreachable', 'badAnswer']).toContain(await problemOf(cut.url, loopback))
    const garbage = await listen(createTcpServer((socket) => socket.resume().end('SSH-2.0-OpenSSH_9.2\r\n\r\n')))
    expect(await problemOf(garbage.url, loopback)).toBe('badAnswer')
  })

  test('headers without end are given up', async () => {
    const { url } = await serve((_, response) => response.writeHead(200, { 'x-long': 'a'.repeat(40_000) }).end())
    expect(await problemOf(url, loopback)).toBe('badAnswer')
  })
})

describe('hosts that do not answer', () => {
  test('a name that does not exist, a closed port, and no TLS', async () => {
    expect(await problemOf('https://feeds.example/')).toBe('unreachable')
    const { port, url } = await serve((_, response) => response.end())
    expect(await problemOf(`https://127.0.0.1:${port}/`, loopback)).toBe('unreachable')
    await new Promise((done) => servers.pop()?.close(done))
    expect(await problemOf(url, loopback)).toBe('unreachable')
  })

  test('a name server, a connection, headers or a body that never end', async () => {
    const timeoutMs = 150
    const never = () => new Promise<never>(() => undefined)
    expect(await problemOf('https://feeds.example/', { resolve: never, timeoutMs })).toBe('timeout')
    const silent = await serve(() => undefined)
    expect(await problemOf(silent.url, { ...loopback, timeoutMs })).toBe('timeout')
    const slow = await serve((request, response) => {
      const timer = setInterval(() => response.write('a'), 10)
      request.socket.once('close', () => clearInterval(timer))
    })
    expect(await problemOf(slow.url, { ...loopback, timeoutMs })).toBe('timeout')
    const wandering = await serve((_, response) => {
      setTimeout(() => response.writeHead(302, { location: '/' }).end(), 60)
    })
    expect(await problemOf(wandering.url, { ...loopback, timeoutMs })).toBe('timeout')
  })

  test('the caller can give up', async () => {
    const giveUp = new AbortController()
    const { url } = await serve(() => giveUp.abort(new Error('stopping')))
    await expect(fetchPublic(url, { ...loopback, signal: giveUp.signal })).rejects.toThrow('stopping')
  })

  test('an error repeats nothing of the address', async () => {
    const secret = 'https://feeds.example/ical/secret-token'
    const error: unknown = await fetchPublic(secret, { resolve: noNames }).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(PublicFetchError)
    expect(JSON.stringify([String(error), (error as Error).cause ?? null])).not.toMatch(/feeds\.example|secret/)
  })
})

test('a proxy of the environment is not used', async () => {
  const proxy = await serve((_, response) => response.end('proxy'))
  const { url } = await serve((_, response) => response.end('direct'))
  vi.stubEnv('NODE_USE_ENV_PROXY', '1')
  for (const name of ['http_proxy', 'HTTP_PROXY', 'https_proxy', 'HTTPS_PROXY']) vi.stubEnv(name, proxy.url)
  expect(Buffer.from((await fetchPublic(url, loopback)).body).toString()).toBe('direct')
  expect(proxy.countConnections()).toBe(0)
})
