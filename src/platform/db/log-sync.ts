import { closeSync, fdatasync, openSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'

const syncFile = promisify(fdatasync)

/** SQLITE_IOERR, so that the error counts as one of SQLite's own: hosts are told to try again later. */
const ioError = 10

/**
 * Makes commits durable outside the main thread: waits until SQLite's write-ahead log is on the disk. Commits that come
 * during one sync share the next one.
 */
export class LogSync {
  readonly #log: SyncedLog
  #running: Promise<void> | undefined
  #next: Promise<void> | undefined
  #isBroken = false

  constructor(log: SyncedLog) {
    this.#log = log
  }

  /** @throws Error with `errcode` 10 when the disk fails; the commit may be lost then */
  wait(): Promise<void> {
    // A running sync may have begun before the commit.
    this.#next ??= this.#syncAfter(this.#running)
    return this.#next
  }

  /** Resolves when no sync is running. */
  async untilIdle(): Promise<void> {
    await (this.#next ?? this.#running)?.catch(() => undefined)
  }

  async #syncAfter(running: Promise<void> | undefined): Promise<void> {
    await running?.catch(() => undefined)
    this.#running = this.#next
    this.#next = undefined
    try {
      if (this.#isBroken) this.#log.replace()
      this.#isBroken = false
      await this.#log.sync()
    } catch (cause) {
      // Linux reports a failed write only once. Recovery would end at the damaged part of the log and ignore what
      // follows it.
      this.#isBroken = true
      throw Object.assign(new Error('The disk does not take the write.', { cause }), { errcode: ioError })
    }
  }
}

export type SyncedLog = {
  /** Resolves when everything that was written before the call is on the disk. */
  sync(): Promise<void>
  /** Moves the content of the log into the database and restarts the log. @throws Error when that is not possible */
  replace(): void
  close(): void
}

/** The write-ahead log of an open SQLite file. SQLite has no locks on this file, so closing it releases none. */
class WriteAheadLog implements SyncedLog {
  readonly #database: string
  readonly #descriptor: number

  constructor(database: string, descriptor: number) {
    this.#database = database
    this.#descriptor = descriptor
  }

  sync(): Promise<void> {
    return syncFile(this.#descriptor)
  }

  replace(): void {
    const database = new DatabaseSync(this.#database)
    try {
      const outcome = database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()
      if (outcome?.['busy'] !== 0) throw new Error('The write-ahead log is in use.')
    } finally {
      database.close()
    }
  }

  close(): void {
    closeSync(this.#descriptor)
  }
}

/** @returns undefined if the database has no write-ahead log, or its file cannot be opened */
export function openLog(database: DatabaseSync): SyncedLog | undefined {
  // SQLite creates the log file at the first access. For a symbolic link, the log is beside the real file.
  database.prepare('select count(*) from sqlite_schema').get()
  const file = database.location()
  if (file === null || database.prepare('PRAGMA journal_mode').get()?.['journal_mode'] !== 'wal') return undefined
  try {
    return new WriteAheadLog(file, openSync(`${file}-wal`, 'r+'))
  } catch {
    return undefined
  }
}
