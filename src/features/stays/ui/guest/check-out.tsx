import { splitTasks } from '#features/books/shared/check-out-tasks.ts'
import { PlainText, Section, StayTime, useGuest } from '#features/guest-page/ui/index.ts'
import { type StayProps, useStayTexts } from './stay-context.tsx'
import { nearnessOf, writeWeekday } from './stay-dates.ts'
import { TapForm } from './tap.tsx'

/** The card about leaving, from the evening before: when, the host's tasks to tick, and the last tap. */
export function LeavingCard({ facts }: StayProps) {
  const { book, texts, language, host } = useGuest()
  const { t } = useStayTexts()
  const { tasks, rest } = splitTasks(book.checkoutInstructions)
  const isTomorrow = nearnessOf(facts.departure, facts.today) === 'tomorrow'
  const words = host(book.checkoutInstructions)
  return (
    <Section name="leave" icon="leave" title={texts('checkOut.title')} className="g-card g-card--paper">
      <p className="g-st-when">
        {t(isTomorrow ? 'leave.tomorrow' : 'leave.today', { day: writeWeekday(facts.departure, language) })}
      </p>
      <StayTime time={facts.departureTime ?? book.checkoutTime} prefix={texts('checkOut.by')} />
      {tasks.length > 0 && (
        <>
          <ul className="g-st-tasks">
            {tasks.map((task, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a host may write the same task twice
              <li key={index}>
                <label>
                  <input type="checkbox" />
                  <span {...words}>{task}</span>
                </label>
              </li>
            ))}
          </ul>
          <p className="g-st-small">{t('leave.ticks')}</p>
        </>
      )}
      {rest !== '' && (
        <div className="g-words--plain" {...words}>
          <PlainText text={rest} />
        </div>
      )}
      <TapForm facts={facts} name="departed" label={t('leave.done')} />
    </Section>
  )
}
