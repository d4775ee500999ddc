import type { Generated } from 'kysely'
import { z } from 'zod'
import type { Db } from './db/database.ts'

declare module './db/database.ts' {
  interface Tables {
    page_changes: PageChangesTable
    told_pages: ToldPagesTable
  }
}

/**
 * Pages that shared caches may hold in an old version: one row per book or host until the purge was sent, and one per
 * host whose access expires, until that purge was sent.
 */
type PageChangesTable = {
  /** `book` or `host`, a space, and the id. */
  subject: string
  /** Number of changes: a row that has changed again meanwhile is not deleted. */
  changes: Generated<number>
  attempts: Generated<number>
  /** Milliseconds UTC. */
  due_at: Generated<number>
}

/** The URLs on own domains that the previous purge contained; books that only have their share link have no row. */
type ToldPagesTable = {
  book_id: string
  /** JSON: a list of URLs. */
  pages: string
}

const Pages = z.array(z.string())

export type PageSubject = { kind: 'book' | 'host'; id: string }
export type PageChange = PageSubject & { changes: number; attempts: number }

/** Changes are recorded only if CDN_PURGE_URL is set, so that saves without a CDN cost nothing. */
let areKept = false

/** From now on this process records changes. */
export function keepPageChanges(): void {
  areKept = true
}

/** Records that the page of a book, or all pages of a host, have changed. Call it in the transaction of the change. */
export async function notePageChange(db: Db, { kind, id }: PageSubject): Promise<void> {
  if (!areKept) return
  await db
    .insertInto('page_changes')
    .values({ subject: `${kind} ${id}` })
    .onConflict((conflict) =>
      conflict
        .column('subject')
        .doUpdateSet((eb) => ({ changes: eb('page_changes.changes', '+', 1), attempts: 0, due_at: 0 })),
    )
    .execute()
}

export async function listDueChanges(db: Db, { now, limit }: { now: number; limit: number }): Promise<PageChange[]> {
  const rows = await db
    .selectFrom('page_changes')
    .selectAll()
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(limit)
    .execute()
  return rows.map(({ subject, changes, attempts }) => {
    const [kind, id = ''] = subject.split(' ')
    return { kind: kind === 'host' ? 'host' : 'book', id, changes, attempts }
  })
}

/** Deletes a recorded change, unless there was another one meanwhile. */
export async function forgetChange(db: Db, change: PageChange): Promise<void> {
  await db
    .deleteFrom('page_changes')
    .where(...subjectOf(change))
    .where('changes', '=', change.changes)
    .execute()
}

/**
 * Repeats the purge at `dueAt` (ms UTC), unless there was another change meanwhile.
 * @param attempts failed requests so far
 */
export async function postponeChange(
  db: Db,
  change: PageChange,
  { dueAt, attempts }: { dueAt: number; attempts: number },
): Promise<void> {
  await db
    .updateTable('page_changes')
    .set({ attempts, due_at: dueAt })
    .where(...subjectOf(change))
    .where('changes', '=', change.changes)
    .execute()
}

/** The URLs on own domains that the previous purge contained, by book. */
export async function listToldPages(db: Db, bookIds: readonly string[]): Promise<Map<string, string[]>> {
  if (bookIds.length === 0) return new Map()
  const rows = await db.selectFrom('told_pages').selectAll().where('book_id', 'in', bookIds).execute()
  return new Map(rows.map((row) => [row.book_id, Pages.parse(JSON.parse(row.pages))]))
}

/**
 * Replaces the URLs of the previous purge; a book without pages has none afterwards. Two runs of the job may do it at once,
 * so rows are not deleted and inserted again.
 */
export async function replaceToldPages(db: Db, told: ReadonlyMap<string, readonly string[]>): Promise<void> {
  const filled = [...told].filter(([, pages]) => pages.length > 0)
  const empty = [...told.keys()].filter((id) => told.get(id)?.length === 0)
  if (filled.length > 0) {
    await db
      .insertInto('told_pages')
      .values(filled.map(([id, pages]) => ({ book_id: id, pages: JSON.stringify(pages) })))
      .onConflict((conflict) => conflict.column('book_id').doUpdateSet(({ ref }) => ({ pages: ref('excluded.pages') })))
      .execute()
  }
  if (empty.length > 0) {
    await db.deleteFrom('told_pages').where('book_id', 'in', empty).execute()
  }
}

/** Deletes everything recorded for caches when CDN_PURGE_URL is no longer set. */
export async function forgetAllPages(db: Db): Promise<void> {
  await db.deleteFrom('page_changes').execute()
  await db.deleteFrom('told_pages').execute()
}

function subjectOf({ kind, id }: PageSubject) {
  return ['subject', '=', `${kind} ${id}`] as const
}
