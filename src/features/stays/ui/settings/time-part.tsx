import { useTranslations } from 'use-intl'
import { TextField } from '#ui/field.tsx'
import { TimeZoneField } from '../time-zone-field.tsx'
import { SettingsPart } from './settings-part.tsx'
import type { EditedSettings } from './settings-values.ts'

/** When stays begin and end. */
export function TimePart({ values, change, errors }: EditedSettings) {
  const t = useTranslations('stays.settings')
  return (
    <SettingsPart title={t('time.title')} lead={t('time.lead')}>
      <TimeZoneField value={values.timeZone} onChange={(timeZone) => change({ timeZone })} error={errors['timeZone']} />
      <div className="grid grid-cols-2 gap-3">
        <TextField
          type="time"
          label={t('time.arrival')}
          value={values.arrivalTime}
          onChange={(event) => change({ arrivalTime: event.currentTarget.value })}
          error={errors['arrivalTime']}
        />
        <TextField
          type="time"
          label={t('time.departure')}
          value={values.departureTime}
          onChange={(event) => change({ departureTime: event.currentTarget.value })}
          error={errors['departureTime']}
        />
      </div>
    </SettingsPart>
  )
}
