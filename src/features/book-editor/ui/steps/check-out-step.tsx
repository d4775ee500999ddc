import { useTranslations } from 'use-intl'
import { TextField } from '#ui/field.tsx'
import { ReadyTextArea } from '../ready-text-area.tsx'
import { Suggestions } from '../suggestions.tsx'
import { useBookField } from '../use-book-field.ts'

/** Step 7: when and how to leave. */
export function CheckOutStep() {
  const t = useTranslations('bookEditor')
  const field = useBookField()
  return (
    <>
      <TextField
        {...field('checkoutTime')}
        label={t('fields.checkoutTime')}
        optionalLabel={t('optional')}
        placeholder={t('examples.checkoutTime')}
        list="checkout-times"
        autoComplete="off"
      />
      <Suggestions id="checkout-times" words={t('suggestions.checkoutTime')} />
      <ReadyTextArea name="checkoutInstructions" />
    </>
  )
}
