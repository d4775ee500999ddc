import { z } from 'zod'

/** The admin id in audit entries of the command line, which has no account. */
export const commandLineId = 'command-line'

const time = z.number().int()
const count = z.number().int()

/**
 * The kinds of audit entries with their data. Admin, time and account are stored in columns of their own. Pure, no I/O.
 */
export const auditData = {
  adminGranted: z.object({}),
  trialMoved: z.object({ until: time }),
  accessGranted: z.object({ plan: z.enum(['basic', 'pro']), until: time }),
  /**
   * `subscription`: how it was cancelled; absent if there was none or it was kept. `books`: how many went offline with
   * the account.
   */
  accountDisabled: z.object({ subscription: z.enum(['endWithPeriod', 'endNow']).optional(), books: count.optional() }),
  /** `books`: how many came back with the account. */
  accountEnabled: z.object({ books: count.optional() }),
  bookTakenOffline: z.object({ bookId: z.string() }),
  bookPutBack: z.object({ bookId: z.string() }),
  booksTakenOffline: z.object({ books: count }),
  booksPutBack: z.object({ books: count }),
  reportsDismissed: z.object({ bookId: z.string(), reports: count }),
  /** Written before the provider is called, because its answer may be lost. */
  subscriptionStopAsked: z.object({ subscription: z.enum(['endWithPeriod', 'endNow']) }),
  subscriptionStopped: z.object({ subscription: z.enum(['endWithPeriod', 'endNow']) }),
  testPaymentRenewed: z.object({}),
  testPaymentFailing: z.object({}),
  testPaymentRecovered: z.object({}),
  mailOpened: z.object({ mailId: z.string(), template: z.string() }),
  mailRetried: z.object({ mailId: z.string(), template: z.string() }),
  heroChosen: z.object({ hero: z.string() }),
  messageAnswered: z.object({ messageId: z.string(), messageFrom: z.enum(['host', 'visitor']) }),
  messageReopened: z.object({ messageId: z.string(), messageFrom: z.enum(['host', 'visitor']) }),
  templatesTested: z.object({ sent: z.number().int(), failed: z.number().int() }),
  connectionTested: z.object({ sent: z.number().int() }),
  notificationsTested: z.object({ sent: z.number().int() }),
} as const

export type AuditKind = keyof typeof auditData
export type AuditEntry = { [Kind in AuditKind]: { kind: Kind; data: z.infer<(typeof auditData)[Kind]> } }[AuditKind]

export const auditKinds = Object.keys(auditData) as AuditKind[]

/** Parses a stored audit entry; undefined for a kind that only a newer version of the service knows. */
export function readAuditEntry(kind: string, data: string): AuditEntry | undefined {
  const known = auditKinds.find((candidate) => candidate === kind)
  const parsed = known && auditData[known].safeParse(JSON.parse(data))
  // TypeScript cannot relate the kind to the schema that has just parsed the data.
  return parsed?.success ? ({ kind: known, data: parsed.data } as AuditEntry) : undefined
}
