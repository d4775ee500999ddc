import type { Tx } from '#platform/db/database.ts'

/** Sessions of an account, by the hash of their token: all of them, only one, or all except one. */
export type EndedSessions = { accountId: string; only?: string; except?: string }

/**
 * Called in the transaction in which sessions end because somebody wants it: sign-out, a new password, the list of
 * sessions. Not called for sessions that expire or exceed the maximum.
 */
export type SessionEndHook = (tx: Tx, ended: EndedSessions) => Promise<void>

export async function callSessionEndHooks(
  tx: Tx,
  hooks: readonly SessionEndHook[],
  ended: EndedSessions,
): Promise<void> {
  for (const hook of hooks) await hook(tx, ended)
}
