import type { Account } from '#features/accounts/index.ts'
import { day } from '#platform/clock.ts'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import type { Keyring } from '#platform/keys/keyring.ts'
import { mailboxOf } from '#platform/text/email-address.ts'
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
 * Every read of a started subscription, at least one an hour, renews the reservation of its code. Without reads the
 * code is free again after this time: longer than the 23 hours after which Stripe ends a first payment that is not
 * confirmed.
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
 * Records that the account uses the code; call it in the transaction that grants the access. Of two accounts with one
 * mailbox that redeem at the same time, one waits for the other and gets false.
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
  // A row under an earlier key would not conflict with the inserted one.
  const isKnown = await findMailbox(tx, hashes)
  const isNewForAccount = await insertRedemption(tx, { accountId: id }, code, redeemedAt)
  const added = await insertMailboxes(tx, [{ mailbox_hash: hashes[0], code, redeemed_at: redeemedAt }])
  return !isKnown && isNewForAccount && added === 1
}

/**
 * Reserves a code for an account whose subscription is started with it, so that no other account with the same mailbox
 * starts one as well. Call it in the transaction of the change; the account's row is locked. A reservation by an
 * account that has not confirmed its address is replaced by one that has.
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
  // Checked after the reservation: another account of the mailbox may have redeemed the code before it released its
  // own.
  if (await isReservedByOther(tx, { accountId: id, isConfirmed }, hashes, now)) return false
  return !(await hasRedeemed({ db: tx, keyring }, { id, email }, code))
}

/** Call it in the transaction that deletes an account: its mailbox stays recorded for the codes that it has used. */
export async function rememberRedemptionsOf(tx: Tx, { keyring }: Context, account: Pick<Redeemer, 'id'>) {
  await remember(tx, keyring, await listRedemptionsOf(tx, { accountId: account.id }))
}

/** For the first start with a key of the service: records all redemptions of existing accounts under it. */
export async function rememberRedemptions(tx: Tx, keyring: Keyring): Promise<void> {
  let after: RedemptionOfAccount | undefined
  do {
    const redemptions = await listRedemptions(tx, { after, limit: batch })
    await remember(tx, keyring, redemptions)
    after = redemptions[batch - 1]
  } while (after)
}

/** For a service whose key is lost: deletes the rows that only that key could recognise. */
export async function renewRedemptions(tx: Tx, keyring: Keyring): Promise<void> {
  await deleteMailboxes(tx)
  // The next read of a started subscription, within the hour, reserves its code again.
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
    // In a fixed order, so that two transactions with rows in common wait for each other instead of deadlocking.
    rows.sort((one, other) => (one.mailbox_hash < other.mailbox_hash ? -1 : 1)),
  )
}

/** Under the present key first. */
function hashesOf(keyring: Keyring, email: string, code: string): [string, ...string[]] {
  return keyring.hashes('discounts', `${code}\n${mailboxOf(email)}`)
}
