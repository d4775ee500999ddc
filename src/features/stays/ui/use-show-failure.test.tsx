import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { expect, test, vi } from 'vitest'
import { ApiError } from '#platform/browser/api.ts'
import { findCurrentToast } from '#ui/toast-store.ts'
import { en } from '../messages/en.ts'
import { useShowFailure } from './use-show-failure.ts'

function Failing({ error }: { error: unknown }) {
  useShowFailure()(error)
  return null
}

function show(error: unknown) {
  renderToStaticMarkup(
    <IntlProvider locale="en" timeZone="UTC" messages={{ stays: en.host }}>
      <Failing error={error} />
    </IntlProvider>,
  )
  return findCurrentToast()
}

test('a failed call is explained by the server, and a bug does not end unseen', () => {
  const { title, text } = en.host.failure
  expect(show(new ApiError(409, 'STAY_GONE', 'This stay was deleted.'))).toMatchObject({
    title,
    description: 'This stay was deleted.',
    tone: 'error',
  })

  const log = vi.spyOn(console, 'error').mockReturnValue()
  const bug = new TypeError('x is undefined')
  expect(show(bug)).toMatchObject({ title, description: text, tone: 'error' })
  expect(log.mock.calls).toEqual([[bug]])
})
