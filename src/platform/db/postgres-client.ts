import { Duplex } from 'node:stream'
import pg from 'pg'
import { isServerAnswer } from './outage.ts'

/**
 * A connection whose server notices after a minute that this machine has vanished. It is connected when the server has
 * been asked for that, so a limit of the time for connecting includes the request.
 */
export class PostgresClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config)
    // Queries fail with the connection. Its own error would end the process without a listener.
    this.on('error', () => undefined)
  }

  override connect(): Promise<this>
  override connect(callback: (error?: unknown) => void): void
  override connect(callback?: (error?: unknown) => void): Promise<this> | undefined {
    const connected = this.#connect()
    if (!callback) return connected
    connected.then(() => callback(), callback)
    return undefined
  }

  async #connect(): Promise<this> {
    await super.connect()
    try {
      await boundSilence(this)
    } catch (error) {
      breakConnection(this)
      throw error
    }
    return this
  }
}

/**
 * Makes the server close the connection a minute after this machine has vanished, and release the rows that it has
 * locked. Keepalives do that only for a connection without data on its way; the other setting limits how long data waits
 * for its acknowledgement. The defaults of Linux are two hours and about 15 minutes. Statements and not part of the
 * address, because poolers such as PgBouncer refuse unknown options of a connection. Without effect on a connection that
 * is not TCP.
 */
async function boundSilence(client: pg.Client): Promise<void> {
  const settings = [
    'set tcp_keepalives_idle = 30; set tcp_keepalives_interval = 10; set tcp_keepalives_count = 3',
    // Milliseconds. Since PostgreSQL 12; separate, because a refusal undoes the whole query.
    'set tcp_user_timeout = 60000',
  ]
  for (const setting of settings) {
    try {
      await client.query(setting)
    } catch (error) {
      // A server that does not know a setting works without it.
      if (!isServerAnswer(error)) throw error
    }
  }
}

/** Its queries fail at once. `pg` has no public method to end a connection to a server that does not answer. */
export function breakConnection(client: pg.ClientBase): void {
  const connection: unknown = 'connection' in client ? client.connection : undefined
  const stream = typeof connection === 'object' && connection && 'stream' in connection ? connection.stream : undefined
  if (stream instanceof Duplex) stream.destroy()
}
