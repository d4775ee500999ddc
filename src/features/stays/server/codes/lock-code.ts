import type { Context } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import { listStays } from '../stays/stay-queries.ts'
import type { Stay, StaySettings } from '../stays/stay-records.ts'
import { type LockCode, openCode, openLockCode, sealLockCode } from '../stays/stay-secrets.ts'

type Keys = Pick<Context, 'keyring'>
type BookOfLock = Pick<StaySettings, 'bookId'>

/** The stored code on the lock. Read again, because a transaction can change it after it has read the settings. */
async function readLockCode(db: Db, context: Keys, { bookId }: BookOfLock): Promise<LockCode | undefined> {
  const row = await db
    .selectFrom('stay_settings')
    .select('lock_code_sealed')
    .where('book_id', '=', bookId)
    .executeTakeFirst()
  return openLockCode(context, { bookId, lockCodeSealed: row?.lock_code_sealed ?? null })
}

/** Stores the code on the lock. @param lock null: it is not known */
export async function writeLockCode(
  tx: Tx,
  context: Keys,
  { bookId }: BookOfLock,
  lock: LockCode | null,
): Promise<void> {
  await tx
    .updateTable('stay_settings')
    .set({ lock_code_sealed: lock && sealLockCode(context, bookId, lock) })
    .where('book_id', '=', bookId)
    .execute()
}

/**
 * The shared code on the lock. Earlier versions do not store it, also while a deployment replaces them: what they have
 * confirmed is read from the stays, and stored, so that it stays known when they are deleted.
 * @param stays of the book, with cancelled ones, where the caller has read them
 * @returns undefined if it is not known, or if the book has no shared code
 */
export async function findLockCode(
  tx: Tx,
  context: Keys,
  { bookId, codeMode }: Pick<StaySettings, 'bookId' | 'codeMode'>,
  stays?: readonly Stay[],
): Promise<LockCode | undefined> {
  if (codeMode !== 'shared') return undefined
  const stored = await readLockCode(tx, context, { bookId })
  const last = findLastConfirmed(stays ?? (await listStays(tx, { bookId })), stored?.changedAt ?? 0)
  const code = last && openCode(context, last.stay)
  if (!code) return stored
  const derived = { code, stayId: last.stay.id, changedAt: last.at }
  await writeLockCode(tx, context, { bookId }, derived)
  return derived
}

/** The stay that was confirmed last, after a time in ms UTC; it may have been cancelled since. */
function findLastConfirmed(stays: readonly Stay[], after: number): { stay: Stay; at: number } | undefined {
  return stays
    .flatMap((stay) => (stay.codeConfirmedAt === null || stay.keepsCode ? [] : { stay, at: stay.codeConfirmedAt }))
    .filter(({ at }) => at > after)
    .toSorted((one, other) => other.at - one.at)[0]
}

/** The host has corrected the code of a stay: it is on the lock, if the lock was changed for this stay last. */
export async function correctLockCode(
  tx: Tx,
  context: Keys,
  settings: StaySettings,
  { stayId, code }: { stayId: string; code: string | null },
): Promise<void> {
  if (settings.codeMode !== 'shared' || code === null) return
  const lock = await readLockCode(tx, context, settings)
  if (lock?.stayId === stayId && lock.code !== code) await writeLockCode(tx, context, settings, { ...lock, code })
}
