import { UserRound } from 'lucide-react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import type { BookForm } from '#features/books/shared/book-form.ts'
import { Button } from '#ui/button.tsx'
import { EmailField, TextField } from '#ui/field.tsx'
import { ReadyTextArea } from '../ready-text-area.tsx'
import { useBookField } from '../use-book-field.ts'
import { useWizardContext } from '../wizard-context.ts'

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

/** Saves typing what the account knows, without deciding that it is what guests should see. */
function AccountDetails() {
  const t = useTranslations('bookEditor.account')
  const { control, setValue, setFocus } = useFormContext<BookForm>()
  const { account } = useWizardContext()
  const [hostName, hostEmail] = useWatch({ control, name: ['hostName', 'hostEmail'] })
  if (hostName !== '' || hostEmail !== '') return null

  function fill() {
    setValue('hostName', account.name, { shouldValidate: true })
    setValue('hostEmail', account.email, { shouldValidate: true })
    setFocus('hostName')
  }
  return (
    <div>
      <Button variant="quiet" size="s" icon={<UserRound size={18} aria-hidden="true" />} onClick={fill}>
        {t('fill')}
      </Button>
    </div>
  )
}
