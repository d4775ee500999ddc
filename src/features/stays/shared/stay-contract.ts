import { z } from 'zod'
import { stayLimits, textLimits } from '#limits.ts'
import { Failure } from '#platform/failure-contract.ts'
import { languages } from '#platform/i18n/languages.ts'
import { line, listOf, text } from '#platform/text-contract.ts'
import { codeModes, staySources, stayStates, waits } from './stay.ts'

/** `HH:MM`, 00:00 to 23:59, in the time zone of the book. */
const Time = z.string({ error: 'TIME_INVALID' }).regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'TIME_INVALID')

/** A date of the calendar between 2000 and 2099: `YYYY-MM-DD`. */
const CalendarDate = z
  .string({ error: 'DATE_INVALID' })
  .regex(/^20\d\d-\d\d-\d\d$/, 'DATE_INVALID')
  .refine((date) => !Number.isNaN(Date.parse(date)) && new Date(date).toISOString().startsWith(date), 'DATE_INVALID')

const code = line(stayLimits.codeLetters)

/** A stay as its host sees it. */
export const StayView = z.object({
  id: z.string(),
  arrival: z.string(),
  departure: z.string(),
  /** Null: the book's hour. */
  arrivalTime: z.string().nullable(),
  departureTime: z.string().nullable(),
  source: z.enum(staySources),
  /** The host's own note. */
  label: z.string(),
  /** Null: the language of the guest's browser. */
  language: z.enum(languages).nullable(),
  /** The code that the stay's page shows; null when it shows none of its own. */
  code: z.string().nullable(),
  state: z.enum(stayStates),
  /** When its calendar ended it. */
  cancelledAt: z.iso.datetime().nullable(),
  /** Its calendar ended it, and the host has not taken note yet. */
  hasUnseenEnd: z.boolean(),
  waitsFor: z.enum(waits).nullable(),
  /** The whole address of the stay's page; null after it was revoked, or if the key that sealed it was lost. */
  link: z.string().nullable(),
  /** The host has revoked the link. Without a link and without this, guests can still open the link that they have. */
  isLinkRevoked: z.boolean(),
  /** When secrets are shown, from and until: ISO 8601, UTC. */
  releaseAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  /** When the guests said that they are in, and that they have left. */
  arrivedAt: z.iso.datetime().nullable(),
  departedAt: z.iso.datetime().nullable(),
  /** The calendar that names the dates; null for stays made by hand, or when the calendar was removed. */
  calendarId: z.string().nullable(),
})
export type StayView = z.infer<typeof StayView>

/** `GET /api/welcome-books/{id}/stays`: by arrival. */
export const StayList = z.array(StayView)

/** `GET /api/stays`: the stays of all of the host's books, by arrival. */
export const StayOfBook = StayView.extend({ bookId: z.string(), bookName: z.string() })
export type StayOfBook = z.infer<typeof StayOfBook>
export const StaysOfHost = z.array(StayOfBook)

/** Stays that end on or after `from`, and begin on or before `to`. */
export const StaySpanQuery = z.object({ from: CalendarDate.optional(), to: CalendarDate.optional() })

/** The answer of `DELETE /api/welcome-books/{id}/stays/{stayId}`. */
export const DeletedStay = z.object({ id: z.string() })

/**
 * `POST …/stays/{stayId}/code-changed`: the new code; without one, the stay's own or the book's door code. `haveLeft`: the
 * guests before left earlier than planned.
 */
export const CodeChangeInput = z
  .object({ code: code.nullish(), haveLeft: z.boolean({ error: 'INVALID_VALUE' }).optional() })
  .nullish()
export type CodeChangeInput = z.output<typeof CodeChangeInput>

const stayFields = {
  arrival: CalendarDate,
  departure: CalendarDate,
  arrivalTime: Time.nullable().default(null),
  departureTime: Time.nullable().default(null),
  label: line(textLimits.line).default(''),
  language: z.enum(languages, 'INVALID_VALUE').nullable().default(null),
  /** For personal codes; without one it is made by the host's rule. */
  code: code.nullable().default(null),
}

/** `POST /api/welcome-books/{id}/stays` */
export const StayInput = z.object({
  ...stayFields,
  source: z.enum(['manual', 'api'], 'INVALID_VALUE').default('manual'),
})
export type StayInput = z.output<typeof StayInput>

/** `PATCH /api/welcome-books/{id}/stays/{stayId}`: what is left out stays as it is. */
export const StayChange = z.object({
  arrival: CalendarDate.optional(),
  departure: CalendarDate.optional(),
  arrivalTime: Time.nullable().optional(),
  departureTime: Time.nullable().optional(),
  label: line(textLimits.line).optional(),
  language: z.enum(languages, 'INVALID_VALUE').nullable().optional(),
  code: code.nullable().optional(),
})
export type StayChange = z.output<typeof StayChange>

/** `GET /api/welcome-books/{id}/stay-settings` */
export const StaySettingsView = z.object({
  /** IANA name; null until the host's browser has told it. */
  timeZone: z.string().nullable(),
  arrivalTime: z.string(),
  departureTime: z.string(),
  releaseHours: z.number().int(),
  bufferHours: z.number().int(),
  codeMode: z.enum(codeModes),
  codeDigits: z.number().int(),
  /** Names of fields, and ids of own sections. Empty: the permanent link shows everything. */
  secrets: z.array(z.string()),
  spareCodes: z.array(z.string()),
  seenGate: z.boolean(),
  /** Until then the permanent link shows the secrets too; ISO 8601, UTC. */
  openUntil: z.iso.datetime().nullable(),
  /** The cleaner's page, where the change of a shared code is confirmed; null: there is none. */
  cleanerLink: z.string().nullable(),
})
export type StaySettingsView = z.infer<typeof StaySettingsView>

const hours = (most: number) =>
  z.number({ error: 'INVALID_VALUE' }).int('INVALID_VALUE').min(0, 'INVALID_VALUE').max(most, 'INVALID_VALUE')

/** A stay whose page shows less of the secrets at once after a change of the settings, or more. */
export const AffectedStay = z.object({
  id: z.string(),
  arrival: z.string(),
  departure: z.string(),
  label: z.string(),
  /** `loses`: something that the guests see now disappears. */
  change: z.enum(['loses', 'gains']),
  /** The guests are in the house. */
  isInHouse: z.boolean(),
})
export type AffectedStay = z.infer<typeof AffectedStay>

/** The refusal of a change of settings; with STAYS_AFFECTED come the first stays that it would affect, and their number. */
export const SettingsRefusal = Failure.extend({
  stays: z.array(AffectedStay).optional(),
  count: z.number().int().optional(),
})

/**
 * `PUT /api/welcome-books/{id}/stay-settings`: what is left out stays as it is, or is the default. A change that hides
 * codes from stays at once, or shows them, is answered 409 STAYS_AFFECTED until it is sent with `confirmed`.
 */
export const StaySettingsInput = z.object({
  timeZone: text(stayLimits.timeZoneLetters).optional(),
  arrivalTime: Time.optional(),
  departureTime: Time.optional(),
  releaseHours: hours(stayLimits.releaseHours).optional(),
  bufferHours: hours(stayLimits.bufferHours).optional(),
  codeMode: z.enum(codeModes, 'INVALID_VALUE').optional(),
  codeDigits: z
    .number({ error: 'INVALID_VALUE' })
    .int('INVALID_VALUE')
    .min(stayLimits.fewestDigits, 'INVALID_VALUE')
    .max(stayLimits.mostDigits, 'INVALID_VALUE')
    .optional(),
  secrets: listOf(text(textLimits.line), stayLimits.secrets).optional(),
  spareCodes: listOf(code.pipe(z.string().min(1, 'INVALID_VALUE')), stayLimits.spareCodes).optional(),
  seenGate: z.boolean({ error: 'INVALID_VALUE' }).optional(),
  confirmed: z.boolean({ error: 'INVALID_VALUE' }).optional(),
})
export type StaySettingsInput = z.output<typeof StaySettingsInput>

/** What screens of stays need to know of a book. */
export const StayBook = z.object({
  id: z.string(),
  name: z.string(),
  /** Null: stays cannot be added before the host has chosen one. */
  timeZone: z.string().nullable(),
  arrivalTime: z.string(),
  departureTime: z.string(),
  codeMode: z.enum(codeModes),
  /** Whether there is anything that only stays' links show. */
  hasSecrets: z.boolean(),
})
export type StayBook = z.infer<typeof StayBook>

/** `GET /api/stays/books`: all books of the host, by name. */
export const StayBooks = z.array(StayBook)
