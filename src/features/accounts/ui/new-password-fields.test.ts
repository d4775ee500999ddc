import fc from 'fast-check'
import { expect, test } from 'vitest'
import { passwordScore } from '../shared/account.ts'
import { missingParts } from './new-password-fields.tsx'

test('a password with all parts has no missing parts', () => {
  expect(missingParts('Limoni-12')).toEqual([])
})

test('the advice names what is missing, length first', () => {
  expect(missingParts('')).toEqual(['length', 'upper', 'lower', 'digit', 'symbol'])
  expect(missingParts('limoni1')).toEqual(['length', 'upper', 'symbol'])
  expect(missingParts('limoni12')).toEqual(['upper', 'symbol'])
})

test('the number of missing parts equals the number of missing points', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 12 }), (password) => {
      expect(missingParts(password)).toHaveLength(5 - passwordScore(password))
    }),
  )
})
