import { CalendarDays, List, Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { RequireSignedIn } from '#features/accounts/ui/index.ts'
import { formatDate } from '#platform/i18n/day.ts'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { keepFocus } from '#ui/keep-focus.ts'
import { Page } from '#ui/page.tsx'
import type { StayBook } from '../shared/stay-contract.ts'
import { AddStayDialog } from './add-stay-dialog.tsx'
import { findBookNeeds } from './book-needs.tsx'
import { BookSettings } from './book-settings.tsx'
import { AddCalendarDialog } from './calendars/add-calendar-dialog.tsx'
import { useCalendars } from './calendars/calendar-api.ts'
import {
  type CalendarNeed,
  findCalendarNeeds,
  type PlacedCalendar,
  placeCalendars,
} from './calendars/calendar-needs.ts'
import { CalendarsSection } from './calendars/calendars-section.tsx'
import { findCodeRemovals } from './code-removal.tsx'
import { DueMessageList } from './guest-messages/due-messages.tsx'
import { houseZoneOf } from './guest-messages/house-zone.ts'
import { MonthView } from './month/month-view.tsx'
import type { UnclearLine } from './month/month-weeks.ts'
import { NeedsList, StayPoster } from './needs.tsx'
import { NoStays } from './no-stays.tsx'
import { MissingStays, OutdatedNotice } from './outdated-notice.tsx'
import { PillChoice } from './pill-choice.tsx'
import { NotificationsOffer } from './push/notifications-offer.tsx'
import { findSpareCodeNeeds } from './spare-code-needs.tsx'
import { useStays } from './stay-api.ts'
import { findEnded, findNeeds, groupStays, type PlacedStay, placeStays } from './stay-groups.ts'
import { StayList } from './stay-list.tsx'
import { useNow } from './use-now.ts'

/**
 * `/stays?book=…`: the stays of all the host's books, or of one; with `add` the dialog for a new stay is open.
 * Anonymous visitors are redirected to the login.
 */
export function StaysPage() {
  return (
    <RequireSignedIn>
      <LoadedStays />
    </RequireSignedIn>
  )
}

function LoadedStays() {
  const stays = useStays()
  const { data } = stays
  if (!data) return <MissingStays stays={stays} />
  return (
    <Stays
      books={data.books}
      all={placeStays(data)}
      isComplete={data.isComplete}
      notice={<OutdatedNotice stays={stays} />}
    />
  )
}

/** The dialog that is open above the page. */
type Opened = 'stay' | 'calendar'

type StaysProps = {
  books: readonly StayBook[]
  all: readonly PlacedStay[]
  /** False while only the stays around today are loaded. */
  isComplete: boolean
  /** Above the stays. */
  notice: ReactNode
}

function Stays({ books, all, isComplete, notice }: StaysProps) {
  const t = useTranslations('stays')
  const now = useNow()
  const [search, setSearch] = useSearchParams()
  const isAdding = search.has('add')
  const [opened, setOpened] = useState<Opened | undefined>(isAdding ? 'stay' : undefined)
  const calendarList = useCalendars()
  const asked = books.find(({ id }) => id === search.get('book'))
  const stays = asked ? all.filter(({ book }) => book === asked) : all
  const shownBooks = asked ? [asked] : books
  const calendars = calendarList.data && placeCalendars(calendarList.data, shownBooks)
  const choose = (id: string) => setSearch(id === '' ? {} : { book: id }, { replace: true, preventScrollReset: true })
  const close = () => {
    setOpened(undefined)
    if (isAdding) choose(asked?.id ?? '')
  }
  const adding = { books, bookId: asked?.id ?? books[0]?.id ?? '', onClose: close }

  return (
    <Page
      title={t('title')}
      lead={<TimeInHouse books={shownBooks} now={now} />}
      action={
        books.length > 0 && (
          <Button variant="secondary" icon={<Plus size={20} aria-hidden="true" />} onClick={() => setOpened('stay')}>
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
      {/* Entries disappear when the host has answered them. */}
      <div ref={keepFocus} className="focus:outline-none">
        {notice}
        <StayViews stays={stays} calendars={calendars ?? []} books={shownBooks} now={now}>
          {isComplete && (
            <NoStays
              hasBooks={books.length > 0}
              onAdd={() => setOpened('stay')}
              onPaste={() => setOpened('calendar')}
            />
          )}
        </StayViews>
      </div>
      {books.length > 0 && (
        <>
          <CalendarsSection
            calendars={calendars}
            hasFailed={calendarList.isError}
            onRetry={() => void calendarList.refetch()}
            onAdd={() => setOpened('calendar')}
          />
          <BookSettings books={shownBooks} />
          <NotificationsOffer />
        </>
      )}
      {opened === 'stay' && <AddStayDialog {...adding} />}
      {opened === 'calendar' && <AddCalendarDialog {...adding} />}
    </Page>
  )
}

type StayViewsProps = {
  stays: readonly PlacedStay[]
  calendars: readonly PlacedCalendar[]
  books: readonly StayBook[]
  /** Milliseconds UTC. */
  now: number
  /** In the place of the list when there are no stays. */
  children: ReactNode
}

function StayViews({ stays, calendars, books, now, children }: StayViewsProps) {
  const t = useTranslations('stays')
  const [view, setView] = useState<'list' | 'month'>('list')
  const needed = findNeeds(stays, now)
  const [urgent, ...others] = needed
  const calendarNeeds = findCalendarNeeds(calendars, now)
  const ended = findEnded(stays)
  const bookNeeds = findBookNeeds(stays)
  const spareCodes = findSpareCodeNeeds(books)
  const removals = findCodeRemovals(books)
  const hasNeeds = [...needed, ...ended, ...spareCodes, ...calendarNeeds, ...bookNeeds, ...removals].length > 0
  const needs = hasNeeds && (
    <div
      className={classNames(
        'grid items-stretch gap-x-10 gap-y-6',
        urgent && 'xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]',
      )}
    >
      {urgent && <StayPoster need={urgent} />}
      <NeedsList
        ended={ended}
        needs={others}
        spareCodes={spareCodes}
        calendarNeeds={calendarNeeds}
        bookNeeds={bookNeeds}
        removals={removals}
      />
    </div>
  )
  if (stays.length === 0) {
    return (
      <>
        {needs && <div className="mb-10">{needs}</div>}
        {children}
      </>
    )
  }
  return (
    <>
      {needs}
      <DueMessageList stays={stays} />
      <div className={hasNeeds ? 'mt-10 md:hidden' : 'md:hidden'}>
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
        <StayList groups={groupStays(stays, now)} now={now} hasPoster={hasNeeds} />
      </div>
      <div className={view === 'month' ? undefined : 'max-md:hidden'}>
        <MonthView stays={stays} unclear={unclearLines(calendarNeeds)} books={books} now={now} />
      </div>
    </>
  )
}

/** The events that may or may not be stays. */
function unclearLines(needs: readonly CalendarNeed[]): UnclearLine[] {
  return needs.flatMap((need) => {
    if (need.kind !== 'question' || need.question.kind !== 'isBooking') return []
    const { id, arrival, departure } = need.question
    return [{ stay: { id, bookId: need.book.id, arrival, departure }, book: need.book, isUnclear: true }]
  })
}

/** The day and hour in the house, if that is the same in all books. */
function TimeInHouse({ books, now }: { books: readonly StayBook[]; now: number }) {
  const t = useTranslations('stays')
  const language = useLocale()
  const zone = houseZoneOf(books)
  if (zone === undefined) return t('lead')
  const time = formatDate(now, language, { dateStyle: 'full', timeStyle: 'short', timeZone: zone })
  return t('timeInHouse', { time })
}
