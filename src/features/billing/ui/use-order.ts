import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import type { Plan } from '#features/accounts/account.ts'
import type { CurrentUser } from '#features/accounts/account-contract.ts'
import { plans } from '#features/accounts/plan.ts'
import { storeChosenPlan, useProblems } from '#features/accounts/ui/index.ts'
import { track, trackOnce } from '#features/tracking/ui/index.ts'
import { second } from '#platform/clock.ts'
import { showToast } from '#ui/toast.tsx'
import type { Discount } from '../billing-contract.ts'
import { discountedCents } from '../price.ts'
import { useCreateSubscription, useRedeemDiscount } from './billing-calls.ts'
import { readCurrency } from './currency.ts'

/** How far an order is; `free` and `active` are its two good ends. */
export type OrderProgress = 'idle' | 'starting' | 'free' | 'active'

// SPEC section 9: time to read the message before the profile opens.
const readingTime = 2 * second

/** Starts what the payment page shows: free access, a subscription, or for a visitor the registration. */
export function useOrder(plan: Plan, user: CurrentUser | null, discount: Discount | undefined) {
  const t = useTranslations('billing.payment')
  const planName = useTranslations('billing.plans')(`${plan}.name`)
  const problems = useProblems()
  const navigate = useNavigate()
  const redeem = useRedeemDiscount()
  const subscribe = useCreateSubscription()
  const [progress, setProgress] = useState<OrderProgress>('idle')

  const isDone = progress === 'free' || progress === 'active'
  useEffect(() => {
    if (!isDone) return
    const timer = setTimeout(() => void navigate('/profile'), readingTime)
    return () => clearTimeout(timer)
  }, [isDone, navigate])

  const fail = (description: string) => {
    setProgress('idle')
    showToast({ tone: 'error', title: t('failed'), description })
  }

  const activateFreeAccess = async (code: string) => {
    try {
      await redeem.mutateAsync({ code, plan })
    } catch (error) {
      return fail(problems.ofCall(error, t('failedText')))
    }
    setProgress('free')
    showToast({ title: t('freeDone'), description: t('freeDoneText', { plan: planName }) })
  }

  const startSubscription = async () => {
    try {
      const { clientSecret, kind } = await subscribe.mutateAsync(plan)
      // A trial runs without a card: it can be given later.
      if (clientSecret !== null && kind === 'payment') return fail(t('failedText'))
    } catch {
      return fail(t('failedText'))
    }
    setProgress('active')
    track({ name: 'purchase', ...tracked() })
    showToast({ title: t('activeDone'), description: t('activeDoneText', { plan: planName }) })
  }

  /** What the order is worth a month, for advertising. */
  const tracked = () => ({
    plan,
    value: discountedCents(plans[plan].priceCents, discount?.percentage ?? 0) / 100,
    currency: readCurrency(),
  })

  const start = async () => {
    if (!user) {
      storeChosenPlan(plan)
      await navigate('/register')
      return
    }
    setProgress('starting')
    if (discount?.percentage === 100) return activateFreeAccess(discount.code)
    trackOnce({ name: 'payment-start', ...tracked() })
    await startSubscription()
  }

  return { start, progress }
}
