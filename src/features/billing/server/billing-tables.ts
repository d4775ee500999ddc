import type { Generated } from 'kysely'
import type { PaymentProvider } from './payment-provider.ts'

declare module '#platform/db/database.ts' {
  interface Tables {
    discount_redemptions: DiscountRedemptionsTable
    redeemed_mailboxes: RedeemedMailboxesTable
    discount_reservations: DiscountReservationsTable
    subscriptions: SubscriptionsTable
    subscription_endings: SubscriptionEndingsTable
    provider_events: ProviderEventsTable
    test_gateway_customers: TestGatewayCustomersTable
  }
}

/** Which account has used which code; the time is milliseconds UTC. */
export type DiscountRedemptionsTable = { account_id: string; code: string; redeemed_at: number }

/**
 * Which mailbox has used which code, also after its account is gone; the time is milliseconds UTC. The hash is keyed and
 * made of code and mailbox, so two rows do not tell that they are of one mailbox.
 */
export type RedeemedMailboxesTable = { mailbox_hash: string; code: string; redeemed_at: number }

/**
 * Codes of subscriptions that were begun and not confirmed yet: until a moment (milliseconds UTC) no other account with
 * the same mailbox begins one with the same code. The hash is that of `RedeemedMailboxesTable`.
 */
export type DiscountReservationsTable = {
  mailbox_hash: string
  code: string
  account_id: string
  reserved_until: number
}

/** What the provider had of an account when it was last read. Times are milliseconds UTC. */
export type SubscriptionsTable = {
  account_id: string
  provider: PaymentProvider['name']
  customer_id: string
  /** JSON of `Snapshot`. */
  snapshot: string
  /** Number of the next thing that is asked of the provider: part of its key, raised when the answer has come. */
  operation: Generated<number>
  /** One change at a time: until then, or until it is given back, this one is somebody's. */
  busy_until: number | null
  /** Reads are numbered as they begin; what an older one found never overwrites what a newer one did. */
  reads_begun: Generated<number>
  read_applied: Generated<number>
  read_at: number | null
  /** When to read again without having been told to; null: never. */
  read_due_at: number | null
  failed_reads: Generated<number>
}

/** Customers whose accounts are gone and who have still to be told to the provider. */
export type SubscriptionEndingsTable = {
  customer_id: string
  provider: PaymentProvider['name']
  attempts: number
  next_attempt_at: number
}

/** Calls of the provider, each once by its id. */
export type ProviderEventsTable = { id: string; type: string; customer_id: string | null; received_at: number }

export type TestGatewayCustomersTable = {
  id: string
  /** JSON of `GatewayCustomer`. */
  state: string
}
