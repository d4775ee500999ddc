import { expect, test } from 'vitest'
import { plainSpaces } from './plain-spaces.ts'
import { insertSentence, isInserted, type ReadyChoice, removeSentence } from './ready-insert.ts'
import type { ReadyEntry } from './ready-kinds.ts'

const choiceOf = (entry: ReadyEntry, ...former: string[]): ReadyChoice => ({
  id: 'some.id',
  entry,
  wordings:
    typeof entry === 'string'
      ? Object.fromEntries([...former, entry].map((text) => [plainSpaces(text), 'some.id']))
      : { [entry.name]: 'some.id.name', [entry.description]: 'some.id.description' },
})

const keys = 'Leave the keys on the table.'

test('a sentence is inserted into an empty field, or below existing text', () => {
  expect(insertSentence('', keys)).toBe(keys)
  expect(insertSentence('Bye.\n', keys)).toBe(`Bye.\n${keys}`)
})

test('removing a sentence does not change the other text', () => {
  const text = `Bye.\n${keys}\nSee you.`

  expect(isInserted(text, choiceOf(keys))).toBe(true)
  expect(removeSentence(text, choiceOf(keys))).toBe('Bye.\nSee you.')
  expect(removeSentence('Bye.', choiceOf(keys))).toBe('Bye.')
})

test('a sentence of two lines is treated as one', () => {
  const both = 'From 8 to 22.\nAt night only if it burns.'

  expect(isInserted(`Hello.\n${both}`, choiceOf(both))).toBe(true)
  expect(removeSentence(`Hello.\n${both}\nBye.`, choiceOf(both))).toBe('Hello.\nBye.')
  expect(isInserted('From 8 to 22.', choiceOf(both))).toBe(false)
})

test('a changed sentence is no longer a ready sentence', () => {
  expect(isInserted('Leave the keys on the table, please.', choiceOf(keys))).toBe(false)
})

test('a rule is inserted into the first empty row or a new one', () => {
  expect(insertSentence([{ text: '' }], 'No pets')).toEqual([{ text: 'No pets' }])
  expect(insertSentence([{ text: 'No parties' }], 'No pets')).toEqual([{ text: 'No parties' }, { text: 'No pets' }])
})

test('equipment is inserted with its description; removing it leaves an empty row', () => {
  const oven = { name: 'Oven', description: 'Left knob.' }
  const rows = insertSentence([{ name: '', description: '' }], oven)

  expect(rows).toEqual([oven])
  expect(isInserted(rows, choiceOf(oven))).toBe(true)
  expect(isInserted([{ name: 'Oven', description: 'Ask me.' }], choiceOf(oven))).toBe(false)
  expect(removeSentence(rows, choiceOf(oven))).toEqual([{ name: '', description: '' }])
})

test('equipment with pictures is not the plain sentence any more, and stays', () => {
  const oven = { name: 'Oven', description: 'Left knob.' }
  const image = { url: '/media/knob/20.webp', width: 20, height: 10, srcSet: '' }
  const own = { ...oven, pictures: [{ image, caption: 'The left knob' }] }

  expect(isInserted([own], choiceOf(oven))).toBe(false)
  expect(removeSentence([oven, own], choiceOf(oven))).toEqual([own])
  expect(isInserted([{ ...oven, pictures: [] }], choiceOf(oven))).toBe(true)
})

test('a sentence is found and removed also if its no-break spaces were typed as ordinary spaces', () => {
  const late = 'Une panne\u202f? Appelez-nous.'

  expect(isInserted('Une panne ? Appelez-nous.', choiceOf(late))).toBe(true)
  expect(removeSentence('Bonjour.\nUne panne ? Appelez-nous.', choiceOf(late))).toBe('Bonjour.')
})

test('a sentence is found and removed also in a former wording', () => {
  const choice = choiceOf(keys, 'The keys go on the table.')

  expect(isInserted('Bye.\nThe keys go on the table.', choice)).toBe(true)
  expect(removeSentence('Bye.\nThe keys go on the table.', choice)).toBe('Bye.')
  expect(isInserted([{ text: 'The keys go on the table.' }], choice)).toBe(true)
})
