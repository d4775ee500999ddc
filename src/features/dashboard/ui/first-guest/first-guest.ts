import { isOpenToGuests } from '#features/books/shared/book.ts'
import type { BookSummary } from '#features/books/shared/book-contract.ts'
import { day } from '#platform/clock.ts'
import type { FirstStep } from './first-steps.ts'

/** The days that `useVisitCounts` covers. */
const countedDays = 30

type Input = {
  books: readonly BookSummary[]
  /** Visits of all books in the last 30 days; undefined while they are not loaded. */
  visits: number | undefined
  steps: ReadonlySet<FirstStep>
  /** Milliseconds UTC. */
  now: number
}

/** The steps until a host's first guest: the book they are about, and which of them are done. */
export type FirstGuest = {
  book: BookSummary
  done: { published: boolean; seen: boolean; shared: boolean }
}

/**
 * Undefined when there is nothing to show: no books, dismissed, or a guest has come. Books older than the counted visits
 * may have had guests before, so there is no list then either.
 */
export function findFirstGuest({ books, visits, steps, now }: Input): FirstGuest | undefined {
  if (visits !== 0 || steps.has('dismissed')) return undefined
  const isCounted = books.every(({ createdAt }) => Date.parse(createdAt) > now - countedDays * day)
  const published = books.find(isOpenToGuests)
  const book = published ?? books.find(({ offline }) => offline === null)
  if (!isCounted || !book) return undefined
  return { book, done: { published: published !== undefined, seen: steps.has('seen'), shared: steps.has('shared') } }
}
