import { expect, test } from 'vitest'
import { insertSentence, isInserted, removeSentence } from './ready-insert.ts'

const keys = 'Leave the keys on the table.'

test('a sentence is inserted into an empty field, or below existing text', () => {
  expect(insertSentence('', keys)).toBe(keys)
  expect(insertSentence('Bye.\n', keys)).toBe(`Bye.\n${keys}`)
})

test('removing a sentence does not change the other text', () => {
  const text = `Bye.\n${keys}\nSee you.`

  expect(isInserted(text, keys)).toBe(true)
  expect(removeSentence(text, keys)).toBe('Bye.\nSee you.')
  expect(removeSentence('Bye.', keys)).toBe('Bye.')
})

test('a sentence of two lines is treated as one', () => {
  const both = 'From 8 to 22.\nAt night only if it burns.'

  expect(isInserted(`Hello.\n${both}`, both)).toBe(true)
  expect(removeSentence(`Hello.\n${both}\nBye.`, both)).toBe('Hello.\nBye.')
  expect(isInserted('From 8 to 22.', both)).toBe(false)
})

test('a changed sentence is no longer a ready sentence', () => {
  expect(isInserted('Leave the keys on the table, please.', keys)).toBe(false)
})

test('a rule is inserted into the first empty row or a new one', () => {
  expect(insertSentence([{ text: '' }], 'No pets')).toEqual([{ text: 'No pets' }])
  expect(insertSentence([{ text: 'No parties' }], 'No pets')).toEqual([{ text: 'No parties' }, { text: 'No pets' }])
})

test('equipment is inserted with its description; removing it leaves an empty row', () => {
  const oven = { name: 'Oven', description: 'Left knob.' }
  const rows = insertSentence([{ name: '', description: '' }], oven)

  expect(rows).toEqual([oven])
  expect(isInserted(rows, oven)).toBe(true)
  expect(isInserted([{ name: 'Oven', description: 'Ask me.' }], oven)).toBe(false)
  expect(removeSentence(rows, oven)).toEqual([{ name: '', description: '' }])
})

test('a sentence is found and removed also if its no-break spaces were typed as ordinary spaces', () => {
  const late = 'Une panne\u202f? Appelez-nous.'

  expect(isInserted('Une panne ? Appelez-nous.', late)).toBe(true)
  expect(removeSentence('Bonjour.\nUne panne ? Appelez-nous.', late)).toBe('Bonjour.')
})
