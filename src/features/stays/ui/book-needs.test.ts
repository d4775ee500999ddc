import { expect, test } from 'vitest'
import { findBookNeeds } from './book-needs.tsx'
import type { PlacedStay } from './stay-groups.ts'

const given = (stay: Partial<PlacedStay['stay']>, lacksDoorHelp = true) =>
  [
    { stay: { state: 'expected', arrivedAt: null, ...stay }, book: { id: 'b', name: 'Casa', lacksDoorHelp } },
  ] as PlacedStay[]

test('a book without help at the door is named until its guests are in', () => {
  expect(findBookNeeds(given({}))).toHaveLength(1)
  expect(findBookNeeds(given({ state: 'inHouse', needsCodeChange: true }))).toHaveLength(1)
  expect(findBookNeeds(given({ state: 'inHouse', needsCodeChange: true, arrivedAt: '2026-05-15T15:00:00Z' }))).toEqual(
    [],
  )
  expect(findBookNeeds(given({ state: 'inHouse', needsCodeChange: false }))).toEqual([])
  expect(findBookNeeds(given({ state: 'cancelled' }))).toEqual([])
  expect(findBookNeeds(given({}, false))).toEqual([])
})
