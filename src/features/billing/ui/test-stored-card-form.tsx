import { FlaskConical } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Notice } from '#ui/banner.tsx'
import { useCardProblems } from './card-problem.ts'
import { StoredCardForm, type StoredCardFormProps } from './stored-card-form.tsx'
import { useChangeSubscription } from './subscription-calls.ts'

/** The card on file of the test mode, whose bank always says yes. */
export function TestStoredCardForm({ card, submitLabel, secondary, onDone }: StoredCardFormProps) {
  const t = useTranslations('billing.card')
  const problems = useCardProblems()
  const { mutateAsync: change } = useChangeSubscription()

  const confirm = async () => {
    try {
      await change({ act: 'test-card', card: 'asksBank' })
      return undefined
    } catch (error) {
      return problems.ofCall(error)
    }
  }

  return (
    <StoredCardForm card={card} submitLabel={submitLabel} secondary={secondary} onDone={onDone} confirm={confirm}>
      <Notice tone="warning" icon={<FlaskConical size={20} aria-hidden="true" />}>
        {t('testMode')}
      </Notice>
    </StoredCardForm>
  )
}
