import { UserRound } from 'lucide-react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import type { BookForm } from '#features/books/shared/book-form.ts'
import { Button } from '#ui/button.tsx'
import { useWizardContext } from './wizard/wizard-context.ts'

/** Offers the account's name and email as input; the host decides whether to use them. */
export function AccountDetails() {
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
