import { useTranslations } from 'use-intl'
import { classNames } from '#ui/class-names.ts'
import type { PlacedStay } from '../stay-groups.ts'
import { hoursOf, useStayTexts } from '../stay-texts.ts'

type Step = { key: 'appears' | 'arrive' | 'leave' | 'goes'; time: string; at: number; isSun: boolean }

/**
 * When the code appears, the guests arrive and leave, and the code disappears, in order. @param now milliseconds UTC
 */
export function StayLine({ placed, now }: { placed: PlacedStay; now: number }) {
  const t = useTranslations('stays.detail.line')
  const { dateTimeIn, dayAt } = useStayTexts()
  const { stay, book } = placed
  const hours = hoursOf(stay, book)
  const releaseAt = Date.parse(stay.releaseAt)
  const endsAt = Date.parse(stay.endsAt)
  const steps: Step[] = [
    { key: 'appears', time: dateTimeIn(book, stay.releaseAt), at: releaseAt, isSun: true },
    { key: 'arrive', time: dayAt(stay.arrival, hours.arrival), at: releaseAt, isSun: false },
    { key: 'leave', time: dayAt(stay.departure, hours.departure), at: endsAt, isSun: false },
    { key: 'goes', time: dateTimeIn(book, stay.endsAt), at: endsAt, isSun: true },
  ]
  return (
    <ol className="my-auto grid grid-cols-1 py-6 text-small leading-snug md:grid-cols-4 md:py-7">
      {steps.map(({ key, time, at, isSun }, index) => (
        <li
          key={key}
          className={classNames(
            'relative flex justify-between gap-3 pb-4 pl-7 last:pb-0 md:block md:pt-5.5 md:pr-2.5 md:pb-0 md:pl-0',
            'after:absolute after:top-0 after:left-0 after:size-[15px] after:rounded-full after:border-3',
            isSun ? 'after:border-sun after:bg-sun' : 'after:border-[#8fb0a2] after:bg-pine',
            index < steps.length - 1 &&
              'before:absolute before:top-2 before:bottom-[-8px] before:left-1.5 before:w-[3px] before:bg-sun md:before:top-1.5 md:before:right-0 md:before:bottom-auto md:before:left-0 md:before:h-[3px] md:before:w-auto',
          )}
        >
          <b
            className={classNames(
              'block font-semibold tabular-nums max-md:order-2 max-md:text-right',
              at < now && 'opacity-80',
            )}
          >
            {time}
          </b>
          <span className="text-[#d5e2d9]">{t(key)}</span>
        </li>
      ))}
    </ol>
  )
}
