import { Duplex } from 'node:stream'
import type { CompiledQuery } from 'kysely'
import pg from 'pg'
import { second } from '../clock.ts'
import { isServerAnswer } from './outage.ts'
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
  #kept: pg.Client | undefined
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

  #create(): pg.Client {
    if (this.#refusal && performance.now() - this.#refusal.ms < refusalPause) throw this.#refusal.error
    const client = new pg.Client({ connectionString: this.#url, keepAlive: true })
    client.on('error', () => undefined)
    client.once('end', () => {
      if (this.#kept === client) this.#take()
    })
    return client
  }

  async #connect(client: pg.Client): Promise<void> {
    try {
      await client.connect()
    } catch (error) {
      if (isServerAnswer(error)) this.#refusal = { error, ms: performance.now() }
      throw error
    }
  }

  #take(): pg.Client | undefined {
    const kept = this.#kept
    this.#kept = undefined
    clearTimeout(this.#endOfKept)
    return kept
  }

  #keep(client: pg.Client): void {
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
function end(client: pg.Client): void {
  client.end().catch(() => undefined)
}

/** Its queries fail at once. `pg` has no public method to end a connection to a server that does not answer. */
export function breakConnection(client: pg.ClientBase): void {
  const connection: unknown = 'connection' in client ? client.connection : undefined
  const stream = typeof connection === 'object' && connection && 'stream' in connection ? connection.stream : undefined
  if (stream instanceof Duplex) stream.destroy()
}
