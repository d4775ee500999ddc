import { expect, test } from 'vitest'
import { lacksDoorHelp } from './door-help.ts'

test('guests have no help at the door without a phone number and a spare code, with a shared code alone', () => {
  const bare = { codeMode: 'shared', hasSecrets: true, spareCodes: [], hostPhone: '' } as const
  expect(lacksDoorHelp(bare)).toBe(true)
  // The page shows a link for calls only if the whole text is one number.
  expect(lacksDoorHelp({ ...bare, hostPhone: 'ask the neighbour' })).toBe(true)
  expect(lacksDoorHelp({ ...bare, hostPhone: '+39 0341 555 210' })).toBe(false)
  expect(lacksDoorHelp({ ...bare, spareCodes: ['7730'] })).toBe(false)
  expect(lacksDoorHelp({ ...bare, codeMode: 'personal' })).toBe(false)
  expect(lacksDoorHelp({ ...bare, hasSecrets: false })).toBe(false)
})
