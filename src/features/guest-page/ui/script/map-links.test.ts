import { expect, test } from 'vitest'
import { mapSearchHref } from '../texts/links.ts'
import { preferredMapHref } from './map-links.ts'

const android = 'Mozilla/5.0 (Linux; Android 15; Pixel 9)'
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)'
const place = mapSearchHref('Via Marina 4, Praiano')

test('a phone gets the address in the form of its own maps app', () => {
  expect(preferredMapHref(place, android)).toBe('geo:0,0?q=Via%20Marina%204%2C%20Praiano')
  expect(preferredMapHref(place, iphone)).toBe('maps:?q=Via%20Marina%204%2C%20Praiano')
})

test("a desk and a host's own link stay as they are", () => {
  expect(preferredMapHref(place, 'Mozilla/5.0 (X11; Linux x86_64)')).toBe(place)
  expect(preferredMapHref('https://www.google.com/maps/place/x', android)).toBe('https://www.google.com/maps/place/x')
})
