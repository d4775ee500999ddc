import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createSecret } from '#platform/ids.ts'
import { createCaptchaText, hashAnswer, readAnswer } from './captcha.ts'

/** A random captcha text, from the service's alphabet of 17 characters. */
const captchaText = fc.noShrink(fc.constant(null).map(createCaptchaText))
const mixedCase = (text: string) =>
  fc
    .array(fc.boolean(), { minLength: text.length, maxLength: text.length })
    .map((upper) => [...text].map((letter, index) => (upper[index] ? letter : letter.toLowerCase())).join(''))

test('the drawn text is accepted in upper or lower case and with surrounding blanks', () => {
  fc.assert(
    fc.property(
      captchaText.chain((text) => fc.tuple(fc.constant(text), mixedCase(text), fc.constantFrom('', ' ', '\t'))),
      ([text, typed, blank]) => {
        const token = createSecret()
        expect(hashAnswer(token, `${blank}${typed}${blank}`)).toBe(hashAnswer(token, text))
      },
    ),
  )
})

test('no other answer is accepted', () => {
  fc.assert(
    fc.property(captchaText, fc.string(), (text, answer) => {
      fc.pre(readAnswer(answer) !== readAnswer(text))
      const token = createSecret()
      expect(hashAnswer(token, answer)).not.toBe(hashAnswer(token, text))
    }),
  )
})

test('an answer is valid for its own picture only', () => {
  const text = createCaptchaText()
  expect(hashAnswer(createSecret(), text)).not.toBe(hashAnswer(createSecret(), text))
})

test('texts have five characters of the unambiguous alphabet', () => {
  for (let index = 0; index < 200; index += 1) expect(createCaptchaText()).toMatch(/^[ACEJKMNPRTUVWXY39]{5}$/)
})

test('a similar-looking character is accepted: G and Q for 9, F for E', () => {
  const token = createSecret()
  expect(hashAnswer(token, 'gQfXA')).toBe(hashAnswer(token, '99EXA'))
})
