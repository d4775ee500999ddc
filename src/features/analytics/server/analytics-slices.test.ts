import { expect, test } from 'vitest'
import { createId } from '#platform/ids.ts'
import { createSlices, splitScope } from './analytics-slices.ts'

test.each([0, 1, 15])('%i books are one part', (books) => {
  expect(splitScope({ hostId: 'ada' }, books)).toEqual([{ hostId: 'ada' }])
})

test('the scope of a single book is one part, however many books its host has', () => {
  const scope = { hostId: 'ada', bookId: createId() }
  expect(splitScope(scope, 500)).toEqual([scope])
})

test.each([16, 500, 1_000, 100_000])(
  'each of %i books is in exactly one part, and the parts are of about the same size',
  (books) => {
    const parts = splitScope({ hostId: 'ada' }, books)
    const ids = Array.from({ length: 2_000 }, createId)
    const counts = parts.map(({ firstLetters }) => ids.filter((id) => firstLetters?.includes(id.charAt(0))).length)

    expect(parts.length).toBeLessThanOrEqual(64)
    expect(counts.reduce((sum, count) => sum + count)).toBe(ids.length)
    const letters = parts.map(({ firstLetters }) => firstLetters?.length ?? 0)
    expect(Math.max(...letters) - Math.min(...letters)).toBeLessThanOrEqual(1)
  },
)

test('each turn of the event loop runs one read, and hosts take turns', async () => {
  const { readInTurn } = createSlices()
  let turn = 0
  const count = () => {
    turn += 1
    timer = setImmediate(count)
  }
  let timer = setImmediate(count)
  const reads: { name: string; turn: number }[] = []
  const names = ['ada 1', 'ada 2', 'ada 3', 'bea 1']

  await Promise.all(names.map((name) => readInTurn(name.slice(0, 3), async () => void reads.push({ name, turn }))))
  clearImmediate(timer)

  expect(reads.map(({ name }) => name)).toEqual(['ada 1', 'bea 1', 'ada 2', 'ada 3'])
  expect(new Set(reads.map((read) => read.turn)).size).toBe(names.length)
})
