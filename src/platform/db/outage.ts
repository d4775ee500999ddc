import pg from 'pg'
import { second } from '../clock.ts'

/**
 * Reads slower than this (ms) are treated as suspect, see `createRowReader`. Reads of single rows by key take a
 * millisecond.
 */
export const patience = second

/** Interval (ms) between test reads while the database does not answer. */
const probePause = second

/**
 * After this time (ms) the server is probed. If it does not answer, all its connections are ended, so that pending
 * queries fail.
 */
const longestSilence = 10 * second

export type OutageListener = {
  /** Two reads of a row have failed or were late. */
  begin(reason: unknown): void
  /** @param seconds since `begin` @param rows that were used from memory */
  end(seconds: number, rows: number): void
}

/** Whether a database answers, judged by the reads of single rows. Times are monotonic, so clocks may jump. */
export class Outage {
  readonly #listener: OutageListener | undefined
  readonly #probe: (() => Promise<void>) | undefined
  readonly #endConnections: () => void
  #since: number | undefined
  #silence: NodeJS.Timeout | undefined
  #nextProbe = 0
  #rowsAtBegin = 0
  #rows = 0

  /**
   * @param probe asks the database on a separate connection, and rejects soon when it does not answer; without it only
   * reads of rows end an outage
   * @param endConnections ends the connections to a server that does not answer: their queries would wait for many
   * minutes
   */
  constructor(listener?: OutageListener, probe?: () => Promise<void>, endConnections: () => void = () => undefined) {
    this.#listener = listener
    this.#probe = probe
    this.#endConnections = endConnections
  }

  get isOn(): boolean {
    return this.#since !== undefined
  }

  /** Rows that were used from memory, in all outages. */
  get rows(): number {
    return this.#rows
  }

  /** The database does not answer. */
  begin(reason: unknown): void {
    if (this.#since !== undefined) return
    this.#since = performance.now()
    this.#nextProbe = this.#since + probePause
    this.#rowsAtBegin = this.#rows
    if (this.#probe) this.#silence = setInterval(() => void this.#askAgain(), longestSilence).unref()
    this.#listener?.begin(reason)
  }

  /** Reads of rows may be rare, or wait behind slow queries. Neither means that the server does not answer. */
  async #askAgain(): Promise<void> {
    try {
      await this.#probe?.()
      this.end()
    } catch (error) {
      if (this.isOn && !isServerAnswer(error)) this.#endConnections()
    }
  }

  /** The database has answered. */
  end(): void {
    if (this.#since === undefined) return
    const seconds = Math.round((performance.now() - this.#since) / second)
    this.#since = undefined
    clearInterval(this.#silence)
    this.#listener?.end(seconds, this.#rows - this.#rowsAtBegin)
  }

  /** Whether a read should use the remembered row and not ask the database. */
  skipsRead(): boolean {
    if (this.#since === undefined) return false
    const now = performance.now()
    if (now < this.#nextProbe) return true
    this.#nextProbe = now + probePause
    return false
  }

  countRow(): void {
    this.#rows += 1
  }
}

/**
 * Codes of PostgreSQL (appendix A) and of Node for a database that cannot be reached, that has no free connection, that
 * is read-only (25006), as a standby is until it is promoted, or that has ended a transaction in a deadlock (40P01).
 */
const awayCodes =
  /^(08...|25006|40P01|53...|57P0[1-5]|E(CONN\w+|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|NOTFOUND)|EAI_AGAIN)$/

/** Messages of `pg` and its pool that have no code. */
const awayMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection)/

/** SQLite's primary result codes BUSY, READONLY, IOERR, FULL and CANTOPEN. */
const awayResults = new Set([5, 8, 10, 13, 14])

/** PostgreSQL's codes of a connection that fails, and of a server that shuts down, has crashed or starts up. */
const noServerCodes = /^(08...|57P0[1-5])$/

/**
 * Whether a failure is the response of a running PostgreSQL server, such as 53300: all its connections are in use.
 * Refusals of PgBouncer have a code of class 08, which does not show whether the server runs.
 */
export function isServerAnswer(error: unknown): boolean {
  return error instanceof pg.DatabaseError && !noServerCodes.test(error.code ?? '08000')
}

/** Whether a running server could not take a connection or a query (class 53), which may be temporary. */
export function isServerFull(error: unknown): boolean {
  return isServerAnswer(error) && error instanceof pg.DatabaseError && /^53/.test(error.code ?? '')
}

/**
 * Whether a failure means that the database cannot be reached or cannot write, and that it may recover without a
 * restart.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('errcode' in error) return awayResults.has(Number(error.errcode) & 0xff)
  return ('code' in error && awayCodes.test(String(error.code))) || awayMessages.test(error.message)
}

/** SQLite's primary result codes READONLY, IOERR and FULL. */
const unwritableResults = new Set([8, 10, 13])

/** PostgreSQL's codes of a read-only transaction and of a full disk. */
const unwritableCodes = new Set(['25006', '53100'])

/** Whether a database refused a write that it may accept later, as on a full disk. Reads may succeed meanwhile. */
export function refusesWrites(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('errcode' in error) return unwritableResults.has(Number(error.errcode) & 0xff)
  return 'code' in error && unwritableCodes.has(String(error.code))
}
