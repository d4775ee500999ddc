import { expect, test } from 'vitest'
import { en } from '#features/books/messages/en.ts'
import { ApiError } from '#platform/browser/api.ts'
import { failureText, isTemporary, readSaveFailure, type SaveFailure } from './save-failure.ts'

const refusal = (status: number, code: string, message = 'Some text', fields = {}) =>
  readSaveFailure(new ApiError(status, code, message, fields))

test.each([
  [0, 'OFFLINE', 'offline'],
  [0, 'UNREACHED', 'unreachable'],
  [200, 'UNREADABLE', 'unreachable'],
  [502, 'UNREADABLE', 'unreachable'],
  [503, 'UNREADABLE', 'unreachable'],
  [504, 'UNREADABLE', 'unreachable'],
  [401, 'NOT_AUTHENTICATED', 'signedOut'],
  [401, 'SESSION_EXPIRED', 'signedOut'],
  [409, 'EDIT_CONFLICT', 'conflict'],
  [402, 'TRIAL_EXPIRED', 'trial'],
  [402, 'PLAN_EXPIRED', 'plan'],
  [402, 'PAYMENT_REQUIRED', 'payment'],
  [404, 'BOOK_NOT_FOUND', 'gone'],
])('status %i with code %s is the failure %3$s', (status, code, kind) => {
  expect(refusal(status, code)).toEqual({ kind })
})

test.each([
  [413, 'BOOK_TOO_LARGE'],
  [403, 'TEXT_FULL'],
  [403, 'FAIR_USE_REACHED'],
  [429, 'TOO_MANY_CREATIONS'],
])('status %i with code %s is a limit, with the text of the server', (status, code) => {
  expect(refusal(status, code)).toEqual({ kind: 'limit', message: 'Some text' })
})

test('a further book than the plan allows is a limit of its own', () => {
  expect(refusal(403, 'LIMIT_REACHED')).toEqual({ kind: 'bookLimit', message: 'Some text' })
})

test('a text about the ended trial counts as its code does', () => {
  expect(refusal(403, 'FORBIDDEN', 'Trial expired')).toEqual({ kind: 'trial' })
})

test('invalid fields are listed, and the first one says why', () => {
  const fields = { propertyName: 'Too long', hostEmail: 'Not an address' }
  expect(refusal(400, 'INVALID_INPUT', 'Please check what you entered.', fields)).toEqual({
    kind: 'invalid',
    fields,
    message: 'Too long',
  })
})

test('other refusals keep the text of the server', () => {
  expect(refusal(403, 'PRO_REQUIRED')).toEqual({ kind: 'other', message: 'Some text' })
})

test('a server that is busy can be asked again, with its text; a proxy that counts requests has none', () => {
  for (const [status, code] of [
    [429, 'TOO_MANY_REQUESTS'],
    [503, 'UNAVAILABLE'],
    [500, 'INTERNAL'],
  ] as const) {
    expect(refusal(status, code)).toEqual({ kind: 'busy', message: 'Some text' })
  }
  expect(refusal(429, 'UNREADABLE', '<html>')).toEqual({ kind: 'busy', message: '' })
  for (const kind of ['busy', 'limit', 'other'] as const) {
    expect(isTemporary({ kind, message: '' })).toBe(kind === 'busy')
  }
})

test('a proxy that refuses is no lost connection, and its page is not shown', () => {
  for (const status of [401, 403, 404, 413])
    expect(refusal(status, 'UNREADABLE', '<html>')).toEqual({ kind: 'other', message: '' })
})

test('a fault of ours has no text', () => {
  expect(readSaveFailure(new TypeError('x is undefined'))).toEqual({ kind: 'other', message: '' })
  expect(readSaveFailure(undefined)).toEqual({ kind: 'other', message: '' })
})

test('what every screen says alike is the text of the catalogue, or that of the server', () => {
  const textOf = (failure: SaveFailure) => failureText(failure, (code) => en.errors[code])
  expect(textOf({ kind: 'trial' })).toBe(en.errors.TRIAL_EXPIRED)
  expect(textOf({ kind: 'plan' })).toBe(en.errors.PLAN_EXPIRED)
  expect(textOf({ kind: 'payment' })).toBe(en.errors.PAYMENT_REQUIRED)
  expect(textOf({ kind: 'bookLimit', message: 'Some text' })).toBe(en.errors.LIMIT_REACHED)
  expect(textOf({ kind: 'invalid', fields: { name: 'Too long' }, message: 'Too long' })).toBe('Too long')
  for (const kind of ['limit', 'busy', 'other'] as const) {
    expect(textOf({ kind, message: 'Some text' })).toBe('Some text')
    expect(textOf({ kind, message: '' })).toBeUndefined()
  }
  for (const kind of ['offline', 'unreachable', 'signedOut', 'conflict', 'gone'] as const)
    expect(textOf({ kind })).toBeUndefined()
})
