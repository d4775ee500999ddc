import { z } from 'zod'
import { DomainView } from '#features/domains/shared/domain-contract.ts'
import { textLimits } from '#limits.ts'
import { text } from '#platform/text/text-contract.ts'
import { mailStates } from './admin-mail-contract.ts'
import { auditKinds } from './audit-entry.ts'

const count = z.number().int()
/** ISO 8601, UTC. */
const isoTime = z.iso.datetime()
const plan = z.enum(['basic', 'pro'], 'INVALID_VALUE')
/** The last day, in UTC. */
const lastDay = z.iso.date('INVALID_VALUE')

/** `GET /api/admin/overview` */
export const Overview = z.object({
  /** When hosts, trials, books and mails that are no longer waiting were counted. Null: for this answer. */
  countedAt: isoTime.nullable(),
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
  /**
   * Backups on a schedule. `missing`: pictures that the last proved backup lacks because they are lost; 0 while backups
   * fail. `failure` is the last one; its reason is English.
   */
  backups: z.object({
    state: z.enum(['off', 'waiting', 'proved', 'failing', 'overdue']),
    provedAt: isoTime.nullable(),
    missing: count,
    failure: z.object({ at: isoTime, step: z.enum(['backup', 'proof', 'pictures']), reason: z.string() }).nullable(),
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
  /** `next` of the answer before. */
  after: z
    .string()
    .regex(/^\d{1,15}\.[\w-]{22}$/, 'INVALID_VALUE')
    .transform((cursor) => {
      const [createdAt = '', id = ''] = cursor.split('.')
      return { createdAt: Number(createdAt), id }
    })
    .optional(),
})
/** Maximum number of hosts in one answer and in the list; more are found by a longer text. */
export const hostsListed = 20
export const FoundHosts = z.object({
  /** Newest first, but the first answer begins with the account whose address is exactly the text. */
  hosts: z.array(FoundHost),
  /** There are more than are listed. */
  hasMore: z.boolean(),
  /**
   * Where the search goes on; null: all accounts were looked at. An answer may have fewer hosts than fit, or none, and
   * others follow: each looks at a bounded number of accounts.
   */
  next: z.string().nullable(),
})
export type FoundHosts = z.infer<typeof FoundHosts>

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
export const subscriptionChoices = [...cancellationKinds, 'keep'] as const
export type SubscriptionChoice = (typeof subscriptionChoices)[number]

/** The operator's reason for taking books offline; shown to their host. */
const offlineReason = text(textLimits.note).trim().min(1, 'REASON_REQUIRED')

/** What happens to the books of a disabled account. `offline`: until the account is enabled. */
export const bookChoices = ['keep', 'offline'] as const
export type BookChoice = (typeof bookChoices)[number]

/**
 * `POST /api/admin/hosts/{id}/disable`, also without a body. By default the subscription is cancelled, and the books
 * stay readable for guests.
 */
export const DisableRequest = z
  .object({
    subscription: z.enum(subscriptionChoices, 'INVALID_VALUE').default('endWithPeriod'),
    books: z.enum(bookChoices, 'INVALID_VALUE').default('keep'),
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
