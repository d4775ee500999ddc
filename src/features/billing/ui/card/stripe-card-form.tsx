import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js'
import type { StripeElementLocale } from '@stripe/stripe-js'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { ConfirmationForm } from '../payment/confirmation-form.tsx'
import type { CardFormProps } from './card-parts.tsx'
import { type CardOutcome, useCardProblems } from './card-problem.ts'
import { useStripeAnswer } from './stripe-answer.ts'
import { stripeAppearance } from './stripe-appearance.ts'
import { StripeGate } from './stripe-gate.tsx'

/** Stripe's own fields in our style. Card numbers go from the browser to Stripe and never to us. */
export function StripeCardForm(props: CardFormProps) {
  const language = useLocale()
  const { clientSecret } = props.step
  return (
    <StripeGate step={props.step} secondary={props.secondary}>
      {(stripe) => (
        <Elements
          stripe={stripe}
          options={{ clientSecret, locale: language satisfies StripeElementLocale, appearance: stripeAppearance() }}
        >
          <Fields {...props} />
        </Elements>
      )}
    </StripeGate>
  )
}

function Fields({ step, returnPath, ...form }: CardFormProps) {
  const t = useTranslations('billing.card')
  const problems = useCardProblems()
  const stripe = useStripe()
  const elements = useElements()
  const takeAnswer = useStripeAnswer(step)
  const [isReady, setIsReady] = useState(false)
  const [isBlocked, setIsBlocked] = useState(false)

  const confirm = async (): Promise<CardOutcome> => {
    if (!stripe || !elements) return problems.unknown
    const checked = await elements.submit()
    if (checked.error) return problems.ofProvider(checked.error)
    const confirmation = {
      elements,
      clientSecret: step.clientSecret,
      confirmParams: { return_url: `${window.location.origin}${returnPath}` },
      redirect: 'if_required' as const,
    }
    return takeAnswer(
      step.kind === 'setup' ? await stripe.confirmSetup(confirmation) : await stripe.confirmPayment(confirmation),
    )
  }

  return (
    <ConfirmationForm
      {...form}
      confirm={confirm}
      isReady={isReady}
      obstacle={isBlocked ? problems.blocked : undefined}
      note={t('secure')}
    >
      {/* It shows its own grey placeholders while it loads. */}
      <PaymentElement
        options={{ layout: 'tabs', terms: { card: 'never' } }}
        onReady={() => setIsReady(true)}
        onLoadError={() => setIsBlocked(true)}
      />
    </ConfirmationForm>
  )
}
