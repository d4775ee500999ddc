import { expect, test } from 'vitest'
import { emptyGuestBook } from './book.ts'
import { toBookForm } from './book-form.ts'
import { listGaps } from './book-gaps.ts'
import { hideGaps } from './hide-gaps.ts'

const book = {
  ...emptyGuestBook,
  wifiPassword: 'a ___ b',
  welcomeMessage: 'Welcome.\nBreakfast is from ___ to ___.\n\nSleep well.',
  parkingInfo: 'Your space is ___.',
  houseRules: ['No pets', 'Ring at ___'],
  equipment: [
    { name: 'Oven', description: 'Left knob.\nTrays are in ___.' },
    { name: '___', description: 'Ask us.' },
  ],
  emergencyNumbers: { ...emptyGuestBook.emergencyNumbers, hospital: '___', police: '113' },
}
const form = toBookForm(book, { originalLanguage: null, coverImage: '', welcomeImage: '' })

test('lines with an open gap are hidden from guests', () => {
  expect(hideGaps(book)).toEqual({
    ...book,
    welcomeMessage: 'Welcome.\n\nSleep well.',
    parkingInfo: '',
    houseRules: ['No pets'],
    equipment: [{ name: 'Oven', description: 'Left knob.' }],
    emergencyNumbers: { ...book.emergencyNumbers, hospital: '' },
  })
})

test('a place keeps its name and address if only its note or phone has a gap', () => {
  const place = { name: 'Da Luca', address: 'Via Marina', type: '', distance: '', website: '' }
  const withGap = { ...place, note: 'The best fish.\nAsk for ___.', phone: '___' }

  expect(hideGaps({ ...book, shopping: [withGap] }).shopping).toEqual([{ ...place, note: 'The best fish.', phone: '' }])
})

test('a book without gaps does not change', () => {
  const whole = { ...book, ...hideGaps(book) }

  expect(hideGaps(whole)).toEqual(whole)
})

test('all gaps are listed for the host, in the order of the steps', () => {
  expect(listGaps(form).map(({ path, line }) => `${path}: ${line}`)).toEqual([
    'welcomeMessage: Breakfast is from ___ to ___.',
    'welcomeMessage: Breakfast is from ___ to ___.',
    'parkingInfo: Your space is ___.',
    'houseRules.1.text: Ring at ___',
    'equipment.0.description: Trays are in ___.',
    'equipment.1.name: ___',
    'emergencyNumbers.hospital: ___',
  ])
})

test('the selection covers exactly the gap', () => {
  for (const { path, start, end } of listGaps(form)) {
    const text = path.split('.').reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], form)
    expect(String(text).slice(start, end)).toBe('___')
  }
})
