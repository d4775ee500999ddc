import { expect, test } from 'vitest'
import { findTrialNotice } from './trial-notice.ts'

function inTrial(trialDaysLeft: number) {
  return findTrialNotice({ planStatus: 'trial', trialDaysLeft })
}

test('the notice is blue above seven days, orange down to four, red from three on', () => {
  const tones = [14, 8, 7, 4, 3, 1].map((days) => inTrial(days)?.tone)

  expect(tones).toEqual(['blue', 'blue', 'orange', 'orange', 'red', 'red'])
})

test('a subscription is offered from seven days on', () => {
  expect([14, 8, 7, 3, 1].map((days) => inTrial(days)?.offersSubscription)).toEqual([false, false, true, true, true])
})

test('an expired plan is red and offers a subscription', () => {
  const expired = { tone: 'red', isExpired: true, daysLeft: 0, offersSubscription: true }

  expect(findTrialNotice({ planStatus: 'expired', trialDaysLeft: null })).toEqual(expired)
  expect(inTrial(0)).toEqual(expired)
})

test('without a trial there is nothing to say', () => {
  expect(findTrialNotice({ planStatus: 'active', trialDaysLeft: null })).toBeUndefined()
  expect(findTrialNotice({ planStatus: 'none', trialDaysLeft: null })).toBeUndefined()
})
