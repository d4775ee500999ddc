import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { expect, test } from 'vitest'
import { en as platform } from '#platform/i18n/messages/en.ts'
import { TooltipProvider } from '#ui/tooltip.tsx'
import { en as bookEditor } from '../../messages/en.ts'
import { SaveNotices } from './save-notices.tsx'
import type { Editing } from './use-editing.ts'

const render = (message: string) =>
  renderToStaticMarkup(
    <IntlProvider locale="en" messages={{ bookEditor, platform }} timeZone="UTC">
      <TooltipProvider>
        <SaveNotices
          editing={
            {
              trouble: { failure: { kind: 'busy', message }, intent: {} },
              running: undefined,
              retry: () => undefined,
            } as unknown as Editing
          }
        />
      </TooltipProvider>
    </IntlProvider>,
  )

test('a save that a busy server refuses stays explained, with a way to try again', () => {
  const notice = render('This is not available at the moment.')
  expect(notice).toContain('role="alert"')
  expect(notice).toContain('Not saved. This is not available at the moment. What you wrote is kept on this device.')
  expect(notice).toContain('Try again</button>')
})

test('where a proxy counts the requests, the notice says so in our words', () => {
  expect(render('')).toContain('Not saved. Too many attempts. Please wait a few minutes and try again.')
})
