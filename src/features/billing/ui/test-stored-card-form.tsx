import { StoredCardForm, type StoredCardFormProps } from './stored-card-form.tsx'
import { TestModeNotice, useTestCard } from './test-card.tsx'

/** The card on file of the test mode, whose bank always says yes. */
export function TestStoredCardForm({ card, submitLabel, secondary, onDone }: StoredCardFormProps) {
  const confirm = useTestCard()
  return (
    <StoredCardForm
      card={card}
      submitLabel={submitLabel}
      secondary={secondary}
      onDone={onDone}
      confirm={() => confirm('asksBank')}
    >
      <TestModeNotice />
    </StoredCardForm>
  )
}
