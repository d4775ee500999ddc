import { expect, test } from 'vitest'
import { placeOf } from './property-place.ts'

test('an address is reduced to town and country', () => {
  expect(placeOf('Via dei Cedri 12, Praiano, Italy')).toBe('Praiano, Italy')
  expect(placeOf('Via Roma, 12, 84010 Praiano SA, Italia')).toBe('Praiano SA, Italia')
  expect(placeOf('Hauptstraße 3\n10115 Berlin')).toBe('Berlin')
})

test('an address whose first part has no number stays readable', () => {
  expect(placeOf('Praiano')).toBe('Praiano')
  expect(placeOf('Genoa, Italy')).toBe('Genoa, Italy')
  expect(placeOf(' Villa Limonaia , ')).toBe('Villa Limonaia')
  expect(placeOf('')).toBe('')
  expect(placeOf('Rue Haute, 12')).toBe('Rue Haute')
})
