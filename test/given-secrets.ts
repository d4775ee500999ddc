import { writeSecrets } from '#features/books/index.ts'
import type { Context } from '#platform/context.ts'

/** Stores what only stays' links show. @param openUntil until when the permanent link shows it too, in ms UTC */
export async function givenSecrets(
  { db, clock }: Context,
  scope: { hostId: string; bookId: string },
  secrets: readonly string[],
  openUntil: number | null = null,
): Promise<void> {
  await db.transaction().execute((tx) => writeSecrets(tx, scope, { secrets, openUntil }, clock.now()))
  // Requests of one turn share one look at the revision.
  await new Promise((resolve) => setImmediate(resolve))
}
