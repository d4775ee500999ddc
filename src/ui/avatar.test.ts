import { expect, test } from 'vitest'
import { initialsOf } from './avatar.tsx'

test.each([
  ['Giulia Ferrante', 'GF'],
  ['  giulia   maria  ferrante ', 'GF'],
  ['Giulia', 'G'],
  ['Élodie Über', 'ÉÜ'],
  ['e\u0301lodie', 'E\u0301'],
  ['Юлия Иванова', 'ЮИ'],
  ['山田 太郎', '山太'],
  ['王小明', '王'],
  ['محمد علي', 'مع'],
  ['(Bob) Smith', 'BS'],
  ['🏡 Casa', '🏡C'],
  ['', ''],
  ['   ', ''],
])('initials of "%s" are "%s"', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
