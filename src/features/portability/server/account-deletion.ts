import {
  type Account,
  accountSettingsError,
  confirmPassword,
  deleteAccountRow,
  lockConfirmed,
  normalizeEmail,
} from '#features/accounts/index.ts'
import { deleteBooksOf } from '#features/books/index.ts'
import { deleteMailsToAddress } from '#features/mail/index.ts'
import { deleteFilesIfPossible, deleteImagesOf } from '#features/media/index.ts'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'

/**
 * What has to be settled outside our database when an account goes, such as a subscription at the provider. It writes
 * down what is to be done, in the transaction of the deletion: both happen or neither, whoever is down at the moment.
 */
export type FarewellStep = (tx: Tx, context: Context, account: Account) => Promise<void>

type Farewell = {
  /** The account's address, typed out. */
  confirmation: string
  currentPassword: string
  /** Of the session in which the host asks. */
  sessionToken: string
}

/**
 * Deletes an account for good: books, pictures, mails (also those to its address that belong to no account), sessions and
 * the account itself in one transaction, then the pictures' files. Files that resist are left to the sweep of orphans.
 * @throws CONFIRMATION_DIFFERS, CURRENT_PASSWORD_WRONG, TOO_MANY_REQUESTS, UNAVAILABLE
 */
export async function deleteAccount(
  context: Context,
  account: Account,
  { confirmation, currentPassword, sessionToken }: Farewell,
  steps: readonly FarewellStep[],
): Promise<void> {
  if (normalizeEmail(confirmation) !== normalizeEmail(account.email)) {
    throw accountSettingsError('CONFIRMATION_DIFFERS', { fields: { confirmation: 'CONFIRMATION_DIFFERS' } })
  }
  const passwordHash = await confirmPassword(context, account, { currentPassword, sessionToken })
  const imageIds = await context.db.transaction().execute(async (tx) => {
    await lockConfirmed(tx, account, passwordHash)
    for (const step of steps) await step(tx, context, account)
    await deleteBooksOf(tx, { hostId: account.id })
    const deleted = await deleteImagesOf(tx, { accountId: account.id })
    await deleteMailsToAddress(tx, normalizeEmail(account.email))
    await deleteAccountRow(tx, { accountId: account.id })
    return deleted
  })
  for (const imageId of imageIds) await deleteFilesIfPossible(context, imageId)
}
