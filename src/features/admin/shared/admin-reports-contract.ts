import { z } from 'zod'
import { reportReasons } from '#features/reports/shared/report.ts'
import { declarationKinds } from '#features/site/shared/declaration-paths.ts'
import { text } from '#platform/text/text-contract.ts'

/** ISO 8601, UTC. */
const isoTime = z.iso.datetime()

export const reportStates = ['open', 'handled'] as const

/** `GET /api/admin/reports`; `after` is the `next` of the page before. */
export const ReportFilter = z.object({
  state: z.enum(reportStates, 'INVALID_VALUE').default('open'),
  after: z
    .string()
    .regex(/^\d{1,15}\.[\w-]{22}$/, 'INVALID_VALUE')
    .transform((cursor) => {
      const [lastAt = '', bookId = ''] = cursor.split('.')
      return { lastAt: Number(lastAt), bookId }
    })
    .optional(),
})

/** A book that guests have reported. */
export const ReportedBook = z.object({
  bookId: z.string(),
  propertyName: z.string(),
  status: z.enum(['draft', 'published']),
  isOffline: z.boolean(),
  hostId: z.string(),
  hostName: z.string(),
  hostEmail: z.string(),
  /** The number of reports since the last decision of an operator. */
  count: z.number().int(),
  lastAt: isoTime,
  handledAt: isoTime.nullable(),
  /** The newest reports. Text and e-mail may be empty. */
  reports: z.array(
    z.object({ reason: z.enum(reportReasons), text: z.string(), email: z.string(), createdAt: isoTime }),
  ),
})
export type ReportedBook = z.infer<typeof ReportedBook>
export const ListedReports = z.object({
  books: z.array(ReportedBook),
  /** The cursor of the next page; null on the last page. */
  next: z.string().nullable(),
})
export type ListedReports = z.infer<typeof ListedReports>

/** `POST /api/admin/reports/{bookId}/dismiss`; `seenUntil` is the `lastAt` that the operator saw. */
export const DismissRequest = z.object({ seenUntil: z.iso.datetime('INVALID_VALUE') })

export const ListedMessage = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  language: z.string(),
  message: z.string(),
  plan: z.enum(['basic', 'pro']).nullable(),
  /** From a host on Pro: is answered first. */
  isPriority: z.boolean(),
  /** Whether the writer was signed in, so that the name is known to be true. */
  isSignedIn: z.boolean(),
  createdAt: isoTime,
  answerBy: isoTime,
  answeredAt: isoTime.nullable(),
  /** What the message declares: a cancellation or withdrawal from the public pages; its text is then the reason. */
  declaration: z
    .object({
      kind: z.enum(declarationKinds),
      isForCause: z.boolean(),
      contract: z.string(),
      /** Null: as early as possible. */
      wishedEnd: isoTime.nullable(),
      state: z.enum(['waiting', 'stopped', 'nothing', 'byHand']),
    })
    .nullable(),
})
export type ListedMessage = z.infer<typeof ListedMessage>

/** `GET /api/admin/messages`: messages to support, unanswered ones first; at most fifty. */
export const ListedMessages = z.object({ messages: z.array(ListedMessage) })

export const MessageScope = z.object({ messageId: text(100) })

/** `POST /api/admin/messages/{id}/answered` */
export const MessageAnswered = z.object({ isAnswered: z.boolean('INVALID_VALUE') })
