import { Duplex } from 'node:stream'
import { type Dialect, Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import { Outage, type OutageListener } from './outage.ts'
import { createSqliteDialect, type OnBusy, SqliteReader } from './sqlite-dialect.ts'

/**
 * All tables. Each feature adds its own by declaration merging in its `*-tables.ts`:
 * `declare module '#platform/db/database.ts' { interface Tables { books: BooksTable } }`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: features merge their tables into it
export interface Tables {}

/** A connection or a running transaction: what every query function takes first. */
export type Db = Kysely<Tables>

/**
 * A running transaction, for functions that are right only inside one: they lock a row, or write several rows that must
 * not be seen one without the other. A `Db` is not assignable to it.
 */
export type Tx = Transaction<Tables>

// PostgreSQL's bigint (type 20) arrives as text; ours hold times and counts, all below 2^53.
pg.types.setTypeParser(20, Number)

/**
 * Opens the database: PostgreSQL for `postgres://…`, otherwise a SQLite file. The two run the same SQL; only
 * this module knows which one it is.
 * @param onBusy told when another process keeps a SQLite file to itself for long
 * @param onOutage told when reads of single rows fail or hang, and when they are answered again
 */
export function openDatabase(url: string, onBusy?: OnBusy, onOutage?: OutageListener): Db {
  if (!isPostgres(url)) return openSqlite(url, onBusy, new Outage(onOutage))
  const clients = new Set<pg.PoolClient>()
  const db: Db = new Kysely({ dialect: createPostgresDialect(url, clients) })
  outages.set(
    db,
    new Outage(
      onOutage,
      () => askServer(url),
      () => endConnections(clients),
    ),
  )
  return db
}

function openSqlite(file: string, onBusy: OnBusy | undefined, outage: Outage): Db {
  const reader = new SqliteReader(file)
  const db: Db = new Kysely({ dialect: createSqliteDialect(file, reader, onBusy) })
  sqliteReaders.set(db, reader)
  outages.set(db, outage)
  return db
}

const sqliteReaders = new WeakMap<Db, SqliteReader>()
const outages = new WeakMap<Db, Outage>()

/** Whether the database answers. Known of what `openDatabase` gave, not of transactions and copies with plugins. */
export function outageOf(db: Db): Outage {
  return outages.get(db) ?? new Outage()
}

/** The way to read a SQLite file at once; undefined on PostgreSQL. For this folder alone. */
export function findSqliteReader(db: Db): SqliteReader | undefined {
  return sqliteReaders.get(db)
}

/** Whether an address names a PostgreSQL server; anything else is the path of a SQLite file. */
export function isPostgres(url: string): boolean {
  return /^postgres(ql)?:\/\//.test(url)
}

/** The name of the database for messages; never a PostgreSQL URL, because it contains a password. */
export function nameDatabase(url: string): string {
  return isPostgres(url) ? 'PostgreSQL database of DATABASE_URL' : `database ${url}`
}

/** @param clients gets those that are connected */
function createPostgresDialect(connectionString: string, clients: Set<pg.PoolClient>): Dialect {
  const pool = new pg.Pool({ connectionString, max: 10, connectionTimeoutMillis: 5_000, keepAlive: true })
  // The pool replaces connections that break, and their queries fail. Without listeners of ours the error that a
  // connection also emits would end the process: the pool itself listens only while a connection is idle.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => {
    client.on('error', () => undefined)
    clients.add(client)
    client.once('end', () => clients.delete(client))
  })
  return new PostgresDialect({ pool })
}

/** Milliseconds. */
const probeTimeout = 2_000

/** Asks on a connection of its own: those of the pool may all wait. @throws Error when the server does not answer */
async function askServer(connectionString: string): Promise<void> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: probeTimeout,
    query_timeout: probeTimeout,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select 1')
  } finally {
    // Not awaited: a silent server would not answer this either.
    client.end().catch(() => undefined)
  }
}

/** Their queries fail at once, and the pool makes new connections. `pg` has no public way to end a silent one. */
function endConnections(clients: Iterable<pg.PoolClient>): void {
  for (const client of clients) findStream(client)?.destroy()
}

function findStream(client: pg.PoolClient): Duplex | undefined {
  const connection: unknown = 'connection' in client ? client.connection : undefined
  const stream = typeof connection === 'object' && connection && 'stream' in connection ? connection.stream : undefined
  return stream instanceof Duplex ? stream : undefined
}
