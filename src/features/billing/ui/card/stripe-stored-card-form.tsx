import { StoredCardForm, type StoredCardFormProps } from './stored-card-form.tsx'
import { useStripeAnswer } from './stripe-answer.ts'
import { StripeGate } from './stripe-gate.tsx'

/** The card that Stripe has stored: its bank asks in a window over the page, or on its own page. */
export function StripeStoredCardForm({ step, returnPath, ...form }: StoredCardFormProps) {
  const takeAnswer = useStripeAnswer(step)
  return (
    <StripeGate step={step} secondary={form.secondary}>
      {(stripe) => (
        <StoredCardForm
          {...form}
          confirm={async () =>
            takeAnswer(
              await stripe.confirmPayment({
                clientSecret: step.clientSecret,
                confirmParams: { payment_method: form.card.id, return_url: `${window.location.origin}${returnPath}` },
                redirect: 'if_required',
              }),
            )
          }
        />
      )}
    </StripeGate>
  )
}
