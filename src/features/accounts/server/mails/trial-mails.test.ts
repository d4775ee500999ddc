import fc from 'fast-check'
import { expect, test } from 'vitest'
import { day } from '#platform/clock.ts'
import { dueTrialMail } from './trial-mails.ts'

test.each([
  [7 * day + 1, undefined],
  [7 * day, 'trialReminder7Days'],
  [3 * day + 1, 'trialReminder7Days'],
  [3 * day, 'trialReminder3Days'],
  [1, 'trialReminder3Days'],
  [0, 'trialExpired'],
  [-30 * day + 1, 'trialExpired'],
  [-30 * day, undefined],
])('%d ms before the end the mail that is due is %s', (left, mail) => {
  expect(dueTrialMail(1_000 * day + left, 1_000 * day)).toBe(mail)
})

test('the mails become due in their order, each once', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -40 * day, max: 20 * day }), { minLength: 1, maxLength: 30 }), (offsets) => {
      const end = 1_000 * day
      const mails = offsets.toSorted((a, b) => b - a).map((left) => dueTrialMail(end, end - left))
      const changes = mails.filter((mail, index) => mail !== undefined && mail !== mails[index - 1])
      expect(new Set(changes).size).toBe(changes.length)
      const order = ['trialReminder7Days', 'trialReminder3Days', 'trialExpired']
      expect(changes).toEqual(order.filter((mail) => changes.includes(mail as (typeof changes)[number])))
    }),
  )
})
