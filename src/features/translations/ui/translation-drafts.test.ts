import { expect, test } from 'vitest'
import { readTranslationDraft } from './translation-drafts.ts'

const edit = { language: 'de', field: 'houseRules', source: 'Niente feste', text: 'Keine Feste', isProposal: false }

test('edits are read as they were kept', () => {
  expect(readTranslationDraft({ 'de houseRules': edit })).toEqual({ 'de houseRules': edit })
})

test('an edit that this version cannot read does not take the others with it', () => {
  expect(readTranslationDraft({ a: { ...edit, field: 'unknown' }, b: edit, c: 'text' })).toEqual({ b: edit })
  expect(readTranslationDraft('text')).toBeUndefined()
})
