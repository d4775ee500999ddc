import type { Account } from '#features/accounts/index.ts'
import { day } from '#platform/clock.ts'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { mailboxOf } from '#platform/email-address.ts'
import type { Keyring } from '#platform/keyring.ts'
import type { RedeemedMailboxesTable } from './billing-tables.ts'
import {
  deleteMailboxes,
  deleteReservations,
  findMailbox,
  findRedemption,
  insertMailboxes,
  insertRedemption,
  isReservedByOther,
  listRedemptions,
  listRedemptionsOf,
  putReservation,
  type RedemptionOfAccount,
} from './discounts/discount-queries.ts'

/** Rows in one statement. */
const batch = 500

/**
 * Every reading of a begun subscription, at least one an hour, reserves its code again. Without readings the code is free
 * again after this: longer than the 23 hours after which Stripe ends a first payment that is not confirmed.
 */
export const reservationLength = day

type Redeemer = Pick<Account, 'id' | 'email'>

/** Whether the account, or another one with the same mailbox, has used the code. */
export async function hasRedeemed(
  { db, keyring }: Pick<Context, 'db' | 'keyring'>,
  { id, email }: Redeemer,
  code: string,
): Promise<boolean> {
  return (await findRedemption(db, { accountId: id }, code)) || findMailbox(db, hashesOf(keyring, email, code))
}

/**
 * Notes that the account uses the code; for the transaction that gives what the code is worth. Of two accounts with one
 * mailbox that redeem at the same moment, one waits for the other and gets false.
 * @returns false when the account, or another one with the same mailbox, has used the code before
 */
export async function noteRedemption(
  tx: Tx,
  { keyring, clock }: Context,
  { id, email }: Redeemer,
  code: string,
): Promise<boolean> {
  const hashes = hashesOf(keyring, email, code)
  const redeemedAt = clock.now()
  // Under an earlier key the row would not stand in the way of the one that is inserted.
  const isKnown = await findMailbox(tx, hashes)
  const isNewForAccount = await insertRedemption(tx, { accountId: id }, code, redeemedAt)
  const added = await insertMailboxes(tx, [{ mailbox_hash: hashes[0], code, redeemed_at: redeemedAt }])
  return !isKnown && isNewForAccount && added === 1
}

/**
 * Reserves a code for an account whose subscription is begun with it, so that no other account with the same mailbox
 * begins one as well. For the transaction of the change; the account's row is locked. A reservation by an account that has
 * not confirmed its address gives way to one that has.
 * @returns false when the mailbox has used the code, or another account of it has reserved it
 */
export async function reserveCode(
  tx: Tx,
  { keyring, clock }: Context,
  { id, email, emailConfirmedAt }: Redeemer & Pick<Account, 'emailConfirmedAt'>,
  code: string,
): Promise<boolean> {
  const now = clock.now()
  const hashes = hashesOf(keyring, email, code)
  const isConfirmed = emailConfirmedAt !== null
  const row = { mailbox_hash: hashes[0], code, account_id: id, reserved_until: now + reservationLength }
  if (!(await putReservation(tx, row, { isConfirmed }, now))) return false
  // Only now: another account of the mailbox may have been redeeming until it gave its reservation back.
  if (await isReservedByOther(tx, { accountId: id, isConfirmed }, hashes, now)) return false
  return !(await hasRedeemed({ db: tx, keyring }, { id, email }, code))
}

/** For the transaction in which an account goes: its mailbox stays known for the codes that it has used. */
export async function rememberRedemptionsOf(tx: Tx, { keyring }: Context, account: Pick<Redeemer, 'id'>) {
  await remember(tx, keyring, await listRedemptionsOf(tx, { accountId: account.id }))
}

/** For the first start with a key of the service: all redemptions of living accounts are known under it. */
export async function rememberRedemptions(tx: Tx, keyring: Keyring): Promise<void> {
  let after: RedemptionOfAccount | undefined
  do {
    const redemptions = await listRedemptions(tx, { after, limit: batch })
    await remember(tx, keyring, redemptions)
    after = redemptions[batch - 1]
  } while (after)
}

/** For a service whose key is lost: what only that key could recognise goes. */
export async function renewRedemptions(tx: Tx, keyring: Keyring): Promise<void> {
  await deleteMailboxes(tx)
  // The next reading of a begun subscription, within the hour, reserves its code again.
  await deleteReservations(tx)
  await rememberRedemptions(tx, keyring)
}

async function remember(tx: Tx, keyring: Keyring, redemptions: readonly RedemptionOfAccount[]): Promise<void> {
  const rows = redemptions.map(({ email, code, redeemedAt }): RedeemedMailboxesTable => {
    const [mailbox_hash] = hashesOf(keyring, email, code)
    return { mailbox_hash, code, redeemed_at: redeemedAt }
  })
  await insertMailboxes(
    tx,
    // In one order, so that two transactions with rows in common wait for each other instead of deadlocking.
    rows.sort((one, other) => (one.mailbox_hash < other.mailbox_hash ? -1 : 1)),
  )
}

/** Under the present key first. */
function hashesOf(keyring: Keyring, email: string, code: string): [string, ...string[]] {
  return keyring.hashes('discounts', `${code}\n${mailboxOf(email)}`)
}
