import { CalendarX2, CircleQuestionMark } from 'lucide-react'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { LongEntries } from '../long-entries.tsx'
import { useStayTexts } from '../stay-texts.ts'
import type { CalendarNeed } from './calendar-needs.ts'
import { calendarName, useCalendarTexts } from './calendar-texts.ts'
import { QuestionAnswers } from './question-answers.tsx'
import { StayPairEntry } from './stay-pair-entry.tsx'
import { SyncButton } from './sync-button.tsx'

type CalendarNeedEntriesProps = {
  needs: readonly CalendarNeed[]
  /** On the page of a stay. */
  stayId?: string
}

/** Questions and unresolved changes of calendars, calendars that cannot be read, and pairs of stays for the same guests. */
export function CalendarNeedEntries({ needs, stayId }: CalendarNeedEntriesProps) {
  const t = useTranslations('stays.calendars')
  return (
    <LongEntries entries={needs} more={(count) => t('moreQuestions', { count })}>
      {(need) => {
        if (need.kind === 'pair') return <StayPairEntry key={need.pair.id} {...need} stayId={stayId} />
        const key = need.kind === 'question' ? need.question.id : need.calendar.id
        return <CalendarNeedEntry key={key} need={need} />
      }}
    </LongEntries>
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
