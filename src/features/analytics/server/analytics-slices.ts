import { setImmediate as nextTurn } from 'node:timers/promises'
import { second } from '#platform/clock.ts'
import { createFairQueue } from '#platform/threads/fair-queue.ts'
import type { CountScope } from './analytics-queries.ts'

/** The letters of book ids (base64url), which are random: each begins as many ids as any other. */
const idLetters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_']

/** So many books are added up in one read: two years of them are 11,000 rows, some 15 ms of SQLite. */
const booksPerSlice = 15

/** However many books there are, no answer takes more reads: an account usually has at most 1,000 books. */
const mostSlices = 64

/** The scope in parts that are read one after the other; each book is in one of them. @param books how many there are */
export function splitScope(scope: CountScope, books: number): CountScope[] {
  const count = Math.min(mostSlices, Math.ceil(books / booksPerSlice))
  if (scope.bookId !== undefined || count <= 1) return [scope]
  return Array.from({ length: count }, (_, slice) => ({
    ...scope,
    firstLetters: idLetters.filter((_letter, index) => index % count === slice),
  }))
}

/**
 * SQLite works on the main thread, so of all reads of all hosts one runs in a turn of the event loop. Hosts take turns:
 * who asks for much waits longer, and the others do not.
 */
export function createSlices() {
  const inTurn = createFairQueue({
    atOnce: 1,
    mostWaiting: 1_000,
    mostPerAccount: 20,
    longestWait: 30 * second,
    retryAfter: 10,
  })

  /** Runs one read when it is its host's turn. Rejects with UNAVAILABLE when too many are waiting. */
  const readInTurn = <Result>(hostId: string, read: () => Promise<Result>): Promise<Result> =>
    inTurn(hostId, async () => {
      const result = await read()
      await nextTurn()
      return result
    })

  return {
    readInTurn,

    /** Reads a scope part by part. @param books how many there are in the scope */
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
