import { type Dialect, Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { createSqliteDialect, type OnBusy, SqliteReader } from './sqlite-dialect.ts'

/**
 * All tables. Each feature adds its own by declaration merging in its `*-tables.ts`:
 * `declare module '#platform/db/database.ts' { interface Tables { books: BooksTable } }`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: features merge their tables into it
export interface Tables {}

/** A connection or a running transaction: what every query function takes first. */
export type Db = Kysely<Tables>

// PostgreSQL's bigint (type 20) arrives as text; ours hold times and counts, all below 2^53.
pg.types.setTypeParser(20, Number)

/**
 * Opens the database: PostgreSQL for `postgres://…`, otherwise a SQLite file. The two run the same SQL; only
 * this module knows which one it is.
 * @param onBusy told when another process keeps a SQLite file to itself for long
 */
export function openDatabase(url: string, onBusy?: OnBusy): Db {
  if (isPostgres(url)) return new Kysely({ dialect: createPostgresDialect(url) })
  const reader = new SqliteReader(url)
  const db: Db = new Kysely({ dialect: createSqliteDialect(url, reader, onBusy) })
  sqliteReaders.set(db, reader)
  return db
}

const sqliteReaders = new WeakMap<Db, SqliteReader>()

/** The way to read a SQLite file at once; undefined on PostgreSQL. For this folder alone. */
export function findSqliteReader(db: Db): SqliteReader | undefined {
  return sqliteReaders.get(db)
}

/** Whether an address names a PostgreSQL server; anything else is the path of a SQLite file. */
export function isPostgres(url: string): boolean {
  return /^postgres(ql)?:\/\//.test(url)
}

function createPostgresDialect(connectionString: string): Dialect {
  const pool = new pg.Pool({ connectionString, max: 10, connectionTimeoutMillis: 5_000, keepAlive: true })
  // The pool replaces connections that break, and their queries fail. Without listeners of ours the error that a
  // connection also emits would end the process: the pool itself listens only while a connection is idle.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return new PostgresDialect({ pool })
}
