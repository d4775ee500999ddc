import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { expect, test } from 'vitest'
import { en as accounts } from '#features/accounts/messages/en.ts'
import { ApiError } from '#platform/browser/api.ts'
import { en as platform } from '#platform/i18n/messages/en.ts'
import { en as billing } from '../../messages/en.ts'
import { useCardProblems } from './card-problem.ts'

type Failure = { status: number; code: string; mayHaveCharged?: boolean }

function Text({ status, code, mayHaveCharged = false }: Failure) {
  return useCardProblems().ofCall(new ApiError(status, code, 'Busy, says our server.'), { mayHaveCharged }).text
}

const textOf = (failure: Failure) =>
  renderToStaticMarkup(
    <IntlProvider locale="en" messages={{ accounts, billing, platform }} timeZone="UTC">
      <Text {...failure} />
    </IntlProvider>,
  )

test.each([
  [0, 'UNREACHED'],
  [200, 'UNREADABLE'],
  [502, 'UNREADABLE'],
  [504, 'UNREADABLE'],
])(
  'after status %i with code %s, the payment provider is not blamed, and nothing is said about a charge',
  (status, code) => {
    expect(textOf({ status, code })).toBe(
      'The service cannot be reached right now. Try again in a moment: you will not be charged twice.',
    )
  },
)

test.each([
  [429, 'TOO_MANY_REQUESTS'],
  [500, 'INTERNAL'],
  [503, 'UNAVAILABLE'],
])('after status %i with code %s, our server says why itself', (status, code) => {
  expect(textOf({ status, code })).toBe('Busy, says our server.')
})

test('a provider that does not respond is named, and so is what it may have charged', () => {
  const failure = { status: 503, code: 'PAYMENTS_UNAVAILABLE' }
  expect(textOf(failure)).toMatch(/^The payment provider is not responding. Nothing was charged./)
  expect(textOf({ ...failure, mayHaveCharged: true })).toMatch(/^The payment provider did not respond in time./)
})

test('a card form without a network says that the connection was lost', () => {
  expect(textOf({ status: 0, code: 'OFFLINE' })).toBe(
    'The connection was lost. Try again: you will not be charged twice.',
  )
})
