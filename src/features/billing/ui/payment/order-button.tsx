import { CircleCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import type { Plan } from '#features/accounts/shared/account.ts'
import { returnTo } from '#features/accounts/ui/index.ts'
import { Notice } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import type { Quote, QuoteKind } from '../../shared/quote-contract.ts'
import { CardProblemNotice } from '../card/card-parts.tsx'
import type { CardProblem } from '../card/card-problem.ts'
import { useOrderWords } from './order-words.ts'
import { useQuoteWords } from './quote-words.ts'
import { type OrderProgress, paymentPathOf } from './use-order.ts'

export interface OrderButtonProps {
  quote: Quote
  progress: OrderProgress
  problem: CardProblem | undefined
  isVisitor: boolean
  onStart: () => void
}

/** Orders of a plan that renews. Its duration and cancellation terms are shown directly above the button. */
const renewing: ReadonlySet<QuoteKind> = new Set(['trial', 'covered', 'paid', 'upgrade', 'change', 'resume'])

/** The button that states the order, or the result of the order. */
export function OrderButton({ quote, progress, problem, isVisitor, onStart }: OrderButtonProps) {
  const t = useTranslations('billing.payment')
  const words = useQuoteWords(quote)
  const { start } = useOrderWords(quote)
  if (progress === 'free' || progress === 'active') return <Done progress={progress} planName={words.plan} />
  if (quote.kind === 'settled' || quote.kind === 'scheduled') return <Settled quote={quote} />
  if (progress === 'card') return <p className="text-small text-muted">{t('cardAsked')}</p>
  return (
    <div className="grid gap-3">
      {isVisitor && <SignInFirst plan={quote.plan} />}
      <CardProblemNotice problem={problem} />
      {renewing.has(quote.kind) && <p className="text-small text-muted">{t('renewalNote')}</p>}
      <Button
        block
        variant={quote.kind === 'later' ? 'secondary' : 'primary'}
        className="min-h-14 text-balance"
        busy={progress === 'starting'}
        busyLabel={t('starting')}
        onClick={onStart}
      >
        {start}
      </Button>
      {isVisitor && <p className="text-small text-muted">{t('visitorNote')}</p>}
      {quote.kind === 'trial' && <KeepTrial />}
    </div>
  )
}

/** A host who is signed out here sees a visitor's terms: a trial that she has had, perhaps. */
function SignInFirst({ plan }: { plan: Plan }) {
  const t = useTranslations('billing.payment')
  return (
    <p>
      {t('haveAccount')}{' '}
      <Link to="/login" state={returnTo(paymentPathOf(plan))} className="action-link">
        {t('signIn')}
      </Link>
    </p>
  )
}

/** The way on without a card. */
export function KeepTrial() {
  const t = useTranslations('billing.payment')
  return (
    <Button asChild block variant="ghost">
      <Link to="/profile">{t('keepTrial')}</Link>
    </Button>
  )
}

function Done({ progress, planName }: { progress: 'free' | 'active'; planName: string }) {
  const t = useTranslations('billing.payment')
  const key = progress === 'free' ? 'freeDone' : 'activeDone'
  // The previous button was removed, and the focus with it.
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

/** Shown instead of the button when nothing is due, for example when a host returns to the page after the order. */
function Settled({ quote }: { quote: Quote }) {
  const t = useTranslations('billing.payment')
  const words = useQuoteWords(quote)
  return (
    <div className="grid gap-4">
      <Notice tone="success" icon={<CircleCheck size={20} aria-hidden="true" />}>
        {t(quote.kind === 'scheduled' ? 'scheduled' : 'settled', words)}
      </Notice>
      <Button asChild block>
        <Link to="/profile">{t('openProfile')}</Link>
      </Button>
    </div>
  )
}
