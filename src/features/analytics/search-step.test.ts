import { expect, test } from 'vitest'
import { synonyms } from '#features/guest/ui/script/search-words.ts'
import { findStep, stepsOfTopics } from './search-step.ts'

test('every subject of the search has a step of the wizard', () => {
  expect(Object.keys(stepsOfTopics).sort()).toEqual(synonyms.map(([topic]) => topic).sort())
})

test.each([
  ['wlan passwort', 'wifi'],
  ['parken', 'checkIn'],
  ['bügeleisen', 'equipment'],
  ['waschmaschine', 'equipment'],
  ['farmacia', 'area'],
  ['spazzatura', 'checkOut'],
  ['late check-out', 'checkOut'],
  ['hunde', 'wifi'],
  ['toaster', 'equipment'],
])('%s belongs into the step %s', (term, step) => {
  expect(findStep(term)).toBe(step)
})
