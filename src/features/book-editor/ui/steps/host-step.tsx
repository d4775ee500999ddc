import { useTranslations } from 'use-intl'
import { EmailField, TextField } from '#ui/field.tsx'
import { AccountDetails } from '../account-details.tsx'
import { ReadyTextArea } from '../templates/ready-text-area.tsx'
import { useBookField } from '../use-book-field.ts'

/** Step 1: who the guests' host is. */
export function HostStep() {
  const t = useTranslations('bookEditor')
  const field = useBookField()
  return (
    <>
      <AccountDetails />
      <TextField
        {...field('hostName')}
        label={t('fields.hostName')}
        hint={t('hints.hostName')}
        placeholder={t('examples.hostName')}
        autoComplete="name"
        aria-required
      />
      <EmailField
        {...field('hostEmail')}
        label={t('fields.hostEmail')}
        hint={t('hints.hostEmail')}
        placeholder={t('examples.hostEmail')}
        autoComplete="email"
        aria-required
      />
      <TextField
        {...field('hostPhone')}
        label={t('fields.hostPhone')}
        optionalLabel={t('optional')}
        hint={t('hints.hostPhone')}
        placeholder={t('examples.hostPhone')}
        type="tel"
        autoComplete="tel"
      />
      <ReadyTextArea name="hostContactInfo" hint={t('hints.hostContactInfo')} />
    </>
  )
}
