import { expect, test } from 'vitest'
import { NewPasswordForm, RegistrationForm, toRegistration } from './registration-form.ts'

const complete = {
  firstName: ' Giulia ',
  lastName: 'Ferrante',
  email: 'giulia@limonaia.example',
  password: 'limoni12',
  confirmPassword: 'limoni12',
  captcha: 'R7Km4',
  acceptTerms: true,
}

function problemsOf(input: unknown): Record<string, string> {
  const { error } = RegistrationForm.safeParse(input)
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]))
}

test('toRegistration joins the names and sends only the fields of the contract', () => {
  expect(toRegistration(RegistrationForm.parse(complete), 'it')).toEqual({
    name: 'Giulia Ferrante',
    email: 'giulia@limonaia.example',
    password: 'limoni12',
    captcha: 'R7Km4',
    language: 'it',
  })
})

test('an empty form reports every field', () => {
  const empty = {
    firstName: ' ',
    lastName: '',
    email: '',
    password: '',
    confirmPassword: '',
    captcha: '',
    acceptTerms: false,
  }
  expect(problemsOf(empty)).toEqual({
    firstName: 'FIRST_NAME_REQUIRED',
    lastName: 'LAST_NAME_REQUIRED',
    email: 'EMAIL_INVALID',
    password: 'PASSWORD_REQUIRED',
    confirmPassword: 'CONFIRMATION_REQUIRED',
    captcha: 'CAPTCHA_REQUIRED',
    acceptTerms: 'TERMS_REQUIRED',
  })
})

test('a mismatch of the passwords is reported while other fields are empty', () => {
  expect(problemsOf({ ...complete, firstName: '', confirmPassword: 'limoni1' })).toEqual({
    firstName: 'FIRST_NAME_REQUIRED',
    confirmPassword: 'PASSWORDS_DIFFER',
  })
})

test('a weak password is accepted, two different passwords are not', () => {
  expect(NewPasswordForm.safeParse({ password: 'a', confirmPassword: 'a' }).success).toBe(true)
  expect(NewPasswordForm.safeParse({ password: 'a', confirmPassword: 'b' }).success).toBe(false)
})
