import { Kysely, type KyselyConfig, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import { second } from '../clock.ts'
import { currentTracer } from '../tracing/tracing.ts'
import { DirectConnection, type StatementText } from './direct-connection.ts'
import { Outage, type OutageListener } from './outage.ts'
import { breakConnection, PostgresClient } from './postgres-client.ts'
import { type ConnectionUse, createSqliteDialect, type FileListener, SqliteReader } from './sqlite-dialect.ts'

/**
 * All tables. Each feature adds its own by declaration merging in its `*-tables.ts`:
 * `declare module '#platform/db/database.ts' { interface Tables { books: BooksTable } }`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: features merge their tables into it
export interface Tables {}

/** A connection or an open transaction: the first parameter of every query function. */
export type Db = Kysely<Tables>

/**
 * An open transaction, for functions that are correct only inside one: they lock a row, or write several rows that must
 * become visible together. A `Db` is not assignable to it.
 */
export type Tx = Transaction<Tables>

/** Maximum wait for a connection to PostgreSQL, in milliseconds. */
const connectionPatience = 5 * second

// PostgreSQL's bigint (type 20) arrives as text; ours hold times and counts, all below 2^53.
pg.types.setTypeParser(20, Number)

/**
 * Opens the database: PostgreSQL for `postgres://…`, otherwise a SQLite file. The two run the same SQL; only this
 * module knows which one it is.
 * @param onFile its functions are called when another process locks a SQLite file for long, and when its thread for
 * checkpoints fails
 * @param onOutage called when reads of single rows fail or hang, and when they work again
 */
export function openDatabase(url: string, onFile?: FileListener, onOutage?: OutageListener): Db {
  if (!isPostgres(url)) return openSqlite(url, onFile, new Outage(onOutage))
  const clients = new Set<pg.PoolClient>()
  const pool = createPool(url, clients)
  const direct = new DirectConnection(url)
  const end = () => {
    direct.close()
    return pool.end()
  }
  const connect = () => pool.connect()
  const dialect = new PostgresDialect({ pool: { Client: pg.Client, connect, end, options: pool.options } })
  const db: Db = new Kysely({ dialect, ...logForTraces() })
  connectionUses.set(db, () => ({ busy: pool.totalCount - pool.idleCount, waiting: pool.waitingCount }))
  outages.set(
    db,
    new Outage(
      onOutage,
      async () => void (await direct.read({ sql: 'select 1', parameters: [] })),
      () => endConnections(clients),
    ),
  )
  directReads.set(db, (query) => direct.read(query))
  return db
}

/**
 * Opens a PostgreSQL database for which a fallback exists.
 * @param patience milliseconds after which a connection or a query fails
 */
export function openImpatiently(url: string, patience: number): { db: Db; endConnections(): void } {
  const clients = new Set<pg.PoolClient>()
  const pool = createPool(url, clients, { connectionTimeoutMillis: patience, query_timeout: patience })
  return { db: new Kysely({ dialect: new PostgresDialect({ pool }) }), endConnections: () => endConnections(clients) }
}

function openSqlite(file: string, onFile: FileListener | undefined, outage: Outage): Db {
  const reader = new SqliteReader(file)
  const use: ConnectionUse = { busy: 0, waiting: 0 }
  const db: Db = new Kysely({ dialect: createSqliteDialect(file, reader, onFile, undefined, use), ...logForTraces() })
  connectionUses.set(db, () => use)
  sqliteReaders.set(db, reader)
  outages.set(db, outage)
  return db
}

/** Statements in traces, without their parameters. Reads of single rows on SQLite are not traced. */
function logForTraces(): Pick<KyselyConfig, 'log'> {
  const tracer = currentTracer()
  if (!tracer) return {}
  return {
    log: ({ level, query, queryDurationMillis }) =>
      tracer.addStatement(query.sql, queryDurationMillis, level === 'error'),
  }
}

const sqliteReaders = new WeakMap<Db, SqliteReader>()
const outages = new WeakMap<Db, Outage>()
const directReads = new WeakMap<Db, DirectRead>()
const connectionUses = new WeakMap<Db, () => ConnectionUse>()

/**
 * Whether the database answers. Works for what `openDatabase` returned, not for transactions and copies with plugins.
 */
export function outageOf(db: Db): Outage {
  return outages.get(db) ?? new Outage()
}

/** How many connections are in use now, and how many callers wait for one. SQLite has one connection. */
export function connectionUseOf(db: Db): Readonly<ConnectionUse> {
  return connectionUses.get(db)?.() ?? { busy: 0, waiting: 0 }
}

/** Synchronous reader of the SQLite file; undefined on PostgreSQL. Only for this folder. */
export function findSqliteReader(db: Db): SqliteReader | undefined {
  return sqliteReaders.get(db)
}

/** The rows of a query. @throws Error when the server refuses it, or does not answer within three seconds */
export type DirectRead = <Row extends object>(query: StatementText) => Promise<Row[]>

/**
 * Reads from PostgreSQL on a separate connection, without waiting for the pool; undefined on SQLite. Only for this
 * folder.
 */
export function findDirectRead(db: Db): DirectRead | undefined {
  return directReads.get(db)
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
function createPool(connectionString: string, clients: Set<pg.PoolClient>, timeouts: pg.PoolConfig = {}): pg.Pool {
  const usual = { max: 10, connectionTimeoutMillis: connectionPatience, keepAlive: true, Client: PostgresClient }
  const pool = new pg.Pool({ connectionString, ...usual, ...timeouts })
  // The pool replaces idle connections that break.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => {
    clients.add(client)
    client.once('end', () => clients.delete(client))
  })
  return pool
}

/** Their queries fail at once, and the pool opens new connections. */
function endConnections(clients: Iterable<pg.PoolClient>): void {
  for (const client of clients) breakConnection(client)
}
