import { statfs } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { second } from './clock.ts'
import type { Context } from './context.ts'
import type { Db } from './db/database.ts'

export const readinessProblems = ['database-away', 'database-read-only', 'disk-full'] as const

/**
 * Why a node cannot do all of its work:
 * - `database-away`: it does not answer
 * - `database-read-only`: it answers, but accepts no writes
 * - `disk-full`: hardly any space is left for DATA_DIR, or the database says that its disk is full
 */
export type ReadinessProblem = (typeof readinessProblems)[number]

/** The current problems; empty if the node can do all of its work. */
export type Readiness = { check(): Promise<readonly ReadinessProblem[]> }

/** Milliseconds for which a result is reused: load balancers ask several times a second. */
const validity = 2 * second

/** Milliseconds after which the database counts as away. Probes are queued behind the statements of requests. */
const patience = 5 * second

/**
 * Free bytes below which the disk counts as full. Writes still succeed then: SQLite's log, a picture and a mail need
 * less than this.
 */
const leastFree = 32 * 1024 * 1024

type Options = {
  /** Free bytes for the service's user in a folder. */
  freeBytesOf?: (folder: string) => Promise<number>
  /** Milliseconds, monotonic. */
  now?: () => number
}

/** Asks the database and the disk, at most once in two seconds for all callers together. */
export function createReadiness(
  { db, config, log }: Pick<Context, 'db' | 'config' | 'log'>,
  { freeBytesOf = findFreeBytes, now = () => performance.now() }: Options = {},
): Readiness {
  const askDatabase = shareProbe(() => probeDatabase(db))
  let last: readonly ReadinessProblem[] = []
  let lastAt = Number.NEGATIVE_INFINITY
  const ask = async () => {
    const [database, isFull] = await Promise.all([askDatabase(), isDiskFull(config.dataDir, freeBytesOf)])
    const found = new Set<ReadinessProblem>([
      ...(database ? [database] : []),
      ...(isFull ? ['disk-full' as const] : []),
    ])
    const problems = readinessProblems.filter((problem) => found.has(problem))
    if (problems.join() !== last.join()) {
      if (problems.length > 0) log.error({ problems }, 'the node is not ready')
      else log.info('the node is ready again')
    }
    last = problems
    lastAt = now()
    return problems
  }
  let asking: Promise<readonly ReadinessProblem[]> | undefined
  return {
    async check() {
      if (now() - lastAt < validity) return last
      asking ??= ask().finally(() => {
        asking = undefined
      })
      return asking
    },
  }
}

/** Free bytes of the disk of a folder for the service's user. */
export async function findFreeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

async function isDiskFull(folder: string, freeBytesOf: (folder: string) => Promise<number>): Promise<boolean> {
  try {
    return (await freeBytesOf(folder)) < leastFree
  } catch {
    // A folder that cannot be read is not a full disk; a node with a remote database and bucket may have none.
    return false
  }
}

/**
 * Stops waiting after the timeout, but starts no second probe while the first is pending; otherwise probes would
 * accumulate.
 */
function shareProbe(probe: () => Promise<ReadinessProblem | undefined>) {
  let running: Promise<ReadinessProblem | undefined> | undefined
  return async (): Promise<ReadinessProblem | undefined> => {
    running ??= probe().finally(() => {
      running = undefined
    })
    const giveUp = new AbortController()
    const late = sleep(patience, 'database-away' as const, { ref: false, signal: giveUp.signal })
    late.catch(() => undefined)
    try {
      return await Promise.race([running, late])
    } finally {
      giveUp.abort()
    }
  }
}

async function probeDatabase(db: Db): Promise<ReadinessProblem | undefined> {
  try {
    await sql`select 1`.execute(db)
  } catch {
    return 'database-away'
  }
  try {
    // Both databases refuse this statement when they are read-only, although no row has this name.
    await db.updateTable('job_runs').set({ finished_at: null }).where('name', '=', '').execute()
    return undefined
  } catch (error) {
    return problemOf(error)
  }
}

/** SQLite's primary result codes; PostgreSQL's codes are in its appendix A. */
const sqliteCodes = { busy: 5, readOnly: 8, full: 13 }

function problemOf(error: unknown): ReadinessProblem | undefined {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const result = error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : undefined
  // Another process holds the lock for long, but not for ever.
  if (result === sqliteCodes.busy) return undefined
  if (result === sqliteCodes.readOnly || code === '25006') return 'database-read-only'
  if (result === sqliteCodes.full || code === '53100') return 'disk-full'
  return 'database-away'
}
