import { CalendarDays, List, Plus } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { LoadFailure, RequireHost } from '#features/accounts/ui/index.ts'
import { formatDate } from '#platform/i18n/day.ts'
import { Button } from '#ui/button.tsx'
import { Page } from '#ui/page.tsx'
import { LoadingScreen } from '#ui/spinner.tsx'
import { AddStayDialog } from './add-stay-dialog.tsx'
import { BookSettings } from './book-settings.tsx'
import type { StayBook } from './code-state.ts'
import { MonthView } from './month/month-view.tsx'
import { NeedsList, StayPoster } from './needs.tsx'
import { NoStays } from './no-stays.tsx'
import { PillChoice } from './pill-choice.tsx'
import { useStays } from './stay-api.ts'
import { findNeeds, groupStays, type PlacedStay, placeStays } from './stay-groups.ts'
import { StayList } from './stay-list.tsx'
import { useNow } from './use-now.ts'

/** `/stays?book=…`: the stays of all the host's books, or of one. Anonymous visitors are redirected to the login. */
export function StaysPage() {
  return (
    <RequireHost>
      <LoadedStays />
    </RequireHost>
  )
}

function LoadedStays() {
  const t = useTranslations('stays')
  const { data, isPending, isFetching, refetch } = useStays()
  if (isPending) return <LoadingScreen label={t('loading')} />
  if (!data) {
    return (
      <LoadFailure
        title={t('loadFailed')}
        text={t('loadFailedText')}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  }
  return <Stays books={data.books} all={placeStays(data)} />
}

function Stays({ books, all }: { books: readonly StayBook[]; all: readonly PlacedStay[] }) {
  const t = useTranslations('stays')
  const now = useNow()
  const [search, setSearch] = useSearchParams()
  const [isAdding, setIsAdding] = useState(false)
  const asked = books.find(({ id }) => id === search.get('book'))
  const stays = asked ? all.filter(({ book }) => book === asked) : all
  const choose = (id: string) => setSearch(id === '' ? {} : { book: id }, { replace: true, preventScrollReset: true })

  return (
    <Page
      title={t('title')}
      lead={<TimeInHouse books={asked ? [asked] : books} now={now} />}
      action={
        books.length > 0 && (
          <Button variant="secondary" icon={<Plus size={20} aria-hidden="true" />} onClick={() => setIsAdding(true)}>
            {t('add.open')}
          </Button>
        )
      }
    >
      {books.length > 1 && (
        <PillChoice
          legend={t('filter')}
          options={[{ value: '', label: t('allBooks') }, ...books.map(({ id, name }) => ({ value: id, label: name }))]}
          value={asked?.id ?? ''}
          onChange={choose}
        />
      )}
      {stays.length === 0 ? (
        <NoStays hasBooks={books.length > 0} onAdd={() => setIsAdding(true)} />
      ) : (
        <StayViews stays={stays} books={asked ? [asked] : books} now={now} />
      )}
      {books.length > 0 && <BookSettings books={asked ? [asked] : books} />}
      {isAdding && (
        <AddStayDialog books={books} bookId={asked?.id ?? books[0]?.id ?? ''} onClose={() => setIsAdding(false)} />
      )}
    </Page>
  )
}

function StayViews({ stays, books, now }: { stays: readonly PlacedStay[]; books: readonly StayBook[]; now: number }) {
  const t = useTranslations('stays')
  const [view, setView] = useState<'list' | 'month'>('list')
  const [urgent, ...others] = findNeeds(stays, now)
  return (
    <>
      {urgent && (
        <div className="grid items-stretch gap-x-10 gap-y-6 xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <StayPoster need={urgent} />
          <NeedsList needs={others} />
        </div>
      )}
      <div className={urgent ? 'mt-10 md:hidden' : 'md:hidden'}>
        <PillChoice
          legend={t('view')}
          options={[
            { value: 'list', label: t('list.show'), icon: <List size={18} aria-hidden="true" /> },
            { value: 'month', label: t('month.show'), icon: <CalendarDays size={18} aria-hidden="true" /> },
          ]}
          value={view}
          onChange={setView}
        />
      </div>
      <div className={view === 'list' ? undefined : 'max-md:hidden'}>
        <StayList groups={groupStays(stays, now)} now={now} hasPoster={urgent !== undefined} />
      </div>
      <div className={view === 'month' ? undefined : 'max-md:hidden'}>
        <MonthView stays={stays} books={books} now={now} />
      </div>
    </>
  )
}

/** The day and hour in the house, if that is the same in all books. */
function TimeInHouse({ books, now }: { books: readonly StayBook[]; now: number }) {
  const t = useTranslations('stays')
  const language = useLocale()
  const [zone, ...others] = new Set(books.flatMap(({ timeZone }) => timeZone ?? []))
  if (zone === undefined || others.length > 0) return t('lead')
  const time = formatDate(now, language, { dateStyle: 'full', timeStyle: 'short', timeZone: zone })
  return t('timeInHouse', { time })
}
