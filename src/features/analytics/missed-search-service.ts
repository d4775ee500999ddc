import { type BookSize, listBookSizes, listStoredBooks } from '#features/books/index.ts'
import { sizeOfStored } from '#features/books/stored-book.ts'
import type { Context } from '#platform/context.ts'
import { findAnsweredSearches } from './answered-searches-task.ts'
import type { MissedTerm } from './visit-queries.ts'

/** UTF-16 units of books that are searched on the main thread: one ordinary book, in some 10 ms. */
const mostOnMainThread = 8_000

/** Bytes of text that are read from the database at once. */
const bytesAtOnce = 1_000_000

/** Books of which is remembered what they answer; a few megabytes. */
const mostBooks = 1_000

/** Seconds that a thread may take; 1 MB of text takes some two. */
const longestRun = 30

/** Whether a book at a revision answers a search, by the search. */
type Answers = { revision: number; answers: Map<string, boolean> }

/**
 * Tells searches that a book answers by now from those that are still open. What a book answers is found out once for
 * each of its revisions.
 */
export function createMissedSearches({ db, threads }: Pick<Context, 'db' | 'threads'>) {
  /** By the ids of books, those that were asked for last at the end. */
  const known = new Map<string, Answers>()

  const findAnswers = ({ id, revision }: BookSize): Answers => {
    const before = known.get(id)
    const found = before?.revision === revision ? before : { revision, answers: new Map<string, boolean>() }
    known.delete(id)
    known.set(id, found)
    const [oldest] = known.keys()
    if (known.size > mostBooks && oldest !== undefined) known.delete(oldest)
    return found
  }

  /** Searches some books and notes what they answer. */
  const search = async (hostId: string, asked: ReadonlyMap<string, Question>): Promise<void> => {
    const books = (await listStoredBooks(db, [...asked.keys()])).flatMap((stored) => {
      const question = asked.get(stored.row.id)
      return question ? [{ stored, terms: question.terms, question }] : []
    })
    const task = books.map(({ stored, terms }) => ({ stored, terms }))
    const size = task.reduce((sum, { stored }) => sum + sizeOfStored(stored), 0)
    const joinKey = task.map(({ stored: { row }, terms }) => [row.id, row.revision, ...terms].join('\n')).join('\n')
    const answered =
      size <= mostOnMainThread
        ? findAnsweredSearches(task)
        : await threads.run('findAnsweredSearches', task, { queue: 'hosts', accountId: hostId, longestRun, joinKey })
    for (const [index, { question, terms }] of books.entries()) {
      const found = new Set(answered[index])
      for (const term of terms) question.answers.set(term, found.has(term))
    }
  }

  return {
    /**
     * The first of some searches that their books do not answer yet, in their order; a search of a book that is gone is
     * left out. The number of reads grows with the size of the books alone.
     */
    async listOpen(hostId: string, searches: readonly MissedTerm[], most: number): Promise<MissedTerm[]> {
      const termsOf = Map.groupBy(searches, ({ bookId }) => bookId)
      const sizes = new Map((await listBookSizes(db, [...termsOf.keys()])).map((size) => [size.id, size]))
      const answersOf = new Map([...sizes].map(([id, size]) => [id, findAnswers(size).answers]))
      const open: MissedTerm[] = []
      for (const batch of splitByBytes(searches, sizes)) {
        const asked = new Map<string, Question>()
        for (const { bookId } of batch) {
          const answers = answersOf.get(bookId)
          const terms = (termsOf.get(bookId) ?? []).map(({ term }) => term).filter((term) => !answers?.has(term))
          if (answers && terms.length > 0) asked.set(bookId, { terms, answers })
        }
        if (asked.size > 0) await search(hostId, asked)
        open.push(...batch.filter(({ bookId, term }) => answersOf.get(bookId)?.get(term) === false))
        if (open.length >= most) break
      }
      return open.slice(0, most)
    },
  }
}

type Question = { terms: readonly string[]; answers: Map<string, boolean> }

/** Searches in their order, so that the books of each part, but for the first of them, have together no more than `bytesAtOnce`. */
function splitByBytes(searches: readonly MissedTerm[], sizes: ReadonlyMap<string, BookSize>): MissedTerm[][] {
  const parts: MissedTerm[][] = [[]]
  const counted = new Set<string>()
  let room = bytesAtOnce
  for (const search of searches) {
    const { bookId } = search
    const bytes = counted.has(bookId) ? 0 : (sizes.get(bookId)?.textBytes ?? 0)
    counted.add(bookId)
    if (bytes > room && parts.at(-1)?.length !== 0) {
      parts.push([])
      room = bytesAtOnce
    }
    parts.at(-1)?.push(search)
    room -= bytes
  }
  return parts
}
