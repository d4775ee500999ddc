import fc from 'fast-check'
import { anyEdit, type Edit, rawJson, spoil } from './hostile-json.ts'

/** A valid call of a route, to be changed into a hostile one. */
export type ValidCall = {
  key: string
  method: string
  /** The path with its parameters, such as `/api/domains/:id`. */
  path: string
  params: Readonly<Record<string, string>>
  query: string | undefined
  body: unknown
  type: string | undefined
}

export type HostileRequest = {
  method: string
  url: string
  headers: Record<string, string>
  payload: string | Buffer | undefined
}

const pathParts = [
  ...[
    '%00',
    'a%00b',
    '..',
    '..%2f..%2fetc%2fpasswd',
    '%2e%2e',
    '%',
    '%zz',
    '%ff',
    '%ed%a0%80',
    '%F0%9F%98%80',
    '%0d%0a',
  ],
  ...[
    '__proto__',
    'constructor',
    'toString',
    '-1',
    '0',
    '1e999',
    '9'.repeat(400),
    'x'.repeat(3_000),
    '%20',
    '+',
    '.',
    '%25',
  ],
  ...[
    '%3Cscript%3E',
    "'%20or%201=1--",
    'null',
    'undefined',
    'de',
    'xx',
    'key-ring.pdf',
    '640.webp',
    '00000000-0000-7000-8000-000000000000',
  ],
]

const queries = [
  ...['lang', 'wifi', 'book', 'from', 'to', 'plan', 'search', 'state', 'after', 'only', 'domain', 'sent', 'token', 'q'],
  ...['__proto__', 'lang[]', 'a%00'],
]
const queryValues = [
  ...[
    '',
    '1',
    'it',
    'xx',
    'pro',
    'basic',
    'dead',
    'disabled',
    'open',
    '2026-02-30',
    '2026-01-01',
    '9999-12-31',
    '0000-01-01',
  ],
  ...[
    '%00',
    '%ff',
    '%',
    '%F0%9F%98%80',
    '%25',
    '_%25',
    '%5c',
    'x'.repeat(3_000),
    '999999999999999.AAAAAAAAAAAAAAAAAAAAAA',
  ],
  ...["'", '"', '[object%20Object]', '-1', '1e999', 'null'],
]

const query = fc
  .array(fc.tuple(fc.constantFrom(...queries), fc.constantFrom(...queryValues)), { maxLength: 4 })
  .map((pairs) => (pairs.length === 0 ? '' : `?${pairs.map(([name, value]) => `${name}=${value}`).join('&')}`))

// Header values that a client can send: bytes without line breaks.
const headerValue = fc.oneof(
  fc.constantFrom(
    '',
    '*',
    '*/*',
    'text/html',
    'application/json',
    'de;q=0.5,fr;q=2',
    '9'.repeat(2_000),
    'a,'.repeat(1_000),
  ),
  fc.constantFrom(
    'x-klingon',
    'it-IT-u-ca-buddhist',
    '\xff\xfe',
    'gzip;q=0',
    'br',
    'identity;q=0,*;q=0',
    '"',
    'W/"x"',
    'bytes=0-',
  ),
  fc.constantFrom(
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X)',
    'null',
    '__proto__',
    '%00',
    '127.0.0.1',
    '::1',
  ),
  fc.string({ unit: 'grapheme-ascii', maxLength: 40 }),
)

const headerNames = [
  ...[
    'accept',
    'accept-language',
    'accept-encoding',
    'user-agent',
    'if-none-match',
    'if-modified-since',
    'range',
    'origin',
  ],
  ...[
    'x-forwarded-for',
    'x-forwarded-host',
    'forwarded',
    'referer',
    'stripe-signature',
    'sec-fetch-mode',
    'sec-fetch-site',
  ],
  ...['x-http-method-override', 'authorization', 'expect', 'dnt', 'save-data'],
]

const headers = fc
  .array(fc.tuple(fc.constantFrom(...headerNames.filter((name) => name !== 'expect')), headerValue), { maxLength: 3 })
  .map((pairs) => Object.fromEntries(pairs))

const cookie = fc.constantFrom(
  ...[
    'session=',
    'session=x',
    `session=${'x'.repeat(3_000)}`,
    'session=%00',
    'session=%',
    'session=a; session=b',
    ';;;=;',
  ],
  ...[
    'captcha=%ff',
    'device=..',
    'device=AAAA.BBBB',
    '__proto__=x',
    'session="quoted"',
    'session=é',
    'lang=%F0%9F%98%80',
  ],
)

const bodyTypes = [
  ...['application/json', 'text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'],
  ...['image/png', 'image/jpeg', 'image/svg+xml', 'application/octet-stream', 'application/json; charset=utf-16'],
  ...['application/yaml', '', 'a', 'application/json;', 'text/html'],
]

const bodyBytes = fc.oneof(
  fc.constantFrom(
    '',
    '{',
    '{"name":',
    '[1,]',
    '\ufeff{}',
    '{"a":1}{"a":2}',
    'a=b&a=c',
    'a[b]=c&__proto__=d',
    '%00=%ff',
    'NaN',
  ),
  fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
  fc.constantFrom(...rawJson),
)

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', 'TRACE']

/** A value in one of `turns` cases, otherwise undefined. */
function oneIn<Value>(turns: number, arbitrary: fc.Arbitrary<Value>): fc.Arbitrary<Value | undefined> {
  return fc.oneof({ weight: turns - 1, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary })
}

/** Requests that are valid except for one or several changes; a few are valid. */
export function hostileRequest(
  calls: readonly ValidCall[],
  sessions: readonly (string | undefined)[],
  hosts: readonly string[],
): fc.Arbitrary<HostileRequest> {
  return fc
    .record({
      call: fc.constantFrom(...calls),
      session: fc.constantFrom(...sessions),
      otherCookie: oneIn(12, cookie),
      otherMethod: oneIn(15, fc.constantFrom(...methods)),
      otherPart: oneIn(5, fc.tuple(fc.nat(3), fc.constantFrom(...pathParts))),
      ending: oneIn(15, fc.constantFrom('/', '//', '/x', '.json', '%00', ';a=b')),
      query,
      headers,
      host: oneIn(12, fc.constantFrom(...hosts)),
      edits: fc.array(anyEdit, { maxLength: 2 }),
      otherBody: oneIn(12, bodyBytes),
      otherType: oneIn(12, fc.constantFrom(...bodyTypes)),
      isEmpty: oneIn(20, fc.constant(true)),
    })
    .map((drawn) => {
      const { call } = drawn
      const parameters = Object.keys(call.params)
      const spoiled = drawn.otherPart && parameters[drawn.otherPart[0] % Math.max(parameters.length, 1)]
      const path = call.path.replaceAll(/:(\w+)/g, (_, name: string) =>
        name === spoiled && drawn.otherPart ? drawn.otherPart[1] : (call.params[name] ?? name),
      )
      const method = drawn.otherMethod ?? call.method
      const isSent = !drawn.isEmpty && method !== 'GET' && method !== 'HEAD' && method !== 'TRACE'
      const payload = isSent ? (drawn.otherBody ?? payloadOf(call, drawn.edits)) : undefined
      const type = drawn.otherType ?? call.type ?? 'application/json'
      const cookies = drawn.otherCookie ?? (drawn.session && `session=${drawn.session}`)
      return {
        method,
        url: path + (drawn.ending ?? '') + (call.query ?? '') + drawn.query,
        headers: {
          ...drawn.headers,
          ...(drawn.host && { host: drawn.host }),
          ...(cookies && { cookie: Buffer.from(cookies).toString('latin1') }),
          ...(payload !== undefined && { 'content-type': type, 'content-length': String(Buffer.byteLength(payload)) }),
        },
        payload,
      }
    })
}

function payloadOf({ body }: ValidCall, edits: readonly Edit[]): string | Buffer | undefined {
  if (Buffer.isBuffer(body) || body === undefined) return body
  if (typeof body === 'string') return edits.reduce((text, { json }) => text + json, body)
  return spoil(body, edits)
}
