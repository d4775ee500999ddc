import { z } from 'zod'
import { stayLimits } from '#limits.ts'
import { languages } from '#platform/i18n/languages.ts'
import { text } from '#platform/text/text-contract.ts'
import { messageMoments } from './stay.ts'

/** `due`: to be sent now. `past`: it is too late, or another message has replaced it. */
export const messageStates = ['coming', 'due', 'past'] as const
export type MessageState = (typeof messageStates)[number]

/** Why a stay has the built-in text in place of the host's own one. */
export const replacements = ['valueMissing', 'codeInText'] as const
export type Replacement = (typeof replacements)[number]

/** A message for the guests of a stay. */
export const StayMessage = z.object({
  moment: z.enum(messageMoments),
  /** ISO 8601, UTC. */
  dueAt: z.iso.datetime(),
  state: z.enum(messageStates),
  /** When the host copied or opened it; null: not yet. */
  sentAt: z.iso.datetime().nullable(),
  language: z.enum(languages),
  /** For mails. */
  subject: z.string(),
  /** Null while the stay has no link: every message contains it. */
  text: z.string().nullable(),
  /** Whether the text is the host's own. */
  isOwn: z.boolean(),
  replacedFor: z.enum(replacements).nullable(),
})
export type StayMessage = z.infer<typeof StayMessage>

/** `GET …/stays/{stayId}/messages`, in the order of the moments. */
export const StayMessages = z.array(StayMessage)

/** A message that has not been sent, due now or later today. */
export const DueMessage = z.object({
  bookId: z.string(),
  stayId: z.string(),
  moment: z.enum(messageMoments),
  dueAt: z.iso.datetime(),
  isDue: z.boolean(),
})
export type DueMessage = z.infer<typeof DueMessage>

/** `GET /api/stay-messages`: of all of the host's books, by time; at most `stayLimits.dueMessages`. */
export const DueMessages = z.array(DueMessage)

/** The text of a moment in a language. */
export const MessageTemplate = z.object({
  moment: z.enum(messageMoments),
  language: z.enum(languages),
  /** The host's own text; null: she has none. It is used on Pro only. */
  content: z.string().nullable(),
  /** When it was saved, ISO 8601, UTC; null without one. */
  updatedAt: z.iso.datetime().nullable(),
  builtIn: z.string(),
})
export type MessageTemplate = z.infer<typeof MessageTemplate>

/** `GET /api/stay-messages/templates`: each moment in each language. */
export const MessageTemplates = z.array(MessageTemplate)

/**
 * The `updatedAt` of the text that the edit is based on, null for the built-in one. If another text is stored by now,
 * the response is TEMPLATE_CHANGED. Omitted: any text is replaced.
 */
const basedOn = z.iso.datetime('INVALID_VALUE')

/** `PUT /api/stay-messages/templates/{moment}/{language}` */
export const TemplateInput = z.object({
  content: text(stayLimits.messageLetters),
  updatedAt: basedOn.nullable().optional(),
})
export type TemplateInput = z.output<typeof TemplateInput>

/** `DELETE /api/stay-messages/templates/{moment}/{language}` */
export const TemplateResetQuery = z.object({ updatedAt: basedOn.optional() })

/** `GET /api/stay-digest`; all null while it is off. */
export const StayDigest = z.object({
  /** The hour of the mail, 0 to 23, in the time zone. */
  hour: z.number().int().nullable(),
  timeZone: z.string().nullable(),
  /** The next mail, if it would not be empty; ISO 8601, UTC. */
  nextAt: z.iso.datetime().nullable(),
  /** The mail is sent to confirmed addresses only. */
  isConfirmed: z.boolean(),
})
export type StayDigest = z.infer<typeof StayDigest>

/** `PUT /api/stay-digest`; hour null turns it off. */
export const StayDigestInput = z.object({
  hour: z
    .number({ error: 'INVALID_VALUE' })
    .int('INVALID_VALUE')
    .min(0, 'INVALID_VALUE')
    .max(23, 'INVALID_VALUE')
    .nullable(),
  timeZone: text(stayLimits.timeZoneLetters).optional(),
})
export type StayDigestInput = z.output<typeof StayDigestInput>
