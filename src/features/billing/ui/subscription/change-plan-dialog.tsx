import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import type { Plan } from '#features/accounts/shared/account.ts'
import type { CurrentUser } from '#features/accounts/shared/account-contract.ts'
import { useSelectPlan } from '#features/accounts/ui/index.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { showToast } from '#ui/toast.tsx'
import type { SubscriptionView } from '../../shared/billing-contract.ts'
import { confirmationOf, type Quote } from '../../shared/quote-contract.ts'
import { CardProblemNotice } from '../card/card-parts.tsx'
import { type CardProblem, useCardProblems } from '../card/card-problem.ts'
import { ChangedQuote } from '../payment/changed-quote.tsx'
import { useOrderWords } from '../payment/order-words.ts'
import { findNewQuote, isTaken, useQuote } from '../payment/quote-api.ts'
import { useQuoteWords } from '../payment/quote-words.ts'
import { useDay } from '../payment/use-day.ts'
import { VatNote } from '../plans/plan-price.tsx'
import { useChangeSubscription } from '../subscription-api.ts'
import { ChangeEffect } from './change-effect.tsx'
import { PlanChoice } from './plan-choice.tsx'

/** The plan that a host can change to: the other one, or back to the one that she is about to leave. */
function otherPlanOf({ plan, pendingPlan }: SubscriptionView): Plan {
  if (pendingPlan) return plan ?? 'basic'
  return plan === 'pro' ? 'basic' : 'pro'
}

type DialogProps = { user: CurrentUser; subscription: SubscriptionView; onClose: () => void }

type PlanDialogProps = DialogProps & {
  /** The plan that is asked about first; by default the other one. */
  wanted?: Plan | undefined
  /** Called after a change instead of a message. */
  onChanged?: ((plan: Plan) => void) | undefined
}

/** Says what a change of plan gains, loses and charges today, then asks: before a subscription as well as during one. */
export function ChangePlanDialog({ user, subscription, wanted, onChanged, onClose }: PlanDialogProps) {
  const t = useTranslations('billing.subscription')
  // The state when the dialog opened: the response changes the subscription while the dialog closes.
  const [present] = useState(subscription)
  const [plan, setPlan] = useState(() => wanted ?? otherPlanOf(subscription))
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('actions.changePlan')}
      closeLabel={t('close')}
      size="m"
    >
      <div className="grid gap-6">
        <PlanChoice user={user} subscription={present} plan={plan} onChange={setPlan} />
        <Change key={plan} subscription={present} plan={plan} onChanged={onChanged} onClose={onClose} />
      </div>
    </Dialog>
  )
}

/** Quotes that leave nothing to confirm, or what only the payment page can ask for. */
const nothingToConfirm: ReadonlySet<Quote['kind']> = new Set(['settled', 'scheduled', 'overdue'])

/** Says what is charged once a cancellation is taken back, then asks. */
export function ResumeDialog({ subscription, onClose }: Omit<DialogProps, 'user'>) {
  const t = useTranslations('billing.subscription')
  const [present] = useState(subscription)
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('actions.resume')}
      closeLabel={t('close')}
      size="m"
    >
      <Change subscription={present} plan={present.plan ?? 'basic'} onClose={onClose} />
    </Dialog>
  )
}

type ChangeProps = Pick<PlanDialogProps, 'subscription' | 'onChanged' | 'onClose'> & { plan: Plan }

function Change({ subscription, plan, onChanged, onClose }: ChangeProps) {
  const t = useTranslations('billing.subscription.change')
  const problems = useCardProblems()
  const { data, error } = useQuote({ plan })
  const [changed, setChanged] = useState<{ before: Quote; quote: Quote }>()
  const quote = changed?.quote ?? data
  if (!quote) {
    return (
      <>
        {error ? (
          <CardProblemNotice problem={problems.ofCall(error)} />
        ) : (
          <div role="status" className="grid gap-3">
            <span className="sr-only">{t('loading')}</span>
            <Skeleton className="h-24" />
            <Skeleton className="h-14" />
          </div>
        )}
      </>
    )
  }
  return (
    <div className="grid gap-6">
      {changed && <ChangedQuote {...changed} />}
      <ChangeEffect subscription={subscription} quote={quote} />
      <VatNote />
      <Confirm
        subscription={subscription}
        quote={quote}
        onChanged={onChanged}
        onClose={onClose}
        onNewQuote={(next) => setChanged({ before: quote, quote: next })}
      />
    </div>
  )
}

type ConfirmProps = Omit<ChangeProps, 'plan'> & { quote: Quote; onNewQuote: (quote: Quote) => void }

function Confirm({ subscription, quote, onChanged, onClose, onNewQuote }: ConfirmProps) {
  const t = useTranslations('billing.subscription.change')
  const resumed = useTranslations('billing.subscription.resumed')
  const closeLabel = useTranslations('billing.subscription')('close')
  const words = useQuoteWords(quote)
  const keptPlan = useTranslations('billing.plans')(`${subscription.plan ?? 'basic'}.name`)
  const { start } = useOrderWords(quote)
  const problems = useCardProblems()
  const navigate = useNavigate()
  const day = useDay()
  const change = useChangeSubscription()
  const choose = useSelectPlan()
  const [problem, setProblem] = useState<CardProblem>()
  const { isSubscribed } = subscription
  const isSame = quote.plan === subscription.plan
  const isResumed = subscription.isCancelled && isSame
  // An order for the plan that she has is no change: the payment page is for that.
  const isNothing = nothingToConfirm.has(quote.kind) || (!isSubscribed && isSame)

  const succeed = ({ pendingPlan }: Pick<SubscriptionView, 'pendingPlan'>) => {
    onClose()
    if (onChanged) return onChanged(quote.plan)
    if (isResumed) return showToast({ title: resumed('done'), description: resumed('text', words) })
    const text = pendingPlan ? t('doneLater', { ...words, date: day(pendingPlan.at) }) : t('doneNow', words)
    showToast({ title: t('done'), description: text })
  }
  const followQuote = async (next: Quote) => {
    if (!isTaken(quote, next)) return onNewQuote(next)
    succeed((await change.mutateAsync({ act: 'refresh' })).subscription)
  }
  /** Without a subscription only a trial changes by the choice alone; the payment page asks about all else. */
  const choosePlan = async () => {
    const isChosen = quote.kind === 'trial' && !(await choose.mutateAsync(quote.plan)).paymentNeeded
    if (isChosen) return succeed({ pendingPlan: null })
    onClose()
    await navigate(`/payment?plan=${quote.plan}`)
  }
  const confirm = async () => {
    setProblem(undefined)
    try {
      if (!isSubscribed) return await choosePlan()
      const confirmed = confirmationOf(quote)
      const answer = await change.mutateAsync(
        isResumed ? { act: 'resume', confirmed } : { act: 'plan', plan: quote.plan, confirmed },
      )
      // The bank requires authentication, or the card was refused: the payment page asks for one.
      if (!answer.clientSecret) return succeed(answer.subscription)
      onClose()
      await navigate(`/payment?plan=${quote.plan}`)
    } catch (error) {
      const next = findNewQuote(error)
      if (next) await followQuote(next).catch((failure: unknown) => setProblem(problems.ofCall(failure)))
      else setProblem(problems.ofCall(error, { mayHaveCharged: quote.kind === 'upgrade' }))
    }
  }

  return (
    <div className="grid gap-4 border-t border-line pt-5">
      <CardProblemNotice problem={problem} />
      <div className="flex flex-col gap-3 md:flex-row md:justify-end">
        <Button variant="quiet" onClick={onClose}>
          {isResumed ? closeLabel : t('keepPlan', { plan: keptPlan })}
        </Button>
        {!isNothing && (
          <Button
            variant={quote.plan === 'basic' ? 'secondary' : 'primary'}
            busy={change.isPending || choose.isPending}
            busyLabel={t('busy')}
            onClick={() => void confirm()}
          >
            {isSubscribed ? start : t(quote.kind === 'trial' ? 'choose' : 'toPayment', words)}
          </Button>
        )}
      </div>
    </div>
  )
}
