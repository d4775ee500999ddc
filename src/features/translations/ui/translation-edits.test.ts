import { expect, test } from 'vitest'
import { hostTextFields } from '#features/books/shared/host-texts.ts'
import type { HostTextView } from '../shared/translation-contract.ts'
import {
  acceptProposals,
  editKey,
  exceededLimit,
  groupOf,
  groupTexts,
  listTooLong,
  progressOf,
  splitEdits,
  statusOf,
  textGroups,
  undoAcceptance,
  withoutSaved,
} from './translation-edits.ts'

const door: HostTextView = {
  field: 'doorAccessInfo',
  owner: null,
  text: 'La chiave è sotto il vaso',
  translations: { de: { state: 'outdated', text: 'Im Kasten', source: 'Nella cassetta', isShown: false } },
}
const rule: HostTextView = {
  field: 'houseRules',
  owner: null,
  text: 'Niente feste',
  translations: { de: { state: 'ready', text: 'Keine Partys', isShown: true } },
}
const editOf = (text: HostTextView, written: string) => ({
  [editKey('de', text)]: {
    language: 'de' as const,
    field: text.field,
    source: text.text,
    text: written,
    isProposal: false,
  },
})

test('without an edit a text has the server’s state', () => {
  expect(statusOf(door, 'de', {})).toEqual({ status: 'outdated', value: 'Im Kasten', source: 'Nella cassetta' })
  expect(statusOf(door, 'fr', {})).toEqual({ status: 'missing', value: '', source: undefined })
  expect(statusOf(door, 'de', editOf(door, 'Unter dem Topf'))).toMatchObject({
    status: 'done',
    value: 'Unter dem Topf',
  })
  expect(statusOf(door, 'de', editOf(door, ' '))).toMatchObject({ status: 'missing' })
})

test('unsaved edits count towards the progress', () => {
  expect(progressOf([door, rule], 'de', {})).toEqual({ done: 1, total: 2, outdated: 1, proposed: 0 })
  expect(progressOf([door, rule], 'de', editOf(door, 'Unter dem Topf'))).toMatchObject({ done: 2, outdated: 0 })
})

test('every field has a group, and groups keep the order of the book', () => {
  for (const field of hostTextFields) expect(textGroups).toContain(groupOf(field))
  expect(groupOf('checkinInstructions')).toBe('checkIn')
  expect(groupOf('emergencyNumbers.other')).toBe('emergencyNumbers')
  expect(groupOf('hostContactInfo')).toBe('host')
  expect(groupTexts([rule, door]).map(({ group }) => group)).toEqual(['checkIn', 'houseRules'])
})

test('edits made while a save was running are not treated as saved', () => {
  const edits = { ...editOf(door, 'Unter dem Topf, links'), ...editOf(rule, 'Keine Feste') }
  const sent = [editOf(door, 'Unter dem Topf'), editOf(rule, 'Keine Feste')].flatMap((edit) => Object.values(edit))
  expect(withoutSaved(edits, sent)).toEqual(editOf(door, 'Unter dem Topf, links'))
})

test('edits whose original is gone are kept separately, not dropped', () => {
  const edits = { ...editOf(door, 'Unter dem Topf'), ...editOf(rule, 'Keine Feste') }
  expect(splitEdits(edits, [rule])).toEqual({
    present: Object.values(editOf(rule, 'Keine Feste')),
    lost: Object.values(editOf(door, 'Unter dem Topf')),
  })
})

const proposed: HostTextView = {
  field: 'parkingInfo',
  owner: null,
  text: 'In cortile',
  translations: { de: { state: 'proposed', text: 'Im Hof', isShown: false } },
}

test('accepting all accepts the proposals only', () => {
  const texts = [door, rule, proposed]
  const accepted = acceptProposals(texts, 'de', {})

  expect(accepted).toEqual(Object.values(editOf(proposed, 'Im Hof')))
  expect(acceptProposals(texts, 'fr', {})).toEqual([])
  expect(acceptProposals(texts, 'de', editOf(proposed, 'Im Innenhof'))).toEqual([])
  expect(progressOf(texts, 'de', editOf(proposed, 'Im Hof'))).toMatchObject({ done: 2, proposed: 0 })
})

test('undoing an acceptance restores the proposal unless the host has changed it since', () => {
  const accepted = acceptProposals([proposed], 'de', {})
  const stored: HostTextView = {
    ...proposed,
    translations: { de: { state: 'done', text: 'Im Hof', isShown: true } },
  }

  const [undone] = undoAcceptance(accepted, [stored], {})
  expect(undone).toMatchObject({ text: 'Im Hof', isProposal: true })
  const edits = undone ? { [editKey('de', stored)]: undone } : {}
  expect(statusOf(stored, 'de', edits)).toMatchObject({ status: 'proposed', value: 'Im Hof' })
  expect(withoutSaved(edits, accepted)).toEqual(edits)
  expect(splitEdits(edits, []).lost).toEqual([])
  expect(undoAcceptance(accepted, [stored], editOf(stored, 'Im Innenhof'))).toEqual([])
})

test('a translation that is too long waits, unless it is stored already', () => {
  const x = (length: number) => 'x'.repeat(length)
  const oven: HostTextView = { field: 'equipment.name', owner: null, text: 'Forno', translations: {} }
  const made = (state: 'proposed' | 'outdated'): HostTextView => ({
    ...oven,
    translations: { de: { state, text: x(300), isShown: false } },
  })
  expect(exceededLimit(oven, 'de', x(200))).toBeUndefined()
  expect(exceededLimit(oven, 'de', x(201))).toBe(200)
  expect(exceededLimit(made('proposed'), 'de', x(299))).toBeUndefined()
  expect(exceededLimit(made('proposed'), 'de', x(301))).toBe(200)
  expect(exceededLimit(made('outdated'), 'de', x(300))).toBeUndefined()
  expect(exceededLimit(made('outdated'), 'de', x(299))).toBe(200)
  const edits = Object.values({ ...editOf(oven, x(201)), ...editOf(rule, x(201)) })
  expect(listTooLong(edits, [oven, rule]).map(({ field }) => field)).toEqual(['equipment.name'])
})
