import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { EmailField, TextField } from '#ui/field.tsx'
import { AccountDetails } from '../account-details.tsx'
import { useBookField } from '../use-book-field.ts'
import type { AskedField, AskedMissing, Missing } from './use-missing.ts'

type MissingDialogProps = {
  missing: Missing
  /** Checks the fields, and saves when they are filled in. */
  onAnswer: () => void
}

/** Asks for exactly the missing fields; saving continues with one tap. */
export function MissingDialog({ missing, onAnswer }: MissingDialogProps) {
  const t = useTranslations('bookEditor')
  // Keeps the content during the close animation.
  const [last, setLast] = useState<AskedMissing>()
  if (missing.asked && missing.asked !== last) setLast(missing.asked)
  const fields = last?.fields ?? []
  return (
    <Dialog
      open={missing.asked !== undefined}
      onOpenChange={(isOpen) => !isOpen && missing.forget()}
      title={t('missing.title')}
      description={t('missing.text')}
      closeLabel={t('actions.closeDialog')}
      size="s"
    >
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          onAnswer()
        }}
      >
        {fields.includes('hostName') && <AccountDetails />}
        {fields.map((name, index) => (
          <MissingField key={name} name={name} isFirst={index === 0} />
        ))}
        <Button type="submit">{last?.intent.status === 'draft' ? t('actions.saveDraft') : t('missing.publish')}</Button>
      </form>
    </Dialog>
  )
}

function MissingField({ name, isFirst }: { name: AskedField; isFirst: boolean }) {
  const t = useTranslations('bookEditor')
  const field = useBookField()(name)
  const shared = {
    ...field,
    label: t(`fields.${name}`),
    placeholder: t(`examples.${name}`),
    'aria-required': true,
    autoFocus: isFirst,
  }
  if (name === 'hostEmail') return <EmailField {...shared} autoComplete="email" />
  return <TextField {...shared} autoComplete={name === 'hostName' ? 'name' : 'off'} />
}
