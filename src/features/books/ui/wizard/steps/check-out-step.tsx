import { useTranslations } from 'use-intl'
import { TextArea, TextField } from '#ui/field.tsx'
import { Suggestions } from '../suggestions.tsx'
import { useBookField } from '../use-book-field.ts'

/** Step 7: when and how to leave. */
export function CheckOutStep() {
  const t = useTranslations('books.wizard')
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
      <TextArea
        {...field('checkoutInstructions')}
        label={t('fields.checkoutInstructions')}
        optionalLabel={t('optional')}
        placeholder={t('examples.checkoutInstructions')}
      />
    </>
  )
}
