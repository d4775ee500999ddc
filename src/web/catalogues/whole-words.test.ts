import { expect, test } from 'vitest'
import { keepWordsWhole } from './whole-words.ts'

test('the first hyphen of E-Mail is no place to break a line; other hyphens are', () => {
  expect(
    keepWordsWhole({ label: 'E-Mail-Adresse', list: { note: 'Votre e-mail. Vue-mail, QR-Code' }, name: '{name}' }),
  ).toEqual({
    label: 'E-\u2060Mail-Adresse',
    list: { note: 'Votre e-\u2060mail. Vue-mail, QR-Code' },
    name: '{name}',
  })
})
