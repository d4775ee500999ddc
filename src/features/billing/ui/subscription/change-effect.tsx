import { Minus, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { plans } from '#features/accounts/shared/plan.ts'
import { day as dayLength } from '#platform/clock.ts'
import type { SubscriptionView } from '../../shared/billing-contract.ts'
import { discountedCents } from '../../shared/price.ts'
import type { Quote } from '../../shared/quote-contract.ts'
import { useOrderWords } from '../payment/order-words.ts'
import { useQuoteWords } from '../payment/quote-words.ts'
import { useDay } from '../payment/use-day.ts'
import { usePriceWords } from '../plans/plan-price.tsx'

/** What a change of plan adds, removes and charges today, in this order. */
export function ChangeEffect({ subscription, quote }: { subscription: SubscriptionView; quote: Quote }) {
  const t = useTranslations('billing.subscription.change')
  const words = useQuoteWords(quote)
  const order = useOrderWords(quote)
  const isSame = quote.plan === subscription.plan
  const { gains, losses } = useEffects(subscription, quote)
  const presentPlan = useTranslations('billing.plans')(`${subscription.plan ?? 'basic'}.name`)
  const days =
    quote.paidFrom === null ? 0 : Math.ceil((Date.parse(quote.paidFrom) - Date.parse(quote.quotedAt)) / dayLength)
  return (
    <dl className="grid grid-cols-1 gap-y-1 md:grid-cols-[10rem_minmax(0,1fr)]">
      <Entry term={t('gain')}>
        <Effects items={isSame ? [] : gains} icon={<Plus size={18} aria-hidden="true" className="mt-0.5" />} />
      </Entry>
      <Entry term={t('lose')}>
        <Effects items={isSame ? [] : losses} icon={<Minus size={18} aria-hidden="true" className="mt-0.5" />} />
      </Entry>
      <Entry term={order.dueInDialog}>
        <span className="block font-display text-h2 leading-tight font-[560] tabular-nums">{words.amount}</span>
        <span className="text-muted">
          {t(`dueNotes.${noteOf(quote, isSame && !subscription.isSubscribed)}`, {
            ...words,
            present: presentPlan,
            days,
          })}
        </span>
      </Entry>
    </dl>
  )
}

/** Whose note says more than that nothing changes. */
const noted = ['trial', 'covered', 'paid', 'upgrade', 'change', 'later', 'resume', 'scheduled'] as const

/** @param isOrder whether the account's own plan is asked about, which a change leaves as it is */
function noteOf({ kind }: Quote, isOrder: boolean) {
  return isOrder ? 'settled' : (noted.find((one) => one === kind) ?? 'settled')
}

function useEffects(subscription: SubscriptionView, quote: Quote) {
  const { discount, booksOverBasic } = subscription
  const free = useFreeGone(subscription, quote)
  const t = useTranslations('billing.subscription.change')
  const money = usePriceWords(quote.currency)
  const pro = [t('effects.languages'), t('effects.visits'), t('effects.support')]
  if (quote.plan === 'pro') {
    return { gains: [t('effects.books', { limit: plans.basic.bookLimit }), ...pro], losses: free }
  }
  const saved = discountedCents(plans.pro.priceCents - plans.basic.priceCents, discount?.percentage ?? 0)
  const books = booksOverBasic > 0 ? [t('books', { count: booksOverBasic })] : []
  const losses = [...free, ...books, t('effects.domainGone'), t('effects.languagesGone'), t('effects.visitsGone')]
  return { gains: [t('effects.saved', { amount: money(saved) })], losses }
}

/** Free access that a plan which starts at once replaces, with its last day. */
function useFreeGone({ plan, state, isSubscribed, endsAt }: SubscriptionView, { kind }: Quote): string[] {
  const t = useTranslations('billing.subscription.change.effects')
  const present = useTranslations('billing.plans')(`${plan ?? 'basic'}.name`)
  const day = useDay()
  if (kind !== 'paid' || isSubscribed || state !== 'active' || endsAt === null) return []
  return [t('freeGone', { present, date: day(endsAt) })]
}

function Entry({ term, children }: { term: string; children: ReactNode }) {
  return (
    <>
      <dt className="border-t border-line pt-3.5 font-semibold md:pr-4">{term}</dt>
      <dd className="pb-3.5 md:border-t md:border-line md:pt-3.5">{children}</dd>
    </>
  )
}

function Effects({ items, icon }: { items: readonly string[]; icon: ReactNode }) {
  const t = useTranslations('billing.subscription.change')
  if (items.length === 0) return t('nothing')
  return (
    <ul className="grid gap-1.5">
      {items.map((item) => (
        <li key={item} className="flex gap-2.5">
          {icon}
          <span className="min-w-0">{item}</span>
        </li>
      ))}
    </ul>
  )
}
