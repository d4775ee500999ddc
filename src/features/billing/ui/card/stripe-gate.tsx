import type { Stripe } from '@stripe/stripe-js'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#ui/button.tsx'
import { CardFormLoading, type CardFormProps, CardProblemNotice } from './card-parts.tsx'
import { useCardProblems } from './card-problem.ts'
import { useStripeScript } from './stripe-script.ts'

type Props = Pick<CardFormProps, 'step' | 'secondary'> & {
  /** Content that needs the script. */
  children: (stripe: Stripe) => ReactNode
}

/** Shows a form once Stripe's script is loaded; if something blocks it, shows a message with a retry button. */
export function StripeGate({ step, secondary, children }: Props) {
  const t = useTranslations('billing.card')
  const tPlatform = useTranslations('platform')
  const problems = useCardProblems()
  const { stripe, retry } = useStripeScript(step.publishableKey)

  if (!stripe) return <CardFormLoading label={t('loading')} />
  if (stripe !== 'blocked') return children(stripe)
  return (
    <div className="grid gap-4">
      <CardProblemNotice problem={problems.blocked} />
      <Button block variant="secondary" onClick={retry}>
        {tPlatform('tryAgain')}
      </Button>
      {secondary}
    </div>
  )
}
