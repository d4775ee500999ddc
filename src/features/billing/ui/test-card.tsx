import { FlaskConical } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Notice } from '#ui/banner.tsx'
import type { TestCard } from '../shared/billing-contract.ts'
import { useChangeSubscription } from './subscription-calls.ts'

/** Confirms with one of the test mode's cards. The function throws what the server answers to a bad one. */
export function useTestCard() {
  const { mutateAsync: change } = useChangeSubscription()
  return async (card: TestCard): Promise<undefined> => {
    await change({ act: 'test-card', card })
  }
}

/** Says above a card that no money will move. */
export function TestModeNotice() {
  const t = useTranslations('billing.card')
  return (
    <Notice tone="warning" icon={<FlaskConical size={20} aria-hidden="true" />}>
      {t('testMode')}
    </Notice>
  )
}
