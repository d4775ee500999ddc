import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { expect, test } from 'vitest'
import { stayMessages } from '../../messages/index.ts'
import { MessageText } from './message-text.tsx'

function render(text: string, link: string): string {
  return renderToStaticMarkup(
    <IntlProvider locale="en" messages={{ stays: stayMessages.en }} timeZone="UTC">
      <MessageText text={text} link={link} language="en" />
    </IntlProvider>,
  )
}

test('a pill stands for the link of a message; without a link there is none', () => {
  const countPills = (html: string) => html.split('<svg').length - 1
  expect(countPills(render('Your book: https://x.example/s/a. Bye', 'https://x.example/s/a'))).toBe(1)
  const without = render('Your book: . Bye', '')
  expect(countPills(without)).toBe(0)
  expect(without).toContain('Your book: . Bye')
})
