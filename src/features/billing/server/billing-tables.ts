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
 * Which mailbox has used which code, also after its account was deleted; the time is milliseconds UTC. The keyed hash
 * combines code and mailbox, so two rows do not show that they have the same mailbox.
 */
export type RedeemedMailboxesTable = { mailbox_hash: string; code: string; redeemed_at: number }

/**
 * Codes of subscriptions that were begun and not confirmed yet: until the given time (milliseconds UTC) no other
 * account with the same mailbox can begin one with the same code. The hash is that of `RedeemedMailboxesTable`.
 */
export type DiscountReservationsTable = {
  mailbox_hash: string
  code: string
  account_id: string
  reserved_until: number
}

/** Last known provider state of an account. Times are milliseconds UTC. */
export type SubscriptionsTable = {
  account_id: string
  provider: PaymentProvider['name']
  customer_id: string
  /** JSON of `Snapshot`. */
  snapshot: string
  /**
   * Number of the next request to the provider: part of its idempotency key, incremented when the response has come.
   */
  operation: Generated<number>
  /** Prevents concurrent changes: reserved for one change until this time or until released. */
  busy_until: number | null
  /** Reads are numbered when they begin, so that an older read never overwrites a newer one. */
  reads_begun: Generated<number>
  read_applied: Generated<number>
  read_at: number | null
  /** When to read again without a webhook; null: never. */
  read_due_at: number | null
  failed_reads: Generated<number>
}

/** Customers of deleted accounts that must still be deleted at the provider. */
export type SubscriptionEndingsTable = {
  customer_id: string
  provider: PaymentProvider['name']
  attempts: number
  next_attempt_at: number
}

/** Webhook events of the provider, each once by its id. */
export type ProviderEventsTable = { id: string; type: string; customer_id: string | null; received_at: number }

export type TestGatewayCustomersTable = {
  id: string
  /** JSON of `GatewayCustomer`. */
  state: string
}
