import { expect, test } from 'vitest'
import { synonyms } from '#features/guest-page/shared/search-words.ts'
import { fieldsOfTopics, findField } from './search-field.ts'

test('every topic of the search has a field of the wizard', () => {
  expect(Object.keys(fieldsOfTopics).sort()).toEqual(synonyms.map(([topic]) => topic).sort())
})

test.each([
  ['wlan passwort', 'wifiName'],
  ['parken', 'parkingInfo'],
  ['bügeleisen', 'equipment'],
  ['waschmaschine', 'equipment'],
  ['farmacia', 'usefulInfo'],
  ['spazzatura', 'checkoutInstructions'],
  ['late check-out', 'checkoutInstructions'],
  ['hunde', 'houseRules'],
  ['toaster', 'equipment'],
])('%s belongs to the field %s', (term, field) => {
  expect(findField(term)).toBe(field)
})
