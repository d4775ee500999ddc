import { expect, test } from 'vitest'
import type { DnsRecord } from '../shared/domain-contract.ts'
import { choicesAt, nameAt, registrars, valueAt } from './registrars.ts'

const named = (key: string) => registrars.find((registrar) => registrar.key === key)
const zone = 'villa-conti.it'
const cname: DnsRecord = { type: 'CNAME', name: `guida.${zone}`, value: 'benvenuto.app' }
const bare: readonly DnsRecord[] = [
  { type: 'ALIAS', name: zone, value: 'benvenuto.app' },
  { type: 'A', name: zone, value: '203.0.113.9' },
]

test.each([
  ['godaddy', `guida.${zone}`, 'guida'],
  ['godaddy', `_benvenuto.guida.${zone}`, '_benvenuto.guida'],
  ['godaddy', zone, '@'],
  ['ovh', zone, ''],
  ['aruba', `guida.${zone}`, `guida.${zone}`],
  ['none', `guida.${zone}`, `guida.${zone}`],
  ['godaddy', 'another.it', 'another.it'],
])('at %s the name %s is written %j', (key, name, written) => {
  expect(nameAt(named(key), name, zone)).toBe(written)
})

test('host names end with a dot where the form requires it, texts and addresses never', () => {
  expect(valueAt(named('ovh'), cname)).toBe('benvenuto.app.')
  expect(valueAt(named('ovh'), { type: 'TXT', value: 'benvenuto=x' })).toBe('benvenuto=x')
  expect(valueAt(named('strato'), { type: 'A', value: '203.0.113.9' })).toBe('203.0.113.9')
  expect(valueAt(undefined, cname)).toBe('benvenuto.app')
})

test('for a bare domain each registrar gets the records that it supports', () => {
  const typesAt = (key: string) => {
    const { first, instead } = choicesAt(named(key), bare)
    return [first.map(({ type }) => type), instead.map(({ type }) => type)]
  }
  expect(typesAt('none')).toEqual([['ALIAS'], ['A']])
  expect(typesAt('namecheap')).toEqual([['ALIAS'], []])
  expect(typesAt('cloudflare')).toEqual([['CNAME'], []])
  expect(typesAt('aruba')).toEqual([['A'], []])
  expect(choicesAt(named('aruba'), [cname])).toEqual({ first: [cname], instead: [] })
})
