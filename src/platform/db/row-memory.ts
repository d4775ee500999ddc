import { minute, second } from '../clock.ts'
import type { Outage } from './outage.ts'

/** A row that the database has confirmed is used for this long (ms) while the database does not answer. */
export const longestUse = 10 * minute

/** A transaction commits within this time (ms) of `noteWrite`; a read until then may not have seen it. */
export const longestWrite = 2 * second

/** Entries kept per table below; the oldest are forgotten first. */
const mostEntries = 10_000

/**
 * The account to which a row belongs, or would belong if it existed. Undefined if only the row itself names the
 * account: a missing row is then not remembered.
 */
export type OwnerOf<Row> = (key: string, row: Row | undefined) => string | undefined

/** When accounts last wrote on this node, by account id, oldest first; monotonic milliseconds. */
const lastWrites = new Map<string, number>()

/**
 * Notes that a transaction of this node is about to change data of an account. Rows of the account that were read
 * before are not used during an outage: they may contain data that the host has hidden since.
 */
export function noteWrite(accountId: string): void {
  lastWrites.delete(accountId)
  lastWrites.set(accountId, performance.now())
  if (lastWrites.size > mostEntries) lastWrites.delete(lastWrites.keys().next().value ?? '')
}

/** A row as last read from the database; `row` is undefined if the database had none. */
type Remembered<Row> = { row: Row | undefined; readMs: number }

/** The database's answers of the last ten minutes, by key. Up to 20,000 entries of some 300 bytes. */
export class RowMemory<Row> {
  readonly #outage: Outage
  readonly #ownerOf: OwnerOf<Row> | undefined
  #recent = new Map<string, Remembered<Row>>()
  #older = new Map<string, Remembered<Row>>()

  constructor(outage: Outage, ownerOf: OwnerOf<Row> | undefined) {
    this.#outage = outage
    this.#ownerOf = ownerOf
  }

  /** @param readMs when the read began (monotonic): the read that began later has the newer row */
  keep(key: string, row: Row | undefined, readMs: number): void {
    const known = this.#recent.get(key)
    if (known) {
      if (known.readMs > readMs) return
      known.row = row
      known.readMs = readMs
      return
    }
    if (this.#recent.size >= mostEntries) {
      this.#older = this.#recent
      this.#recent = new Map()
    }
    this.#recent.set(key, { row, readMs })
  }

  /** Returns a row while the database does not answer, and counts it. */
  use(key: string): { row: Row | undefined } | undefined {
    const found = this.#recent.get(key) ?? this.#older.get(key)
    if (!found || performance.now() - found.readMs >= longestUse || this.#mayBeChanged(key, found)) return undefined
    this.#outage.countRow()
    return found
  }

  #mayBeChanged(key: string, { row, readMs }: Remembered<Row>): boolean {
    if (!this.#ownerOf) return false
    const owner = this.#ownerOf(key, row)
    if (owner === undefined) return true
    const writtenMs = lastWrites.get(owner)
    return writtenMs !== undefined && readMs <= writtenMs + longestWrite
  }
}
