import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import type { Plan } from '#features/accounts/shared/account.ts'
import type { CurrentUser } from '#features/accounts/shared/account-contract.ts'
import { returnTo, storeChosenPlan, useProblems } from '#features/accounts/ui/index.ts'
import { trackOnce } from '#features/tracking/ui/index.ts'
import { second } from '#platform/clock.ts'
import { showToast } from '#ui/toast.tsx'
import { type Quote, withDueNow } from '../../shared/quote-contract.ts'
import { useRedeemDiscount } from '../billing-api.ts'
import type { CardStep } from '../card/card-parts.tsx'
import { type CardProblem, useCardProblems } from '../card/card-problem.ts'
import { forgetDiscount } from '../plans/kept-discount.ts'
import { useChangeSubscription, useSubscription } from '../subscription-api.ts'
import { awaitPurchase } from './purchase-tracking.ts'
import { fetchQuote, findNewQuote, isTaken } from './quote-api.ts'
import { awaitArrival, type ReturnedFromBank } from './returned-from-bank.ts'
import { useBegin } from './use-begin.ts'

/** The progress of an order; `free` and `active` are its successful ends. */
export type OrderProgress = 'idle' | 'starting' | 'card' | 'free' | 'active'

// Time to read the message before the profile opens.
const readingTime = 2 * second

type OrderedBy = {
  /** The quote that the page shows and the button states. */
  quote: Quote
  /** Shows another quote, to be confirmed. */
  onNewQuote: (quote: Quote) => void
  /** Null: a visitor. */
  user: CurrentUser | null
  returned: ReturnedFromBank | undefined
}

/** Starts what the payment page shows: free access, a subscription or its change; for a visitor, the registration. */
export function useOrder({ quote, onNewQuote, user, returned }: OrderedBy) {
  const t = useTranslations('billing.payment')
  const planName = useTranslations('billing.plans')(`${quote.plan}.name`)
  const problems = useProblems()
  const cardProblems = useCardProblems()
  const navigate = useNavigate()
  const redeem = useRedeemDiscount()
  const begin = useBegin()
  const refresh = useChangeSubscription()
  const subscription = useSubscription({ isEnabled: user !== null })
  const [progress, setProgress] = useState<OrderProgress>(returned ? 'starting' : 'idle')
  const [step, setStep] = useState<CardStep>()
  const [problem, setProblem] = useState<CardProblem>()
  // A double click can come before the button is busy.
  const isUnderWay = useRef(false)
  // Her session may end while the page is open.
  const [isHost] = useState(user !== null)

  const isDone = progress === 'free' || progress === 'active'
  useEffect(() => {
    if (!isDone) return
    const timer = setTimeout(() => void navigate('/profile'), readingTime)
    return () => clearTimeout(timer)
  }, [isDone, navigate])

  const stop = () => {
    isUnderWay.current = false
    setStep(undefined)
    setProgress('idle')
  }
  const fail = (found: CardProblem, description = t('failedText'), title = t('failed')) => {
    stop()
    setProblem(found)
    showToast({ tone: 'error', title, description })
  }
  /** Nothing was charged: the shown quote is outdated. */
  const askAgain = () =>
    fetchQuote({ plan: quote.plan, code: codeOf(quote) }).then(followQuote, (error: unknown) =>
      fail(cardProblems.ofCall(error)),
    )

  const succeed = () => {
    forgetDiscount()
    setProgress('active')
    showToast({ title: t('activeDone'), description: t('activeDoneText', { plan: planName }) })
  }
  /** Undefined if our server cannot reach the provider now. */
  const readProvider = () =>
    refresh.mutateAsync({ act: 'refresh' }).catch((error: unknown) => void console.error(error))
  const followQuote = async (next: Quote) => {
    if (isTaken(quote, next)) {
      await readProvider()
      return succeed()
    }
    stop()
    onNewQuote(next)
  }

  useReturn(returned, async ({ isConfirmed, isSetup }) => {
    const hasArrived = async () => {
      const found = await readProvider()
      return found === undefined || (found.subscription.isSubscribed && found.clientSecret === null)
    }
    if (!isConfirmed) {
      await readProvider()
      const text = t(isSetup ? 'cardNotConfirmed' : 'notConfirmed')
      return fail({ text, isDeclined: false }, text)
    }
    if (await awaitArrival(hasArrived)) return succeed()
    const text = t(isSetup ? 'cardNotArrived' : 'notArrived')
    fail({ text, isDeclined: false }, text, t('notArrivedTitle'))
  })

  const activateFreeAccess = async (code: string) => {
    try {
      await redeem.mutateAsync({ code, plan: quote.plan })
    } catch (error) {
      const text = problems.ofCall(error, t('failedText'))
      return fail({ text, isDeclined: false }, text)
    }
    forgetDiscount()
    setProgress('free')
    showToast({ title: t('freeDone'), description: t('freeDoneText', { plan: planName }) })
  }

  const startSubscription = async () => {
    try {
      const begun = await begin(quote, codeOf(quote))
      if (!begun) return succeed()
      // The provider computes the amount itself. The card form asks for its confirmation.
      if (begun.amountCents !== quote.dueNowCents) onNewQuote(withDueNow(quote, begun.amountCents))
      setStep(begun)
      setProgress('card')
    } catch (error) {
      const next = findNewQuote(error)
      if (next) await followQuote(next)
      else fail(cardProblems.ofCall(error, { mayHaveCharged: quote.kind === 'upgrade' }))
    }
  }

  const start = async () => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    if (user === null) {
      if (!isHost) storeChosenPlan(quote.plan)
      await navigate(isHost ? '/login' : '/register', { state: returnTo(paymentPathOf(quote.plan)) })
      return
    }
    setProblem(undefined)
    setProgress('starting')
    const code = codeOf(quote)
    if (quote.kind === 'free' && code !== undefined) return activateFreeAccess(code)
    trackOnce({
      name: 'payment-start',
      plan: quote.plan,
      value: quote.monthlyCents / 100,
      currency: quote.currency,
    })
    // Unknown until it has loaded, which a fast host does not wait for.
    const present = subscription.data ?? (await subscription.refetch({ cancelRefetch: false })).data
    if (present?.firstPaid === null) awaitPurchase(user.id)
    await startSubscription()
  }

  return { start, progress, step, problem, succeed, askAgain }
}

/** The payment page of a plan. */
export function paymentPathOf(plan: Plan): string {
  return `/payment?plan=${plan}`
}

/** The code that is ordered with a quote; that of a running subscription is not ordered again. */
export function codeOf({ kind, discount }: Quote): string | undefined {
  return takesCode.has(kind) ? discount?.code : undefined
}

/** Kinds that a discount code can change: the server accepts one only when a subscription begins. */
export const takesCode: ReadonlySet<Quote['kind']> = new Set(['free', 'newTrial', 'trial', 'covered', 'paid'])

/** Runs `finish` once, when the host returns from the bank's page. */
function useReturn(
  returned: ReturnedFromBank | undefined,
  finish: (returned: ReturnedFromBank) => Promise<void>,
): void {
  const isFinished = useRef(false)
  const finishNow = useEffectEvent(finish)
  useEffect(() => {
    if (!returned || isFinished.current) return
    isFinished.current = true
    finishNow(returned).catch((error: unknown) => console.error(error))
  }, [returned])
}
