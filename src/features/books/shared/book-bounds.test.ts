import { expect, test } from 'vitest'
import { textLimits } from '#limits.ts'
import { emptyGuestBook } from './book.ts'
import { findExcess, type WrittenBook } from './book-bounds.ts'
import { measuredTexts, textKindOf } from './book-fields.ts'
import { hostTextFields } from './host-texts.ts'

const empty: WrittenBook = { ...emptyGuestBook, leftovers: [] }
const x = (length: number) => 'x'.repeat(length)
const item = { name: '', description: '', type: '', distance: '', category: '', address: '', rating: '' }
const pathsOf = (book: Partial<WrittenBook>, stored?: Partial<WrittenBook>) =>
  findExcess({ ...empty, ...book }, stored && { ...empty, ...stored }).map(({ path }) => path)

test('an over-long stored text may stay or shrink, but not grow', () => {
  const stored = { propertyName: x(3_000) }
  expect(pathsOf(stored)).toEqual(['propertyName'])
  expect(pathsOf({ ...stored, doorCode: '1' }, stored)).toEqual([])
  expect(pathsOf({ propertyName: `y${x(2_998)}` }, stored)).toEqual([])
  expect(pathsOf({ propertyName: x(3_001) }, stored)).toEqual(['propertyName'])
  expect(pathsOf({ hostName: x(3_000) }, stored)).toEqual(['hostName'])
})

test('an over-long stored text of a list may move, and excuses only one text', () => {
  const long = { ...item, name: x(1_000) }
  const longer = { ...item, name: x(2_000) }
  const stored = { equipment: [long, longer] }
  expect(pathsOf({ equipment: [longer, item, long] }, stored)).toEqual([])
  expect(pathsOf({ equipment: [{ ...item, name: x(1_900) }, long] }, stored)).toEqual([])
  expect(pathsOf({ equipment: [long, longer, { ...item, name: x(201) }] }, stored)).toEqual(['equipment.2.name'])
  expect(pathsOf({ equipment: [long, { ...item, name: x(2_001) }] }, stored)).toEqual(['equipment.1.name'])
  expect(pathsOf({ activities: [long] }, stored)).toEqual(['activities.0.name'])
})

test('an over-long stored list may stay or shrink, but not grow', () => {
  const rules = (count: number) => ({ houseRules: Array.from({ length: count }, (_, index) => `Rule ${index}`) })
  expect(pathsOf(rules(200))).toEqual([])
  expect(pathsOf(rules(201))).toEqual(['houseRules'])
  expect(pathsOf(rules(300), rules(300))).toEqual([])
  expect(pathsOf(rules(299), rules(300))).toEqual([])
  expect(pathsOf(rules(301), rules(300))).toEqual(['houseRules'])
  expect(pathsOf({ leftovers: rules(201).houseRules })).toEqual(['leftovers'])
})

test('the name of a Wi-Fi network is limited in bytes', () => {
  expect(pathsOf({ wifiName: x(32) })).toEqual([])
  expect(findExcess({ ...empty, wifiName: '🏡'.repeat(9) })).toEqual([
    { path: 'wifiName', code: 'WIFI_NAME_TOO_LONG', params: { limit: 32 } },
  ])
  // The same number of letters as before, but more bytes.
  expect(pathsOf({ wifiName: 'ü'.repeat(40) }, { wifiName: x(40) })).toEqual(['wifiName'])
})

test('the path of every text has a kind', () => {
  expect(measuredTexts.filter((name) => !(name in emptyGuestBook))).toEqual([])
  expect(Object.keys(emptyGuestBook).filter((name) => typeof emptyGuestBook[name as never] === 'string')).toEqual(
    expect.arrayContaining([...measuredTexts, 'propertyType']),
  )
  expect(
    [
      'welcomeMessage',
      'houseRules.3',
      'houseRules.3.text',
      'equipment.1.description',
      'equipment.description',
      'emergencyNumbers.police',
      'ownSections.0.links.2.url',
      'ownSections.title',
    ].map((path) => textLimits[textKindOf(path)]),
  ).toEqual([10_000, 10_000, 10_000, 10_000, 10_000, 200, 2_000, 120])
  expect(hostTextFields.filter((field) => textKindOf(field) === 'long')).toEqual([
    'hostContactInfo',
    'welcomeMessage',
    'doorAccessInfo',
    'checkinInstructions',
    'parkingInfo',
    'checkoutInstructions',
    'houseRules',
    'equipment.description',
    'activities.description',
    'ownSections.text',
  ])
})
