import { CalendarX2, ChevronDown, CircleQuestionMark } from 'lucide-react'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#ui/button.tsx'
import { useStayTexts } from '../stay-texts.ts'
import { useParts } from '../use-parts.ts'
import type { CalendarNeed } from './calendar-needs.ts'
import { calendarName, useCalendarTexts } from './calendar-texts.ts'
import { QuestionAnswers } from './question-answers.tsx'
import { StayPairEntry } from './stay-pair-entry.tsx'
import { SyncButton } from './sync-button.tsx'

/** Number of entries that are shown at first. */
const shownFirst = 4

type CalendarNeedEntriesProps = {
  needs: readonly CalendarNeed[]
  /** On the page of a stay. */
  stayId?: string
}

/** Questions and unresolved changes of calendars, calendars that cannot be read, and stays that are one. */
export function CalendarNeedEntries({ needs, stayId }: CalendarNeedEntriesProps) {
  const t = useTranslations('stays.calendars')
  const { shown, left, showMore, listRef } = useParts(needs, shownFirst)
  return (
    <>
      <div ref={listRef}>
        {shown.map((need) => {
          if (need.kind === 'pair') return <StayPairEntry key={need.pair.id} {...need} stayId={stayId} />
          const key = need.kind === 'question' ? need.question.id : need.calendar.id
          return <CalendarNeedEntry key={key} need={need} />
        })}
      </div>
      {left > 0 && (
        <div className="border-t border-line py-2">
          <Button
            variant="ghost"
            size="s"
            className="-ml-3"
            icon={<ChevronDown size={18} aria-hidden="true" />}
            onClick={showMore}
          >
            {t('moreQuestions', { count: left })}
          </Button>
        </div>
      )}
    </>
  )
}

function CalendarNeedEntry({ need }: { need: Exclude<CalendarNeed, { kind: 'pair' }> }) {
  const t = useTranslations('stays.calendars')
  const { rangeOf, dateTimeIn } = useStayTexts()
  const { failureText } = useCalendarTexts()
  const id = useId()
  const { calendar, book } = need
  const name = calendarName(calendar)
  const Icon = need.kind === 'silent' ? CalendarX2 : CircleQuestionMark
  return (
    <article className="grid grid-cols-[24px_minmax(0,1fr)] gap-x-3.5 border-t border-line pt-4.5 pb-5">
      <Icon size={22} aria-hidden="true" className="mt-px text-warning" />
      <div className="min-w-0">
        <h3 id={id} className="font-sans text-[1.0625rem] leading-snug font-semibold break-words">
          {need.kind === 'silent'
            ? t('silentCalendar', { name, moment: dateTimeIn(book, need.since) })
            : t(`question.${need.question.kind}`, { name, dates: rangeOf(need.question) })}
        </h3>
        <p className="mt-1 mb-3.5 text-[0.9375rem] leading-normal break-words text-muted">
          {t('needText', {
            book: book.name,
            text:
              need.kind === 'silent'
                ? failureText(calendar.failure ?? '')
                : t(`questionText.${need.question.kind}`, { name }),
          })}
        </p>
        {need.kind === 'silent' ? (
          <SyncButton calendar={calendar} variant="secondary" />
        ) : (
          <QuestionAnswers bookId={book.id} question={need.question} askedBy={id} />
        )}
      </div>
    </article>
  )
}
