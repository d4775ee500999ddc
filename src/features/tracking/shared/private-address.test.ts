import { expect, test } from 'vitest'
import { isPrivateAddress } from './private-address.ts'

const addressOf = (path: string) => new URL(path, 'https://benvenuto.example')

test.each([
  '/create',
  '/create?edit=kT4x',
  '/preview/kT4x',
  '/share/kT4x?lang=de',
  '/reset-password?token=secret',
  '/confirm-address?token=secret',
  '/confirm-email?token=secret',
  '/account',
  '/admin/',
  '/payment?plan=pro&setup_intent_client_secret=secret',
  '/login?next=%2Fcreate%3Fedit%3DkT4x',
])('%s must not be sent to the pixel', (path) => {
  expect(isPrivateAddress(addressOf(path))).toBe(true)
})

test.each([
  '/',
  '/it/blog/creating-house-rules-that-work',
  '/register',
  '/payment?plan=pro',
  '/?utm_source=newsletter&utm_medium=email&fbclid=abc',
  '/profile',
  '/pixel-test',
  '/accounting',
])('%s may be sent to the pixel', (path) => {
  expect(isPrivateAddress(addressOf(path))).toBe(false)
})
