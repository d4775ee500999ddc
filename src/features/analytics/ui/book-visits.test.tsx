import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { expect, test } from 'vitest'
import type { Language } from '#platform/i18n/languages.ts'
import { analyticsMessages } from '../messages/index.ts'
import { BookVisits } from './book-visits.tsx'

const now = Date.parse('2026-07-31T12:00:00Z')

/** @param visits by the book's id, of the books that have any */
function show(language: Language, createdAt: string, visits: Record<string, number> = {}): string {
  const queries = new QueryClient()
  const books = Object.entries(visits).map(([id, count]) => ({ id, visits: count }))
  queries.setQueryData(['/api/analytics', 'books'], { books })
  return renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <IntlProvider locale={language} messages={{ analytics: analyticsMessages[language] }} timeZone="UTC">
        <BookVisits book={{ id: 'book', createdAt }} now={now} />
      </IntlProvider>
    </QueryClientProvider>,
  )
}

test.each<[Language, string, string]>([
  ['en', 'No visits yet', 'No visits in 30 days'],
  ['it', 'Ancora nessuna visita', 'Nessuna visita in 30\u00a0giorni'],
  ['fr', 'Pas encore de visite', 'Aucune visite en 30 jours'],
  ['es', 'Aún sin visitas', 'Ninguna visita en 30 días'],
  ['de', 'Noch keine Aufrufe', 'Keine Aufrufe in 30 Tagen'],
])('in %s a new book without visits has none yet, an older one had none in 30 days', (language, none, noneLately) => {
  expect(show(language, '2026-07-30T12:00:00Z')).toBe(` · ${none}`)
  expect(show(language, '2026-07-01T11:00:00Z')).toBe(` · ${noneLately}`)
})

test('a new book with visits shows how many', () => {
  expect(show('en', '2026-07-30T12:00:00Z', { other: 7, book: 2 })).toBe(' · 2 visits in 30 days')
})
