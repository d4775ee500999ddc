import { useTranslations } from 'use-intl'
import { TextField } from '#ui/field.tsx'
import { RulesEditor } from '../rules-editor.tsx'
import { useBookField } from '../use-book-field.ts'

/** Step 4: network and house rules. The password is visible: the host copies it from the router. */
export function WifiStep() {
  const t = useTranslations('bookEditor')
  const field = useBookField()
  const exact = { autoComplete: 'off', autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const
  return (
    <>
      <div className="grid gap-6 md:grid-cols-2 md:gap-5" data-preview="wifi">
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
      </div>
      <RulesEditor />
    </>
  )
}
