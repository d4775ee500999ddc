import { expect, test } from 'vitest'
import { isOneMistakeFrom } from './settings-check.ts'

test.each([
  ['DATABSE_URL', true],
  ['DATABASE_URLS', true],
  ['DATABASE-URL', true],
  ['DTAABASE_URL', true],
  ['DATABASE_ULR', true],
  ['DATABASE_URL', false],
  ['DATABASE', false],
  ['DATABSE_ULR', false],
  ['', false],
])('%s is one mistake from DATABASE_URL: %s', (name, expected) => {
  expect(isOneMistakeFrom(name, 'DATABASE_URL')).toBe(expected)
})

test('short names are not compared', () => {
  expect(isOneMistakeFrom('HOSTS', 'HOST')).toBe(false)
})
