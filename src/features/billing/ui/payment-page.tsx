import { useEffect, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import type { Plan } from '#features/accounts/shared/account.ts'
import type { CurrentUser } from '#features/accounts/shared/account-contract.ts'
import { readPlan, useCurrentUser } from '#features/accounts/ui/index.ts'
import { LoadingScreen } from '#ui/spinner.tsx'
import type { Discount } from '../shared/billing-contract.ts'
import { DemoCard } from './demo-card.tsx'
import { discountable, type Order, type Orderer, orderOf } from './order.ts'
import { OrderSummary } from './order-summary.tsx'
import { PlanFeatures } from './plan-features.tsx'
import { type ReturnedFromBank, readReturn, withoutReturn } from './returned-from-bank.ts'
import { StartOrder } from './start-order.tsx'
import { usePlanChange, useSubscription } from './subscription-calls.ts'
import { useDay } from './use-day.ts'
import { useOrder } from './use-order.ts'

/** `/payment?plan=…`: the plan of the address, else the account's, else Basic. Works for visitors too. */
export function PaymentPage() {
  const t = useTranslations('billing')
  const [search, setSearch] = useSearchParams()
  const [returned] = useState(() => readReturn(search))
  const { data: user, isPending } = useCurrentUser()
  const asked = readPlan(search.get('plan'))
  const orderer = useOrderer(user ?? null, asked)
  useEffect(() => {
    if (returned) setSearch(withoutReturn, { replace: true })
  }, [returned, setSearch])

  // As it was when the page was opened: paying changes it, and with it would change what is being ordered.
  const [opened, setOpened] = useState<{ asked: Plan | undefined; orderer: Orderer; user: CurrentUser | null }>()
  const isOpened = opened !== undefined && opened.asked === asked
  if (!isOpened && !isPending && orderer) setOpened({ asked, orderer, user: user ?? null })
  if (!isOpened) return <LoadingScreen label={t('loading')} />

  // An overdue plan has to be paid before any other can be ordered.
  const overdue = opened.orderer.subscription?.state === 'pastDue' ? opened.orderer.subscription.plan : null
  const plan = overdue ?? asked ?? opened.user?.plan ?? 'basic'
  return <Payment key={plan} plan={plan} {...opened} returned={returned} />
}

/** Who orders and what she has, freshly asked; undefined while that is not known. */
function useOrderer(user: CurrentUser | null, asked: Plan | undefined): Orderer | undefined {
  const subscription = useSubscription({ isEnabled: user !== null })
  const { isSubscribed = false, plan: present, provider } = subscription.data ?? {}
  const plan = asked ?? present ?? 'basic'
  const preview = usePlanChange(plan, { isEnabled: isSubscribed })
  const leaves = provider === 'stripe' && needsStripeDocument()
  useEffect(() => {
    if (leaves) window.location.reload()
  }, [leaves])

  if (user === null) return { user, subscription: null, preview: null }
  const isKnown = subscription.isFetchedAfterMount && (!isSubscribed || preview.isFetchedAfterMount)
  if (leaves || !isKnown) return undefined
  return { user, subscription: subscription.data ?? null, preview: preview.data ?? null }
}

type PaymentProps = {
  plan: Plan
  user: CurrentUser | null
  orderer: Orderer
  returned: ReturnedFromBank | undefined
}

function Payment({ plan, user, orderer, returned }: PaymentProps) {
  const t = useTranslations('billing')
  const [openedAt] = useState(() => Date.now())
  const [discount, setDiscount] = useState<Discount>()
  const present = orderOf(plan, orderer, discount?.percentage ?? 0, openedAt)
  const isVisitor = user === null
  const { start, order, ...ordering } = useOrder({ plan, present, discount, isVisitor, returned })
  const planName = t(`plans.${plan}.name`)

  return (
    <main id="main" className="page-width pt-10 pb-20 md:pt-14 md:pb-28">
      <Heading planName={planName} order={order} />
      <div className="mt-8 grid grid-cols-1 items-start gap-10 md:mt-10 md:grid-cols-[minmax(0,1fr)_minmax(320px,360px)] xl:grid-cols-[minmax(0,1fr)_400px] xl:gap-14">
        {/* First in the document: on phones the price comes before everything else. */}
        <div className="md:order-2 xl:h-full">
          <OrderSummary
            planName={planName}
            order={order}
            discount={discount ?? orderer.subscription?.discount ?? undefined}
            onDiscount={setDiscount}
            isSettled={ordering.progress !== 'idle'}
            isTall={ordering.step !== undefined}
          >
            <StartOrder plan={plan} order={order} {...ordering} isVisitor={isVisitor} onStart={() => void start()} />
          </OrderSummary>
        </div>
        <div className="grid grid-cols-1 gap-10 md:order-1">
          <section aria-labelledby="included">
            <h2 id="included" className="mb-4 text-h3 font-[580]">
              {t('payment.includedIn', { plan: planName })}
            </h2>
            <PlanFeatures plan={plan} className="xl:grid-cols-2" />
          </section>
          {ordering.progress === 'idle' && discountable.has(order.kind) && (
            <DemoCard holder={user?.name ?? t('payment.demoName')} isFollowed={!isVisitor && order.kind !== 'free'} />
          )}
        </div>
      </div>
    </main>
  )
}

function Heading({ planName, order }: { planName: string; order: Order }) {
  const t = useTranslations('billing.payment')
  const day = useDay()
  const date = order.paidFrom ? day(order.paidFrom.toISOString()) : ''
  return (
    <>
      <h1>{t(`titles.${order.kind}`, { plan: planName })}</h1>
      <p className="mt-3 max-w-[52ch] text-lead text-muted">{t(`leads.${order.kind}`, { plan: planName, date })}</p>
      {order.kind !== 'overdue' && (
        <Link to="/plan-selection" className="action-link mt-2">
          {t('changePlan')}
        </Link>
      )}
    </>
  )
}

/**
 * Whether Stripe's script would be refused here. A document's policy is that of the address at which it was loaded,
 * and only the payment page's lets Stripe in: whoever came here from another screen has to load this one anew.
 */
function needsStripeDocument(): boolean {
  return document.querySelector('meta[name="payment-provider"][content="stripe"]') === null
}
