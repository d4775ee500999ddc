import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { displayName, isBareDomain, readDomainName, zoneOf } from './domain-name.ts'

const own = ['benvenuto.app', 'guests.benvenuto-stays.co.uk']

test.each([
  ['guide.villa-conti.com', 'guide.villa-conti.com'],
  ['  Guide.Villa-Conti.COM.  ', 'guide.villa-conti.com'],
  ['https://www.villa-conti.it/contatti?x=1#y', 'www.villa-conti.it'],
  ['gästemappe.müller.de', 'xn--gstemappe-v2a.xn--mller-kva.de'],
  ['民宿.jp', 'xn--octr39a.jp'],
  ['xn--mller-kva.de', 'xn--mller-kva.de'],
  ['villa。conti.com', 'villa.conti.com'],
  ['stay.github.io', 'stay.github.io'],
])('%j is the domain %j', (typed, name) => {
  expect(readDomainName(typed, own)).toEqual({ name })
})

test.each([
  ['', 'DOMAIN_INVALID'],
  ['villa', 'DOMAIN_INVALID'],
  ['villa conti.com', 'DOMAIN_INVALID'],
  ['giulia@villa-conti.com', 'DOMAIN_INVALID'],
  ['villa-conti.com:8080', 'DOMAIN_INVALID'],
  ['-villa.com', 'DOMAIN_INVALID'],
  ['villa_conti.com', 'DOMAIN_INVALID'],
  ['*.villa-conti.com', 'DOMAIN_INVALID'],
  ['villa..com', 'DOMAIN_INVALID'],
  [`${'a'.repeat(64)}.com`, 'DOMAIN_INVALID'],
  [`${'a.'.repeat(130)}com`, 'DOMAIN_INVALID'],
  ['192.168.1.1', 'DOMAIN_RESERVED'],
  ['0x7f.1', 'DOMAIN_RESERVED'],
  ['http://2130706433/', 'DOMAIN_RESERVED'],
  ['[::1]', 'DOMAIN_INVALID'],
  ['localhost', 'DOMAIN_RESERVED'],
  ['app.localhost', 'DOMAIN_RESERVED'],
  ['nas.local', 'DOMAIN_RESERVED'],
  ['example.com', 'DOMAIN_RESERVED'],
  ['villa.test', 'DOMAIN_RESERVED'],
  ['1.0.0.127.in-addr.arpa', 'DOMAIN_RESERVED'],
  ['co.uk', 'DOMAIN_SUFFIX'],
  ['github.io', 'DOMAIN_SUFFIX'],
  ['benvenuto.app', 'DOMAIN_OWN'],
  ['villa.benvenuto.app', 'DOMAIN_OWN'],
  ['benvenuto-stays.co.uk', 'DOMAIN_OWN'],
  ['www.benvenuto-stays.co.uk', 'DOMAIN_OWN'],
  // A Cyrillic а in a Latin name.
  ['villа-conti.com', 'DOMAIN_MIXED'],
])('%j is refused as %s', (typed, problem) => {
  expect(readDomainName(typed, own)).toEqual({ problem })
})

test('a name that only ends with the same letters as our name is not ours', () => {
  expect(readDomainName('notbenvenuto.app', own)).toEqual({ name: 'notbenvenuto.app' })
})

test('names are displayed in Unicode', () => {
  expect(displayName('xn--gstemappe-v2a.xn--mller-kva.de')).toBe('gästemappe.müller.de')
})

describe('a bare domain', () => {
  test.each([
    ['villa-conti.com', true, 'villa-conti.com'],
    ['villa-conti.co.uk', true, 'villa-conti.co.uk'],
    ['www.villa-conti.co.uk', false, 'villa-conti.co.uk'],
    ['a.b.villa-conti.it', false, 'villa-conti.it'],
  ])('%s: %s, registered as %s', (name, isBare, zone) => {
    expect(isBareDomain(name)).toBe(isBare)
    expect(zoneOf(name)).toBe(zone)
  })
})

test('any input gives a name that is valid in the DNS and that reads back as itself', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ maxLength: 20, unit: 'grapheme' }), fc.domain()), (typed) => {
      const { name } = readDomainName(typed, own) as { name?: string }
      if (name === undefined) return
      expect(name).toMatch(/^[a-z\d-]+(\.[a-z\d-]+)+$/)
      expect(readDomainName(name, own)).toEqual({ name })
    }),
    { numRuns: 50 },
  )
})
