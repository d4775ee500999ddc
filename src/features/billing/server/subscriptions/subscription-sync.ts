import { type Account, changeSubscription, findAccount, moveAccess } from '#features/accounts/index.ts'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { enqueueBillingMails } from '../billing-mails.ts'
import { deleteReservationsOf } from '../discounts/discount-queries.ts'
import type { Contact, CustomerReading, CustomerState, PaymentProvider } from '../payment-provider.ts'
import { noteRedemption, reserveCode } from '../redemptions.ts'
import { liveOf, nextReadAt, snapshotOf } from './subscription.ts'
import { applyRead, beginRead, findSubscription, type StoredSubscription } from './subscription-queries.ts'

/** `isChange`: the read ends a change of this customer, so no subscription is being started any more. */
type SyncOptions = { isChange?: boolean }

/** The state of a customer who never subscribed, or who was deleted. */
export const nothing: CustomerReading = {
  subscription: null,
  card: null,
  invoices: [],
  step: null,
  contact: null,
  creditCents: 0,
  hasDefaultCard: false,
  changes: null,
}

/**
 * Reads the customer and applies its state to the account. Idempotent.
 * @returns undefined when the provider no longer has this customer
 * @throws PAYMENTS_UNAVAILABLE, and NOT_AUTHENTICATED when the account was deleted
 */
export async function syncSubscription(
  context: Context,
  provider: PaymentProvider,
  stored: Pick<StoredSubscription, 'accountId' | 'customerId'>,
  { isChange = false }: SyncOptions = {},
): Promise<CustomerReading | undefined> {
  const number = await beginRead(context.db, stored)
  const state = await provider.readCustomer(stored.customerId)
  if (number !== undefined) await applyState(context, stored, { number, isChange }, state ?? nothing)
  if (state?.contact) await carryContact(context, provider, stored, state.contact)
  return state
}

/** If the host has changed her name or address since, the provider's receipts must contain the new ones. */
async function carryContact(
  { db }: Context,
  provider: PaymentProvider,
  { accountId, customerId }: Pick<StoredSubscription, 'accountId' | 'customerId'>,
  known: Contact,
): Promise<void> {
  const account = await findAccount(db, { accountId })
  if (!account || (account.name === known.name && account.email === known.email)) return
  await provider.updateContact(customerId, { name: account.name, email: account.email })
}

async function applyState(
  context: Context,
  { accountId, customerId }: Pick<StoredSubscription, 'accountId' | 'customerId'>,
  { number, isChange }: { number: number; isChange: boolean },
  state: CustomerState,
): Promise<void> {
  const now = context.clock.now()
  await changeSubscription(context, accountId, async (account, tx) => {
    const stored = await findSubscription(tx, { accountId })
    const before = stored?.snapshot
    if (!before) return {}
    const snapshot = snapshotOf(before, state)
    const dueAt = nextReadAt(state, now)
    if (!(await applyRead(tx, { accountId, customerId }, { number, snapshot, now, dueAt }))) return {}

    const live = liveOf(state.subscription)
    await redeemWithSubscription(tx, context, account, state)
    const isBusy = !isChange && stored.busyUntil !== null && stored.busyUntil > now
    if (!isBusy) await keepReservation(tx, context, account, state)
    const move = moveAccess(account, { kind: 'subscriptionRead', subscription: live }, now)
    const change = 'change' in move ? move.change : {}
    await enqueueBillingMails(tx, context, { ...account, ...change }, { before, state })
    return change
  })
}

/** A code counts as used as soon as its discount is certain to be deducted. */
async function redeemWithSubscription(tx: Tx, context: Context, account: Account, { subscription }: CustomerState) {
  if (!liveOf(subscription) || !subscription?.discount) return
  await noteRedemption(tx, context, account, subscription.discount.code)
}

/**
 * A code stays reserved as long as the subscription that was started with it can be confirmed. Not while a change is in
 * progress: it reserves its code before it starts the subscription.
 */
async function keepReservation(tx: Tx, context: Context, account: Account, { subscription }: CustomerState) {
  const code = subscription?.state === 'incomplete' ? subscription.discount?.code : undefined
  await deleteReservationsOf(tx, { accountId: account.id }, code)
  if (code !== undefined) await reserveCode(tx, context, account, code)
}
