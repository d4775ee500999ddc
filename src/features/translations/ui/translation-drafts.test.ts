import { expect, test } from 'vitest'
import { readTranslationDraft } from './translation-drafts.ts'

const edit = { language: 'de', field: 'houseRules', source: 'Niente feste', text: 'Keine Feste', isProposal: false }

test('kept edits are read back', () => {
  expect(readTranslationDraft({ 'de houseRules': edit })).toEqual({ 'de houseRules': edit })
})

test('an unreadable edit does not prevent the others from being read', () => {
  expect(readTranslationDraft({ a: { ...edit, field: 'unknown' }, b: edit, c: 'text' })).toEqual({ b: edit })
  expect(readTranslationDraft('text')).toBeUndefined()
})
