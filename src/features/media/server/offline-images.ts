import { setImmediate as nextTurn } from 'node:timers/promises'
import { expressionBuilder, sql } from 'kysely'
import type { Db, Tables } from '#platform/db/database.ts'
import { selectOwnBooks } from './image-queries.ts'

/** So many pictures are looked at in one statement. */
const batchSize = 100

/** The condition that guests do not get a picture, because of books that are offline. For queries of `images`. */
export function isOffline() {
  const eb = expressionBuilder<Tables, 'images'>()
  // First the one that is false for nearly all hosts.
  return eb.and([eb.exists(selectOwnBooks().where('own.offline_since', 'is not', null)), isInNoOnlineBook()])
}

/** Guests see published books only, unless the operator has taken them offline. */
function isInNoOnlineBook() {
  const eb = expressionBuilder<Tables, 'images'>()
  const online = () =>
    eb
      .selectFrom('books')
      .select('books.id')
      // Without a parameter, as `createRowReader` needs it.
      .where(sql<boolean>`books.status = 'published'`)
      .where('books.offline_since', 'is', null)
  // Not joined: SQLite would begin with all published books.
  const uses = [
    online().whereRef('books.cover_image_id', '=', 'images.id'),
    online().whereRef('books.welcome_image_id', '=', 'images.id'),
    eb
      .selectFrom('book_images')
      .select('book_images.book_id')
      .whereRef('book_images.image_id', '=', 'images.id')
      .where(({ exists }) => exists(online().where(sql<boolean>`books.id = book_images.book_id`))),
    eb
      .selectFrom('book_look_images')
      .select('book_look_images.book_id')
      .whereRef('book_look_images.image_id', '=', 'images.id')
      .where(({ exists }) => exists(online().where(sql<boolean>`books.id = book_look_images.book_id`))),
  ]
  return eb.not(eb.or(uses.map((query) => eb.exists(query))))
}

/** Whether guests do not get a picture, because of books that are offline. */
export async function isOfflineImage(db: Db, imageId: string): Promise<boolean> {
  const found = await db
    .selectFrom('images')
    .select('id')
    .where('id', '=', imageId)
    .where(isOffline())
    .executeTakeFirst()
  return found !== undefined
}

/**
 * Marks all pictures of an account that no online book shows, as `markSecretImages` does; call it after books went
 * offline. In parts, between which others are answered.
 */
export async function markOfflineImages(db: Db, { accountId }: { accountId: string }): Promise<void> {
  let after: string | undefined = ''
  while (after !== undefined) {
    const ids = await listUnmarked(db, { accountId, after })
    if (ids.length > 0) {
      await db
        .updateTable('images')
        .set({ secrecy: 1 })
        .where('id', 'in', ids)
        .where('secrecy', '=', 0)
        .where(isInNoOnlineBook())
        .execute()
    }
    after = ids.length < batchSize ? undefined : ids.at(-1)
    await nextTurn()
  }
}

async function listUnmarked(db: Db, { accountId, after }: { accountId: string; after: string }): Promise<string[]> {
  const rows = await db
    .selectFrom('images')
    .select('id')
    .where('account_id', '=', accountId)
    .where('secrecy', '=', 0)
    .where('id', '>', after)
    .orderBy('id')
    .limit(batchSize)
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * The same for all accounts with a book that is offline: after the operator's act a host can take a picture out of the
 * last online book that shows it.
 */
export async function markAllOfflineImages(db: Db): Promise<void> {
  let after: string | undefined = ''
  while (after !== undefined) {
    const hosts = await listOfflineHosts(db, after)
    for (const { accountId, hasUnmarked } of hosts) if (hasUnmarked === 1) await markOfflineImages(db, { accountId })
    after = hosts.at(-1)?.accountId
  }
}

/** Accounts with a book that is offline, in the order of their ids, and whether pictures of theirs are not marked. */
function listOfflineHosts(db: Db, after: string): Promise<{ accountId: string; hasUnmarked: number }[]> {
  return db
    .selectFrom('books')
    .select('books.host_id as accountId')
    .select((eb) =>
      eb
        .case()
        .when(
          eb.exists(
            eb
              .selectFrom('images')
              .select('images.id')
              .whereRef('images.account_id', '=', 'books.host_id')
              .where('images.secrecy', '=', 0),
          ),
        )
        .then(1)
        .else(0)
        .end()
        .as('hasUnmarked'),
    )
    .where('books.offline_since', 'is not', null)
    .where('books.host_id', '>', after)
    .groupBy('books.host_id')
    .orderBy('books.host_id')
    .limit(batchSize)
    .execute()
}
