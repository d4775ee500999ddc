import { createId } from '#platform/ids.ts'
import { addCounts, type Counts } from './visit.ts'

/** What one caller did with one book. Address and browser stay in memory, for the seconds until the next writing. */
export type Sighting = {
  readonly bookId: string
  readonly address: string
  /** The header X-Forwarded-For. */
  readonly forwarded: string
  readonly userAgent: string
  readonly isRobot: boolean
  readonly counts: Counts
  /** Words that were searched for and not found. */
  readonly terms: Set<string>
  /** The column of the language of the last visit, so that a change of language moves it. */
  language: LanguageMeasure | undefined
}

export type LanguageMeasure = Extract<keyof Counts, `lang_${string}`>

/** Counts of one day that are written together, once. */
export type Batch = {
  readonly id: string
  readonly day: number
  /** Milliseconds UTC. */
  readonly begunAt: number
  readonly sightings: Map<string, Sighting>
}

export function createBatch(day: number, now: number): Batch {
  return { id: createId(), day, begunAt: now, sightings: new Map() }
}

/** The counts of a batch by book. */
export function countsByBook(sightings: Iterable<Pick<Sighting, 'bookId' | 'counts'>>): Map<string, Counts> {
  const byBook = new Map<string, Counts>()
  for (const { bookId, counts } of sightings) byBook.set(bookId, addCounts(byBook.get(bookId) ?? {}, counts))
  return byBook
}
