import { sql } from 'kysely'
import type { Context } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import { readStay, type Stay, type StaySettings, stayColumns } from '../stays/stay-records.ts'
import { openSpareCodes, openSpareSights, type SpareSight, sealSpareSights } from '../stays/stay-secrets.ts'
import { windowOf } from '../stays/stay-window.ts'

/** Sights kept per book: enough to know of each code who has seen it last. */
const mostSights = 50

/**
 * The spare code that a stay is shown next: one that it has seen before, one that no other guests have seen, or the one
 * that others have not seen for the longest time. Guests at the door count more than a fresh code.
 * @param codes in the host's order
 */
export function chooseSpareCode(
  codes: readonly string[],
  sights: readonly SpareSight[],
  stayId: string,
): string | undefined {
  const isOwn = (code: string) => Number(sights.some((sight) => sight.code === code && sight.stayId === stayId))
  const lastSeenAt = (code: string) =>
    Math.max(0, ...sights.flatMap((sight) => (sight.code === code && sight.stayId !== stayId ? sight.seenAt : [])))
  return codes.toSorted((a, b) => isOwn(b) - isOwn(a) || lastSeenAt(a) - lastSeenAt(b))[0]
}

/**
 * Records that a stay has seen spare codes of its book. Locks the row of the settings: call it before the stay's row is
 * written, as changes of the settings do, to avoid deadlocks.
 */
export async function noteSights(
  tx: Tx,
  context: Pick<Context, 'clock' | 'keyring'>,
  { id: stayId, bookId }: Pick<Stay, 'id' | 'bookId'>,
  codes: readonly string[],
): Promise<void> {
  await changeSights(tx, context, bookId, (sights) => {
    const isKnown = (code: string) => sights.some((sight) => sight.code === code && sight.stayId === stayId)
    const seenAt = context.clock.now()
    const added = codes.filter((code) => !isKnown(code)).map((code) => ({ code, stayId, seenAt, isKept: false }))
    return cutSights([...sights, ...added])
  })
}

/** The last sights, and of each code the last one. */
function cutSights(sights: readonly SpareSight[]): SpareSight[] {
  const last = new Map(sights.map((sight) => [sight.code, sight]))
  return sights.filter((sight, index) => index >= sights.length - mostSights || last.get(sight.code) === sight)
}

/** The host keeps a spare code although guests who have left know it. */
export async function keepSpareCode(
  tx: Tx,
  context: Pick<Context, 'keyring'>,
  { bookId, code }: { bookId: string; code: string },
): Promise<void> {
  await changeSights(tx, context, bookId, (sights) =>
    sights.map((sight) => (sight.code === code ? { ...sight, isKept: true } : sight)),
  )
}

/** After the host has changed the spare codes: those that are no longer on the lock are forgotten. */
export async function forgetSights(
  tx: Tx,
  context: Pick<Context, 'keyring'>,
  { bookId, codes }: { bookId: string; codes: readonly string[] },
): Promise<void> {
  await changeSights(tx, context, bookId, (sights) => sights.filter(({ code }) => codes.includes(code)))
}

async function changeSights(
  tx: Tx,
  context: Pick<Context, 'keyring'>,
  bookId: string,
  change: (sights: readonly SpareSight[]) => SpareSight[],
): Promise<void> {
  // Locks the row, so that of two concurrent changes none is lost.
  const row = await tx
    .updateTable('stay_settings')
    .set({ seen_gate: sql`seen_gate` })
    .where('book_id', '=', bookId)
    .returning('spare_sights_sealed')
    .executeTakeFirst()
  if (!row) return
  const sights = openSpareSights(context, { bookId, spareSightsSealed: row.spare_sights_sealed })
  const changed = change(sights)
  const isSame = changed.length === sights.length && changed.every((sight, index) => sight === sights[index])
  if (isSame) return
  await tx
    .updateTable('stay_settings')
    .set({ spare_sights_sealed: sealSpareSights(context, bookId, changed) })
    .where('book_id', '=', bookId)
    .execute()
}

/**
 * The spare codes that guests who have left know, and of which the host has not said that she keeps them, in her order.
 * Those that guests in the house see as well are left out: they need them until they leave.
 */
export async function listKnownSpareCodes(
  db: Db,
  context: Pick<Context, 'clock' | 'keyring'>,
  settings: StaySettings,
): Promise<string[]> {
  if (settings.spareSightsSealed === null) return []
  const sights = openSpareSights(context, settings).filter(({ isKept }) => !isKept)
  const codes = openSpareCodes(context, settings).filter((code) => sights.some((sight) => sight.code === code))
  if (codes.length === 0) return []
  const staying = await listStaying(db, context, settings, [...new Set(sights.map(({ stayId }) => stayId))])
  return codes.filter((code) => sights.every((sight) => sight.code !== code || !staying.has(sight.stayId)))
}

/** Those of some stays whose guests are still coming or in the house. */
async function listStaying(
  db: Db,
  { clock }: Pick<Context, 'clock'>,
  settings: StaySettings,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('stays')
    .select(stayColumns)
    .where('id', 'in', ids)
    .where('cancelled_at', 'is', null)
    .where('removed_at', 'is', null)
    .where('departed_at', 'is', null)
    .execute()
  const now = clock.now()
  return new Set(rows.map(readStay).flatMap((stay) => (now < windowOf(stay, settings).departsAt ? stay.id : [])))
}
