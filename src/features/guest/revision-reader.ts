import { type BookRevision, findBookRevisions } from '#features/books/index.ts'
import type { Db } from '#platform/db/database.ts'

/** More ids than this go into a further statement; it keeps the number of different statements small. */
const maxBatch = 100

type Waiting = {
  promise: Promise<BookRevision | undefined>
  resolve(found: BookRevision | undefined): void
  reject(error: unknown): void
}

/**
 * Reads the present revision of books. Requests that arrive in the same turn of the event loop share one read,
 * which begins after the last of them has come: every answer rests on a read later than its request, and a
 * crowd at one door costs the database one question.
 */
export function createRevisionReader(db: Db): (bookId: string) => Promise<BookRevision | undefined> {
  let waiting = new Map<string, Waiting>()

  const readAll = async () => {
    const batch = [...waiting]
    waiting = new Map()
    for (let start = 0; start < batch.length; start += maxBatch) {
      const part = batch.slice(start, start + maxBatch)
      try {
        const found = await findBookRevisions(
          db,
          part.map(([id]) => id),
        )
        for (const [id, { resolve }] of part) resolve(found.get(id))
      } catch (error) {
        for (const [, { reject }] of part) reject(error)
      }
    }
  }

  return (bookId) => {
    const known = waiting.get(bookId)
    if (known) return known.promise
    if (waiting.size === 0) setImmediate(() => void readAll())
    const entry = Promise.withResolvers<BookRevision | undefined>()
    waiting.set(bookId, entry)
    return entry.promise
  }
}
