import { lazy, Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { CardFormLoading, type CardFormProps } from './card-parts.tsx'
import { TestCardForm } from './test-card-form.tsx'

// Loaded only where there is something to confirm with Stripe.
const StripeCardForm = lazy(() => import('./stripe-card-form.tsx').then((form) => ({ default: form.StripeCardForm })))

/** Asks for a card, of the provider in use. */
export function CardForm(props: CardFormProps) {
  const t = useTranslations('billing.card')
  if (props.step.provider === 'test') return <TestCardForm {...props} />
  return (
    <Suspense fallback={<CardFormLoading label={t('loading')} />}>
      <StripeCardForm {...props} />
    </Suspense>
  )
}
