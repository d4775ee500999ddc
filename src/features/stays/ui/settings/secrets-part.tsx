import { useTranslations } from 'use-intl'
import { type SecretField, secretFields } from '#features/books/shared/secrets.ts'
import { CheckboxField, SelectField } from '#ui/field.tsx'
import type { StaySettingsView } from '../../shared/stay-contract.ts'
import { chooseSecrets } from './code-choices.ts'
import { OpenForAll } from './open-for-all.tsx'
import { SettingsPart } from './settings-part.tsx'
import type { EditedSettings } from './settings-values.ts'

type SecretsPartProps = Omit<EditedSettings, 'errors'> & {
  bookId: string
  stored: StaySettingsView
  ownSections: readonly { id: string; title: string }[]
}

/** What only the guests of a stay see, and when. */
export function SecretsPart({ values, change, bookId, stored, ownSections }: SecretsPartProps) {
  const t = useTranslations('stays.settings')
  const toggle = (name: string, isOn: boolean) =>
    change(chooseSecrets(values, isOn ? [...values.secrets, name] : values.secrets.filter((other) => other !== name)))
  return (
    <SettingsPart title={t('secrets.title')} lead={t('secrets.lead')}>
      <fieldset className="min-w-0">
        <legend className="sr-only">{t('secrets.title')}</legend>
        {secretFields.map((name: SecretField) => (
          <CheckboxField
            key={name}
            label={t(`secrets.${name}`)}
            checked={values.secrets.includes(name)}
            onChange={(event) => toggle(name, event.currentTarget.checked)}
          />
        ))}
        {ownSections.map(({ id, title }) => (
          <CheckboxField
            key={id}
            label={t('secrets.ownSection', { title })}
            checked={values.secrets.includes(id)}
            onChange={(event) => toggle(id, event.currentTarget.checked)}
          />
        ))}
      </fieldset>
      {values.secrets.length > 0 && (
        <div className="grid gap-3 md:grid-cols-2">
          <SelectField
            label={t('secrets.release')}
            value={String(values.releaseHours)}
            onChange={(event) => change({ releaseHours: Number(event.currentTarget.value) })}
            options={withStored([0, 3, 6, 12, 24, 48, 72, 168], values.releaseHours).map((hours) => ({
              value: String(hours),
              label: t('secrets.releaseHours', { hours }),
            }))}
          />
          <SelectField
            label={t('secrets.buffer')}
            value={String(values.bufferHours)}
            onChange={(event) => change({ bufferHours: Number(event.currentTarget.value) })}
            options={withStored([0, 1, 2, 3, 6, 12, 24], values.bufferHours).map((hours) => ({
              value: String(hours),
              label: t('secrets.bufferHours', { hours }),
            }))}
          />
        </div>
      )}
      {stored.secrets.length > 0 && <OpenForAll bookId={bookId} stored={stored} />}
    </SettingsPart>
  )
}

/** The usual values, and the stored one if it is another. */
function withStored(usual: readonly number[], stored: number): number[] {
  return [...new Set([...usual, stored])].toSorted((a, b) => a - b)
}
