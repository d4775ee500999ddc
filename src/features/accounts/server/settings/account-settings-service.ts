import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { platformError } from '#platform/errors.ts'
import { hashSecret } from '#platform/ids.ts'
import type { Account } from '../../shared/account.ts'
import type { AccountChange, AccountSettings, PasswordChange } from '../../shared/account-settings-contract.ts'
import { lockAccount, updateAccount } from '../account-queries.ts'
import { deleteEmailChangesOf, findPendingEmail } from '../email-change/email-change-queries.ts'
import type { KnownLogin } from '../known-device.ts'
import { findOptOut, setMailOptOut } from '../mails/account-mail-queries.ts'
import { queueProven } from '../password-queue.ts'
import { deletePasswordResetsOf } from '../password-reset/password-reset-queries.ts'
import { deleteOtherSessions, deleteSessionOf, listSessions, type Session } from '../sessions/session-queries.ts'
import { callSessionEndHooks, type SessionEndHook } from '../sessions/session-service.ts'
import { hashPassword } from '../sign-in/password.ts'
import { confirmPassword, lockConfirmed } from './current-password.ts'

export async function getAccountSettings({ db, clock }: Context, account: Account): Promise<AccountSettings> {
  const scope = { accountId: account.id }
  const pending = await findPendingEmail(db, scope, clock.now())
  return {
    name: account.name,
    email: account.email,
    language: account.language,
    wantsTips: !(await findOptOut(db, scope)),
    pendingEmail: pending ? { email: pending.email, expiresAt: new Date(pending.expiresAt).toISOString() } : null,
  }
}

/** Changes the settings that need no password. @returns the updated account */
export function changeAccount({ db, clock }: Context, account: Account, change: AccountChange): Promise<Account> {
  const { name, language, wantsTips } = change
  return db.transaction().execute(async (tx) => {
    const changes = { ...(name !== undefined && { name }), ...(language && { language }) }
    const changed = await updateAccount(tx, { accountId: account.id }, changes, clock.now())
    if (wantsTips !== undefined) await setMailOptOut(tx, account.id, !wantsTips)
    return changed ?? account
  })
}

/**
 * Sets a new password, ends all sessions except the caller's, and invalidates all mailed links of the account.
 * @returns the login for the caller's new device cookie
 * @throws CURRENT_PASSWORD_WRONG, TOO_MANY_REQUESTS, UNAVAILABLE
 */
export async function changeOwnPassword(
  context: Context,
  account: Account,
  { currentPassword, password }: PasswordChange,
  { sessionToken, hooks }: { sessionToken: string; hooks: readonly SessionEndHook[] },
): Promise<KnownLogin> {
  const { db, clock } = context
  const confirmed = await confirmPassword(context, account, { currentPassword, sessionToken })
  const passwordHash = await queueProven(account.id, () => hashPassword(password))
  const scope = { accountId: account.id }
  await db.transaction().execute(async (tx) => {
    await lockConfirmed(tx, account, confirmed)
    await updateAccount(tx, scope, { passwordHash }, clock.now())
    await deletePasswordResetsOf(tx, scope)
    await deleteEmailChangesOf(tx, scope)
    await endSessionsExcept(tx, account, sessionToken, hooks)
  })
  return { ...scope, passwordHash }
}

/** A session as shown to its own account. */
export type OwnSession = Pick<Session, 'id' | 'device' | 'createdAt' | 'lastSeenAt'> & { isCurrent: boolean }

export async function listOwnSessions(
  { db, clock }: Context,
  account: Account,
  sessionToken: string,
): Promise<OwnSession[]> {
  const sessions = await listSessions(db, { accountId: account.id }, clock.now())
  const current = hashSecret(sessionToken)
  return sessions.map(({ id, device, createdAt, lastSeenAt, tokenHash }) => ({
    id,
    device,
    createdAt,
    lastSeenAt,
    isCurrent: tokenHash === current,
  }))
}

/** @throws NOT_FOUND for an ended session and for a session of another account */
export async function endOwnSession(
  { db }: Context,
  account: Account,
  sessionId: string,
  hooks: readonly SessionEndHook[],
): Promise<void> {
  const scope = { accountId: account.id }
  await db.transaction().execute(async (tx) => {
    await lockAccount(tx, scope)
    const tokenHash = await deleteSessionOf(tx, { ...scope, sessionId })
    if (tokenHash === undefined) throw platformError('NOT_FOUND')
    await callSessionEndHooks(tx, hooks, { ...scope, only: tokenHash })
  })
}

/** Ends all sessions except the caller's. */
export async function endOtherSessions(
  { db }: Context,
  account: Account,
  sessionToken: string,
  hooks: readonly SessionEndHook[],
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockAccount(tx, { accountId: account.id })
    await endSessionsExcept(tx, account, sessionToken, hooks)
  })
}

async function endSessionsExcept(
  tx: Tx,
  { id: accountId }: Account,
  sessionToken: string,
  hooks: readonly SessionEndHook[],
): Promise<void> {
  const tokenHash = hashSecret(sessionToken)
  await deleteOtherSessions(tx, { accountId, tokenHash })
  await callSessionEndHooks(tx, hooks, { accountId, except: tokenHash })
}
