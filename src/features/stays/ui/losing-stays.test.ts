import { expect, test } from 'vitest'
import { findLosing } from './losing-stays.ts'

const now = Date.parse('2026-05-14T12:00:00Z')
const stay = { id: 'a', arrival: '2026-05-15', departure: '2026-05-18', label: '', state: 'expected' } as const
const find = (change: Partial<Parameters<typeof findLosing>[0][number]>) =>
  findLosing([{ ...stay, isLinkRevoked: false, departedAt: null, ...change }], now, 'Europe/Rome')

test('guests in the house and those of the next two days would lose their page, the first arrival first', () => {
  expect(find({})).toHaveLength(1)
  expect(find({ arrival: '2026-05-16' })).toHaveLength(1)
  expect(find({ arrival: '2026-05-17' })).toHaveLength(0)
  expect(find({ arrival: '2026-05-10', state: 'inHouse' })).toHaveLength(1)
  const before = { ...stay, id: 'b', arrival: '2026-05-10', state: 'inHouse' } as const
  const all = [stay, before].map((each) => ({ ...each, isLinkRevoked: false, departedAt: null }))
  expect(findLosing(all, now, 'Europe/Rome').map(({ id }) => id)).toEqual(['b', 'a'])
})

test('those who have left, whose stay was cancelled or who have no link lose nothing', () => {
  expect(find({ state: 'departed' })).toHaveLength(0)
  expect(find({ state: 'cancelled' })).toHaveLength(0)
  expect(find({ isLinkRevoked: true })).toHaveLength(0)
  expect(find({ state: 'inHouse', departedAt: '2026-05-14T09:00:00Z' })).toHaveLength(0)
})
