import { expect, test } from 'vitest'
import { readReturn, withoutReturn } from './returned-from-bank.ts'

const appended = 'order=upgrade&payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_2&redirect_status='

test('the bank has confirmed only where the status says so', () => {
  expect(readReturn(new URLSearchParams(`plan=pro&${appended}succeeded`))).toEqual({
    isConfirmed: true,
    orderKind: 'upgrade',
  })
  expect(readReturn(new URLSearchParams(`plan=pro&${appended}failed`))).toEqual({
    isConfirmed: false,
    orderKind: 'upgrade',
  })
  expect(readReturn(new URLSearchParams('setup_intent=seti_1&redirect_status=succeeded'))).toEqual({
    isConfirmed: true,
    orderKind: null,
  })
})

test('an ordinary visit comes from no bank', () => {
  expect(readReturn(new URLSearchParams('plan=pro'))).toBeUndefined()
  expect(readReturn(new URLSearchParams('plan=pro&redirect_status=succeeded'))).toBeUndefined()
})

test('only what was appended leaves the address', () => {
  expect(withoutReturn(new URLSearchParams(`plan=pro&${appended}succeeded`)).toString()).toBe('plan=pro')
})
