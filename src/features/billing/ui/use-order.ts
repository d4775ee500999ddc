import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import type { Plan } from '#features/accounts/shared/account.ts'
import { storeChosenPlan, useProblems } from '#features/accounts/ui/index.ts'
import { track, trackOnce } from '#features/tracking/ui/index.ts'
import { second } from '#platform/clock.ts'
import { showToast } from '#ui/toast.tsx'
import type { Discount, SubscriptionChanged } from '../shared/billing-contract.ts'
import { useCreateSubscription, useRedeemDiscount } from './billing-calls.ts'
import type { CardStep } from './card-parts.tsx'
import { type CardProblem, useCardProblems } from './card-problem.ts'
import { readCurrency } from './currency.ts'
import type { Order } from './order.ts'
import type { ReturnedFromBank } from './returned-from-bank.ts'
import { useChangeSubscription } from './subscription-calls.ts'

/** How far an order is; `free`, `active` and `trialing` are its good ends. */
export type OrderProgress = 'idle' | 'starting' | 'card' | 'free' | 'active' | 'trialing'

// SPEC section 9: time to read the message before the profile opens.
const readingTime = 2 * second

type OrderedBy = {
  plan: Plan
  /** As it would be ordered now. */
  present: Order
  discount: Discount | undefined
  isVisitor: boolean
  returned: ReturnedFromBank | undefined
}

/** Starts what the payment page shows: free access, a subscription or its change, for a visitor the registration. */
export function useOrder({ plan, present, discount, isVisitor, returned }: OrderedBy) {
  const t = useTranslations('billing.payment')
  const planName = useTranslations('billing.plans')(`${plan}.name`)
  const problems = useProblems()
  const cardProblems = useCardProblems()
  const navigate = useNavigate()
  const redeem = useRedeemDiscount()
  const begin = useBegin()
  const refresh = useChangeSubscription()
  const [progress, setProgress] = useState<OrderProgress>(returned ? 'starting' : 'idle')
  // The plan becomes active while the page says so: what was ordered must not change under the host's eyes.
  const [ordered, setOrdered] = useState<Order>()
  const order = (progress !== 'idle' && ordered) || present
  const [step, setStep] = useState<CardStep>()
  const [problem, setProblem] = useState<CardProblem>()
  // A double click is over before the button knows that it is busy.
  const isUnderWay = useRef(false)

  const isDone = progress === 'free' || progress === 'active' || progress === 'trialing'
  useEffect(() => {
    if (!isDone) return
    const timer = setTimeout(() => void navigate('/profile'), readingTime)
    return () => clearTimeout(timer)
  }, [isDone, navigate])

  const fail = (found: CardProblem, description = t('failedText')) => {
    isUnderWay.current = false
    setProgress('idle')
    setProblem(found)
    showToast({ tone: 'error', title: t('failed'), description })
  }

  /** What the order is worth a month, for advertising. */
  const tracked = () => ({ plan, value: order.monthlyCents / 100, currency: readCurrency() })

  const succeed = () => {
    if (isPurchase(returned?.orderKind ?? order.kind)) track({ name: 'purchase', ...tracked() })
    setProgress('active')
    showToast({ title: t('activeDone'), description: t('activeDoneText', { plan: planName }) })
  }

  useReturn(returned, async () => {
    // The bank has said yes: if our server cannot ask the provider now, it hears of it by itself.
    await refresh.mutateAsync({ act: 'refresh' }).catch((error: unknown) => console.error(error))
    if (returned?.isConfirmed) return succeed()
    fail({ text: t('notConfirmed'), isDeclined: false }, t('notConfirmed'))
  })

  const activateFreeAccess = async (code: string) => {
    try {
      await redeem.mutateAsync({ code, plan })
    } catch (error) {
      const text = problems.ofCall(error, t('failedText'))
      return fail({ text, isDeclined: false }, text)
    }
    setProgress('free')
    showToast({ title: t('freeDone'), description: t('freeDoneText', { plan: planName }) })
  }

  const startSubscription = async () => {
    try {
      const begun = await begin(order.kind, plan, discount)
      if (!begun) return succeed()
      setStep(begun)
      setProgress('card')
    } catch (error) {
      fail(cardProblems.ofCall(error, { mayHaveCharged: order.kind === 'upgrade' }))
    }
  }

  const start = async () => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    if (isVisitor) {
      storeChosenPlan(plan)
      await navigate('/register')
      return
    }
    setProblem(undefined)
    setOrdered(present)
    setProgress('starting')
    if (discount?.percentage === 100) return activateFreeAccess(discount.code)
    trackOnce({ name: 'payment-start', ...tracked() })
    await startSubscription()
  }

  /** Goes on without a card, which only a trial or free access allows. */
  const skipCard = () => {
    setProgress('trialing')
    showToast({ title: t('noCardDone'), description: t('noCardDoneText') })
  }

  return { start, order, progress, step, problem, succeed, skipCard }
}

/** Going on with what was ordered before is none. */
function isPurchase(kind: string): boolean {
  return kind !== 'overdue' && kind !== 'resume' && kind !== 'later'
}

/** Asks the server for what has to be confirmed; undefined when nothing has. */
function useBegin() {
  const subscribe = useCreateSubscription()
  const change = useChangeSubscription()

  return async (kind: Order['kind'], plan: Plan, discount: Discount | undefined): Promise<CardStep | undefined> => {
    if (kind === 'overdue') {
      const { subscription: present, ...awaited } = await change.mutateAsync({ act: 'refresh' })
      return stepOf(awaited, present)
    }
    const started = await subscribe.mutateAsync({ plan, ...(discount && { code: discount.code }) })
    return stepOf(started, started)
  }
}

function stepOf(
  { clientSecret, kind, storedCard }: Pick<SubscriptionChanged, 'clientSecret' | 'kind' | 'storedCard'>,
  { provider, publishableKey }: Pick<CardStep, 'provider' | 'publishableKey'>,
): CardStep | undefined {
  return clientSecret && kind ? { clientSecret, kind, storedCard, provider, publishableKey } : undefined
}

/** Runs `finish` once, for what the bank's page has left open. */
function useReturn(returned: ReturnedFromBank | undefined, finish: () => Promise<void>): void {
  const isFinished = useRef(false)
  const finishNow = useEffectEvent(finish)
  useEffect(() => {
    if (!returned || isFinished.current) return
    isFinished.current = true
    finishNow().catch((error: unknown) => console.error(error))
  }, [returned])
}
