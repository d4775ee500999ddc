import { expect, test } from 'vitest'
import { hasGap, splitAtGaps } from './gaps.ts'

test.each(['___', 'The key is ___.', 'from ___ to ___', '(___)'])('%j has a gap', (text) => {
  expect(hasGap(text)).toBe(true)
})

test.each(['', '__', '____', '________', 'guest___wifi', 'a ___b'])('%j has none', (text) => {
  expect(hasGap(text)).toBe(false)
})

test('a text is split at its gaps', () => {
  expect(splitAtGaps('from ___ to ___.')).toEqual(['from ', ' to ', '.'])
})
