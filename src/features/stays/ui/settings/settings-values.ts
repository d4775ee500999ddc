import { deviceTimeZone } from '#platform/i18n/day.ts'
import type { StaySettingsView } from '../../shared/stay-contract.ts'

/** The editable part of the settings; spare codes as one text. */
export type SettingsValues = Omit<
  StaySettingsView,
  'timeZone' | 'spareCodes' | 'knownSpareCodes' | 'lockCode' | 'openUntil' | 'cleanerLink'
> & {
  timeZone: string
  spareCodes: string
}

/** What each part of the form shows and changes. */
export type EditedSettings = {
  values: SettingsValues
  change: (part: Partial<SettingsValues>) => void
  /** The server's message for a field. */
  errors: Readonly<Record<string, string>>
}

export function toValues(stored: StaySettingsView): SettingsValues {
  const {
    knownSpareCodes: _known,
    lockCode: _lock,
    openUntil: _openUntil,
    cleanerLink: _cleanerLink,
    ...settings
  } = stored
  return {
    ...settings,
    timeZone: stored.timeZone ?? deviceTimeZone(),
    spareCodes: stored.spareCodes.join(', '),
  }
}

export const toCodes = (text: string) =>
  text
    .split(/[\s,;]+/)
    .map((code) => code.trim())
    .filter((code) => code !== '')
