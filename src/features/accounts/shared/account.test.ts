import fc from 'fast-check'
import { expect, test } from 'vitest'
import { normalizeEmail, passwordScore, passwordStrength } from './account.ts'

test('addresses that differ in case, width or surrounding blanks are the same account', () => {
  expect(normalizeEmail(' Giulia.Conti@Example.COM ')).toBe('giulia.conti@example.com')
  expect(normalizeEmail('ｇiulia@example.com')).toBe('giulia@example.com')
})

test('normalizing an address is idempotent', () => {
  fc.assert(
    fc.property(fc.emailAddress(), (email) => {
      expect(normalizeEmail(normalizeEmail(email))).toBe(normalizeEmail(email))
      expect(normalizeEmail(email.toUpperCase())).toBe(normalizeEmail(email))
    }),
  )
})

test.each([
  ['', 0, 'weak'],
  ['sea', 1, 'weak'],
  ['seaside!', 3, 'medium'],
  ['Seaside!', 4, 'strong'],
  ['Seaside7', 4, 'strong'],
  ['Seaside7!', 5, 'strong'],
  ['12345678', 2, 'weak'],
  ['ÀÈÌÒÙàèìòù', 3, 'medium'],
])('%j scores %i and is %s', (password, score, strength) => {
  expect(passwordScore(password)).toBe(score)
  expect(passwordStrength(passwordScore(password))).toBe(strength)
})

test('more characters never lower a password’s score, which is between 0 and 5', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (password, more) => {
      const score = passwordScore(password)
      expect(score).toBeGreaterThanOrEqual(0)
      expect(score).toBeLessThanOrEqual(5)
      expect(passwordScore(password + more)).toBeGreaterThanOrEqual(score)
    }),
  )
})
