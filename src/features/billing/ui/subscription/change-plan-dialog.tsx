import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import type { Plan } from '#features/accounts/shared/account.ts'
import { plans } from '#features/accounts/shared/plan.ts'
import { ConfirmDialog } from '#ui/dialog.tsx'
import { showToast } from '#ui/toast.tsx'
import type { PlanChangePreview, SubscriptionView } from '../../shared/billing-contract.ts'
import { discountedCents, formatPrice } from '../../shared/price.ts'
import { CardProblemNotice } from '../card-parts.tsx'
import { type CardProblem, useCardProblems } from '../card-problem.ts'
import { useChangeSubscription, usePlanChange } from '../subscription-calls.ts'
import { useDay } from '../use-day.ts'

const confirmLabels = { upgrade: 'confirmUpgrade', downgrade: 'confirmLater', keep: 'confirmKeep' } as const

/** The plan that a subscriber can change to: the other one, or back to the one that she is about to leave. */
function otherPlanOf({ plan, pendingPlan }: SubscriptionView): Plan {
  if (pendingPlan) return plan ?? 'basic'
  return plan === 'pro' ? 'basic' : 'pro'
}

function changeKindOf({ pendingPlan }: SubscriptionView, plan: Plan): keyof typeof confirmLabels {
  if (pendingPlan) return 'keep'
  return plan === 'pro' ? 'upgrade' : 'downgrade'
}

/** Asks before the plan changes: when, for how much, and what becomes of what only Pro does. */
export function ChangePlanDialog({ subscription, onClose }: { subscription: SubscriptionView; onClose: () => void }) {
  const t = useTranslations('billing.subscription.change')
  const problems = useCardProblems()
  const navigate = useNavigate()
  const day = useDay()
  // As it was when the dialog opened: the answer changes the subscription while the dialog closes.
  const [plan] = useState(() => otherPlanOf(subscription))
  const planName = useTranslations('billing.plans')(`${plan}.name`)
  const preview = usePlanChange(plan, { isEnabled: true })
  const change = useChangeSubscription()
  const [problem, setProblem] = useState<CardProblem>()
  const [kind] = useState(() => changeKindOf(subscription, plan))

  const confirm = async () => {
    setProblem(undefined)
    try {
      const changed = await change.mutateAsync({ act: 'plan', plan })
      onClose()
      // The bank wants to be asked, or the card was refused: the payment page asks for one.
      if (changed.clientSecret) return await navigate(`/payment?plan=${plan}`)
      const { pendingPlan } = changed.subscription
      const text = pendingPlan
        ? t('doneLater', { plan: planName, date: day(pendingPlan.at) })
        : t('doneNow', { plan: planName })
      showToast({ title: t('done'), description: text })
    } catch (error) {
      setProblem(problems.ofCall(error, { mayHaveCharged: kind === 'upgrade' }))
    }
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      tone="default"
      title={t(`${kind}Title`, { plan: planName })}
      description={<Effect plan={plan} subscription={subscription} preview={preview.data} />}
      cancelLabel={t('cancel')}
      confirmLabel={t(confirmLabels[kind], { plan: planName })}
      busy={change.isPending || preview.isPending}
      busyLabel={t('busy')}
      onConfirm={() => void confirm()}
    >
      <div className="grid gap-4">
        {kind === 'downgrade' && (
          <ul className="list-disc space-y-1.5 pl-5 text-[0.9375rem]">
            <li>{t('nothingDeleted')}</li>
            <li>{t('pro')}</li>
            {subscription.booksOverBasic > 0 && (
              <li className="font-semibold text-warning">{t('books', { count: subscription.booksOverBasic })}</li>
            )}
          </ul>
        )}
        <CardProblemNotice problem={problem ?? (preview.error ? problems.ofCall(preview.error) : undefined)} />
      </div>
    </ConfirmDialog>
  )
}

type EffectProps = { plan: Plan; subscription: SubscriptionView; preview: PlanChangePreview | undefined }

function Effect({ plan, subscription, preview }: EffectProps) {
  const t = useTranslations('billing.subscription.change')
  const planName = useTranslations('billing.plans')(`${plan}.name`)
  const language = useLocale()
  const day = useDay()
  const { currency, discount, nextCharge, endsAt, pendingPlan } = subscription
  const money = (cents: number) => formatPrice(cents, currency, language)
  const price = money(discountedCents(plans[plan].priceCents, discount?.percentage ?? 0))
  if (pendingPlan) return t('keep', { plan: planName, price })
  if (!preview) return t('loading')
  if (preview.takesEffect === 'later') return t('later', { plan: planName, date: day(preview.at), price })
  if (preview.dueNowCents > 0) return t('dueNow', { amount: money(preview.dueNowCents), price })
  return t('dueNothing', { price, date: day(nextCharge?.at ?? endsAt ?? preview.at) })
}
