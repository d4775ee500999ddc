import { useEffect, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import type { Plan } from '#features/accounts/shared/account.ts'
import type { CurrentUser } from '#features/accounts/shared/account-contract.ts'
import { LoadFailure, readPlan, useCurrentUser, useProblems } from '#features/accounts/ui/index.ts'
import { ApiError } from '#platform/browser/api.ts'
import { LoadingScreen } from '#ui/spinner.tsx'
import type { Quote } from '../../shared/quote-contract.ts'
import { CardSection } from '../card/card-section.tsx'
import type { RefusedCode } from '../plans/discount-box.tsx'
import { findKeptDiscount, forgetDiscount, keepDiscount } from '../plans/kept-discount.ts'
import { PlanFeatures } from '../plans/plan-features.tsx'
import { usePriceWithVat } from '../plans/plan-price.tsx'
import { useSubscription } from '../subscription-api.ts'
import { ChangedQuote } from './changed-quote.tsx'
import { ChargeDays } from './charge-days.tsx'
import { OrderButton } from './order-button.tsx'
import { OrderSummary } from './order-summary.tsx'
import { useOrderWords } from './order-words.ts'
import { usePurchaseTracking } from './purchase-tracking.ts'
import { useQuote } from './quote-api.ts'
import { useQuoteWords } from './quote-words.ts'
import { type ReturnedFromBank, readReturn, withoutReturn } from './returned-from-bank.ts'
import { useDay } from './use-day.ts'
import { useOrder } from './use-order.ts'

/** `/payment?plan=…`: the plan of the address, else the account's, else Basic. Also for visitors. */
export function PaymentPage() {
  const [search, setSearch] = useSearchParams()
  const [returned] = useState(() => readReturn(search))
  const { data: user, isPending } = useCurrentUser()
  const plan = readPlan(search.get('plan'))
  useEffect(() => {
    if (returned) setSearch(withoutReturn, { replace: true })
  }, [returned, setSearch])
  const t = useTranslations('billing')
  if (isPending) return <LoadingScreen label={t('loading')} />
  return <QuotedPayment key={plan} plan={plan} user={user ?? null} returned={returned} />
}

type QuotedProps = { plan: Plan | undefined; user: CurrentUser | null; returned: ReturnedFromBank | undefined }

/** Requests the quote, with the code that the visitor has entered before she had an account. */
function QuotedPayment({ plan, user, returned }: QuotedProps) {
  const t = useTranslations('billing')
  const problems = useProblems()
  const [code, setCode] = useState(findKeptDiscount)
  const [refused, setRefused] = useState<RefusedCode>()
  const { data: quoted, error, isFetching, isFetchedAfterMount, refetch } = useQuote({ plan, code })
  const subscription = useSubscription({ isEnabled: user !== null })
  usePurchaseTracking(user?.id, subscription.data)
  // The quote on the page. It changes only when the host changes the order or the server refuses the amount.
  const [shown, setShown] = useState<{ code: string | undefined; quote: Quote; before: Quote | undefined }>()
  // The cache may still have a quote of an earlier visit.
  if (quoted && isFetchedAfterMount && (!shown || shown.code !== code))
    setShown({ code, quote: quoted, before: undefined })
  const changeCode = (next: string | undefined) => {
    if (next === undefined) forgetDiscount()
    else if (user === null) keepDiscount(next)
    setRefused(undefined)
    setCode(next)
  }
  // A kept code that has expired, was used, or does not fit a running subscription.
  const isRefused = code !== undefined && error instanceof ApiError && [400, 409].includes(error.status)
  if (isRefused) {
    setRefused({ code, reason: problems.ofCall(error, t('payment.invalidCode')) })
    setCode(undefined)
  }
  useEffect(() => {
    if (refused) forgetDiscount()
  }, [refused])
  const leaves = user !== null && quoted?.provider === 'stripe' && needsStripeDocument()
  useEffect(() => {
    if (leaves) window.location.reload()
  }, [leaves])

  if (error && !isRefused && !shown) {
    return (
      <LoadFailure
        title={t('payment.failed')}
        text={t('payment.loadFailed')}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  }
  if (!shown || leaves) return <LoadingScreen label={t('loading')} />
  return (
    <Payment
      quote={shown.quote}
      before={shown.before}
      refused={refused}
      user={user}
      returned={returned}
      onNewQuote={(next) => setShown({ ...shown, quote: next, before: shown.quote })}
      onCode={changeCode}
    />
  )
}

type PaymentProps = {
  quote: Quote
  /** The quote that the page has shown until the server refused it. */
  before: Quote | undefined
  refused: RefusedCode | undefined
  user: CurrentUser | null
  returned: ReturnedFromBank | undefined
  onNewQuote: (quote: Quote) => void
  onCode: (code: string | undefined) => void
}

function Payment({ quote, before, refused, user, returned, onNewQuote, onCode }: PaymentProps) {
  const t = useTranslations('billing.payment')
  const { plan, amount } = useQuoteWords(quote)
  const { due } = useOrderWords(quote)
  const isVisitor = user === null
  const { start, succeed, askAgain, progress, step, problem } = useOrder({ quote, onNewQuote, user, returned })
  const isStarted = progress !== 'idle'
  return (
    <main id="main" className="page-width pt-10 pb-20 md:pt-14 md:pb-28">
      <Heading quote={quote} />
      {quote.kind !== 'free' && (
        <p className="mt-6 flex items-baseline justify-between gap-4 border-y border-line py-4 xl:hidden">
          <span className="font-semibold">{due}</span>
          <b className="font-display text-h2 leading-tight font-[560] tabular-nums">{amount}</b>
        </p>
      )}
      <div className="mt-8 grid grid-cols-1 items-start gap-10 md:mt-10 xl:grid-cols-[minmax(0,1fr)_400px] xl:gap-14">
        <div className="grid grid-cols-1 gap-11">
          {before && (!isStarted || step) && (
            <ChangedQuote before={before} quote={quote} isBegun={step !== undefined} />
          )}
          {!before && <ChargeDays quote={quote} />}
          <section aria-labelledby="included" className="xl:order-last">
            <h2 id="included" className="mb-4 text-h3 font-[580]">
              {t('includedIn', { plan })}
            </h2>
            <PlanFeatures plan={quote.plan} className="md:grid-cols-2" />
          </section>
          {progress !== 'active' && progress !== 'free' && (
            <CardSection
              quote={quote}
              step={step}
              holder={user?.name ?? t('demoName')}
              isVisitor={isVisitor}
              onDone={succeed}
              onOutdated={() => void askAgain()}
            />
          )}
        </div>
        <div className="xl:h-full">
          <OrderSummary quote={quote} refused={refused} onCode={onCode} isSettled={isStarted}>
            <OrderButton
              quote={quote}
              progress={progress}
              problem={problem}
              isVisitor={isVisitor}
              onStart={() => void start()}
            />
          </OrderSummary>
        </div>
      </div>
    </main>
  )
}

function Heading({ quote }: { quote: Quote }) {
  const t = useTranslations('billing.payment')
  const words = useQuoteWords(quote)
  const day = useDay()
  const withVat = usePriceWithVat()
  const ended = quote.trialEndedAt
  const lead = t(`leads.${quote.kind}`, { ...words, price: withVat(words.price) })
  return (
    <>
      <h1>{ended === null ? t(`titles.${quote.kind}`, words) : t('trialEndedTitle', { date: day(ended) })}</h1>
      <p className="mt-3 flex max-w-[62ch] flex-wrap items-baseline gap-x-5 text-lead text-muted">
        <span>{ended === null ? lead : t('trialEndedLead')}</span>
        {quote.kind !== 'overdue' && (
          <Link to="/plan-selection" className="action-link text-[1rem]">
            {t('changePlan')}
          </Link>
        )}
      </p>
    </>
  )
}

/**
 * Whether the policy of this document blocks Stripe's script. A document keeps the policy of the address at which it
 * was loaded, and only the payment page's allows Stripe: after navigation from another screen this page has to be
 * reloaded.
 */
function needsStripeDocument(): boolean {
  return document.querySelector('meta[name="payment-provider"][content="stripe"]') === null
}
