import { z } from 'zod'
import { stayLimits, textLimits } from '#limits.ts'
import { Failure } from '#platform/failure-contract.ts'
import { languages } from '#platform/i18n/languages.ts'
import { line, listOf, text } from '#platform/text/text-contract.ts'
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
  /** The code on the stay's page; null when it shows none of its own. */
  code: z.string().nullable(),
  // While a deployment replaces its nodes, an older one answers without these four.
  /** When the host has confirmed that the personal code is on the lock. */
  codeSetAt: z.iso.datetime().nullable().default(null),
  /** From when she is asked to put it there; null: it is there, or she is not asked. */
  codeDueAt: z.iso.datetime().nullable().default(null),
  /**
   * The code on the lock that the present one replaces. `isUsed`: another stay or a spare code has that one now, so it
   * has to stay on the lock.
   */
  codeBefore: z.object({ code: z.string(), isUsed: z.boolean() }).nullable().default(null),
  /** The host has taken the code off the lock after the stay was over, and the stay has come back. */
  isCodeRemoved: z.boolean().default(false),
  state: z.enum(stayStates),
  /** When its calendar ended it. */
  cancelledAt: z.iso.datetime().nullable(),
  /** Its calendar ended it, and the host has not confirmed the notice yet. */
  hasUnseenEnd: z.boolean(),
  waitsFor: z.enum(waits).nullable(),
  /** The change of a shared code is not confirmed, also while the stay waits for the host to see its guests. */
  needsCodeChange: z.boolean(),
  /** The host has not met the guests, also before the release and while a change is not confirmed. */
  needsSeen: z.boolean().default(false),
  /** The whole address of the stay's page; null after it was revoked, or if the key that sealed it was lost. */
  link: z.string().nullable(),
  /**
   * The host has revoked the link. If there is no link and this is false, guests can still open the link that they
   * have.
   */
  isLinkRevoked: z.boolean(),
  /** When secrets are shown, from and until: ISO 8601, UTC. */
  releaseAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  /** When the guests said that they are in, and that they have left. */
  arrivedAt: z.iso.datetime().nullable(),
  departedAt: z.iso.datetime().nullable(),
  /** The calendar that the dates come from; null for stays entered by hand, or when the calendar was removed. */
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
 * `POST …/stays/{stayId}/code-changed`: the new code; without one, the stay's own or the book's door code. `haveLeft`:
 * the previous guests left earlier than planned.
 */
export const CodeChangeInput = z
  .object({ code: code.nullish(), haveLeft: z.boolean({ error: 'INVALID_VALUE' }).optional() })
  .nullish()
export type CodeChangeInput = z.output<typeof CodeChangeInput>

/**
 * `POST` and `DELETE …/stays/{stayId}/code-set`: the code that the host has put on the lock, or taken off it; refused if
 * the stay has another now. Without one: whichever it has.
 */
export const CodeSetInput = z.object({ code: code.nullish() }).nullish()
export type CodeSetInput = z.output<typeof CodeSetInput>

const stayFields = {
  arrival: CalendarDate,
  departure: CalendarDate,
  arrivalTime: Time.nullable().default(null),
  departureTime: Time.nullable().default(null),
  label: line(textLimits.line).default(''),
  language: z.enum(languages, 'INVALID_VALUE').nullable().default(null),
  /** For personal codes; without one it is generated by the host's rule. */
  code: code.nullable().default(null),
}

/** `POST /api/welcome-books/{id}/stays` */
export const StayInput = z.object({
  ...stayFields,
  source: z.enum(['manual', 'api'], 'INVALID_VALUE').default('manual'),
})
export type StayInput = z.output<typeof StayInput>

/**
 * `PATCH /api/welcome-books/{id}/stays/{stayId}`: omitted fields are unchanged. A change of dates, hours or code that hides
 * something from guests who see it now is answered 409 STAYS_AFFECTED until it is sent with `confirmed`.
 */
export const StayChange = z.object({
  arrival: CalendarDate.optional(),
  departure: CalendarDate.optional(),
  arrivalTime: Time.nullable().optional(),
  departureTime: Time.nullable().optional(),
  label: line(textLimits.line).optional(),
  language: z.enum(languages, 'INVALID_VALUE').nullable().optional(),
  code: code.nullable().optional(),
  confirmed: z.boolean({ error: 'INVALID_VALUE' }).optional(),
})
export type StayChange = z.output<typeof StayChange>

/** The shared code on the lock, and when its last change was confirmed. */
const LockCodeView = z.object({ code: z.string(), changedAt: z.iso.datetime() })

/** `GET /api/welcome-books/{id}/stay-settings` */
export const StaySettingsView = z.object({
  /** IANA name; null until the host's browser has sent it. */
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
  /** Those of them that guests who have left know, unless the host keeps them. */
  knownSpareCodes: z.array(z.string()).default([]),
  /** The host is not reminded to put personal codes on the lock. */
  lockTakesCodes: z.boolean().default(false),
  seenGate: z.boolean(),
  /** Null: not known, or the book has no shared code. */
  lockCode: LockCodeView.nullable().default(null),
  /** Until then the permanent link shows the secrets too; ISO 8601, UTC. */
  openUntil: z.iso.datetime().nullable(),
  /** The cleaner's page, where the change of a shared code is confirmed; null: there is none. */
  cleanerLink: z.string().nullable(),
})
export type StaySettingsView = z.infer<typeof StaySettingsView>

/** `POST …/stay-settings/spare-codes/kept`: the host keeps a spare code that guests who have left know. */
export const KeptSpareCode = z.object({ code: code.pipe(z.string().min(1, 'INVALID_VALUE')) })

const hours = (most: number) =>
  z.number({ error: 'INVALID_VALUE' }).int('INVALID_VALUE').min(0, 'INVALID_VALUE').max(most, 'INVALID_VALUE')

/** A stay whose page shows less or more of the secrets at once after a change of the settings or of a stay. */
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

/** The refusal of a change; STAYS_AFFECTED contains the first affected stays, and their number. */
export const AffectedRefusal = Failure.extend({
  stays: z.array(AffectedStay).optional(),
  count: z.number().int().optional(),
})

/**
 * `PUT /api/welcome-books/{id}/stay-settings`: omitted fields are unchanged, or get the default. A change that hides
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
  lockTakesCodes: z.boolean({ error: 'INVALID_VALUE' }).optional(),
  seenGate: z.boolean({ error: 'INVALID_VALUE' }).optional(),
  confirmed: z.boolean({ error: 'INVALID_VALUE' }).optional(),
})
export type StaySettingsInput = z.output<typeof StaySettingsInput>

/** A personal code that is still on the lock although its stay is over. */
export const CodeToRemove = z.object({
  stayId: z.string(),
  code: z.string(),
  arrival: z.string(),
  departure: z.string(),
  isCancelled: z.boolean(),
})
export type CodeToRemove = z.infer<typeof CodeToRemove>

/** The data of a book that the screens of stays need. */
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
  // While a deployment replaces its nodes, an older one answers without the following.
  /** What that is: names of fields, and ids of own sections. */
  secrets: z.array(z.string()).default([]),
  /** Until then the permanent link shows it too; ISO 8601, UTC. */
  openUntil: z.iso.datetime().nullable().default(null),
  /** Stays to come and running ones that have a code that does not follow the code mode, or hours of their own. */
  keptCodes: z.number().int().default(0),
  ownArrivals: z.number().int().default(0),
  ownDepartures: z.number().int().default(0),
  /** With a shared code: the page shows neither a phone number nor a spare code while the change is not confirmed. */
  lacksDoorHelp: z.boolean().default(false),
  /** Spare codes that guests who have left know, unless the host keeps them. */
  knownSpareCodes: z.array(z.string()).default([]),
  /** As in the settings. */
  lockCode: LockCodeView.nullable().default(null),
  /** By departure. `DELETE …/stays/{stayId}/code-set` removes one from the list. */
  codesToRemove: z.array(CodeToRemove).default([]),
  /** With personal codes: what the lock has besides those of stays, the door code of the book and the spare codes. */
  otherCodes: z.array(z.string()).default([]),
})
export type StayBook = z.infer<typeof StayBook>

/** `GET /api/stays/books`: all books of the host, by name. */
export const StayBooks = z.array(StayBook)
