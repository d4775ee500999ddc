import { expect, test } from 'vitest'
import { isQuickToParse } from './json-parts.ts'

const many = 120_000

test('every list that a host may send is quick to parse', () => {
  const picture = `data:image/jpeg;base64,${'A'.repeat(2_800_000)}`
  const lists = Array.from({ length: 7 }, () =>
    Array.from({ length: 200 }, () => ({
      name: 'Bar "Da Gino"',
      address: 'a, b',
      type: 'Bar',
      rating: '5',
      distance: '1',
    })),
  )
  const texts = Array.from({ length: 2_000 }, (_, index) => ({
    field: `restaurants.${index}.name`,
    source: 'At "Gino\'s", round the corner',
    text: 'Da "Gino", dietro l\'angolo',
    isProposal: false,
  }))
  for (const json of [
    { coverImage: picture, welcomeImage: picture, lists },
    { coverImage: picture, lists: lists.map((list) => JSON.stringify(list)) },
    { texts },
    null,
    'text',
    1,
  ]) {
    expect(isQuickToParse(JSON.stringify(json))).toBe(true)
    expect(isQuickToParse(JSON.stringify(json, null, 2))).toBe(true)
  }
})

test.each([
  ['empty arrays', `[${'[],'.repeat(many)}[]]`],
  ['arrays inside each other', '['.repeat(many) + ']'.repeat(many)],
  ['keys', `{${Array.from({ length: many }, (_, index) => `"k${index}":1`).join()}}`],
  ['texts', `[${'"a",'.repeat(many)}"a"]`],
  ['numbers', `[${'1,'.repeat(many)}1]`],
  ['digits', `[${'1'.repeat(1_100_000)}]`],
  ['blanks', `[${' '.repeat(1_100_000)}]`],
  ['escaped quotes', `["${'\\"'.repeat(many)}"]`],
])('a text of very many %s is not', (_what, json) => {
  expect(isQuickToParse(json)).toBe(false)
})

test('signs inside texts do not count, and an escaped backslash escapes nothing', () => {
  expect(isQuickToParse(JSON.stringify('[{:,'.repeat(many)))).toBe(true)
  expect(isQuickToParse(`["\\\\",${'1,'.repeat(many)}"\\\\"]`)).toBe(false)
  expect(isQuickToParse(`["${'\\'.repeat(1_000_000)}"]`)).toBe(true)
  expect(isQuickToParse('"no end')).toBe(true)
})
