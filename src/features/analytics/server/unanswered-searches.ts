import { type BookSize, listBookSizes, listStoredBooks } from '#features/books/index.ts'
import type { Context } from '#platform/context.ts'
import type { SearchWithoutResults } from './visits/visit-queries.ts'

/** Bytes of book text that are read from the database at a time. */
const bytesAtOnce = 1_000_000

/** Maximum number of books whose answers are cached; a few megabytes. */
const mostBooks = 1_000

/** Time limit of one task in seconds; 1 MB of text takes about two. */
const longestRun = 30

/** Which terms a book answers at a revision. */
type Answers = { revision: number; answers: Map<string, boolean> }

/**
 * Finds the searches without results that their books still do not answer. What a book answers is computed once per
 * revision, in a worker thread: many terms in many small texts take 100 ms, however few letters they have.
 */
export function createUnansweredSearches({ db, threads }: Pick<Context, 'db' | 'threads'>) {
  /** By book id; the least recently used first. */
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

  /** Searches the texts of some books and caches what they answer. */
  const search = async (hostId: string, questions: readonly Question[]): Promise<void> => {
    const questionOf = new Map(questions.map((question) => [question.size.id, question]))
    const readBooks = async () => {
      const books = await listStoredBooks(db, [...questionOf.keys()])
      return books.map((stored) => ({ stored, terms: questionOf.get(stored.row.id)?.terms ?? [] }))
    }
    const joinKey = questions.map(({ size, terms }) => [size.id, size.revision, ...terms].join('\n')).join('\n')
    const options = { queue: 'hosts', accountId: hostId, longestRun, joinKey } as const
    const found = await threads.run('findAnsweredSearches', readBooks, options)
    for (const { bookId, answered } of found) {
      const { terms, answers } = questionOf.get(bookId) ?? { terms: [], answers: new Map<string, boolean>() }
      for (const term of terms) answers.set(term, answered.includes(term))
    }
  }

  return {
    /**
     * The first `most` searches that their books do not answer yet, in the given order; searches of deleted books are
     * left out. The number of reads depends only on the size of the books.
     */
    async listOpen(
      hostId: string,
      searches: readonly SearchWithoutResults[],
      most: number,
    ): Promise<SearchWithoutResults[]> {
      const termsOf = Map.groupBy(searches, ({ bookId }) => bookId)
      const sizes = new Map((await listBookSizes(db, [...termsOf.keys()])).map((size) => [size.id, size]))
      const answersOf = new Map([...sizes].map(([id, size]) => [id, findAnswers(size).answers]))
      const open: SearchWithoutResults[] = []
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

/** The terms of a book that are not cached yet. */
type Question = { size: BookSize; terms: readonly string[]; answers: Map<string, boolean> }

/**
 * Splits the searches, in their order, so that the books of each part except the first have together at most
 * `bytesAtOnce`.
 */
function splitByBytes(
  searches: readonly SearchWithoutResults[],
  sizes: ReadonlyMap<string, BookSize>,
): SearchWithoutResults[][] {
  const parts: SearchWithoutResults[][] = [[]]
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
