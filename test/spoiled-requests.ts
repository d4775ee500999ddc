import fc from 'fast-check'

const oddities = [
  ...[
    '\r',
    '\n',
    '\r\n',
    '\r\n\r\n',
    ' ',
    '\t',
    ':',
    '\0',
    '\x7f',
    '\xa0',
    '\x0b',
    ',',
    ';',
    '"',
    '#',
    '?',
    '//',
    '%',
    '\\',
  ],
  ...[
    'GET ',
    'POST ',
    ' HTTP/1.1',
    'HTTP/1.0',
    'Host: b',
    'Content-Length: 1',
    'Content-Length : 0',
    'Transfer-Encoding: chunked',
  ],
  ...[
    'connection: close',
    'Connection: keep-alive',
    'Connection: upgrade',
    'Upgrade: h2c',
    'Keep-Alive: 1',
    'TE: trailers',
    'X-Note: y',
    'X-Note:',
    'x',
    '-',
    '~',
    '\xe9',
    ' \r\n',
    '\t\r\n',
  ],
]

/**
 * For property tests: a text with up to three parts removed or replaced by bytes that parsers are known to read
 * differently.
 */
export function spoiledText(text: string, minLength: 0 | 1): fc.Arbitrary<string> {
  const edit = fc.record({
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    cut: fc.nat(3),
    put: fc.oneof(
      fc.constantFrom(...oddities),
      fc.constantFrom(...oddities.map((oddity) => `\r\n${oddity}`)),
      fc.constant(''),
    ),
  })
  return fc.array(edit, { minLength, maxLength: 3 }).map((edits) =>
    edits.reduce((spoiled, { at, cut, put }) => {
      const place = Math.floor(at * spoiled.length)
      return spoiled.slice(0, place) + put + spoiled.slice(place + cut)
    }, text),
  )
}
