import { Download } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { RequireSignedIn, ToProfile, useCurrentUser } from '#features/accounts/ui/index.ts'
import { useBooks } from '#features/books/ui/index.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import emptyScene from '#ui/illustrations/empty-books.svg'
import { Page } from '#ui/page.tsx'
import { fewestToCompare } from '../shared/analytics.ts'
import type { AnalyticsView } from '../shared/analytics-contract.ts'
import { dayOf } from '../shared/visit.ts'
import { csvPathOf, useAnalytics } from './analytics-api.ts'
import { BasicView } from './basic-view.tsx'
import { BookTable } from './book-table.tsx'
import { Circumstances, Uses } from './breakdowns.tsx'
import { readView, type View, writeView } from './dashboard-view.ts'
import { useFormats } from './format.ts'
import { Loaded } from './loaded.tsx'
import { Panel } from './panel.tsx'
import { RangeControls } from './range-controls.tsx'
import { Totals } from './totals.tsx'
import { UnansweredSearches } from './unanswered-searches.tsx'
import { VisitsOverTime } from './visits-over-time.tsx'

/** `/analytics`: what guests do with the host's books. On Basic, the plain counts and an example of what Pro shows. */
export function AnalyticsPage() {
  const { data: user } = useCurrentUser()
  return (
    <RequireSignedIn>
      {user && (user.plan === 'pro' && user.canCreateBooks ? <Dashboard /> : <PlainCounts />)}
    </RequireSignedIn>
  )
}

function PlainCounts() {
  return (
    <Frame>
      <BasicView nameOf={useBookNames().nameOf} />
    </Frame>
  )
}

function Dashboard() {
  const t = useTranslations('analytics')
  const [params, setParams] = useSearchParams()
  const [today] = useState(() => dayOf(Date.now()))
  const { books, nameOf } = useBookNames()
  const view = readView(params, today)
  const answer = useAnalytics(view)
  const show = (next: View) => setParams(writeView(next), { preventScrollReset: true })

  return (
    <Frame
      action={
        <Button asChild variant="quiet" icon={<Download size={20} aria-hidden="true" />}>
          <a href={csvPathOf(view)} download>
            {t('csv')}
          </a>
        </Button>
      }
    >
      <RangeControls view={view} today={today} books={books} onView={show} />
      <div aria-busy={answer.isPlaceholderData}>
        <Loaded answer={answer}>
          {(data) => (
            <Figures
              data={data}
              nameOf={nameOf}
              onBook={view.book === undefined && books.length > 1 ? (book) => show({ ...view, book }) : undefined}
            />
          )}
        </Loaded>
      </div>
    </Frame>
  )
}

type FiguresProps = {
  data: AnalyticsView
  nameOf: (bookId: string) => string
  /** Shows one book; undefined if the host has only one. */
  onBook: ((bookId: string) => void) | undefined
}

function Figures({ data, nameOf, onBook }: FiguresProps) {
  const t = useTranslations('analytics')
  const { end } = useFormats()
  const { from, to, before, total, totalBefore } = data
  const isEmpty = total.visits + totalBefore.visits === 0 && Object.values(data.uses).every((count) => count === 0)
  const shown = { from: end(from), to: end(to), beforeFrom: end(before.from), beforeTo: end(before.to) }
  return (
    <>
      <p role="status" className="mb-4 text-small text-muted lining-nums">
        {t('range.shown', shown)}
      </p>
      {isEmpty ? (
        <div className="grid gap-6">
          <EmptyState
            art={<img src={emptyScene} alt="" />}
            title={t('empty.title')}
            text={t('empty.text')}
            action={
              <Button asChild>
                <Link to="/profile">{t('empty.action')}</Link>
              </Button>
            }
          />
          {data.missed.terms.length > 0 && <UnansweredSearches missed={data.missed} nameOf={nameOf} />}
        </div>
      ) : (
        <div className="grid gap-6">
          <Totals view={data} />
          <VisitsOverTime view={data} />
          <UnansweredSearches missed={data.missed} nameOf={nameOf} />
          <div className="gap-6 md:columns-2 [&>*]:break-inside-avoid [&>*:not(:last-child)]:mb-6">
            <Uses view={data} />
            <Circumstances view={data} />
            {onBook && data.books.length > 0 && (
              <Panel id="visits-books" title={t('books.title')}>
                <BookTable
                  books={data.books}
                  renderName={(id) => (
                    <button
                      type="button"
                      className="action-link text-left"
                      aria-label={t('books.open', { name: nameOf(id) })}
                      onClick={() => onBook(id)}
                    >
                      {nameOf(id)}
                    </button>
                  )}
                />
              </Panel>
            )}
          </div>
        </div>
      )}
      <p className="mt-6 max-w-prose text-small text-muted">{t('note', { fewest: fewestToCompare })}</p>
    </>
  )
}

function Frame({ action, children }: { action?: ReactNode; children: ReactNode }) {
  const t = useTranslations('analytics')
  return (
    <Page back={<ToProfile />} title={t('title')} lead={t('lead')} action={action}>
      {children}
    </Page>
  )
}

/** The host's books by name; books without a name get a default one. */
function useBookNames() {
  const t = useTranslations('analytics.books')
  const { data = [] } = useBooks()
  const books = data.map(({ id, propertyName }) => ({ id, name: propertyName.trim() || t('unnamed') }))
  const names = new Map(books.map(({ id, name }) => [id, name]))
  return { books, nameOf: (id: string) => names.get(id) ?? t('unnamed') }
}
