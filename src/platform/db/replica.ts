import { second } from '../clock.ts'
import { countReplicaReads } from '../metrics.ts'
import { type Db, openImpatiently } from './database.ts'

/** Milliseconds that a query on the replica may take: the primary database is there as well. */
const patience = second

/** After a failure the replica is not asked for so many milliseconds. */
const rest = 10 * second

const count = countReplicaReads('guest')

/** A copy of the database that may be behind or gone. Reads of guests' pages go there as long as it keeps up. */
export class Replica {
  readonly #db: Db
  readonly #endConnections: () => void
  readonly #onFailure: (error: unknown) => void
  #restsUntil = 0

  /** @param onFailure told of each failure; there is at most one in ten seconds, apart from those at the same time */
  constructor(url: string, onFailure: (error: unknown) => void) {
    const { db, endConnections } = openImpatiently(url, patience)
    this.#db = db
    this.#endConnections = endConnections
    this.#onFailure = onFailure
  }

  /**
   * Reads from the replica if it has what is asked for.
   * @param hasArrived whether the replica has the change that the primary database has told of. Changes arrive in their
   *   order, so all that belongs to it and to earlier ones is there too
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
      // A server that has fallen silent may never speak again on these.
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
