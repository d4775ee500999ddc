import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { RadioCards } from '#ui/radio-cards.tsx'
import { type TestCard, testCards } from '../../shared/billing-contract.ts'
import { ConfirmationForm } from '../payment/confirmation-form.tsx'
import type { CardFormProps } from './card-parts.tsx'
import { TestModeNotice, useTestCard } from './test-card.tsx'

/** Named like Stripe's test cards with the same behaviour. */
const names = {
  good: 'Visa 4242',
  declined: 'Visa 0002',
  failsLater: 'Visa 0341',
  asksBank: 'Visa 3184',
} as const satisfies Record<TestCard, string>

/** The card form of the test mode: a choice of cards, one for each result of a payment, marked as moving no money. */
export function TestCardForm({
  amountCents,
  ...form
}: Pick<CardFormProps, 'submitLabel' | 'onDone' | 'onOutdated' | 'secondary'> & { amountCents: number }) {
  const t = useTranslations('billing.card')
  const confirm = useTestCard()
  const [card, setCard] = useState<TestCard>('good')
  return (
    <ConfirmationForm {...form} confirm={() => confirm(card, amountCents)}>
      <TestModeNotice />
      <RadioCards
        legend={t('testLegend')}
        options={testCards.map((value) => ({ value, label: names[value], text: t(`testCards.${value}`) }))}
        value={card}
        onChange={setCard}
      />
    </ConfirmationForm>
  )
}
