import { useTranslations } from 'use-intl'
import { TextArea, TextField } from '#ui/field.tsx'
import { Suggestions } from '../suggestions.tsx'
import { useBookField } from '../use-book-field.ts'

/** Step 3: how the guest gets in. */
export function CheckInStep() {
  const t = useTranslations('books.wizard')
  const field = useBookField()
  return (
    <>
      <TextField
        {...field('checkinTime')}
        label={t('fields.checkinTime')}
        optionalLabel={t('optional')}
        placeholder={t('examples.checkinTime')}
        list="checkin-times"
        autoComplete="off"
      />
      <Suggestions id="checkin-times" words={t('suggestions.checkinTime')} />
      <TextArea
        {...field('checkinInstructions')}
        label={t('fields.checkinInstructions')}
        optionalLabel={t('optional')}
        placeholder={t('examples.checkinInstructions')}
      />
      <TextArea
        {...field('doorAccessInfo')}
        label={t('fields.doorAccessInfo')}
        optionalLabel={t('optional')}
        placeholder={t('examples.doorAccessInfo')}
      />
      <TextField
        {...field('doorCode')}
        label={t('fields.doorCode')}
        optionalLabel={t('optional')}
        hint={t('hints.doorCode')}
        placeholder={t('examples.doorCode')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextArea
        {...field('parkingInfo')}
        label={t('fields.parkingInfo')}
        optionalLabel={t('optional')}
        placeholder={t('examples.parkingInfo')}
      />
    </>
  )
}
