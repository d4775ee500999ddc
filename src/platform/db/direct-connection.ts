import type { CompiledQuery } from 'kysely'
import { second } from '../clock.ts'
import { isServerAnswer } from './outage.ts'
import { breakConnection, PostgresClient } from './postgres-client.ts'
import { afterWorkingTime } from './working-time.ts'

/**
 * Maximum wait for the answer, in milliseconds in which this process could read it. A busy machine opens a connection
 * in less.
 */
const patience = 3 * second

/** A connection is kept for this time (ms) after a read. */
const keptFor = 5 * second

/** After a refused connection no other one is requested for this time (ms). */
const refusalPause = second

export type StatementText = Pick<CompiledQuery, 'sql' | 'parameters'>

/**
 * Reads from PostgreSQL while all connections of the pool may be in use. The server may be short of connections then,
 * so consecutive reads use the same one, and after a refusal no connection is requested for a second.
 */
export class DirectConnection {
  readonly #url: string
  #kept: PostgresClient | undefined
  #endOfKept: NodeJS.Timeout | undefined
  #refusal: { error: unknown; ms: number } | undefined
  #isClosed = false

  constructor(url: string) {
    this.#url = url
  }

  /** @throws Error when the server refuses the connection or the query, or does not answer within three seconds */
  async read<Row extends object>({ sql, parameters }: StatementText): Promise<Row[]> {
    const kept = this.#take()
    const client = kept ?? this.#create()
    // Pending queries fail then.
    const stopWaiting = afterWorkingTime(patience, () => breakConnection(client))
    let isUsable = false
    try {
      if (!kept) await this.#connect(client)
      const { rows } = await client.query<Row>(sql, [...parameters])
      isUsable = true
      return rows
    } finally {
      stopWaiting()
      if (isUsable) this.#keep(client)
      else end(client)
    }
  }

  close(): void {
    this.#isClosed = true
    const kept = this.#take()
    if (kept) end(kept)
  }

  #create(): PostgresClient {
    if (this.#refusal && performance.now() - this.#refusal.ms < refusalPause) throw this.#refusal.error
    const client = new PostgresClient({ connectionString: this.#url, keepAlive: true })
    client.once('end', () => {
      if (this.#kept === client) this.#take()
    })
    return client
  }

  async #connect(client: PostgresClient): Promise<void> {
    try {
      await client.connect()
    } catch (error) {
      if (isServerAnswer(error)) this.#refusal = { error, ms: performance.now() }
      throw error
    }
  }

  #take(): PostgresClient | undefined {
    const kept = this.#kept
    this.#kept = undefined
    clearTimeout(this.#endOfKept)
    return kept
  }

  #keep(client: PostgresClient): void {
    const other = this.#take()
    if (other) end(other)
    if (this.#isClosed) {
      end(client)
      return
    }
    this.#kept = client
    this.#endOfKept = setTimeout(() => end(client), keptFor).unref()
  }
}

/** Not awaited: a server that does not answer would not answer this either. */
function end(client: PostgresClient): void {
  client.end().catch(() => undefined)
}
