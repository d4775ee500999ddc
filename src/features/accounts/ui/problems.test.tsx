import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { expect, test } from 'vitest'
import { ApiError } from '#platform/browser/api.ts'
import { en as platform } from '#platform/i18n/messages/en.ts'
import { en as accounts } from '../messages/en.ts'
import { useProblems } from './problems.ts'

function Title({ error }: { error: unknown }) {
  return useProblems().titleOfCall(error, 'Nothing was changed')
}

const titleOf = (error: unknown) =>
  renderToStaticMarkup(
    <IntlProvider locale="en" messages={{ accounts, platform }} timeZone="UTC">
      <Title error={error} />
    </IntlProvider>,
  )

test.each([
  [0, 'UNREACHED'],
  [200, 'UNREADABLE'],
  [502, 'UNREADABLE'],
  [504, 'UNREADABLE'],
])('a call that ends with status %i and code %s may have changed something', (status, code) => {
  expect(titleOf(new ApiError(status, code, ''))).toBe('No answer from the service')
})

test.each([
  [0, 'OFFLINE'],
  [401, 'NOT_AUTHENTICATED'],
  [413, 'UNREADABLE'],
  [429, 'TOO_MANY_REQUESTS'],
  [500, 'INTERNAL'],
])('a call that ends with status %i and code %s has changed nothing', (status, code) => {
  expect(titleOf(new ApiError(status, code, ''))).toBe('Nothing was changed')
})
