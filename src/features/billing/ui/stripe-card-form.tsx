import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js'
import type { StripeElementLocale } from '@stripe/stripe-js'
import { type FormEvent, useRef, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { Button } from '#ui/button.tsx'
import { CardFormLoading, type CardFormProps, CardProblemNotice } from './card-parts.tsx'
import { type CardProblem, useCardProblems } from './card-problem.ts'
import { stripeAppearance } from './stripe-appearance.ts'
import { useStripeScript } from './stripe-script.ts'
import { useChangeSubscription } from './subscription-calls.ts'

/** Stripe's own fields, in our looks. Card numbers go from the browser to Stripe and never to us. */
export function StripeCardForm(props: CardFormProps) {
  const t = useTranslations('billing.card')
  const problems = useCardProblems()
  const language = useLocale()
  const { clientSecret, publishableKey } = props.step
  const { stripe, retry } = useStripeScript(publishableKey)

  if (!stripe) return <CardFormLoading label={t('loading')} />
  if (stripe === 'blocked') {
    return (
      <div className="grid gap-4">
        <CardProblemNotice problem={problems.blocked} />
        <Button block variant="secondary" onClick={retry}>
          {t('retry')}
        </Button>
        {props.secondary}
      </div>
    )
  }
  return (
    <Elements
      stripe={stripe}
      options={{ clientSecret, locale: language satisfies StripeElementLocale, appearance: stripeAppearance() }}
    >
      <Fields {...props} />
    </Elements>
  )
}

function Fields({ step, returnPath, submitLabel, onDone, secondary }: CardFormProps) {
  const t = useTranslations('billing.card')
  const problems = useCardProblems()
  const stripe = useStripe()
  const elements = useElements()
  const { mutateAsync: change } = useChangeSubscription()
  const [isReady, setIsReady] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<CardProblem>()
  const isUnderWay = useRef(false)

  /** @returns what went wrong, or nothing */
  const confirm = async (): Promise<CardProblem | undefined> => {
    if (!stripe || !elements) return problems.unknown
    const checked = await elements.submit()
    if (checked.error) return problems.ofProvider(checked.error)
    const confirmation = {
      elements,
      clientSecret: step.clientSecret,
      confirmParams: { return_url: `${window.location.origin}${returnPath}` },
      redirect: 'if_required' as const,
    }
    const { error } =
      step.kind === 'setup' ? await stripe.confirmSetup(confirmation) : await stripe.confirmPayment(confirmation)
    return error && problems.ofProvider(error)
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isUnderWay.current) return
    isUnderWay.current = true
    setIsBusy(true)
    setProblem(undefined)
    const found = await confirm().catch(() => problems.unknown)
    if (!found) {
      // The money has moved: if this call gets lost, the provider tells the server all the same.
      await change({ act: 'refresh' }).catch((error: unknown) => console.error(error))
      return onDone()
    }
    setProblem(found)
    setIsBusy(false)
    isUnderWay.current = false
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      {/* It draws grey fields of its own while it loads. */}
      <PaymentElement
        options={{ layout: 'tabs', terms: { card: 'never' } }}
        onReady={() => setIsReady(true)}
        onLoadError={() => setProblem(problems.blocked)}
      />
      <CardProblemNotice problem={problem} />
      <Button type="submit" block className="min-h-14" busy={isBusy} busyLabel={t('busy')} disabled={!isReady}>
        {submitLabel}
      </Button>
      <p className="text-small text-muted">{t('secure')}</p>
      {secondary}
    </form>
  )
}
