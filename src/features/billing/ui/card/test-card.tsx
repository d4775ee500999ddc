import { FlaskConical } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { ApiError } from '#platform/browser/api.ts'
import { Notice } from '#ui/banner.tsx'
import type { TestCard } from '../../shared/billing-contract.ts'
import { useChangeSubscription } from '../subscription-api.ts'
import type { CardOutcome } from './card-problem.ts'

/** Confirms with one of the test mode's cards. The function throws the server's error for a bad one. */
export function useTestCard() {
  const { mutateAsync: change } = useChangeSubscription()
  return async (card: TestCard, amountCents: number): Promise<CardOutcome> => {
    try {
      await change({ act: 'test-card', card, amountCents })
      return undefined
    } catch (error) {
      if (error instanceof ApiError && outdatedCodes.includes(error.code)) return 'outdated'
      throw error
    }
  }
}

/** Errors for a change by another tab or by the end of the trial since the form was opened. */
const outdatedCodes = ['AMOUNT_NOT_CONFIRMED', 'NO_SUBSCRIPTION']

/** Says above a card that no money is moved. */
export function TestModeNotice({ children }: { children?: ReactNode }) {
  const t = useTranslations('billing.card')
  return (
    <Notice tone="warning" icon={<FlaskConical size={20} aria-hidden="true" />}>
      <strong className="font-semibold">{t('testMode')}</strong> {children}
    </Notice>
  )
}
