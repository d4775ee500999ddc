import fc from 'fast-check'
import { hostileUnits } from './hostile-texts.ts'

const deep = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)
const many = (json: string, count: number) => `[${Array.from({ length: count }, () => json).join(',')}]`

/** JSON texts that contracts do not expect; some are almost JSON. JavaScript cannot serialise all of them. */
export const rawJson = [
  ...['null', 'true', 'false', '0', '-1', '1.5', '1e308', '-1e308', '1e999', '9007199254740993', '1e21', '-0'],
  ...['""', '"a"', '[]', '{}', '[null]', '[{}]', '[[]]', '{"__proto__":{"role":"admin"}}', '{"toString":1}'],
  ...['{"length":1e9}', '{"constructor":{"prototype":{}}}', '"__proto__"', '"constructor"', '"\\u0000"', '"a\\u0000b"'],
  ...['"\\ud800"', '"\\udc00a"', '"\\uffff"', '"\\u202e\\u2066"', '"e\\u0301"', '"\\ufeff"', '"\\r\\nBcc: a@b.it"'],
  ...['"2026-02-30"', '"0000-00-00"', '"+275760-09-13T00:00:00.001Z"', '"9999-12-31"', '"9999-12-31T23:59:59.999Z"'],
  ...[
    '"data:image/png;base64,AAAA"',
    '"data:image/svg+xml,<svg/>"',
    '"/media/x/1"',
    '"https://[::1"',
    '"javascript:0"',
  ],
  ...['"../../etc/passwd"', '"\'; drop table books; --"', '"{0} {name} {{x}}"', '"%00%ff"', '"a@b"', '"a@xn--a.it"'],
  ...[deep(20), deep(5_000), `${'{"a":'.repeat(2_000)}1${'}'.repeat(2_000)}`, many('0', 5_000), many('{}', 3_000)],
  ...[
    many('""', 201),
    many('{"name":"x"}', 3_000),
    `{${Array.from({ length: 2_000 }, (_, at) => `"k${at}":1`).join(',')}}`,
  ],
]

const longText = fc
  .record({
    unit: fc.constantFrom(...hostileUnits),
    length: fc.constantFrom(1, 10, 32, 199, 201, 1_000, 10_001, 40_000),
  })
  .map(({ unit, length }) => JSON.stringify(unit.repeat(Math.ceil(length / unit.length)).slice(0, length)))

const hostileJson = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...rawJson) },
  { weight: 2, arbitrary: longText },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 30 }).map((text) => JSON.stringify(text)) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }).map((value) => JSON.stringify(value)) },
)

export type Edit = { at: number; kind: 'replace' | 'remove' | 'copy' | 'add'; json: string }

export const anyEdit: fc.Arbitrary<Edit> = fc.record({
  at: fc.nat(10_000),
  kind: fc.constantFrom('replace', 'replace', 'replace', 'remove', 'copy', 'add'),
  json: hostileJson,
})

/**
 * Changes places of a body, identified by their position in reading order.
 * @returns JSON, or almost JSON
 */
export function spoil(body: unknown, edits: readonly Edit[]): string {
  const root: Record<string, unknown> = { body: structuredClone(body) }
  for (const [number, { at, kind }] of edits.entries()) {
    const places = placesIn(root)
    const [holder, key] = places[at % places.length] ?? [root, 'body']
    const value = holder[key]
    if (kind === 'remove' && holder !== root) delete holder[key]
    else if (kind === 'copy' && Array.isArray(value))
      holder[key] = Array.from({ length: 3_000 }, () => value[0] ?? null)
    else if (kind === 'add' && typeof value === 'object' && value !== null)
      Object.assign(value, { unknown: mark(number) })
    else holder[key] = mark(number)
  }
  const written = JSON.stringify(root['body']) ?? ''
  return edits.reduce((text, { json }, number) => text.replaceAll(JSON.stringify(mark(number)), () => json), written)
}

/** Placeholder for text that `JSON.stringify` cannot produce; replaced after serialising. */
const mark = (number: number) => `spoiled ${number}`

function placesIn(holder: Record<string, unknown>): [holder: Record<string, unknown>, key: string][] {
  return Object.entries(holder).flatMap(([key, value]) => [
    [holder, key] as [Record<string, unknown>, string],
    ...(typeof value === 'object' && value !== null ? placesIn(value as Record<string, unknown>) : []),
  ])
}
