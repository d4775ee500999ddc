import { ArrowLeftRight, ChevronDown, CircleCheck, CircleQuestionMark, Lock } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { keepFocus } from '#ui/keep-focus.ts'
import type { CalendarReading } from '../../shared/calendar-contract.ts'
import type { StayBook } from '../../shared/stay-contract.ts'
import { useStays } from '../stay-api.ts'
import { useStayTexts } from '../stay-texts.ts'
import { useShowFailure } from '../use-show-failure.ts'
import { useCalendars, useRemoveCalendar } from './calendar-api.ts'
import { calendarName, useCalendarTexts } from './calendar-texts.ts'
import { QuestionAnswers } from './question-answers.tsx'
import { type ReadingRow, rowsOf } from './reading-rows.ts'
import { RemoveCalendar } from './remove-calendar.tsx'

type ReadingDialogProps = {
  reading: CalendarReading
  /** How long the reading took. */
  seconds: number
  book: StayBook
  onClose: () => void
}

/** What was understood of a calendar that the host has just added: it is stored already, and can be removed again. */
export function ReadingDialog({ reading, seconds, book, onClose }: ReadingDialogProps) {
  const t = useTranslations('stays.calendars.understood')
  const { sentenceOf } = useCalendarTexts()
  const [hasAnswered, setHasAnswered] = useState(false)
  const [isRemoving, setIsRemoving] = useState(false)
  const { calendar, rows, stays } = usePresent(reading)
  if (isRemoving) return <RemoveCalendar placed={{ calendar, book }} onClose={onClose} />
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="l"
      title={sentenceOf(calendar, stays)}
      description={
        <span className="inline-flex items-start gap-2 text-small font-semibold text-success">
          <CircleCheck size={18} aria-hidden="true" className="mt-px flex-none" />
          <span className="min-w-0 break-words">{t('readFor', { seconds, book: book.name })}</span>
        </span>
      }
      closeLabel={t('close')}
      foot={
        <Foot
          calendar={calendar}
          hasStays={stays > 0}
          asksFirst={hasAnswered}
          onAsk={() => setIsRemoving(true)}
          onClose={onClose}
        />
      }
    >
      {/* An answer removes its question. */}
      <div ref={keepFocus} className="focus:outline-none">
        {rows.length > 0 ? (
          <ul className="-mt-1 border-t border-line">
            {rows.map((row) => (
              <Row key={row.id} row={row} bookId={book.id} onAnswered={() => setHasAnswered(true)} />
            ))}
          </ul>
        ) : (
          <p className="text-muted">{t('nothing')}</p>
        )}
        <LeftOut reading={reading} />
        <Kept reading={reading} />
      </div>
    </Dialog>
  )
}

/** The present calendar and its stays: an answer changes both. */
function usePresent(reading: CalendarReading) {
  const { data: calendars = [] } = useCalendars()
  const { data } = useStays()
  const calendar = calendars.find(({ id }) => id === reading.id) ?? reading
  const known = data?.stays.filter(
    ({ calendarId, state }) => calendarId === reading.id && (state === 'expected' || state === 'inHouse'),
  )
  const stays = known && known.length > 0 ? known : reading.stays
  return { calendar, stays: stays.length, rows: rowsOf(stays, calendar.questions) }
}

type FootProps = {
  calendar: Pick<CalendarReading, 'id' | 'bookId'>
  hasStays: boolean
  /** By now a stay that the host has entered herself may follow the calendar, so removal asks what to do with stays. */
  asksFirst: boolean
  onAsk: () => void
  onClose: () => void
}

function Foot({ calendar, hasStays, asksFirst, onAsk, onClose }: FootProps) {
  const t = useTranslations('stays.calendars.understood')
  const { mutateAsync, isPending } = useRemoveCalendar()
  const showFailure = useShowFailure()
  async function takeBack() {
    if (asksFirst) return onAsk()
    try {
      await mutateAsync({ bookId: calendar.bookId, id: calendar.id, stays: 'remove' })
      onClose()
    } catch (error) {
      showFailure(error)
    }
  }
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <Button className="max-md:flex-auto" onClick={onClose} disabled={isPending}>
        {t(hasStays ? 'keep' : 'keepCalendar')}
      </Button>
      <Button variant="ghost" className="max-md:flex-auto" busy={isPending} onClick={() => void takeBack()}>
        {t('takeBack')}
      </Button>
      <p className="ml-auto text-small text-muted max-md:w-full max-md:text-center">{t('polling')}</p>
    </div>
  )
}

function Row({ row, bookId, onAnswered }: { row: ReadingRow; bookId: string; onAnswered: () => void }) {
  const t = useTranslations('stays.calendars')
  const texts = useStayTexts()
  const id = useId()
  const { question } = row
  return (
    <li className="border-b border-line py-3">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-0.5 md:grid-cols-[minmax(0,15rem)_minmax(0,1fr)_4.5rem_minmax(0,1.5fr)]">
        {/* On a phone a badge that does not fit beside the dates is below them. */}
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 max-md:col-span-2 md:contents">
          <b className="font-display text-[1.25rem] leading-tight font-semibold">{texts.rangeOf(row)}</b>
          <RowBadge row={row} />
        </div>
        <span className="text-[0.9375rem] text-muted max-md:col-start-1">{texts.weekdays(row)}</span>
        <span className="text-right text-[0.9375rem] text-muted md:text-left">{texts.nights(row)}</span>
        {row.isTurnover && !question && <Turnover />}
      </div>
      {question && (
        <div className="mt-3 flex flex-wrap items-center justify-between gap-3 rounded-m bg-warning-bg p-4 text-warning">
          <p id={id} className="min-w-0 flex-[1_1_14rem]">
            {t(`question.${question.kind}`, { dates: texts.rangeOf(question) })}
          </p>
          <QuestionAnswers bookId={bookId} question={question} askedBy={id} onAnswered={onAnswered} />
        </div>
      )}
    </li>
  )
}

function RowBadge({ row: { question, isNext, isTurnover } }: { row: ReadingRow }) {
  const t = useTranslations('stays.calendars.understood')
  if (question) {
    return (
      <Badge tone="warning" className="md:order-last md:justify-self-end">
        <CircleQuestionMark size={15} aria-hidden="true" />
        {t('question')}
      </Badge>
    )
  }
  return (
    isNext &&
    !isTurnover && (
      <Badge tone="ok" className="md:order-last md:justify-self-end">
        {t('next')}
      </Badge>
    )
  )
}

function Turnover() {
  const t = useTranslations('stays.calendars.understood')
  return (
    <span className="inline-flex items-center gap-1.5 text-small text-muted max-md:col-span-2 md:justify-self-end">
      <ArrowLeftRight size={15} aria-hidden="true" className="flex-none text-terracotta-deep" />
      {t('turnover')}
    </span>
  )
}

function LeftOut({ reading: { ignored, leftOut } }: { reading: CalendarReading }) {
  const t = useTranslations('stays.calendars.understood')
  const { rangeOf, nights } = useStayTexts()
  if (ignored === 0) return null
  const others = ignored - leftOut.length
  return (
    <details className="group border-b border-line">
      <summary className="flex min-h-13 list-none items-center justify-between gap-4 font-semibold">
        {t('leftOut', { count: ignored })}
        <ChevronDown size={20} aria-hidden="true" className="transition-[rotate] group-open:rotate-180" />
      </summary>
      <p className="mb-2 text-[0.9375rem] text-muted">{t('leftOutText')}</p>
      <ul className="mb-4">
        {leftOut.map((line) => (
          <li
            key={`${line.arrival} ${line.departure}`}
            className="flex justify-between gap-4 border-t border-line py-2 text-[0.9375rem]"
          >
            <b className="font-semibold">{rangeOf(line)}</b>
            <span className="text-muted">{nights(line)}</span>
          </li>
        ))}
        {others > 0 && (
          <li className="border-t border-line py-2 text-[0.9375rem] text-muted">
            {t('leftOutMore', { count: others })}
          </li>
        )}
      </ul>
    </details>
  )
}

function Kept({ reading }: { reading: CalendarReading }) {
  const t = useTranslations('stays.calendars.kept')
  return (
    <section aria-labelledby="calendar-kept" className="mt-5 rounded-m bg-pine-soft px-5 py-4">
      <h3 id="calendar-kept" className="flex items-center gap-2.5 font-sans text-base font-semibold">
        <Lock size={20} aria-hidden="true" className="flex-none" />
        {t('title')}
      </h3>
      <dl className="mt-2 text-[0.9375rem] leading-normal">
        <KeptLine name={t('kept')}>{t('keptText', { name: calendarName(reading) })}</KeptLine>
        <KeptLine name={t('notKept')}>{t('notKeptText')}</KeptLine>
        <KeptLine name={t('address')}>{t('addressText', { host: reading.hostName })}</KeptLine>
      </dl>
    </section>
  )
}

function KeptLine({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 border-t border-pine/25 py-2 first:border-t-0 md:grid-cols-[7.5rem_minmax(0,1fr)]">
      <dt className="font-semibold">{name}</dt>
      <dd className="break-words">{children}</dd>
    </div>
  )
}
