import { useTranslations } from 'use-intl'
import { listTimeZones } from '#platform/i18n/day.ts'
import { SelectField } from '#ui/field.tsx'

type TimeZoneFieldProps = {
  /** An IANA name. */
  value: string
  onChange: (value: string) => void
  error?: string | undefined
}

/** The time zone of a house. */
export function TimeZoneField({ value, onChange, error }: TimeZoneFieldProps) {
  const t = useTranslations('stays.timeZone')
  const names = listTimeZones()
  const known = names.includes(value) ? names : [value, ...names]
  return (
    <SelectField
      label={t('label')}
      hint={t('hint')}
      error={error}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      options={known.map((name) => ({ value: name, label: name.replaceAll('_', ' ') }))}
    />
  )
}
