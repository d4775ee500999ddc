import { closeSync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type QueryResult,
  SelectQueryNode,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import { second } from '../clock.ts'
import { untilShortTurn } from '../event-loop-turns.ts'
import { makeFolderSync, requireOrdinaryFile } from '../storage/own-files.ts'
import { autoCheckpoint, Checkpoints, countLog } from './checkpoints.ts'
import { LogSync, openLog, type SyncedLog } from './log-sync.ts'

const maxPreparedStatements = 500

/** How long a statement waits for other processes with the same file before it fails, in milliseconds. */
const longestWait = 30 * second

/** Statements that wait longer than this (ms) are logged. */
const usualNoticeAfter = 2 * second

/** How long closing waits for running statements, in milliseconds. */
const longestEnd = 2 * second

/** Called when something delays writes. Must not throw. */
export type FileListener = {
  /** Called once for each statement that waits for another process for longer than `noticeAfter`. */
  onBusy(): void
  /** Milliseconds. */
  noticeAfter?: number
  /** From now on the log is written into the database on the main thread, see `Checkpoints`. */
  onThreadFailure?(reason: unknown): void
}

/** Connections in use, and callers that wait for one. */
export type ConnectionUse = { busy: number; waiting: number }

/**
 * Kysely on Node's own SQLite. Every acknowledged write survives a power cut: a commit goes into the write-ahead log,
 * and its caller waits until the log is on the disk. A second process with the same file waits until it can write.
 * @param reader closed together with the database
 * @param use kept up to date
 */
export function createSqliteDialect(
  file: string,
  reader: SqliteReader,
  listener?: FileListener,
  openLogOf = openLog,
  use: ConnectionUse = { busy: 0, waiting: 0 },
): Dialect {
  return {
    createAdapter: () => new TransactionalSqliteAdapter(),
    createDriver: () =>
      new ImmediateSqliteDriver(() => openFile(file, openLogOf), {
        reader,
        listener,
        use,
        createCheckpoints: (setAutoCheckpoint) =>
          new Checkpoints(file, {
            count: () => reader.get(countLog),
            setAutoCheckpoint,
            onFailure: (reason) => listener?.onThreadFailure?.(reason),
          }),
      }),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  }
}

/**
 * SQLite can change its schema inside a transaction. With this value the migrator runs in one, which begins IMMEDIATE,
 * so a second process that starts at the same time waits.
 */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }

  /** The driver has one connection and gives it to one caller after another. */
  override get supportsMultipleConnections(): boolean {
    return true
  }
}

type DriverOptions = {
  reader: SqliteReader
  listener: FileListener | undefined
  use: ConnectionUse
  /** @param setAutoCheckpoint for the connection that writes */
  createCheckpoints(setAutoCheckpoint: (pages: number) => void): Checkpoints
}

/**
 * Transactions take the write lock at once: a deferred one that reads first and writes later fails with
 * SQLITE_BUSY_SNAPSHOT when another process has written in between, and waiting does not help then.
 */
class ImmediateSqliteDriver extends SqliteDriver {
  readonly #reader: SqliteReader
  readonly #opened: Partial<OpenFile>
  readonly #listener: FileListener | undefined
  readonly #use: ConnectionUse
  readonly #checkpoints: Checkpoints
  #logSync: LogSync | undefined
  #isClosing = false
  /** Resolved when the connection is free for the caller that asked last. */
  #lastUse: Promise<void> = Promise.resolve()

  constructor(open: () => OpenFile, { reader, listener, use, createCheckpoints }: DriverOptions) {
    const opened: Partial<OpenFile> = {}
    super({
      database: async () => {
        const file = open()
        Object.assign(opened, file)
        return file.database
      },
    })
    this.#opened = opened
    this.#reader = reader
    this.#listener = listener
    this.#use = use
    this.#checkpoints = createCheckpoints((pages) => opened.setAutoCheckpoint?.(pages))
  }

  override async destroy(): Promise<void> {
    this.#isClosing = true
    this.#reader.close()
    await Promise.race([this.#lastUse, sleep(longestEnd, undefined, { ref: false })])
    await this.#logSync?.untilIdle()
    // SQLite deletes the log when the last connection closes.
    await this.#checkpoints.close()
    try {
      await super.destroy()
    } finally {
      this.#opened.log?.close()
      this.#opened.log = undefined
    }
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const before = this.#lastUse
    const { promise, resolve } = Promise.withResolvers<void>()
    const free = () => {
      this.#use.busy = 0
      resolve()
    }
    this.#lastUse = promise
    this.#use.waiting += 1
    await before
    this.#use.waiting -= 1
    this.#use.busy = 1
    try {
      if (this.#isClosing) throw new Error('The database is closed.')
      const connection = await super.acquireConnection()
      return new PatientConnection(connection, this.#listener, free)
    } catch (error) {
      free()
      throw error
    }
  }

  /**
   * Kysely resolves a statement or `transaction()` after this. Other callers have the connection while this one waits
   * for the disk. `startTransaction()` and statements with a signal would resolve earlier.
   */
  override async releaseConnection(connection?: DatabaseConnection): Promise<void> {
    if (!(connection instanceof PatientConnection)) return
    const { log } = this.#opened
    if (log) this.#logSync ??= new LogSync(log)
    if (connection.hasWritten) this.#reader.noteCommit()
    connection.free()
    if (!connection.hasWritten || !this.#logSync) return
    await this.#logSync.wait()
    if (!this.#isClosing) this.#checkpoints.look()
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (connection instanceof PatientConnection) connection.hasWritten = false
    try {
      await super.rollbackTransaction(connection)
    } catch (error) {
      // A full or broken disk makes SQLite roll back by itself: report the statement's own error.
      if (!(error instanceof Error && /no transaction is active/.test(error.message))) throw error
    }
  }
}

/**
 * Retries while another process writes. SQLite's own busy handler blocks the whole process, and its pauses of up to 100
 * ms often miss the short gaps between writes of a busy process: it failed after five seconds.
 */
class PatientConnection implements DatabaseConnection {
  readonly #connection: DatabaseConnection
  readonly #listener: FileListener | undefined
  /** Lets the next caller use the connection. */
  readonly free: () => void
  hasWritten = false

  constructor(connection: DatabaseConnection, listener: FileListener | undefined, free: () => void) {
    this.#connection = connection
    this.#listener = listener
    this.free = free
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const hadWritten = this.hasWritten
    this.hasWritten ||= mayWrite(query)
    // Also within a transaction: its caller alone has the connection, and guests' pages are read through another one.
    await untilShortTurn('begun')
    const begin = performance.now()
    let isNoticed = false
    while (true) {
      try {
        return await this.#connection.executeQuery<Row>(query)
      } catch (error) {
        const waited = performance.now() - begin
        if (!isBusy(error) || waited > longestWait) {
          // A rollback needs no sync; report the statement's own error.
          this.hasWritten = hadWritten
          throw error
        }
        if (!isNoticed && waited > (this.#listener?.noticeAfter ?? usualNoticeAfter)) {
          isNoticed = true
          this.#listener?.onBusy()
        }
        await sleep(1 + Math.random() * 4)
      }
    }
  }

  streamQuery<Row>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<Row>> {
    return this.#connection.streamQuery<Row>(query, chunkSize)
  }
}

/**
 * Reads a file without waiting for other connections: a separate connection that cannot write and sees only committed
 * data. Opens the file at the first read.
 */
export class SqliteReader {
  readonly #file: string
  readonly #statements = new Map<string, StatementSync>()
  #database: DatabaseSync | undefined
  #commits = 0

  constructor(file: string) {
    this.#file = file
  }

  /** How often this process has committed: a row that was read before the last commit may have changed. */
  get commits(): number {
    return this.#commits
  }

  noteCommit(): void {
    this.#commits += 1
  }

  /** The first row; undefined when there is none. There are few statements, and each is prepared once. */
  get<Row>(sql: string, ...parameters: SQLInputValue[]): Row | undefined {
    let statement = this.#statements.get(sql)
    if (!statement) {
      this.#database ??= new DatabaseSync(this.#file, { readOnly: true, timeout: second })
      statement = this.#database.prepare(sql)
      this.#statements.set(sql, statement)
    }
    return statement.get(...parameters) as Row | undefined
  }

  close(): void {
    this.#statements.clear()
    this.#database?.close()
    this.#database = undefined
  }
}

/** Whether a statement may change the file. BEGIN and COMMIT by themselves change nothing. */
function mayWrite({ query, sql }: CompiledQuery): boolean {
  return !SelectQueryNode.is(query) && !/^(?:begin|commit|rollback|select|pragma)\b/i.test(sql)
}

/** SQLITE_BUSY is 5; the higher bits only give the reason. */
function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === 5
}

type OpenFile = {
  database: SqliteDatabase
  log: SyncedLog | undefined
  setAutoCheckpoint(pages: number): void
}

function openFile(file: string, openLogOf: typeof openLog): OpenFile {
  // The file contains door codes and sessions, so only the service's own user may read it. SQLite gives its additional
  // files the permissions of this file. Existing folders and files keep their permissions.
  makeFolderSync(dirname(file))
  requireOrdinaryFile(file)
  closeSync(openSync(file, 'a', 0o600))
  const database = new DatabaseSync(file)
  database.exec('PRAGMA busy_timeout = 5000')
  database.exec('PRAGMA journal_mode = WAL')
  const log = openLogOf(database)
  // With a log the driver itself waits for the disk after each commit, and the main thread is free meanwhile.
  database.exec(`PRAGMA synchronous = ${log ? 'NORMAL' : 'FULL'}`)
  const setAutoCheckpoint = (pages: number) => database.exec(`PRAGMA wal_autocheckpoint = ${pages}`)
  if (log && autoCheckpoint !== undefined) setAutoCheckpoint(autoCheckpoint)
  database.exec('PRAGMA foreign_keys = ON')
  // Long enough for a single write of another process; for more, see PatientConnection.
  database.exec('PRAGMA busy_timeout = 10')

  const prepared = new Map<string, PreparedStatement>()
  const prepare = (sql: string): PreparedStatement => {
    const known = prepared.get(sql)
    if (known) return known
    const statement = new PreparedStatement(database.prepare(sql))
    if (prepared.size >= maxPreparedStatements) prepared.delete(prepared.keys().next().value ?? '')
    prepared.set(sql, statement)
    return statement
  }
  return { database: { close: () => database.close(), prepare }, log, setAutoCheckpoint }
}

/** The methods of a statement that Kysely's driver calls, with parameters as an array. */
class PreparedStatement {
  readonly reader: boolean
  readonly #statement: StatementSync

  constructor(statement: StatementSync) {
    this.#statement = statement
    this.reader = statement.columns().length > 0
  }

  all(parameters: readonly unknown[]): unknown[] {
    return this.#statement.all(...(parameters as SQLInputValue[]))
  }

  run(parameters: readonly unknown[]) {
    return this.#statement.run(...(parameters as SQLInputValue[]))
  }

  iterate(parameters: readonly unknown[]): IterableIterator<unknown> {
    return this.#statement.iterate(...(parameters as SQLInputValue[]))
  }
}
