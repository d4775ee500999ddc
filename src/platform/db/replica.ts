import { second } from '../clock.ts'
import { countReplicaReads } from '../metrics/metrics.ts'
import { type Db, openImpatiently } from './database.ts'

/** Timeout of a query on the replica in ms. The primary database is read instead. */
const patience = second

/** After a failure the replica is not used for this time (ms). */
const rest = 10 * second

const count = countReplicaReads('guest')

/**
 * A copy of the database that may be behind or unavailable. Reads of guests' pages use it as long as it is up to date.
 */
export class Replica {
  readonly #db: Db
  readonly #endConnections: () => void
  readonly #onFailure: (error: unknown) => void
  #restsUntil = 0

  /** @param onFailure called for each failure, at most once in ten seconds except for simultaneous ones */
  constructor(url: string, onFailure: (error: unknown) => void) {
    const { db, endConnections } = openImpatiently(url, patience)
    this.#db = db
    this.#endConnections = endConnections
    this.#onFailure = onFailure
  }

  /**
   * Reads from the replica if it is recent enough.
   * @param hasArrived whether the replica has the change that the primary database reported. Changes arrive in order,
   * so everything that belongs to it and to earlier changes is there too
   * @returns undefined when the primary database has to be read
   */
  async read<Found>(hasArrived: (db: Db) => Promise<boolean>, read: (db: Db) => Promise<Found>) {
    if (performance.now() < this.#restsUntil) return this.#decline('resting')
    try {
      if (!(await hasArrived(this.#db))) return this.#decline('behind')
      const found = await read(this.#db)
      count('read')
      return { found }
    } catch (error) {
      this.#restsUntil = performance.now() + rest
      // A server that does not answer may never answer on these connections.
      this.#endConnections()
      this.#onFailure(error)
      return this.#decline('failed')
    }
  }

  close(): Promise<void> {
    return this.#db.destroy()
  }

  #decline(outcome: 'behind' | 'failed' | 'resting'): undefined {
    count(outcome)
  }
}
