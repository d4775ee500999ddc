import { useEffect } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { isOpenNetwork } from '#features/books/shared/book.ts'
import type { BookForm } from '#features/books/shared/book-form.ts'
import { CheckboxField, TextField } from '#ui/field.tsx'
import { RulesEditor } from '../lists/rules-editor.tsx'
import { useBookField } from '../use-book-field.ts'

/** Step 4: network and house rules. The password is visible: the host copies it from the router. */
export function WifiStep() {
  const t = useTranslations('bookEditor')
  const field = useBookField()
  const exact = { autoComplete: 'off', autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const
  return (
    <>
      <div className="grid gap-x-5 gap-y-6 md:grid-cols-2" data-preview="wifi">
        <TextField
          {...field('wifiName')}
          {...exact}
          label={t('fields.wifiName')}
          optionalLabel={t('optional')}
          placeholder={t('examples.wifiName')}
        />
        <TextField
          {...field('wifiPassword')}
          {...exact}
          label={t('fields.wifiPassword')}
          optionalLabel={t('optional')}
          hint={t('hints.wifiPassword')}
          placeholder={t('examples.wifiPassword')}
        />
        <OpenNetworkTick />
      </div>
      <RulesEditor />
    </>
  )
}

/** The host's word that the network has no password. It goes when a password is filled in. */
function OpenNetworkTick() {
  const t = useTranslations('bookEditor')
  const { control, setValue } = useFormContext<BookForm>()
  const [wifiPassword, wifiOpen] = useWatch({ control, name: ['wifiPassword', 'wifiOpen'] })
  const hasPassword = wifiPassword.trim() !== ''
  useEffect(() => {
    if (hasPassword) setValue('wifiOpen', false)
  }, [hasPassword, setValue])
  return (
    <CheckboxField
      className="-mt-3 md:col-span-2"
      label={t('fields.wifiOpen')}
      hint={t(hasPassword ? 'hints.wifiOpenRests' : 'hints.wifiOpen')}
      disabled={hasPassword}
      checked={isOpenNetwork({ wifiOpen, wifiPassword })}
      onChange={(event) => setValue('wifiOpen', event.currentTarget.checked, { shouldDirty: true })}
    />
  )
}
