import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import type { Plan } from '#features/accounts/account.ts'
import type { CurrentUser } from '#features/accounts/account-contract.ts'
import { readPlan, useCurrentUser } from '#features/accounts/ui/index.ts'
import { LoadingScreen } from '#ui/spinner.tsx'
import type { Discount } from '../billing-contract.ts'
import { DemoCard } from './demo-card.tsx'
import { type Order, orderOf } from './order.ts'
import { OrderSummary } from './order-summary.tsx'
import { PlanFeatures } from './plan-features.tsx'
import { StartOrder } from './start-order.tsx'
import { useOrder } from './use-order.ts'

/** `/payment?plan=…`: the plan of the address, else the account's, else Basic. Works for visitors too. */
export function PaymentPage() {
  const t = useTranslations('billing')
  const [search] = useSearchParams()
  const { data: user, isPending } = useCurrentUser()
  if (isPending) return <LoadingScreen label={t('loading')} />
  const plan = readPlan(search.get('plan')) ?? user?.plan ?? 'basic'
  return <Payment key={plan} plan={plan} user={user ?? null} />
}

function Payment({ plan, user }: { plan: Plan; user: CurrentUser | null }) {
  const t = useTranslations('billing')
  const [openedAt] = useState(() => Date.now())
  const [discount, setDiscount] = useState<Discount>()
  const { start, progress } = useOrder(plan, user, discount)
  // The plan becomes active while the page says so: what was ordered must not change under the host's eyes.
  const [orderedBy, setOrderedBy] = useState(user)
  const order = orderOf(plan, progress === 'idle' ? user : orderedBy, discount?.percentage ?? 0, openedAt)
  const planName = t(`plans.${plan}.name`)

  return (
    <main id="main" className="page-width pt-10 pb-20 md:pt-14 md:pb-28">
      <Heading planName={planName} kind={order.kind} />
      <div className="mt-8 grid grid-cols-1 items-start gap-10 md:mt-10 md:grid-cols-[minmax(0,1fr)_minmax(320px,360px)] xl:grid-cols-[minmax(0,1fr)_400px] xl:gap-14">
        {/* First in the document: on phones the price comes before everything else. */}
        <div className="md:order-2 xl:h-full">
          <OrderSummary
            planName={planName}
            order={order}
            discount={discount}
            onDiscount={setDiscount}
            isSettled={progress !== 'idle'}
          >
            <StartOrder
              kind={order.kind}
              planName={planName}
              progress={progress}
              isVisitor={user === null}
              onStart={() => {
                setOrderedBy(user)
                void start()
              }}
            />
          </OrderSummary>
        </div>
        <div className="grid grid-cols-1 gap-10 md:order-1">
          <section aria-labelledby="included">
            <h2 id="included" className="mb-4 text-h3 font-[580]">
              {t('payment.includedIn', { plan: planName })}
            </h2>
            <PlanFeatures plan={plan} className="xl:grid-cols-2" />
          </section>
          <DemoCard holder={user?.name ?? t('payment.demoName')} />
        </div>
      </div>
    </main>
  )
}

function Heading({ planName, kind }: { planName: string; kind: Order['kind'] }) {
  const t = useTranslations('billing.payment')
  const titles = { free: 'titleFree', trial: 'titleTrial', paid: 'titleSubscribe' } as const
  const leads = { free: 'leadFree', trial: 'leadTrial', paid: 'leadSubscribe' } as const
  return (
    <>
      <h1>{t(titles[kind], { plan: planName })}</h1>
      <p className="mt-3 max-w-[52ch] text-lead text-muted">{t(leads[kind])}</p>
      <Link to="/plan-selection" className="action-link mt-2">
        {t('changePlan')}
      </Link>
    </>
  )
}
