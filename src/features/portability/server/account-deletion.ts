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
 * Called when an account is deleted, for work outside the database such as ending the subscription at the provider. It
 * must only store the pending work, in the transaction of the deletion, so that an outage cannot leave one without the
 * other.
 */
export type AccountDeletionHook = (tx: Tx, context: Context, account: Account) => Promise<void>

type DeletionRequest = {
  /** The account's address, as typed by the host. */
  confirmation: string
  currentPassword: string
  /** The token of the session that sends the request. */
  sessionToken: string
}

/**
 * Deletes an account permanently: books, pictures, mails (also those to its address without an account), sessions and the
 * account itself in one transaction, then the pictures' files. Files that cannot be deleted are left to the orphan sweep.
 * @throws CONFIRMATION_DIFFERS, CURRENT_PASSWORD_WRONG, TOO_MANY_REQUESTS, UNAVAILABLE
 */
export async function deleteAccount(
  context: Context,
  account: Account,
  { confirmation, currentPassword, sessionToken }: DeletionRequest,
  hooks: readonly AccountDeletionHook[],
): Promise<void> {
  if (normalizeEmail(confirmation) !== normalizeEmail(account.email)) {
    throw accountSettingsError('CONFIRMATION_DIFFERS', { fields: { confirmation: 'CONFIRMATION_DIFFERS' } })
  }
  const passwordHash = await confirmPassword(context, account, { currentPassword, sessionToken })
  const imageIds = await context.db.transaction().execute(async (tx) => {
    await lockConfirmed(tx, account, passwordHash)
    for (const hook of hooks) await hook(tx, context, account)
    await deleteBooksOf(tx, { hostId: account.id })
    const deleted = await deleteImagesOf(tx, { accountId: account.id })
    await deleteMailsToAddress(tx, normalizeEmail(account.email))
    await deleteAccountRow(tx, { accountId: account.id })
    return deleted
  })
  for (const imageId of imageIds) await deleteFilesIfPossible(context, imageId)
}
