import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createWordFinder } from './word-finder.ts'

function findAll(words: readonly string[], text: string): string[][] {
  const findWordsAt = createWordFinder(words)
  return Array.from(text, (_, start) => {
    const found: string[] = []
    findWordsAt(text, start, (word) => found.push(word))
    return found
  })
}

test('every word that begins at a place is found, the shortest first', () => {
  expect(findAll(['villa', 'villa limonaia', 'vil', 'il'], 'a villa')).toEqual([
    [],
    [],
    ['vil', 'villa'],
    ['il'],
    [],
    [],
    [],
  ])
})

test('it finds what a search for each word finds', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', '-', 'é'), maxLength: 4 })
  fc.assert(
    fc.property(
      fc.array(word, { maxLength: 12 }),
      fc.string({ unit: fc.constantFrom('a', 'b', '-', 'é') }),
      (words, text) => {
        const known = [...new Set(words)].filter(Boolean).sort((a, b) => a.length - b.length)
        const expected = Array.from(text, (_, start) => known.filter((one) => text.startsWith(one, start)))
        expect(findAll(words, text)).toEqual(expected)
      },
    ),
  )
})
