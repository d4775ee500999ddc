import { z } from 'zod'
import { DomainView } from '#features/domains/shared/domain-contract.ts'
import { reportReasons } from '#features/reports/shared/report.ts'
import { textLimits } from '#limits.ts'
import { text } from '#platform/text-contract.ts'
import { actKinds } from './admin-act.ts'

const count = z.number().int()
/** ISO 8601, UTC. */
const moment = z.iso.datetime()
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
    oldestWaitingAt: moment.nullable(),
  }),
  notifications: z.object({ adminEmail: z.string().nullable(), templates: count }),
  payments: z.object({
    provider: z.enum(['stripe', 'test']),
    hasWebhookSecret: z.boolean(),
    /** Null: never. */
    webhookLastSeenAt: moment.nullable(),
  }),
  trials: z.object({ days: count, running: count, endingIn3Days: count, endingIn7Days: count }),
  /** `disabledCharged`: disabled accounts with a subscription that goes on being charged. */
  accounts: z.object({ hosts: count, disabled: count, disabledCharged: count }),
  books: z.object({ draft: count, published: count }),
})
export type Overview = z.infer<typeof Overview>

/** A row of the search for hosts. */
export const FoundHost = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(['host', 'admin']),
  plan: plan.nullable(),
  planStatus: z.string(),
  trialEndsAt: moment.nullable(),
  accessUntil: moment.nullable(),
  disabledAt: moment.nullable(),
  /** Has a subscription that is going to be charged again. */
  isCharged: z.boolean(),
  lastSeenAt: moment.nullable(),
  createdAt: moment,
  bookCount: count,
})
export type FoundHost = z.infer<typeof FoundHost>

/** Accounts that an operator has to look after: those that are disabled, and those of them that are charged on. */
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

/** What an account has at the payment provider, as it was read last. */
export const HostPayments = z.object({
  provider: z.enum(['stripe', 'test']),
  /** The state of access, finer than `planStatus`. */
  state: z.enum(['none', 'trial', 'active', 'pastDue', 'cancelled', 'expired']),
  isSubscribed: z.boolean(),
  isCancelled: z.boolean(),
  /** End of what is paid for: it renews then, or ends. Null without a subscription. */
  periodEndsAt: moment.nullable(),
  /** Null where nothing is charged any more. `at` is null for what is overdue and not tried again. */
  nextCharge: z.object({ at: moment.nullable(), cents: count, currency: z.string() }).nullable(),
})

/** `POST /api/admin/hosts/{id}/test-payments`, in test mode only: ends the period, fails the next charge, pays it. */
export const TestPaymentRequest = z.object({ act: z.enum(['renew', 'failNext', 'recover'], 'INVALID_VALUE') })

/** How an operator stops a subscription: it renews no more, or is over at once. */
export const subscriptionStops = ['endWithPeriod', 'endNow'] as const
export type SubscriptionStop = (typeof subscriptionStops)[number]

/** `POST /api/admin/hosts/{id}/stop-subscription` */
export const StopRequest = z.object({ subscription: z.enum(subscriptionStops, 'INVALID_VALUE') })

/** What becomes of a subscription when its account is disabled. `keep`: it goes on being charged. */
export const subscriptionFates = [...subscriptionStops, 'keep'] as const
export type SubscriptionFate = (typeof subscriptionFates)[number]

/** Why books are taken offline, in the operator's words; their host reads it. */
const offlineReason = text(textLimits.note).trim().min(1, 'REASON_REQUIRED')

/** What becomes of the books of an account that is disabled. `offline`: until the account is enabled. */
export const bookFates = ['keep', 'offline'] as const
export type BookFate = (typeof bookFates)[number]

/**
 * `POST /api/admin/hosts/{id}/disable`, also without a body: nobody is charged on for an account that is closed, and
 * guests, who have done nothing, go on reading.
 */
export const DisableRequest = z
  .object({
    subscription: z.enum(subscriptionFates, 'INVALID_VALUE').default('endWithPeriod'),
    books: z.enum(bookFates, 'INVALID_VALUE').default('keep'),
    /** Needed where the books go offline. */
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

/** A book as an operator decides about it. */
export const HostBook = z.object({
  id: z.string(),
  propertyName: z.string(),
  status: z.enum(['draft', 'published']),
  updatedAt: moment,
  offline: z.object({ since: moment, reason: z.string() }).nullable(),
})
export type HostBook = z.infer<typeof HostBook>

/** `GET /api/admin/hosts/{id}/books` */
export const HostBooks = z.object({
  books: z.array(HostBook),
  /** There are more than are listed. */
  hasMore: z.boolean(),
})
export type HostBooks = z.infer<typeof HostBooks>

/** `GET /api/admin/hosts/{id}`, and what every change of a host answers with. */
export const HostDetails = FoundHost.extend({
  language: z.string(),
  payments: HostPayments,
  sessions: z.array(z.object({ createdAt: moment, lastSeenAt: moment, expiresAt: moment })),
  /** Own domains, oldest first; what the host herself reads of them. */
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
  nextAttemptAt: moment,
  createdAt: moment,
  sentAt: moment.nullable(),
  lastError: z.string().nullable(),
})
export type ListedMail = z.infer<typeof ListedMail>

/** `GET /api/admin/mails`, the newest fifty. */
export const MailFilter = z.object({ state: z.enum(mailStates, 'INVALID_VALUE').optional() })
export const ListedMails = z.object({ mails: z.array(ListedMail) })

export const MailScope = z.object({ mailId: text(100) })

/** `POST /api/admin/mails/{id}/open`: the mail as it was sent, its secrets masked; null before it is sent. */
export const OpenedMail = ListedMail.extend({ subject: z.string().nullable(), html: z.string().nullable() })
export type OpenedMail = z.infer<typeof OpenedMail>

export const LoggedActView = z.object({
  id: z.string(),
  kind: z.enum(actKinds),
  adminEmail: z.string().nullable(),
  /** Done by whoever may use the service's command line: no account of ours. */
  isFromCommandLine: z.boolean(),
  accountEmail: z.string().nullable(),
  createdAt: moment,
  plan: plan.nullable(),
  until: moment.nullable(),
  template: z.string().nullable(),
  hero: z.string().nullable(),
  /** Whose message to support it was; a host's address is `accountEmail`. */
  messageFrom: z.enum(['host', 'visitor']).nullable(),
  sent: count.nullable(),
  failed: count.nullable(),
  /** The book that was taken offline or put back. */
  bookId: z.string().nullable(),
  /** How many of a host's books were taken offline or put back, by themselves or with the account. */
  books: count.nullable(),
  /** How many reports of a book were dismissed. */
  reports: count.nullable(),
  /** How a subscription was stopped, by itself or with its account. */
  subscription: z.enum(subscriptionStops).nullable(),
})
export type LoggedActView = z.infer<typeof LoggedActView>

/** `GET /api/admin/acts`, the newest hundred. */
export const LoggedActs = z.object({ acts: z.array(LoggedActView) })

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
  /** Reports since an operator last decided. */
  count,
  lastAt: moment,
  handledAt: moment.nullable(),
  /** The newest. Text and e-mail may be empty. */
  reports: z.array(z.object({ reason: z.enum(reportReasons), text: z.string(), email: z.string(), createdAt: moment })),
})
export type ReportedBook = z.infer<typeof ReportedBook>
export const ListedReports = z.object({
  books: z.array(ReportedBook),
  /** Names the following page; null on the last. */
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
  /** Of a host on Pro: to be answered first. */
  isPriority: z.boolean(),
  /** Whether the writer was signed in, and so is who the name says. */
  isSignedIn: z.boolean(),
  createdAt: moment,
  answerBy: moment,
  answeredAt: moment.nullable(),
})
export type ListedMessage = z.infer<typeof ListedMessage>

/** `GET /api/admin/messages`: to support, what waits for an answer first; at most fifty. */
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
