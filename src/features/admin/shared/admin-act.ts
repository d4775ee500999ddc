import { z } from 'zod'

/** Stands for an admin in acts from the command line, which knows no accounts but who may run it. */
export const commandLineId = 'command-line'

const time = z.number().int()
const count = z.number().int()

/** What an admin can do, with what is kept of it besides who, when and to whom. Pure, no I/O. */
export const actData = {
  adminGranted: z.object({}),
  trialMoved: z.object({ until: time }),
  accessGranted: z.object({ plan: z.enum(['basic', 'pro']), until: time }),
  /**
   * `subscription`: how it was stopped; absent where there was none, or it was left to renew. `books`: how many went
   * offline with the account.
   */
  accountDisabled: z.object({ subscription: z.enum(['endWithPeriod', 'endNow']).optional(), books: count.optional() }),
  /** `books`: how many came back with the account. */
  accountEnabled: z.object({ books: count.optional() }),
  bookTakenOffline: z.object({ bookId: z.string() }),
  bookPutBack: z.object({ bookId: z.string() }),
  booksTakenOffline: z.object({ books: count }),
  booksPutBack: z.object({ books: count }),
  reportsDismissed: z.object({ bookId: z.string(), reports: count }),
  /** The provider was asked, and what came of it was not known then. */
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

export type ActKind = keyof typeof actData
export type Act = { [Kind in ActKind]: { kind: Kind; data: z.infer<(typeof actData)[Kind]> } }[ActKind]

export const actKinds = Object.keys(actData) as ActKind[]

/** An act as it is stored; undefined when a newer version of the service wrote what this one does not know. */
export function readAct(kind: string, data: string): Act | undefined {
  const known = actKinds.find((candidate) => candidate === kind)
  const parsed = known && actData[known].safeParse(JSON.parse(data))
  // The schema of the kind has just read the data, which the compiler cannot follow through a variable.
  return parsed?.success ? ({ kind: known, data: parsed.data } as Act) : undefined
}
