import type { Tx } from '#platform/db/database.ts'

/**
 * Replaces hashes of UIDs that were made under an earlier key of the service. A hash cannot be recomputed without its
 * UID, which only the calendar has: each poll renews the hashes of its UIDs in the whole book, including stays that
 * follow no calendar.
 * @param renewed the hash under the present key for each one under an earlier key; empty without earlier keys
 */
export async function renewHashes(tx: Tx, bookId: string, renewed: ReadonlyMap<string, string>): Promise<void> {
  if (renewed.size === 0) return
  const renew = (hash: string | null) => (hash === null ? undefined : renewed.get(hash))
  const stays = await tx
    .selectFrom('stays')
    .select(['id', 'uid_hash', 'replaced_by_hash'])
    .where('book_id', '=', bookId)
    .execute()
  for (const { id, uid_hash: uid, replaced_by_hash: replacedBy } of stays) {
    const hashes = { uid_hash: renew(uid) ?? uid, replaced_by_hash: renew(replacedBy) ?? replacedBy }
    if (hashes.uid_hash === uid && hashes.replaced_by_hash === replacedBy) continue
    await tx.updateTable('stays').set(hashes).where('id', '=', id).execute()
  }
  const ofBook = tx.selectFrom('calendars').select('id').where('book_id', '=', bookId)
  for (const table of ['calendar_questions', 'calendar_echoes'] as const) {
    const rows = await tx
      .selectFrom(table)
      .select('uid_hash')
      .distinct()
      .where('calendar_id', 'in', ofBook)
      .where('uid_hash', '!=', '')
      .execute()
    for (const { uid_hash: hash } of rows) {
      const present = renew(hash)
      if (present === undefined) continue
      // A node that still has the earlier key may have asked the same question.
      if (table === 'calendar_questions') await deleteTwins(tx, bookId, { hash, present })
      await tx
        .updateTable(table)
        .set({ uid_hash: present })
        .where('uid_hash', '=', hash)
        .where('calendar_id', 'in', ofBook)
        .execute()
    }
  }
}

/** Deletes questions under an earlier hash that are stored under the present one as well. */
async function deleteTwins(
  tx: Tx,
  bookId: string,
  { hash, present }: { hash: string; present: string },
): Promise<void> {
  const rows = await tx
    .selectFrom('calendar_questions')
    .innerJoin('calendars', 'calendars.id', 'calendar_questions.calendar_id')
    .selectAll('calendar_questions')
    .where('calendars.book_id', '=', bookId)
    .where('calendar_questions.uid_hash', 'in', [hash, present])
    .execute()
  const lineOf = ({ calendar_id, kind, arrival, departure, stay_id }: (typeof rows)[number]) =>
    [calendar_id, kind, arrival, departure, stay_id].join(' ')
  const stored = new Set(rows.filter((row) => row.uid_hash === present).map(lineOf))
  const twins = rows.filter((row) => row.uid_hash === hash && stored.has(lineOf(row))).map(({ id }) => id)
  if (twins.length > 0) await tx.deleteFrom('calendar_questions').where('id', 'in', twins).execute()
}
