import { expect, test, vi } from 'vitest'
import { findLocalHours } from './office-hours.ts'

const winter = Date.UTC(2026, 0, 14, 9)
const summer = Date.UTC(2026, 6, 14, 22)

test.each([
  ['America/St_Johns', { from: '10:30', to: '19:30' }],
  ['Europe/Rome', { from: '15:00', to: '00:00' }],
  ['Asia/Kolkata', { from: '19:30', to: '04:30' }],
  ['America/New_York', undefined],
  // Monday in New York is Tuesday in Sydney.
  ['Australia/Sydney', undefined],
])('the hours of support are those of the reader’s clock (%s)', (timeZone, hours) => {
  vi.stubEnv('TZ', timeZone)
  expect(findLocalHours(winter, 'it')).toEqual(hours)
})

test('between the changes of the clocks the distance is another one', () => {
  vi.stubEnv('TZ', 'Europe/Berlin')
  expect(findLocalHours(summer, 'de')).toEqual({ from: '15:00', to: '00:00' })
  // New York has summer time three weeks earlier.
  expect(findLocalHours(Date.UTC(2026, 2, 18, 9), 'de')).toEqual({ from: '14:00', to: '23:00' })
  vi.stubEnv('TZ', 'UTC')
  expect(findLocalHours(summer, 'en')).toEqual({ from: '13:00', to: '22:00' })
})
