import { createId } from '#platform/ids.ts'
import { addCounts, type Counts, type Device } from '../../shared/visit.ts'

/** What one caller did with one book. Address and browser stay in memory, for the seconds until the next writing. */
export type Sighting = {
  readonly bookId: string
  readonly address: string
  /** The header X-Forwarded-For. */
  readonly forwarded: string
  readonly userAgent: string
  readonly isRobot: boolean
  readonly device: Device
  /** Without what follows from the rest: visits, and the kind of device. */
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
  /**
   * By browser, book, and caller. No key is put together for a caller who is known: the browser's name is a long text, and
   * the others have been looked up before.
   */
  readonly byBrowser: Map<string, Map<string, Map<string, Sighting>>>
}

export function createBatch(day: number, now: number): Batch {
  return { id: createId(), day, begunAt: now, byBrowser: new Map() }
}

/** All callers of a batch. */
export function listSightings({ byBrowser }: Batch): Sighting[] {
  return [...byBrowser.values()].flatMap((books) => [...books.values()].flatMap((callers) => [...callers.values()]))
}

/** What a sighting counts as, with what follows. Put together here, because every visit passes where it is counted. */
export function completeCounts({ counts, device }: Pick<Sighting, 'counts' | 'device'>): Counts {
  const visits = (counts.way_qr ?? 0) + (counts.way_link ?? 0) + (counts.way_offline ?? 0)
  return { ...counts, visits, [`device_${device}`]: visits }
}

/** The counts of a batch by book. */
export function countsByBook(sightings: Iterable<Pick<Sighting, 'bookId' | 'counts'>>): Map<string, Counts> {
  const byBook = new Map<string, Counts>()
  for (const { bookId, counts } of sightings) byBook.set(bookId, addCounts(byBook.get(bookId) ?? {}, counts))
  return byBook
}
