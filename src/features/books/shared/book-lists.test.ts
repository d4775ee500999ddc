import fc from 'fast-check'
import { expect, test } from 'vitest'
import { emergencyFields, itemListNames, listFields } from './book-fields.ts'
import { isBlankItem, readEmergencyNumbers, readItems, readRules } from './book-lists.ts'

const lists = itemListNames

/** Any JSON value, and texts that are not JSON, with NUL and lone surrogates. */
const anyText = fc.string({
  unit: fc.oneof(fc.string({ unit: 'binary', maxLength: 1 }), fc.constantFrom('\0', '\ud800', '\udfff', ' ')),
})
const anyValue = fc.oneof(
  anyText,
  fc.json(),
  fc.anything(),
  fc.array(fc.oneof(anyText, fc.anything())),
  fc.array(fc.dictionary(fc.constantFrom('name', 'description', 'type', 'address', 'rating', '__proto__'), anyText)),
)
const isStorable = (text: string) => text.isWellFormed() && !text.includes('\0')

test('any value is parsed as rules without blanks that both databases can store', () => {
  fc.assert(
    fc.property(anyValue, (value) => {
      for (const rule of readRules(value)) {
        expect(rule.trim()).not.toBe('')
        expect(isStorable(rule)).toBe(true)
      }
    }),
  )
})

test('any value is parsed as non-blank items with exactly the fields of their list', () => {
  fc.assert(
    fc.property(fc.constantFrom(...lists), anyValue, (list, value) => {
      for (const item of readItems(list, value)) {
        const { pictures: _pictures, ...rest } = item as { pictures?: unknown } & Record<string, string>
        expect(Object.keys(rest)).toEqual(listFields[list])
        const texts = Object.values(rest)
        expect(isBlankItem(item)).toBe(false)
        expect(texts.every(isStorable)).toBe(true)
      }
    }),
  )
})

test('any value is parsed as emergency numbers', () => {
  fc.assert(
    fc.property(anyValue, (value) => {
      const numbers = readEmergencyNumbers(value)
      expect(Object.keys(numbers)).toEqual(emergencyFields)
      expect(Object.values(numbers).every(isStorable)).toBe(true)
    }),
  )
})

test('parsing a parsed value again does not change it, as a list and as JSON text', () => {
  fc.assert(
    fc.property(fc.constantFrom(...lists), anyValue, (list, value) => {
      const rules = readRules(value)
      expect(readRules(rules)).toEqual(rules)
      expect(readRules(JSON.stringify(rules))).toEqual(rules)

      const items = readItems(list, value)
      expect(readItems(list, items)).toEqual(items)
      expect(readItems(list, JSON.stringify(items))).toEqual(items)

      const numbers = readEmergencyNumbers(value)
      expect(readEmergencyNumbers(JSON.stringify(numbers))).toEqual(numbers)
    }),
  )
})

test.each(['', 'not json', '{"a":1}', '"text"', 'null', '[', '12', '[null,[],{}]'])(
  '%j is parsed as an empty list',
  (value) => {
    expect(readRules(value)).toEqual([])
    expect(readItems('restaurants', value)).toEqual([])
  },
)

test('numbers become texts, unknown fields are dropped, missing ones are empty', () => {
  const written = '[{"name":"Da Piero","rating":4.5,"stars":3},{"name":"  ","address":""},"x",7]'

  expect(readItems('restaurants', written)).toEqual([
    { name: 'Da Piero', address: '', type: '', rating: '4.5', distance: '', note: '', phone: '', website: '' },
  ])
  expect(readRules(['No smoking', '  ', 3, ' Quiet\0 after 10 '])).toEqual(['No smoking', '3', ' Quiet after 10 '])
})

test('a stored list of any length is parsed completely, because an empty one would be saved over it', () => {
  const stored = JSON.stringify(Array.from({ length: 20_000 }, (_, index) => ({ name: `"Oven" ${index}` })))
  expect(readItems('equipment', stored)).toHaveLength(20_000)
})
