import { expect, test } from 'vitest'
import { toOwnAddress } from './return-path.ts'

const origin = 'https://stay.example'

test.each(['/profile', '/payment?plan=pro', '/stays/settings?book=1#doors', '/.//evil.example'])(
  '%s is a path to return to',
  (path) => {
    const address = toOwnAddress(path, origin)

    expect(address).toBe(origin + path.replace('/./', '/'))
    expect(new URL(address ?? '', origin).origin).toBe(origin)
  },
)

test.each([
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '\\\\evil.example',
  'https://evil.example/profile',
  'https://stay.example/profile',
  'javascript:alert(1)',
  'profile',
  '',
  '//',
  null,
  undefined,
  { toString: () => '/profile' },
])('%j is not', (path) => {
  expect(toOwnAddress(path, origin)).toBeUndefined()
})
