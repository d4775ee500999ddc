import type { Page } from '#platform/http/page.ts'

/** The version of a page's data: compared for equality only. */
export type Revision = number | string
type Entry = { revision: Revision; validity: Validity; page: Page; bytes: number; hits: number }

/** When a page is valid, in ms UTC: from a time until just before another. */
export type Validity = { from: number; until: number }

const always: Validity = { from: Number.NEGATIVE_INFINITY, until: Number.POSITIVE_INFINITY }

/** Requests after which maximum compression is worthwhile. */
const hitsBeforeTightening = 2

/** Of a page with a Brotli body only: what it takes with the gzip body too, a little larger, if a client asks for it. */
const growth = 2.5

/**
 * An LRU cache of guest pages by book and language. Holds only the newest revision of each: a caller who knows the
 * present revision never gets an older page.
 */
export class GuestPageCache {
  readonly #maxBytes: number
  readonly #arePagesComplete: boolean
  readonly #entries = new Map<string, Entry>()
  /**
   * Keys of entries that are to be compressed at the maximum level, one after the other: a page that has left the cache
   * before its turn costs nothing, and other work of the shared threads does not wait behind many pages.
   */
  readonly #tighteningQueue = new Set<string>()
  #isTightening = false
  #newest: Entry | undefined
  #bytes = 0

  /**
   * @param maxBytes limit for all bodies together
   * @param arePagesComplete whether pages come with all their final bodies
   */
  constructor(maxBytes: number, { arePagesComplete = false } = {}) {
    this.#maxBytes = maxBytes
    this.#arePagesComplete = arePagesComplete
  }

  get bytes(): number {
    return this.#bytes
  }

  /** @param now milliseconds UTC */
  find(key: string, revision: Revision, now: number): Page | undefined {
    const entry = this.#entries.get(key)
    if (!entry || entry.revision !== revision || now < entry.validity.from || now >= entry.validity.until)
      return undefined
    // Already the most recent entry; skip the LRU update.
    if (entry !== this.#newest) this.#putLast(key, entry)
    entry.hits += 1
    if (entry.hits === hitsBeforeTightening && !this.#arePagesComplete) {
      this.#tighteningQueue.add(key)
      if (!this.#isTightening) void this.#tightenInTurn()
    }
    return entry.page
  }

  keep(key: string, revision: Revision, page: Page, validity: Partial<Validity> = {}): void {
    this.#drop(key)
    const bytes = page.byteLength * (this.#arePagesComplete ? 1 : growth)
    this.#putLast(key, { revision, validity: { ...always, ...validity }, page, bytes, hits: 0 })
    this.#bytes += bytes
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#maxBytes) break
      this.#drop(oldest)
    }
  }

  async #tightenInTurn(): Promise<void> {
    this.#isTightening = true
    for (const key of this.#tighteningQueue) {
      this.#tighteningQueue.delete(key)
      const entry = this.#entries.get(key)
      if (entry) await this.#tighten(key, entry)
    }
    this.#isTightening = false
  }

  async #tighten(key: string, entry: Entry): Promise<void> {
    await entry.page.compressTightly()
    if (this.#entries.get(key) !== entry) return
    this.#bytes -= entry.bytes
    entry.bytes = entry.page.byteLength
    this.#bytes += entry.bytes
  }

  #putLast(key: string, entry: Entry): void {
    this.#entries.delete(key)
    this.#entries.set(key, entry)
    this.#newest = entry
  }

  #drop(key: string): void {
    const entry = this.#entries.get(key)
    if (!entry) return
    this.#entries.delete(key)
    this.#tighteningQueue.delete(key)
    this.#bytes -= entry.bytes
  }
}
