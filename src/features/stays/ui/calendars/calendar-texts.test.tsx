import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { expect, test } from 'vitest'
import { en } from '../../messages/en.ts'
import { useCalendarTexts } from './calendar-texts.ts'

function Sentence({ stays, ask, next }: { stays: number; ask: number; next: string | null }) {
  const { sentenceOf } = useCalendarTexts()
  return sentenceOf({ source: 'booking', hostName: '', ignored: 2, next, ask }, stays)
}

test('a calendar of which nothing is a stay yet names its questions', () => {
  const read = (stays: number, ask: number, next: string | null) =>
    renderToStaticMarkup(
      <IntlProvider locale="en" timeZone="UTC" messages={{ stays: en }}>
        <Sentence stays={stays} ask={ask} next={next} />
      </IntlProvider>,
    )
  expect(read(0, 20, null)).toBe('Booking.com: no stays, 20 questions, 2 left out')
  expect(read(0, 0, null)).toBe('Booking.com: no stays, 2 left out')
  expect(read(4, 1, '2026-10-12')).toBe('Booking.com: 4 stays, 2 left out, next 12 October')
})
