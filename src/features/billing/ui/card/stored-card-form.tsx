import { CreditCard } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { ConfirmationForm } from '../payment/confirmation-form.tsx'
import { brandName } from './brand-name.ts'
import type { CardFormProps, CardStep } from './card-parts.tsx'

export type StoredCard = NonNullable<CardStep['storedCard']>
export type StoredCardFormProps = CardFormProps & { card: StoredCard }

type Props = Pick<
  ComponentProps<typeof ConfirmationForm>,
  'submitLabel' | 'secondary' | 'onDone' | 'onOutdated' | 'confirm'
> & {
  card: StoredCard
  /** Above the card. */
  children?: ReactNode
}

/** The name of the stored card and one button; the bank asks for everything else. */
export function StoredCardForm({ card, children, ...form }: Props) {
  const t = useTranslations('billing.card')
  const facts = useTranslations('billing.subscription.facts')
  return (
    <ConfirmationForm {...form}>
      {children}
      <p className="flex min-h-14 items-center gap-3 rounded-s border border-line bg-surface px-3.5 py-2.5">
        <CreditCard size={22} aria-hidden="true" className="flex-none text-muted" />
        <span className="min-w-0">
          <span className="block font-semibold tabular-nums">
            {facts('cardText', { brand: brandName(card.brand), last4: card.last4 })}
          </span>
          <span className="block text-small text-muted">{t('bankAsks')}</span>
        </span>
      </p>
    </ConfirmationForm>
  )
}
