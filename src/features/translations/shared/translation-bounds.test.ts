import { expect, test } from 'vitest'
import { findLongTranslations, translationLimit } from './translation-bounds.ts'

const x = (length: number) => 'x'.repeat(length)
const change = (text: string, source = 'Forno') => ({
  field: 'equipment.name' as const,
  source,
  text,
  isProposal: false,
})

test('a translation may be as long as its field allows, and at least as long as its original', () => {
  expect(translationLimit({ field: 'equipment.name', text: 'Forno' })).toBe(200)
  expect(translationLimit({ field: 'equipment.name', text: x(3_000) })).toBe(3_000)
  expect(translationLimit({ field: 'houseRules', text: 'Niente feste' })).toBe(10_000)
  expect(translationLimit({ field: 'ownSections.title', text: 'Piscina' })).toBe(120)
})

test('an over-long stored translation may stay or shrink, and errors have the path', () => {
  const kept = [{ ...change(x(500)), owner: null }]
  expect(findLongTranslations([change('Ofen'), change(x(201))], [])).toEqual([
    { path: 'texts.1.text', code: 'TOO_LONG', params: { limit: 200 } },
  ])
  expect(findLongTranslations([change(x(500))], kept)).toEqual([])
  expect(findLongTranslations([change(x(499))], kept)).toEqual([])
  expect(findLongTranslations([change(x(501))], kept)).toHaveLength(1)
  expect(findLongTranslations([change(x(500), 'Altro')], kept)).toEqual([])
  expect(findLongTranslations([change(x(499), 'Altro')], kept)).toHaveLength(1)
})
