import { expect, test } from 'vitest'
import { parseJson, parseJsonObject } from './parse-json.ts'

test('a text that is not JSON is undefined', () => {
  for (const text of ['', '{', 'undefined']) expect(parseJson(text)).toBeUndefined()
  expect(parseJson('[1]')).toEqual([1])
})

test('only an object has fields', () => {
  expect(parseJsonObject('{"title":"Saved"}')).toEqual({ title: 'Saved' })
  for (const text of ['null', '[]', '"title"', '4', '{']) expect(parseJsonObject(text)).toBeUndefined()
})
