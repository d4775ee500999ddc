import { z } from 'zod'
import { DomainView } from '#features/domains/shared/domain-contract.ts'
import { reportReasons } from '#features/reports/shared/report.ts'
import { declarationKinds } from '#features/site/shared/declaration-paths.ts'
import { textLimits } from '#limits.ts'
import { text } from '#platform/text-contract.ts'
import { auditKinds } from './audit-entry.ts'

const count = z.number().int()
/** ISO 8601, UTC. */
const isoTime = z.iso.datetime()
const plan = z.enum(['basic', 'pro'], 'INVALID_VALUE')
/** The last day, in UTC. */
const lastDay = z.iso.date('INVALID_VALUE')

export const mailStates = ['waiting', 'sending', 'sent', 'dropped', 'dead'] as const

/** `GET /api/admin/overview` */
export const Overview = z.object({
  mail: z.object({
    transport: z.enum(['smtp', 'files']),
    health: z.enum(['working', 'delayed', 'failing']),
    templates: count,
    counts: z.record(z.enum(mailStates), count),
    oldestWaitingAt: isoTime.nullable(),
  }),
  /** Names of the operator's settings that the legal page lacks. */
  operator: z.object({ missing: z.array(z.string()) }),
  notifications: z.object({ adminEmail: z.string().nullable(), templates: count }),
  payments: z.object({
    provider: z.enum(['stripe', 'test']),
    hasWebhookSecret: z.boolean(),
    /** Null: never. */
    webhookLastSeenAt: isoTime.nullable(),
  }),
  trials: z.object({ days: count, running: count, endingIn3Days: count, endingIn7Days: count }),
  /** `disabledCharged`: disabled accounts with a subscription that will be charged again. */
  accounts: z.object({ hosts: count, disabled: count, disabledCharged: count }),
  books: z.object({ draft: count, published: count }),
  /** Backups on a schedule. `failure` is the last one; its reason is English. */
  backups: z.object({
    state: z.enum(['off', 'waiting', 'proved', 'failing', 'overdue']),
    provedAt: isoTime.nullable(),
    failure: z.object({ at: isoTime, step: z.enum(['backup', 'proof']), reason: z.string() }).nullable(),
  }),
})
export type Overview = z.infer<typeof Overview>

/** A row of the host search. */
export const FoundHost = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(['host', 'admin']),
  plan: plan.nullable(),
  planStatus: z.string(),
  trialEndsAt: isoTime.nullable(),
  accessUntil: isoTime.nullable(),
  disabledAt: isoTime.nullable(),
  /** Has a subscription that will be charged again. */
  isCharged: z.boolean(),
  lastSeenAt: isoTime.nullable(),
  createdAt: isoTime,
  bookCount: count,
})
export type FoundHost = z.infer<typeof FoundHost>

/** Filters for accounts that may need an operator: disabled ones, and disabled ones that are still charged. */
export const hostFilters = ['disabled', 'disabledCharged'] as const
export type HostFilter = (typeof hostFilters)[number]

/** `GET /api/admin/hosts` */
export const HostSearch = z.object({
  search: text(254).default(''),
  only: z.enum(hostFilters, 'INVALID_VALUE').optional(),
})
export const FoundHosts = z.object({
  hosts: z.array(FoundHost),
  /** There are more than are listed. */
  hasMore: z.boolean(),
})

export const HostScope = z.object({ hostId: text(100) })

/** The account's subscription as it was last read from the payment provider. */
export const HostPayments = z.object({
  provider: z.enum(['stripe', 'test']),
  /** The state of access, in more detail than `planStatus`. */
  state: z.enum(['none', 'trial', 'active', 'pastDue', 'cancelled', 'expired']),
  isSubscribed: z.boolean(),
  isCancelled: z.boolean(),
  /** End of the paid period: it renews or ends then. Null without a subscription. */
  periodEndsAt: isoTime.nullable(),
  /** Null if nothing will be charged. `at` is null for an overdue charge that is not retried. */
  nextCharge: z.object({ at: isoTime.nullable(), cents: count, currency: z.string() }).nullable(),
})

/**
 * `POST /api/admin/hosts/{id}/test-payments`, in test mode only: ends the period, lets the next charge fail, or pays
 * it.
 */
export const TestPaymentRequest = z.object({ act: z.enum(['renew', 'failNext', 'recover'], 'INVALID_VALUE') })

/** How an operator cancels a subscription: at the end of the period, or immediately. */
export const cancellationKinds = ['endWithPeriod', 'endNow'] as const
export type CancellationKind = (typeof cancellationKinds)[number]

/** `POST /api/admin/hosts/{id}/stop-subscription` */
export const CancellationRequest = z.object({ subscription: z.enum(cancellationKinds, 'INVALID_VALUE') })

/** What happens to the subscription of a disabled account. `keep`: it is charged as before. */
export const subscriptionFates = [...cancellationKinds, 'keep'] as const
export type SubscriptionFate = (typeof subscriptionFates)[number]

/** The operator's reason for taking books offline; shown to their host. */
const offlineReason = text(textLimits.note).trim().min(1, 'REASON_REQUIRED')

/** What happens to the books of a disabled account. `offline`: until the account is enabled. */
export const bookFates = ['keep', 'offline'] as const
export type BookFate = (typeof bookFates)[number]

/**
 * `POST /api/admin/hosts/{id}/disable`, also without a body. By default the subscription is cancelled, and the books
 * stay readable for guests.
 */
export const DisableRequest = z
  .object({
    subscription: z.enum(subscriptionFates, 'INVALID_VALUE').default('endWithPeriod'),
    books: z.enum(bookFates, 'INVALID_VALUE').default('keep'),
    /** Required if the books go offline. */
    reason: offlineReason.optional(),
  })
  .refine(({ books, reason }) => books === 'keep' || reason !== undefined, {
    path: ['reason'],
    message: 'REASON_REQUIRED',
  })
  .nullish()

export const BookScope = z.object({ bookId: text(100) })

/** `POST /api/admin/books/{id}/take-offline`, `POST /api/admin/hosts/{id}/take-books-offline` */
export const TakeOfflineRequest = z.object({ reason: offlineReason })

/** A book with what an operator needs to decide about it. */
export const HostBook = z.object({
  id: z.string(),
  propertyName: z.string(),
  status: z.enum(['draft', 'published']),
  updatedAt: isoTime,
  offline: z.object({ since: isoTime, reason: z.string() }).nullable(),
})
export type HostBook = z.infer<typeof HostBook>

/** `GET /api/admin/hosts/{id}/books` */
export const HostBooks = z.object({
  books: z.array(HostBook),
  /** There are more than are listed. */
  hasMore: z.boolean(),
})
export type HostBooks = z.infer<typeof HostBooks>

/** `GET /api/admin/hosts/{id}`, and the response of every change of a host. */
export const HostDetails = FoundHost.extend({
  language: z.string(),
  payments: HostPayments,
  sessions: z.array(z.object({ createdAt: isoTime, lastSeenAt: isoTime, expiresAt: isoTime })),
  /** Own domains, oldest first; the same data as the host sees. */
  domains: z.array(
    DomainView.pick({ name: true, state: true, stateSince: true, checkedAt: true }).extend({
      pointing: DomainView.shape.pointing.shape.finding,
      ownership: DomainView.shape.ownership.shape.finding,
    }),
  ),
})
export type HostDetails = z.infer<typeof HostDetails>

/** `POST /api/admin/hosts/{id}/trial` */
export const TrialChange = z.object({ until: lastDay })
/** `POST /api/admin/hosts/{id}/access` */
export const AccessGrant = z.object({ plan, until: lastDay })
export type AccessGrant = z.infer<typeof AccessGrant>

export const ListedMail = z.object({
  id: z.string(),
  recipient: z.string(),
  template: z.string(),
  language: z.string(),
  state: z.enum(mailStates),
  attempts: count,
  nextAttemptAt: isoTime,
  createdAt: isoTime,
  sentAt: isoTime.nullable(),
  lastError: z.string().nullable(),
})
export type ListedMail = z.infer<typeof ListedMail>

/** `GET /api/admin/mails`, the newest fifty. */
export const MailFilter = z.object({ state: z.enum(mailStates, 'INVALID_VALUE').optional() })
export const ListedMails = z.object({ mails: z.array(ListedMail) })

export const MailScope = z.object({ mailId: text(100) })

/** `POST /api/admin/mails/{id}/open`: the mail as it was sent, with secrets masked; null if it was not sent yet. */
export const OpenedMail = ListedMail.extend({ subject: z.string().nullable(), html: z.string().nullable() })
export type OpenedMail = z.infer<typeof OpenedMail>

export const AuditEntryView = z.object({
  id: z.string(),
  kind: z.enum(auditKinds),
  adminEmail: z.string().nullable(),
  /** From the service's command line, not from an account. */
  isFromCommandLine: z.boolean(),
  accountEmail: z.string().nullable(),
  createdAt: isoTime,
  plan: plan.nullable(),
  until: isoTime.nullable(),
  template: z.string().nullable(),
  hero: z.string().nullable(),
  /** Whether the writer of the support message is a host (see `accountEmail`) or a visitor. */
  messageFrom: z.enum(['host', 'visitor']).nullable(),
  sent: count.nullable(),
  failed: count.nullable(),
  /** The book that was taken offline or put back. */
  bookId: z.string().nullable(),
  /** The number of a host's books that were taken offline or put back, separately or with the account. */
  books: count.nullable(),
  /** The number of dismissed reports. */
  reports: count.nullable(),
  /** How a subscription was cancelled, separately or with its account. */
  subscription: z.enum(cancellationKinds).nullable(),
})
export type AuditEntryView = z.infer<typeof AuditEntryView>

/** `GET /api/admin/acts`, the newest hundred. */
export const AuditLogView = z.object({ acts: z.array(AuditEntryView) })

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
  count,
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
  plan: plan.nullable(),
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

/** `POST /api/send-all-email-templates` */
export const TemplatesSent = z.object({
  message: z.string(),
  results: z.array(z.object({ template: z.string(), success: z.boolean() })),
})
export type TemplatesSent = z.infer<typeof TemplatesSent>

/** `POST /api/test-email-connection` */
export const ConnectionTested = z.object({ success: z.boolean(), message: z.string() })

/** `POST /api/test-admin-notifications` */
export const NotificationsTested = z.object({ message: z.string() })
