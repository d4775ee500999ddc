import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { dayOf, firstDayOf, isoDay, monthOf, readIsoDay } from '#features/analytics/shared/visit.ts'
import { useFormats } from '#features/analytics/ui/format.ts'
import { freeAccessUntil } from '#features/billing/server/discounts/discount.ts'
import { addMonths } from '#features/billing/server/months.ts'
import { sampleMails, sampleReader } from '#features/mail/server/mails/mail-samples.ts'
import { renderMail } from '#features/mail/server/rendering/mail-rendering.tsx'
import { answerBy } from '#features/site/server/support.ts'
import { articles } from '#features/site/shared/articles/index.ts'
import { ArticleDate } from '#features/site/ui/blog/article-teaser.tsx'
import { day, hour } from '#platform/clock.ts'
import { findDistance, formatDay } from '#platform/i18n/day.ts'
import { languages } from '#platform/i18n/languages.ts'

/** Far west, far east, and one with daylight saving time. */
const zones = ['Pacific/Pago_Pago', 'Pacific/Kiritimati', 'America/New_York']

/** The first of March 2026 in all date formats of the dashboard. */
function Days() {
  const format = useFormats()
  const days = [format.day, format.end, format.shortDay, format.weekday].map((write) => write('2026-03-01'))
  return createElement('p', null, days.join('; '))
}

describe.each(zones)('on a server in %s', (zone) => {
  beforeEach(() => {
    vi.stubEnv('TZ', zone)
    return () => vi.unstubAllEnvs()
  })

  test('the time zone is set', () => {
    expect(new Date(2026, 0, 1).getTimezoneOffset()).not.toBe(0)
  })

  test('days and months of visits are in UTC, at both ends of a range', () => {
    for (const [iso, month] of [
      ['2026-01-01', 2026 * 12],
      ['2026-02-28', 2026 * 12 + 1],
      ['2026-03-08', 2026 * 12 + 2],
      ['2025-12-31', 2025 * 12 + 11],
    ] as const) {
      const start = Date.parse(`${iso}T00:00:00Z`)
      for (const ms of [start, start + day - 1]) expect(isoDay(dayOf(ms))).toBe(iso)
      expect(readIsoDay(iso)).toBe(start / day)
      expect(monthOf(start / day)).toBe(month)
      expect(firstDayOf(month)).toBe(Date.parse(`${iso.slice(0, 8)}01T00:00:00Z`) / day)
    }
  })

  test('months of a subscription are in UTC, across a clock change', () => {
    expect(addMonths(Date.UTC(2026, 0, 31, 12), 1)).toBe(Date.UTC(2026, 1, 28, 12))
    expect(addMonths(Date.UTC(2026, 0, 31, 0, 30), 2)).toBe(Date.UTC(2026, 2, 31, 0, 30))
    expect(addMonths(Date.UTC(2026, 0, 31, 23, 30), 1)).toBe(Date.UTC(2026, 1, 28, 23, 30))
    expect(addMonths(Date.UTC(2026, 1, 15, 7, 30), 1)).toBe(Date.UTC(2026, 2, 15, 7, 30))
    expect(freeAccessUntil(Date.UTC(2024, 1, 29, 23, 59))).toBe(Date.UTC(2025, 1, 28, 23, 59))
  })

  test('due times of support use the office’s time zone', () => {
    // Friday noon at the office; the weekend, on which its summer time begins, does not count.
    expect(answerBy(Date.UTC(2026, 2, 6, 17))).toBe(Date.UTC(2026, 2, 9, 16))
    expect(answerBy(Date.UTC(2026, 2, 1, 12))).toBe(Date.UTC(2026, 2, 3, 5))
  })

  test('every mail has days and times in UTC', async () => {
    const now = Date.UTC(2026, 2, 1, 0, 30)
    const config = {
      origin: 'https://stay.example',
      currency: 'EUR',
      pricesIncludeVat: true,
      hasSampleClaims: true,
      operator: { name: 'Benvenuto', address: 'Via Roma 1', supportEmail: 'help@stay.example' },
    }
    const render = async () => {
      const mails = sampleMails(now).flatMap((sample) =>
        languages.map((language) => {
          const reader = sampleReader('giulia@example.com', language)
          return renderMail({ ...sample, reader, language, now, config, unsubscribeUrl: undefined })
        }),
      )
      return (await Promise.all(mails)).map(({ subject, text }) => `${subject}\n${text}`)
    }
    const here = await render()
    vi.stubEnv('TZ', 'UTC')
    expect(here).toEqual(await render())
  })

  test('articles and the dashboard show the stored day', () => {
    const [article] = articles
    if (!article) throw new Error('there are articles')
    const render = (element: React.ReactElement) =>
      renderToStaticMarkup(createElement(IntlProvider, { locale: 'en', messages: {} } as never, element))
    expect(render(createElement(Days))).toBe('<p>1 March 2026; 1 March 2026; 1 Mar; Sun, 1 Mar 2026</p>')
    const shown = `${Number(article.date.slice(8, 10))} `
    expect(render(createElement(ArticleDate, { article }))).toContain(`>${shown}`)
  })

  test('in a host’s browser days are in her time zone', () => {
    const midnight = new Date(2026, 2, 1).getTime()
    const iso = (ms: number) => new Date(ms).toISOString()
    expect(findDistance(iso(midnight - 1), midnight, 'en')).toBe('yesterday')
    expect(findDistance(iso(midnight), midnight + day - hour, 'en')).toBe('today')
    const newYear = new Date(2026, 0, 1).getTime()
    expect(formatDay(iso(newYear), midnight, 'en')).toBe('1 January')
    expect(formatDay(iso(newYear - 1), midnight, 'en')).toBe('31 December 2025')
  })
})

test('only code for the reader’s own days and hours reads dates in the local time zone', async () => {
  const localTime =
    /\.(?:get|set)(?:FullYear|Month|Date|Day|Hours|Minutes)\(|\.getTimezoneOffset\(|\.toLocale(?:Date|Time)String\(|\.to(?:Date|Time)String\(/
  const found: string[] = []
  for await (const file of glob('{src,migrations}/**/*.{ts,tsx}')) {
    if (!/\.test\.tsx?$/.test(file) && localTime.test(readFileSync(file, 'utf8'))) found.push(file)
  }
  expect(found.sort()).toEqual(['src/platform/i18n/day.ts', 'src/platform/i18n/office-hours.ts'])
})
