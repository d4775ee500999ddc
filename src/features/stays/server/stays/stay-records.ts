import type { Selectable } from 'kysely'
import type { Language } from '#platform/i18n/languages.ts'
import type { CodeMode, StaySource } from '../../shared/stay.ts'
import type { StayDates } from '../house-time.ts'
import type { StaySettingsTable, StaysTable } from '../stay-tables.ts'
import type { ReleaseFacts, ReleaseSettings } from './stay-window.ts'

/** A stay as it is stored. Times in ms UTC; sealed texts are decrypted by `stay-secrets.ts`. */
export type Stay = ReleaseFacts & {
  id: string
  bookId: string
  source: StaySource
  label: string
  language: Language | null
  codeSealed: string | null
  codeSetAt: number | null
  codeToldAt: number | null
  codeBeforeSealed: string | null
  isCodeBeforeUsed: boolean
  /** After the stay was over, the host took its code off the lock. Stored as `code_before_used` without a former code. */
  isCodeRemoved: boolean
  tokenSealed: string | null
  /** When the host confirmed the notice that it ended. */
  endSeenAt: number | null
  removedAt: number | null
  spareCodesSealed: string | null
  spareCodesShown: number
  unconfirmedToldAt: number | null
  arrivedAt: number | null
  departedAt: number | null
  calendarId: string | null
  revision: number
  createdAt: number
}

/** What a stay is made of. */
export type StayContent = StayDates & {
  arrivalTime?: string | null
  departureTime?: string | null
  source: StaySource
  label?: string
  language?: Language | null
  /** Typed by the host; without one the mode of the book decides. */
  code?: string | null
  /** For stays of a calendar: the calendar, and the keyed hash of the booking's UID. */
  calendar?: { calendarId: string; uidHash: string } | undefined
}

/** The settings of a book's stays as they are stored. */
export type StaySettings = ReleaseSettings & {
  bookId: string
  codeMode: CodeMode
  codeDigits: number
  spareCodesSealed: string
  spareSightsSealed: string | null
  lockCodeSealed: string | null
  lockTakesCodes: boolean
  cleanerTokenSealed: string | null
  revision: number
}

export const stayColumns = [
  'stays.id',
  'stays.book_id',
  'stays.arrival',
  'stays.departure',
  'stays.arrival_time',
  'stays.departure_time',
  'stays.source',
  'stays.label',
  'stays.language',
  'stays.code_sealed',
  'stays.keeps_code',
  'stays.code_set_at',
  'stays.code_told_at',
  'stays.code_before_sealed',
  'stays.code_before_used',
  'stays.token_sealed',
  'stays.cancelled_at',
  'stays.end_seen_at',
  'stays.removed_at',
  'stays.seen_at',
  'stays.code_confirmed_at',
  'stays.unconfirmed_told_at',
  'stays.spare_codes_sealed',
  'stays.spare_codes_shown',
  'stays.arrived_at',
  'stays.departed_at',
  'stays.calendar_id',
  'stays.revision',
  'stays.created_at',
] as const

type ColumnName<Column> = Column extends `stays.${infer Name}` ? Name : never
export type StayRow = Pick<Selectable<StaysTable>, ColumnName<(typeof stayColumns)[number]>>

export function readStay(row: StayRow): Stay {
  return {
    id: row.id,
    bookId: row.book_id,
    arrival: row.arrival,
    departure: row.departure,
    arrivalTime: row.arrival_time,
    departureTime: row.departure_time,
    source: row.source,
    label: row.label,
    language: row.language,
    codeSealed: row.code_sealed,
    keepsCode: row.keeps_code !== 0,
    codeSetAt: row.code_set_at,
    codeToldAt: row.code_told_at,
    codeBeforeSealed: row.code_before_sealed,
    isCodeBeforeUsed: row.code_before_sealed !== null && row.code_before_used !== 0,
    isCodeRemoved: row.code_before_sealed === null && row.code_before_used !== 0,
    tokenSealed: row.token_sealed,
    cancelledAt: row.cancelled_at,
    endSeenAt: row.end_seen_at,
    removedAt: row.removed_at,
    seenAt: row.seen_at,
    codeConfirmedAt: row.code_confirmed_at,
    unconfirmedToldAt: row.unconfirmed_told_at,
    spareCodesSealed: row.spare_codes_sealed,
    spareCodesShown: row.spare_codes_shown,
    arrivedAt: row.arrived_at,
    departedAt: row.departed_at,
    calendarId: row.calendar_id,
    revision: row.revision,
    createdAt: row.created_at,
  }
}

/** The columns of a book's settings, with aliases so that they can be selected together with those of a stay. */
export const settingsColumns = [
  'stay_settings.book_id as settings_book_id',
  'stay_settings.time_zone as settings_time_zone',
  'stay_settings.arrival_time as settings_arrival_time',
  'stay_settings.departure_time as settings_departure_time',
  'stay_settings.release_hours as settings_release_hours',
  'stay_settings.buffer_hours as settings_buffer_hours',
  'stay_settings.code_mode as settings_code_mode',
  'stay_settings.code_digits as settings_code_digits',
  'stay_settings.spare_codes_sealed as settings_spare_codes_sealed',
  'stay_settings.spare_sights_sealed as settings_spare_sights_sealed',
  'stay_settings.lock_code_sealed as settings_lock_code_sealed',
  'stay_settings.lock_takes_codes as settings_lock_takes_codes',
  'stay_settings.seen_gate as settings_seen_gate',
  'stay_settings.cleaner_token_sealed as settings_cleaner_token_sealed',
  'stay_settings.revision as settings_revision',
] as const

type SettingsName<Column> = Column extends `stay_settings.${infer Name} as ${string}` ? Name : never
type SettingsNames = SettingsName<(typeof settingsColumns)[number]>
export type SettingsRow = { [Name in SettingsNames as `settings_${Name}`]: Selectable<StaySettingsTable>[Name] }

export function readSettings(row: SettingsRow): StaySettings {
  return {
    bookId: row.settings_book_id,
    timeZone: row.settings_time_zone,
    arrivalTime: row.settings_arrival_time,
    departureTime: row.settings_departure_time,
    releaseHours: row.settings_release_hours,
    bufferHours: row.settings_buffer_hours,
    codeMode: row.settings_code_mode,
    codeDigits: row.settings_code_digits,
    spareCodesSealed: row.settings_spare_codes_sealed,
    spareSightsSealed: row.settings_spare_sights_sealed,
    lockCodeSealed: row.settings_lock_code_sealed,
    lockTakesCodes: row.settings_lock_takes_codes !== 0,
    seenGate: row.settings_seen_gate !== 0,
    cleanerTokenSealed: row.settings_cleaner_token_sealed,
    revision: row.settings_revision,
  }
}
