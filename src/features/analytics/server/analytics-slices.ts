import { setImmediate as nextTurn } from 'node:timers/promises'
import { second } from '#platform/clock.ts'
import { createFairQueue } from '#platform/threads/fair-queue.ts'
import type { CountScope } from './analytics-queries.ts'

/** The letters of book ids (base64url). Ids are random, so about the same number of ids begins with each letter. */
const idLetters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_']

/**
 * Maximum number of books that are added up in one read: two years of 15 books are 11,000 rows, about 15 ms on SQLite.
 */
const booksPerSlice = 15

/**
 * Maximum number of reads for one answer. With 64, a part has at most 15 books while an account has up to about 1,000.
 */
const mostSlices = 64

/**
 * Splits the scope into parts that are read one after the other; each book is in one part.
 * @param books number of books in the scope
 */
export function splitScope(scope: CountScope, books: number): CountScope[] {
  const count = Math.min(mostSlices, Math.ceil(books / booksPerSlice))
  if (scope.bookId !== undefined || count <= 1) return [scope]
  return Array.from({ length: count }, (_, slice) => ({
    ...scope,
    firstLetters: idLetters.filter((_letter, index) => index % count === slice),
  }))
}

/**
 * SQLite reads on the main thread. So only one read of all hosts runs in each turn of the event loop, and hosts take
 * turns: one host's many reads do not delay the reads of other hosts by more than one read each.
 */
export function createSlices() {
  const inTurn = createFairQueue({
    atOnce: 1,
    mostWaiting: 1_000,
    mostPerAccount: 20,
    longestWait: 30 * second,
    retryAfter: 10,
  })

  /** Runs one read when it is the host's turn. Rejects with UNAVAILABLE when too many reads are waiting. */
  const readInTurn = <Result>(hostId: string, read: () => Promise<Result>): Promise<Result> =>
    inTurn(hostId, async () => {
      const result = await read()
      await nextTurn()
      return result
    })

  return {
    readInTurn,

    /**
     * Reads a scope part by part.
     * @param books number of books in the scope
     */
    async readParts<Result>(
      scope: CountScope,
      books: number,
      read: (part: CountScope) => Promise<Result>,
    ): Promise<Result[]> {
      const results: Result[] = []
      for (const part of splitScope(scope, books)) results.push(await readInTurn(scope.hostId, () => read(part)))
      return results
    },
  }
}
