import { expect, test } from 'vitest'
import { houseZoneOf } from './house-zone.ts'

test('the daily mail is proposed in the time of the houses, if they have one', () => {
  const [rome, none, madrid] = [{ timeZone: 'Europe/Rome' }, { timeZone: null }, { timeZone: 'Europe/Madrid' }]
  expect(houseZoneOf([])).toBeUndefined()
  expect(houseZoneOf([none])).toBeUndefined()
  expect(houseZoneOf([none, rome, rome])).toBe('Europe/Rome')
  expect(houseZoneOf([rome, madrid])).toBeUndefined()
})
