import { once } from 'node:events'
import { type IncomingMessage, Server, type ServerResponse } from 'node:http'
import { duplexPair } from 'node:stream'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runsOf } from '#test/property-runs.ts'
import { spoiledText } from '#test/spoiled-requests.ts'
import { readSimpleRequest } from './request.ts'

type Reading = { method: string | undefined; url: string | undefined; headers: object; body: string; closes: boolean }

/** What Node reads of the same bytes, on a connection that ends behind them. */
async function readByNode(bytes: Buffer): Promise<Reading[]> {
  const readings: Reading[] = []
  const server = new Server(async (request: IncomingMessage, response: ServerResponse) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const { method, url, headers } = request
    readings.push({ method, url, headers: { ...headers }, body, closes: !response.shouldKeepAlive })
    response.end()
  })
  const [client, connection] = duplexPair()
  server.emit('connection', connection)
  client.resume()
  client.end(bytes)
  await once(client, 'close').catch(() => undefined)
  return readings
}

const lines = (...parts: string[]) => Buffer.from(`${parts.join('\r\n')}\r\n\r\n`, 'latin1')

const phone = [
  'GET /share/abcdefghijklmnopqrstuv?lang=de HTTP/1.1',
  'Host: guide.villa-conti.com',
  'Connection: keep-alive',
  'sec-ch-ua: "Chromium";v="140", "Not=A?Brand";v="24"',
  'sec-ch-ua-mobile: ?1',
  'Upgrade-Insecure-Requests: 1',
  'User-Agent: Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  'Accept: text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
  'Sec-Fetch-Dest: document',
  'Accept-Encoding: gzip, deflate, br, zstd',
  'Accept-Language: de-DE,de;q=0.9,en;q=0.5',
  'If-None-Match: W/"AbCd_-0123456789abcdef"',
  'Cookie: session=a%20b; theme=dark',
]

test.each([
  ['a phone', phone],
  ['a proxy', [...phone, 'X-Forwarded-For: 203.0.113.7, 10.0.0.2', 'X-Forwarded-Proto: https', 'Via: 1.1 Caddy']],
  ['a command', ['HEAD /share/x HTTP/1.1', 'Host: 127.0.0.1:3000', 'User-Agent: curl/8.5.0', 'Accept: */*']],
  ['one of few words', ['GET / HTTP/1.1', 'host:localhost', 'accept:', 'x-note:yes', 'x-name: caf\xe9']],
])('a request of %s is read as Node reads it', async (_name, parts) => {
  const bytes = lines(...parts)
  const plain = readSimpleRequest(bytes)
  expect(plain).toBeDefined()
  expect(await readByNode(bytes)).toEqual([{ ...plain, body: '', closes: false }])
})

const whole = phone.join('\r\n')

test.each<[string, string]>([
  ['half a head', whole],
  ['two requests at once', `${whole}\r\n\r\n${whole}\r\n\r\n`],
  ['a request and a half', `${whole}\r\n\r\nGET`],
  ['a body', `${whole}\r\nContent-Length: 3\r\n\r\nabc`],
  ['a length of nothing', `${whole}\r\nContent-Length: 0\r\n\r\n`],
  ['chunks', `${whole}\r\nTransfer-Encoding: chunked\r\n\r\n`],
  ['another protocol', `${whole}\r\nUpgrade: websocket\r\n\r\n`],
  ['a question before the body', `${whole}\r\nExpect: 100-continue\r\n\r\n`],
  ['another method', `POST${whole.slice(3)}\r\n\r\n`],
  ['an older protocol', `${whole.replace('HTTP/1.1', 'HTTP/1.0')}\r\n\r\n`],
  ['a whole address', `${whole.replace('/share', 'http://example.com/share')}\r\n\r\n`],
  ['no host', `${whole.replace('Host', 'X-Host')}\r\n\r\n`],
  ['two hosts', `${whole}\r\nHost: example.com\r\n\r\n`],
  ['a header twice', `${whole}\r\nAccept: */*\r\n\r\n`],
  ['a connection that ends', `${whole.replace('keep-alive', 'close')}\r\n\r\n`],
  ['a proxy connection that ends', `${whole}\r\nProxy-Connection: close\r\n\r\n`],
  ['a folded line', `${whole}\r\n theme=light\r\n\r\n`],
  ['a blank before the colon', `${whole}\r\nX-Note : yes\r\n\r\n`],
  ['a bare line feed', `${whole}\nX-Note: yes\r\n\r\n`],
  ['a bare carriage return', `${whole}\rX-Note: yes\r\n\r\n`],
  ['a blank at the end of a line', `${whole} \r\n\r\n`],
  ['a zero', `${whole}\r\nX-Note: y\0s\r\n\r\n`],
  ['a name that every object has', `${whole}\r\n__proto__: yes\r\n\r\n`],
  ['a line without a name', `${whole}\r\n: yes\r\n\r\n`],
  [
    'more lines than anybody sends',
    `${whole}\r\n${Array.from({ length: 100 }, (_, n) => `X-${n}: y`).join('\r\n')}\r\n\r\n`,
  ],
  ['a longer head than Node reads', `${whole}\r\nX-Note: ${'y'.repeat(16_384)}\r\n\r\n`],
  ['the beginning of TLS', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
  ['nothing', ''],
])('%s is left to Node', (_name, text) => {
  expect(readSimpleRequest(Buffer.from(text, 'latin1'))).toBeUndefined()
})

test('the fast path and Node read each request alike, and as one request', async () => {
  const numRuns = runsOf(2_000)
  const spoiled = spoiledText(`${phone.slice(0, 6).join('\r\n')}\r\n\r\n`, 1)
  let read = 0
  await fc.assert(
    fc.asyncProperty(spoiled, async (text) => {
      const bytes = Buffer.from(text, 'latin1')
      const plain = readSimpleRequest(bytes)
      if (!plain) return
      read += 1
      expect(await readByNode(bytes)).toEqual([{ ...plain, body: '', closes: false }])
    }),
    { numRuns },
  )
  expect(read).toBeGreaterThan(numRuns / 70)
})
