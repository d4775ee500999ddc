import { expect, test } from 'vitest'
import { describeDay } from '#platform/i18n/day.ts'
import { confirmsDeletion } from './delete-section.tsx'
import { PasswordChangeForm } from './password-section.tsx'

const now = new Date(2026, 2, 10, 9).getTime()
const at = (...parts: [number, number, number, number]) => new Date(...parts).toISOString()

test('a session of the last week shows its distance, an older one its date', () => {
  expect(describeDay(at(2026, 2, 10, 8), now, 'en')).toBe('today')
  expect(describeDay(at(2026, 2, 9, 23), now, 'de')).toBe('gestern')
  expect(describeDay(at(2026, 2, 4, 1), now, 'en')).toBe('6 days ago')
  expect(describeDay(at(2026, 2, 3, 23), now, 'en')).toBe('3 Mar 2026')
  expect(describeDay(at(2026, 2, 10, 10), now, 'it')).toBe('oggi')
})

test('the account’s address in any case confirms the deletion', () => {
  expect(confirmsDeletion(' Giulia@Example.com ', 'giulia@example.com')).toBe(true)
  expect(confirmsDeletion('giulia@example', 'giulia@example.com')).toBe(false)
  expect(confirmsDeletion('', 'giulia@example.com')).toBe(false)
})

test('the password form reports all problems at once', () => {
  const problems = (form: object) => PasswordChangeForm.safeParse(form).error?.issues.map(({ message }) => message)
  expect(problems({ currentPassword: '', password: '', confirmPassword: '' })).toEqual([
    'PASSWORD_REQUIRED',
    'PASSWORD_REQUIRED',
    'CONFIRMATION_REQUIRED',
  ])
  expect(problems({ currentPassword: 'old', password: 'new', confirmPassword: 'now' })).toEqual(['PASSWORDS_DIFFER'])
  expect(problems({ currentPassword: 'old', password: 'new', confirmPassword: 'new' })).toBeUndefined()
})
