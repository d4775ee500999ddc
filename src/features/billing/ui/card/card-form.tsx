import { lazy, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#ui/button.tsx'
import { CardFormLoading, type CardFormProps } from './card-parts.tsx'
import { StoredCardForm, type StoredCardFormProps } from './stored-card-form.tsx'
import { TestModeNotice, useTestCard } from './test-card.tsx'
import { TestCardForm } from './test-card-form.tsx'

// Loaded only if something has to be confirmed with Stripe.
const StripeCardForm = lazy(() => import('./stripe-card-form.tsx').then((form) => ({ default: form.StripeCardForm })))
const StripeStoredCardForm = lazy(() =>
  import('./stripe-stored-card-form.tsx').then((form) => ({ default: form.StripeStoredCardForm })),
)

/** The card form of the current provider, or a confirmation of the stored card. */
export function CardForm(props: CardFormProps) {
  const t = useTranslations('billing.card')
  const [wantsAnother, setWantsAnother] = useState(false)
  const { storedCard, provider } = props.step
  const forms = provider === 'test' ? testForms : stripeForms
  if (storedCard && !wantsAnother) {
    return (
      <Suspense fallback={<CardFormLoading label={t('loading')} />}>
        <forms.StoredCard
          {...props}
          card={storedCard}
          secondary={
            <Button block variant="secondary" onClick={() => setWantsAnother(true)}>
              {t('another')}
            </Button>
          }
        />
      </Suspense>
    )
  }
  return (
    <Suspense fallback={<CardFormLoading label={t('loading')} />}>
      <forms.NewCard {...props} />
    </Suspense>
  )
}

const testForms = {
  NewCard: ({ step, returnPath: _noBank, ...form }: CardFormProps) => (
    <TestCardForm {...form} amountCents={step.amountCents} />
  ),
  StoredCard: TestStoredCardForm,
}
const stripeForms = { NewCard: StripeCardForm, StoredCard: StripeStoredCardForm }

/** The stored card of the test mode, whose bank always confirms. */
function TestStoredCardForm({ step, returnPath, ...form }: StoredCardFormProps) {
  const confirm = useTestCard()
  return (
    <StoredCardForm {...form} confirm={() => confirm('asksBank', step.amountCents)}>
      <TestModeNotice />
    </StoredCardForm>
  )
}
