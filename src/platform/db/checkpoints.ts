import { Worker } from 'node:worker_threads'
import { minute } from '../clock.ts'

/**
 * Pages that only the log has, after which they are written into the database; 16 MB. SQLite's own default is 4 MB. The
 * first commit of a log that begins anew waits for the disk on the main thread, so that should be rare.
 */
const usualFrames = 4_000

/**
 * From this length (pages) on, everything is written into the database after each commit. A log begins anew with the
 * first commit that finds all of it there.
 */
const longLog = 8_000

/**
 * A log of this length (pages, 64 MB) SQLite writes into the database itself, on the main thread: commits that follow
 * each other without a pause keep it from beginning anew.
 */
const longestLog = 16_000

/** Without the thread SQLite writes the log into the database itself from this length (pages) on: its own default. */
const lengthWithoutThread = 1_000

/** After a failure the thread is not used for this time (ms). */
const failurePause = 10 * minute

/** The mode NOOP came with SQLite 3.51. */
const canCount = Number(process.versions['sqlite']?.split('.')[1]) >= 51

/** For the connection that writes; undefined: SQLite's default. */
export const autoCheckpoint = canCount ? longestLog : undefined

/** As text, because a file of its own would have to be built and found. A failure is repeated with the next commit. */
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

/** Pages of the log, and how many of them the database has. */
type LogCount = { log: number; checkpointed: number }

/** For a connection that is not in a transaction. Takes some microseconds. */
export const countLog = 'PRAGMA wal_checkpoint(NOOP)'

/** Megabytes: the thread makes no objects to speak of. */
const memory = { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 2 }

type LogAccess = {
  /** The answer to `countLog`. */
  count(): LogCount | undefined
  /** Sets the length (pages) from which on the connection that writes does checkpoints itself. */
  setAutoCheckpoint(pages: number): void
  /** Told once of failures that follow each other. */
  onFailure(reason: unknown): void
}

function startThread(file: string): Worker {
  return new Worker(program, { eval: true, workerData: file, resourceLimits: memory })
}

/**
 * Writes SQLite's log into the database in a thread of its own, because the disk takes 20 ms and more for it. Neither
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
  #hasTold = false

  /** @param file a database with a write-ahead log */
  constructor(file: string, log: LogAccess, start = startThread) {
    this.#file = file
    this.#log = log
    this.#startThread = start
  }

  /** Call it after commits. Does not throw: they are on the disk already. */
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
      this.#hasTold = false
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
      // The connection is broken: its next statement tells that.
    }
    if (!this.#hasTold) this.#log.onFailure(reason)
    this.#hasTold = true
  }
}
