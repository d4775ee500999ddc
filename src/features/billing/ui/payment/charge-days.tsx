import { useTranslations } from 'use-intl'
import type { Quote } from '../../shared/quote-contract.ts'
import { usePriceWords } from '../plans/plan-price.tsx'
import { useQuoteWords } from './quote-words.ts'
import { useDay } from './use-day.ts'

/** Every charge by its day. */
export function ChargeDays({ quote }: { quote: Quote }) {
  const t = useTranslations('billing.payment')
  const day = useDay()
  const { plan } = useQuoteWords(quote)
  const money = usePriceWords(quote.currency)
  if (quote.charges.length === 0) return null
  return (
    <section aria-labelledby="charge-days">
      <h2 id="charge-days" className="mb-3 text-h3 font-[580]">
        {t('daysTitle')}
      </h2>
      <ol className="border-t border-line">
        {quote.charges.map(({ at, cents, cause }) => (
          <li
            key={at}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 border-b border-line py-3.5 md:grid-cols-[9.5rem_minmax(0,1fr)_auto]"
          >
            <b className="font-display text-[1.0625rem] font-[580]">{at === quote.quotedAt ? t('today') : day(at)}</b>
            <span className="col-span-2 row-start-2 text-muted md:col-span-1 md:row-start-auto md:text-text">
              {t(`days.${quote.kind === 'newTrial' && cause === 'trialEnds' ? 'newTrialEnds' : cause}`, { plan })}
            </span>
            <span className="col-start-2 row-start-1 text-right font-semibold tabular-nums md:col-start-auto md:row-start-auto">
              {money(cents)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
