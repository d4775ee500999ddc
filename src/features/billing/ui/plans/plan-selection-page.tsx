import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import type { Plan } from '#features/accounts/shared/account.ts'
import type { CurrentUser } from '#features/accounts/shared/account-contract.ts'
import {
  currentUserQuery,
  findChosenPlan,
  storeChosenPlan,
  useCurrentUser,
  useProblems,
  useSelectPlan,
} from '#features/accounts/ui/index.ts'
import { track } from '#features/tracking/ui/index.ts'
import { LoadingScreen } from '#ui/spinner.tsx'
import { showToast } from '#ui/toast.tsx'
import type { SubscriptionView } from '../../shared/billing-contract.ts'
import { ChangePlanDialog } from '../subscription/change-plan-dialog.tsx'
import { subscriptionQuery } from '../subscription-api.ts'
import { PlanCard } from './plan-card.tsx'
import { findFreeUntil } from './plan-price.tsx'

const offered: readonly Plan[] = ['basic', 'pro']

/**
 * `/plan-selection`. A host's first choice is made at once, and another one after she was asked; a visitor's is kept until
 * she has an account.
 */
export function PlanSelectionPage() {
  const t = useTranslations('billing')
  const { data: user, isPending } = useCurrentUser()
  const [picked, setPicked] = useState<Plan>()
  const { start, busyPlan, asked, finish, stop } = useStart()
  if (isPending) return <LoadingScreen label={t('loading')} />

  const chosen = picked ?? user?.plan ?? findChosenPlan() ?? 'pro'
  return (
    <main id="main" className="page-width pt-10 pb-20 md:pt-14 md:pb-28">
      <h1>{t('selection.title')}</h1>
      <p className="mt-3 max-w-[52ch] text-lead text-muted">{t(leadOf(user))}</p>
      <fieldset className="mt-10 grid max-w-[960px] min-w-0 gap-6 md:grid-cols-2 md:gap-7">
        <legend className="sr-only">{t('selection.legend')}</legend>
        {offered.map((plan) => (
          <PlanCard
            key={plan}
            plan={plan}
            user={user ?? null}
            isChosen={plan === (busyPlan ?? chosen)}
            isBusy={plan === busyPlan}
            isDisabled={busyPlan !== undefined}
            onChoose={() => setPicked(plan)}
            onStart={() => {
              setPicked(plan)
              void start(plan)
            }}
          />
        ))}
      </fieldset>
      {!user && <p className="mt-8 text-muted">{t('selection.next')}</p>}
      {asked && (
        <ChangePlanDialog
          user={asked.user}
          subscription={asked.subscription}
          wanted={asked.plan}
          onChanged={finish}
          onClose={() => {
            setPicked(undefined)
            stop()
          }}
        />
      )}
    </main>
  )
}

/** A running trial is not offered again, and free access does not renew. */
function leadOf(user: CurrentUser | null | undefined) {
  if (!user || user.planStatus === 'none') return 'selection.lead'
  if (user.planStatus === 'trial') return 'selection.trialLead'
  return findFreeUntil(user) === undefined ? 'payment.leads.paid' : 'selection.freeLead'
}

/** A host with access loses or pays something by another plan than hers. Without access the payment page asks. */
function isChange({ plan: own, canCreateBooks }: CurrentUser, plan: Plan): boolean {
  return own !== null && own !== plan && canCreateBooks
}

/** Goes on with a plan; `busyPlan` is the one under way, `asked` a change that waits for an answer. */
function useStart() {
  const t = useTranslations('billing.selection')
  const problems = useProblems()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const selectPlan = useSelectPlan()
  const [busyPlan, setBusyPlan] = useState<Plan>()
  const [asked, setAsked] = useState<{ user: CurrentUser; subscription: SubscriptionView; plan: Plan }>()

  const finish = async (plan: Plan) => {
    track({ name: 'plan-selection', plan })
    showToast({ title: t('success') })
    await navigate(`/payment?plan=${plan}`)
  }
  const start = async (plan: Plan) => {
    setBusyPlan(plan)
    try {
      // Retries when the first response was lost: a failed connection must not send a host to the registration page.
      const user = await queryClient.ensureQueryData(currentUserQuery)
      if (!user) {
        storeChosenPlan(plan)
        track({ name: 'plan-selection', plan })
        await navigate('/register')
        return
      }
      const subscription = isChange(user, plan) ? await queryClient.fetchQuery(subscriptionQuery) : undefined
      // What is overdue has to be paid first: the payment page says so.
      if (subscription && subscription.state !== 'pastDue') return setAsked({ user, subscription, plan })
      await selectPlan.mutateAsync(plan)
      await finish(plan)
    } catch (error) {
      showToast({ tone: 'error', title: t('failed'), description: problems.ofCall(error, t('failedText')) })
    } finally {
      setBusyPlan(undefined)
    }
  }
  return { start, busyPlan, asked, finish: (plan: Plan) => void finish(plan), stop: () => setAsked(undefined) }
}
