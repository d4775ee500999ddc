import { type Clock, minute } from '#platform/clock.ts'

/**
 * Maximum number of messages about one book that one node accepts in a minute; the guests of a full house send fewer.
 */
const mostPerMinute = 300

/** Maximum number of books whose messages are counted at a time. */
const mostBooks = 10_000

/** @returns whether a further message about a book is accepted */
export function createEventLimit(clock: Clock): (bookId: string) => boolean {
  let counts = new Map<string, number>()
  let begunAt = clock.now()
  return (bookId) => {
    const now = clock.now()
    if (now - begunAt >= minute || counts.size >= mostBooks) {
      counts = new Map()
      begunAt = now
    }
    const count = (counts.get(bookId) ?? 0) + 1
    counts.set(bookId, count)
    return count <= mostPerMinute
  }
}
