import { expect, test } from 'vitest'
import { nameCopy } from './copy-name.ts'

test('a copy’s name contains the name of the original', () => {
  expect(nameCopy('Copy of {name}', 'Villa', ['Villa'], 100)).toBe('Copy of Villa')
  expect(nameCopy('Copie de {name}', '$& {name}', [], 100)).toBe('Copie de $& {name}')
})

test('several copies get different numbers', () => {
  const taken = ['Villa', 'Copy of Villa', 'Copy of Villa (2)']

  expect(nameCopy('Copy of {name}', 'Villa', taken, 100)).toBe('Copy of Villa (3)')
})

test('a long name is shortened so that the copy’s name fits', () => {
  const name = nameCopy('Copy of {name}', 'a'.repeat(100), [`Copy of ${'a'.repeat(78)}`], 100)

  expect(name).toBe(`Copy of ${'a'.repeat(78)} (2)`)
  expect(name.length).toBeLessThanOrEqual(100)
})
