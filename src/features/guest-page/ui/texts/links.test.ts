import { describe, expect, test } from 'vitest'
import { mailHref, mapSearchHref, phoneHref, placeMapHref, propertyMapHref, webHref, whatsAppHref } from './links.ts'

describe('links made of a host’s texts', () => {
  test('only http and https addresses become links', () => {
    expect(webHref('https://maps.app.goo.gl/x')).toBe('https://maps.app.goo.gl/x')
    for (const text of [
      'javascript:alert(1)',
      ' JaVaScRiPt:alert(1)',
      'data:text/html,x',
      '//evil.example',
      'https://',
      '',
    ]) {
      expect(webHref(text)).toBeUndefined()
    }
  })

  test('the address leads to the host’s map link, else to a search, else nowhere', () => {
    expect(propertyMapHref({ address: 'Via 1', googleMapsLink: 'https://goo.gl/maps/a' })).toBe('https://goo.gl/maps/a')
    expect(propertyMapHref({ address: 'Via 1', googleMapsLink: 'javascript:1' })).toBe(mapSearchHref('Via 1'))
    expect(propertyMapHref({ address: ' ', googleMapsLink: '' })).toBeUndefined()
  })

  test('a place is searched in the town of the property', () => {
    const query = (href: string) => new URL(href).searchParams.get('query')
    const home = 'Via dei Cedri 12, Praiano, Italy'
    expect(query(placeMapHref({ name: 'Da Nunzia', address: 'Via Marina 4' }, home))).toBe(
      'Da Nunzia, Via Marina 4, Praiano, Italy',
    )
    expect(query(placeMapHref({ name: 'Da Nunzia', address: 'Via Marina 4, PRAIANO' }, home))).toBe(
      'Da Nunzia, Via Marina 4, PRAIANO, Italy',
    )
  })

  test('a lone surrogate in a name does not break the search', () => {
    expect(() => mapSearchHref('\uD800')).not.toThrow()
  })

  test('phone numbers are dialled without their spelling', () => {
    expect(phoneHref('+39 089 555-0142')).toBe('tel:+390895550142')
    expect(phoneHref('+44 (0)20 7946 0000')).toBe('tel:+442079460000')
    expect(phoneHref('118')).toBe('tel:118')
    expect(phoneHref('ask at the bar')).toBeUndefined()
    expect(phoneHref('12')).toBeUndefined()
  })

  test('WhatsApp takes international numbers alone', () => {
    expect(whatsAppHref('+39 333 1234567')).toBe('https://wa.me/393331234567')
    expect(whatsAppHref('0039 333 1234567')).toBe('https://wa.me/393331234567')
    expect(whatsAppHref('333 1234567')).toBeUndefined()
  })

  test('a mail address is the whole text', () => {
    expect(mailHref(' giulia@limonaia.example ')).toBe('mailto:giulia@limonaia.example')
    expect(mailHref('a@b.example?bcc=x@y.example')).toBeUndefined()
  })
})
