import { expect, test } from 'vitest'
import { awaitArrival, readReturn, withoutReturn } from './returned-from-bank.ts'

const appended = 'order=upgrade&payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_2&redirect_status='

test('the bank has confirmed only where the status says so', () => {
  expect(readReturn(new URLSearchParams(`plan=pro&${appended}succeeded`))).toEqual({
    isConfirmed: true,
    isSetup: false,
    orderKind: 'upgrade',
  })
  expect(readReturn(new URLSearchParams(`plan=pro&${appended}failed`))).toEqual({
    isConfirmed: false,
    isSetup: false,
    orderKind: 'upgrade',
  })
  expect(readReturn(new URLSearchParams('setup_intent=seti_1&redirect_status=succeeded'))).toEqual({
    isConfirmed: true,
    isSetup: true,
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

test('a payment that arrives late is read again a few times, and then given up', async () => {
  const readUntil = async (arrivesAt: number) => {
    let readings = 0
    const pauses: number[] = []
    const hasArrived = await awaitArrival(
      async () => {
        readings += 1
        return readings === arrivesAt
      },
      async (ms) => void pauses.push(ms),
    )
    return { hasArrived, readings, pauses }
  }
  expect(await readUntil(1)).toEqual({ hasArrived: true, readings: 1, pauses: [] })
  expect(await readUntil(3)).toMatchObject({ hasArrived: true, readings: 3 })
  const never = await readUntil(99)
  expect(never).toMatchObject({ hasArrived: false, readings: 4 })
  expect(never.pauses.every((ms) => ms > 0)).toBe(true)
})
