import type { ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { formatCalendarDay } from '#platform/i18n/day.ts'
import { languageNames } from '#platform/i18n/languages.ts'
import { daysKept } from '../../shared/stay.ts'
import { useUnmarkLeft } from '../stay-api.ts'
import type { PlacedStay } from '../stay-groups.ts'
import { hoursOf, useStayTexts } from '../stay-texts.ts'
import { useShowFailure } from '../use-show-failure.ts'

/** What is stored of a stay, and when it is deleted. */
export function StayFacts({ placed: { stay, book } }: { placed: PlacedStay }) {
  const t = useTranslations('stays.detail.facts')
  const showFailure = useShowFailure()
  const unmark = useUnmarkLeft()
  const language = useLocale()
  const { dateTimeIn } = useStayTexts()
  const hours = hoursOf(stay, book)
  const deletedOn = new Date(Date.parse(stay.departure) + daysKept * 24 * 60 * 60_000).toISOString().slice(0, 10)
  return (
    <section aria-labelledby="stay-facts" className="mt-12 max-w-[640px] md:mt-16">
      <h2 id="stay-facts" className="text-h3">
        {t('title')}
      </h2>
      <p className="mt-1.5 max-w-[46ch] text-muted">{t('lead')}</p>
      <dl className="mt-4 border-t border-line">
        <Fact name={t('note')}>{stay.label || t('none')}</Fact>
        <Fact name={t('language')}>{stay.language ? languageNames[stay.language] : t('anyLanguage')}</Fact>
        <Fact name={t('hours')}>{t('inOut', hours)}</Fact>
        {stay.arrivedAt && <Fact name={t('arrived')}>{dateTimeIn(book, stay.arrivedAt)}</Fact>}
        {stay.departedAt && (
          <Fact name={t('departed')}>
            {dateTimeIn(book, stay.departedAt)}{' '}
            <button
              type="button"
              className="action-link -my-3 min-h-11 px-2"
              onClick={() => void unmark.mutateAsync({ bookId: book.id, id: stay.id }).catch(showFailure)}
            >
              {t('undo')}
            </button>
          </Fact>
        )}
        <Fact name={t('deleted')}>{formatCalendarDay(deletedOn, language, { weekday: undefined })}</Fact>
      </dl>
    </section>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex min-h-12 items-center gap-4 border-b border-line py-2">
      <dt className="mr-auto text-muted">{name}</dt>
      <dd className="min-w-0 text-right font-semibold break-words">{children}</dd>
    </div>
  )
}
