import { CircleCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import type { Plan } from '#features/accounts/shared/account.ts'
import { Notice } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { formatPrice } from '../shared/price.ts'
import { CardForm } from './card-form.tsx'
import { CardProblemNotice, type CardStep } from './card-parts.tsx'
import type { CardProblem } from './card-problem.ts'
import { readCurrency } from './currency.ts'
import type { Order } from './order.ts'
import { returnPathOf } from './returned-from-bank.ts'
import { useDay } from './use-day.ts'
import type { OrderProgress } from './use-order.ts'

export interface StartOrderProps {
  plan: Plan
  order: Order
  progress: OrderProgress
  step: CardStep | undefined
  problem: CardProblem | undefined
  isVisitor: boolean
  onStart: () => void
  succeed: () => void
  skipCard: () => void
}

/** The button that starts the order, then the card, and in their place what came of it. */
export function StartOrder({ order, progress, step, problem, isVisitor, onStart, ...rest }: StartOrderProps) {
  const t = useTranslations('billing.payment')
  const planName = useTranslations('billing.plans')(`${rest.plan}.name`)
  if (progress === 'free' || progress === 'active' || progress === 'trialing') {
    return <Done progress={progress} planName={planName} />
  }
  if (order.kind === 'settled') return <Settled planName={planName} />
  if (progress === 'card' && step) return <CardPart order={order} step={step} {...rest} />
  return (
    <div className="grid gap-3">
      <CardProblemNotice problem={problem} />
      <Button block className="min-h-14" busy={progress === 'starting'} busyLabel={t('starting')} onClick={onStart}>
        {t(`starts.${order.kind}`, { plan: planName })}
      </Button>
      {isVisitor && <p className="text-small text-muted">{t('visitorNote')}</p>}
      {!isVisitor && order.kind === 'trial' && <p className="text-small text-muted">{t('cardLater')}</p>}
    </div>
  )
}

/** The card form under the total; in a trial with a way on without it. */
function CardPart({
  plan,
  order,
  step,
  succeed,
  skipCard,
}: Pick<StartOrderProps, 'plan' | 'order' | 'succeed' | 'skipCard'> & { step: CardStep }) {
  const t = useTranslations('billing.card')
  const day = useDay()
  const language = useLocale()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])

  const isLater = step.kind === 'setup'
  const title = step.storedCard ? 'titleStored' : 'title'
  const amount = formatPrice(order.dueTodayCents, readCurrency(), language)
  const date = order.paidFrom && day(order.paidFrom.toISOString())
  return (
    <section aria-labelledby="card-form" className="border-t border-line pt-5">
      <h3 id="card-form" ref={heading} tabIndex={-1} className="text-h3 font-[580]">
        {t(isLater ? 'titleLater' : title)}
      </h3>
      {isLater && <p className="mt-1 text-small text-muted">{date ? t('textLater', { date }) : t('textNothingNow')}</p>}
      <div className="mt-4">
        <CardForm
          step={step}
          returnPath={returnPathOf(plan, order.kind)}
          submitLabel={isLater ? t('save') : t('pay', { amount })}
          onDone={succeed}
          secondary={
            isLater && (
              <Button block variant="secondary" onClick={skipCard}>
                {t('skip')}
              </Button>
            )
          }
        />
      </div>
    </section>
  )
}

function Done({ progress, planName }: { progress: 'free' | 'active' | 'trialing'; planName: string }) {
  const t = useTranslations('billing.payment')
  const words = { free: 'freeDone', active: 'activeDone', trialing: 'noCardDone' } as const
  const key = words[progress]
  // The button that led here is gone, and the focus with it.
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => notice.current?.focus(), [])
  return (
    <Notice ref={notice} tabIndex={-1} tone="success" icon={<CircleCheck size={20} aria-hidden="true" />}>
      <strong className="block font-semibold">{t(key)}</strong>
      {t(`${key}Text`, { plan: planName })}{' '}
      <Link to="/profile" className="underline underline-offset-4">
        {t('toProfile')}
      </Link>
    </Notice>
  )
}

/** Nothing is due: whoever comes back after the order sees that, and no second button to press. */
function Settled({ planName }: { planName: string }) {
  const t = useTranslations('billing.payment')
  return (
    <div className="grid gap-4">
      <Notice tone="success" icon={<CircleCheck size={20} aria-hidden="true" />}>
        {t('settled', { plan: planName })}
      </Notice>
      <Button asChild block>
        <Link to="/profile">{t('openProfile')}</Link>
      </Button>
    </div>
  )
}
