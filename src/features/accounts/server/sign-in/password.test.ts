import { expect, test } from 'vitest'
import { hashPassword, verifyPassword } from './password.ts'

test('only the right password matches a hash', async () => {
  const hash = await hashPassword('a quiet house')
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await verifyPassword(hash, 'a quiet house')).toBe(true)
  expect(await verifyPassword(hash, 'A quiet house')).toBe(false)
})

test('two hashes of the same password differ', async () => {
  expect(await hashPassword('a quiet house')).not.toBe(await hashPassword('a quiet house'))
})

test('without a hash no password matches, not even the password of the dummy hash', async () => {
  expect(await verifyPassword(undefined, 'no account has this password')).toBe(false)
})
