import { type Clock, minute } from '#platform/clock.ts'

/** Messages of one book's guests that one node takes in a minute: more than a house full of them sends. */
const mostPerMinute = 300

/** Books that are remembered at a time. */
const mostBooks = 10_000

/** @returns whether a further message of a book's guests is taken */
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
