import { expect, test } from 'vitest'
import { findTrialNotice } from './trial-notice.ts'

function inTrial(trialDaysLeft: number) {
  return findTrialNotice({ planStatus: 'trial', trialDaysLeft, renewal: 'none' })
}

test('the notice is blue above seven days, orange from seven to four, red from three on', () => {
  const tones = [14, 8, 7, 4, 3, 1].map((days) => inTrial(days)?.tone)

  expect(tones).toEqual(['blue', 'blue', 'orange', 'orange', 'red', 'red'])
})

test('a subscription is offered from seven days on', () => {
  expect([14, 8, 7, 3, 1].map((days) => inTrial(days)?.offersSubscription)).toEqual([false, false, true, true, true])
})

test('an expired plan is red and offers a subscription', () => {
  const expired = { tone: 'red', isExpired: true, daysLeft: 0, offersSubscription: true }

  expect(findTrialNotice({ planStatus: 'expired', trialDaysLeft: null, renewal: 'none' })).toEqual(expired)
  expect(inTrial(0)).toEqual(expired)
})

test('without a trial there is no notice', () => {
  expect(findTrialNotice({ planStatus: 'active', trialDaysLeft: null, renewal: 'none' })).toBeUndefined()
  expect(findTrialNotice({ planStatus: 'none', trialDaysLeft: null, renewal: 'none' })).toBeUndefined()
})

test('with a card on file there is no warning about the end of the trial', () => {
  const withCard = (trialDaysLeft: number) => findTrialNotice({ planStatus: 'trial', trialDaysLeft, renewal: 'renews' })

  for (const days of [14, 5, 1]) expect(withCard(days)).toMatchObject({ tone: 'blue', offersSubscription: false })
})
