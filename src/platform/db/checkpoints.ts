import { Worker } from 'node:worker_threads'
import { minute } from '../clock.ts'

/**
 * Number of pages that are only in the log, after which they are written into the database; 16 MB. SQLite's default is
 * 4 MB. The first commit after a restart of the log waits for the disk on the main thread, so restarts should be rare.
 */
const usualFrames = 4_000

/**
 * From this log length (pages) on, everything is written into the database after each commit. The next commit that
 * finds the whole log written restarts it.
 */
const longLog = 8_000

/**
 * At this log length (pages, 64 MB) SQLite does the checkpoint itself, on the main thread. Commits without a pause
 * between them prevent the restart of the log, so it can grow that far.
 */
const longestLog = 16_000

/** Without the thread, SQLite does the checkpoint itself from this log length (pages) on. This is SQLite's default. */
const lengthWithoutThread = 1_000

/** After a failure the thread is not used for this time (ms). */
const failurePause = 10 * minute

/** The mode NOOP was added in SQLite 3.51. */
const canCount = Number(process.versions['sqlite']?.split('.')[1]) >= 51

/** For the connection that writes; undefined: SQLite's default. */
export const autoCheckpoint = canCount ? longestLog : undefined

/**
 * The source of the worker is a string, because a separate file would have to be built and found. After a failure the
 * next commit tries again.
 */
const program = `
const { DatabaseSync } = require('node:sqlite')
const { parentPort, workerData } = require('node:worker_threads')
const checkpoint = new DatabaseSync(workerData).prepare('PRAGMA wal_checkpoint(PASSIVE)')
parentPort.on('message', () => {
  try {
    checkpoint.get()
  } catch {}
  parentPort.postMessage('done')
})`

/** Pages in the log, and how many of them are in the database. */
type LogCount = { log: number; checkpointed: number }

/** Must be called on a connection that is not in a transaction. Takes some microseconds. */
export const countLog = 'PRAGMA wal_checkpoint(NOOP)'

/** Megabytes: the thread creates almost no objects. */
const memory = { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 2 }

type LogAccess = {
  /** The answer to `countLog`. */
  count(): LogCount | undefined
  /** Sets the log length (pages) from which on the connection that writes does checkpoints itself. */
  setAutoCheckpoint(pages: number): void
  /** Called once per series of failures. */
  onFailure(reason: unknown): void
}

function startThread(file: string): Worker {
  return new Worker(program, { eval: true, workerData: file, resourceLimits: memory, env: {} })
}

/**
 * Writes SQLite's log into the database in a separate thread, because the disk takes 20 ms and more for it. Neither
 * readers nor writers wait meanwhile. If the thread fails, the connection that writes does it for ten minutes.
 */
export class Checkpoints {
  readonly #file: string
  readonly #log: LogAccess
  readonly #startThread: typeof startThread
  #worker: Worker | undefined
  #isRunning = false
  #isOff = !canCount
  /** Monotonic; undefined while the thread works. */
  #failedMs: number | undefined
  #isReported = false

  /** @param file a database with a write-ahead log */
  constructor(file: string, log: LogAccess, start = startThread) {
    this.#file = file
    this.#log = log
    this.#startThread = start
  }

  /** Call it after commits. Does not throw: the commits are already on the disk. */
  look(): void {
    if (this.#isRunning || this.#isOff) return
    try {
      if (!this.#mayUseThread() || !this.#isDue()) return
      this.#worker ??= this.#start()
      this.#worker.postMessage('checkpoint')
      this.#isRunning = true
    } catch (error) {
      this.#fail(error)
    }
  }

  /** Waits for a checkpoint that is running. */
  async close(): Promise<void> {
    this.#isOff = true
    await this.#worker?.terminate()
  }

  #mayUseThread(): boolean {
    if (this.#failedMs === undefined) return true
    if (performance.now() - this.#failedMs < failurePause) return false
    this.#log.setAutoCheckpoint(longestLog)
    this.#failedMs = undefined
    return true
  }

  #isDue(): boolean {
    try {
      const { log, checkpointed } = this.#log.count() ?? { log: 0, checkpointed: 0 }
      return log - checkpointed >= (log < longLog ? usualFrames : 1)
    } catch {
      return false
    }
  }

  #start(): Worker {
    const worker = this.#startThread(this.#file)
    worker.unref()
    worker.on('message', () => {
      this.#isRunning = false
      this.#isReported = false
    })
    worker.on('error', (error) => this.#fail(error))
    return worker
  }

  #fail(reason: unknown): void {
    if (this.#isOff) return
    this.#worker = undefined
    this.#isRunning = false
    this.#failedMs = performance.now()
    try {
      this.#log.setAutoCheckpoint(lengthWithoutThread)
    } catch {
      // The connection is broken. Its next statement reports that.
    }
    if (!this.#isReported) this.#log.onFailure(reason)
    this.#isReported = true
  }
}
