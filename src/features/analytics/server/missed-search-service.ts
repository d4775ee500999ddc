import { type BookSize, listBookSizes, listStoredBooks } from '#features/books/index.ts'
import type { Context } from '#platform/context.ts'
import { findAnsweredSearches } from './answered-searches-task.ts'
import type { MissedTerm } from './visits/visit-queries.ts'

/** Bytes of text that are searched on the main thread: one ordinary book, in some 10 ms. */
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
  const search = async (hostId: string, questions: readonly Question[]): Promise<void> => {
    const questionOf = new Map(questions.map((question) => [question.size.id, question]))
    const readBooks = async () => {
      const books = await listStoredBooks(db, [...questionOf.keys()])
      return books.map((stored) => ({ stored, terms: questionOf.get(stored.row.id)?.terms ?? [] }))
    }
    const bytes = questions.reduce((sum, { size }) => sum + size.textBytes, 0)
    const joinKey = questions.map(({ size, terms }) => [size.id, size.revision, ...terms].join('\n')).join('\n')
    const found =
      bytes <= mostOnMainThread
        ? findAnsweredSearches(await readBooks())
        : await threads.run('findAnsweredSearches', readBooks, {
            queue: 'hosts',
            accountId: hostId,
            longestRun,
            joinKey,
          })
    for (const { bookId, answered } of found) {
      const { terms, answers } = questionOf.get(bookId) ?? { terms: [], answers: new Map<string, boolean>() }
      for (const term of terms) answers.set(term, answered.includes(term))
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
        const questions = [...new Set(batch.map(({ bookId }) => bookId))].flatMap((bookId): Question[] => {
          const [size, answers] = [sizes.get(bookId), answersOf.get(bookId)]
          const terms = (termsOf.get(bookId) ?? []).map(({ term }) => term).filter((term) => !answers?.has(term))
          return size && answers && terms.length > 0 ? [{ size, terms, answers }] : []
        })
        if (questions.length > 0) await search(hostId, questions)
        open.push(...batch.filter(({ bookId, term }) => answersOf.get(bookId)?.get(term) === false))
        if (open.length >= most) break
      }
      return open.slice(0, most)
    },
  }
}

/** What is not known yet of a book. */
type Question = { size: BookSize; terms: readonly string[]; answers: Map<string, boolean> }

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
