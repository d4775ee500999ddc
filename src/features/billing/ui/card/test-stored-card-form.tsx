import { StoredCardForm, type StoredCardFormProps } from './stored-card-form.tsx'
import { TestModeNotice, useTestCard } from './test-card.tsx'

/** The stored card of the test mode, whose bank always confirms. */
export function TestStoredCardForm({ step, returnPath, ...form }: StoredCardFormProps) {
  const confirm = useTestCard()
  return (
    <StoredCardForm {...form} confirm={() => confirm('asksBank', step.amountCents)}>
      <TestModeNotice />
    </StoredCardForm>
  )
}
