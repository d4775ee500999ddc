import { expect, test } from 'vitest'
import type { StayOfBook } from '../shared/stay-contract.ts'
import { hasLost, joinStays, nearSpan } from './near-stays.ts'

const span = nearSpan(Date.parse('2026-12-01T23:30:00Z'))

function given(id: string, arrival: string, departure: string, label = ''): StayOfBook {
  return { id, arrival, departure, label } as StayOfBook
}

const over = given('over', '2026-11-10', '2026-11-14')
const near = given('near', '2026-11-27', '2026-11-29')
const far = given('far', '2027-06-01', '2027-06-05')

test('the page asks first for the days around today', () => {
  expect(span).toEqual({ from: '2026-11-28', to: '2027-01-30' })
})

test('stays of the span are those that were read last, the others those of the whole list', () => {
  const changed = { ...near, label: 'changed' }
  expect(joinStays([over, near, far], { span, stays: [changed] })).toEqual([over, changed, far])
  expect(joinStays([], { span, stays: [near] })).toEqual([near])
})

test('a stay that has come into the span is listed once, and one that was removed is not', () => {
  const moved = given('far', '2026-12-10', '2026-12-14')
  expect(joinStays([near, far], { span, stays: [near, moved] })).toEqual([near, moved])
  expect(joinStays([near, far], { span, stays: [] })).toEqual([far])
})

test('a stay that is missing from the span is noticed', () => {
  expect(hasLost([over, near, far], { span, stays: [near] })).toBe(false)
  expect(hasLost([over, near, far], { span, stays: [] })).toBe(true)
})
