import { type FileHandle, open } from 'node:fs/promises'

/**
 * Makes commits durable outside the main thread: waits until the disk has SQLite's write-ahead log. Commits that come
 * during one sync share the next one.
 */
export class LogSync {
  readonly #sync: () => Promise<void>
  #running: Promise<void> | undefined
  #next: Promise<void> | undefined

  /** @param sync resolves when everything that was written before the call is on the disk */
  constructor(sync: () => Promise<void>) {
    this.#sync = sync
  }

  /** @throws Error when the disk fails; the commit may be lost then */
  wait(): Promise<void> {
    // A sync that is running may have begun before the commit.
    this.#next ??= this.#syncAfter(this.#running)
    return this.#next
  }

  async #syncAfter(running: Promise<void> | undefined): Promise<void> {
    await running?.catch(() => undefined)
    this.#running = this.#next
    this.#next = undefined
    await this.#sync()
  }
}

/** The write-ahead log of a SQLite file. No locks are on this file, so opening and closing it ends none of SQLite's. */
export class WriteAheadLog {
  readonly #file: string
  #handle: FileHandle | undefined

  constructor(database: string) {
    this.#file = `${database}-wal`
  }

  async sync(): Promise<void> {
    this.#handle ??= await openLog(this.#file)
    await this.#handle?.datasync()
  }

  async close(): Promise<void> {
    await this.#handle?.close()
    this.#handle = undefined
  }
}

/** @returns undefined while nothing was written since the database was opened */
async function openLog(file: string): Promise<FileHandle | undefined> {
  try {
    return await open(file, 'r+')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
