import { useTranslations } from 'use-intl'
import { Button } from '#ui/button.tsx'
import { CardFormLoading, CardProblemNotice } from './card-parts.tsx'
import { type CardProblem, useCardProblems } from './card-problem.ts'
import { StoredCardForm, type StoredCardFormProps } from './stored-card-form.tsx'
import { useStripeScript } from './stripe-script.ts'
import { useChangeSubscription } from './subscription-calls.ts'

/** The card that Stripe has on file: its bank asks in a window over the page, or on a page of its own. */
export function StripeStoredCardForm({ step, returnPath, ...form }: StoredCardFormProps) {
  const t = useTranslations('billing.card')
  const problems = useCardProblems()
  const { stripe, retry } = useStripeScript(step.publishableKey)
  const { mutateAsync: change } = useChangeSubscription()

  if (!stripe) return <CardFormLoading label={t('loading')} />
  if (stripe === 'blocked') {
    return (
      <div className="grid gap-4">
        <CardProblemNotice problem={problems.blocked} />
        <Button block variant="secondary" onClick={retry}>
          {t('retry')}
        </Button>
      </div>
    )
  }

  const confirm = async (): Promise<CardProblem | undefined> => {
    const { error } = await stripe.confirmPayment({
      clientSecret: step.clientSecret,
      confirmParams: { payment_method: form.card.id, return_url: `${window.location.origin}${returnPath}` },
      redirect: 'if_required',
    })
    if (error) return problems.ofProvider(error)
    // The money has moved: if this call gets lost, the provider tells the server all the same.
    await change({ act: 'refresh' }).catch((lost: unknown) => console.error(lost))
    return undefined
  }
  return <StoredCardForm {...form} confirm={confirm} />
}
