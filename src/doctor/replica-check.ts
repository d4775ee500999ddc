import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { minute, second } from '#platform/clock.ts'
import { type Db, openImpatiently } from '#platform/db/database.ts'
import { listDone } from '#platform/db/migrate.ts'
import { adviseAbout } from '#platform/db/unusable-database.ts'
import { reasonOf } from '#platform/error-reason.ts'
import { type Finding, fail, ok, warn } from '#platform/finding.ts'
import type { Config } from '../config.ts'
import { type Reading, readCheckValue, serverIdentity } from './database-checks.ts'

/** Milliseconds for a connection or a query. The service waits for one second, on connections that are open already. */
const patience = 3 * second

/** A replica that is further behind than this does not take part in the work: milliseconds. */
const longestDelay = minute

/**
 * Whether the replica of DATABASE_READ_URL answers, is a copy of the database, has its tables, and how far it is behind.
 * It may be read-only. The service works without it: pages are read from the primary database then.
 */
export async function checkReplica({ databaseReadUrl }: Config, database: Promise<Reading>): Promise<Finding> {
  if (databaseReadUrl === undefined) return ok('DATABASE_READ_URL is not set: guests’ pages are read from the database')
  const { db } = openImpatiently(databaseReadUrl, patience)
  try {
    // Connects while the database is read, which may take long. The position of the database must be read first.
    const [reading] = await Promise.all([database, sql`select 1`.execute(db)])
    const first = judgeReplica(await readReplica(db), reading)
    if (first.state !== 'warn') return first
    // After a long time without writes, the latest one may not have reached the replica yet.
    await sleep(second)
    return judgeReplica(await readReplica(db), reading)
  } catch (error) {
    return fail(
      `The replica is not readable: ${reasonOf(error)}.`,
      adviseAbout(error) ?? 'Check DATABASE_READ_URL, and that the server runs.',
    )
  } finally {
    await db.destroy().catch(() => undefined)
  }
}

export type ReplicaReading = {
  version: string
  isStandby: boolean
  /** As in the reading of the database. */
  server: string
  done: readonly string[]
  checkValue: string | undefined
  progress: Progress | undefined
}

/** How far a standby is: its place in the log of the primary server, and ms since the last transaction that it has. */
type Progress = { replayed: string; age: number }

async function readReplica(db: Db): Promise<ReplicaReading> {
  const { rows } = await sql<{ version: string; is_standby: boolean; server: string }>`
    select current_setting('server_version') as version, pg_is_in_recovery() as is_standby,
      ${serverIdentity} as server`.execute(db)
  const [row] = rows
  if (!row) throw new Error('it gives no answer')
  const done = await listDone(db)
  return {
    version: row.version,
    isStandby: row.is_standby,
    server: row.server,
    done,
    checkValue: done.length === 0 ? undefined : await readCheckValue(db),
    // Some providers have standbys of their own kind, which refuse the question.
    progress: row.is_standby ? await readProgress(db).catch(() => undefined) : undefined,
  }
}

async function readProgress(db: Db): Promise<Progress | undefined> {
  const { rows } = await sql<{ replayed: string | null; age: number | null }>`
    select pg_last_wal_replay_lsn()::text as replayed,
      extract(epoch from now() - pg_last_xact_replay_timestamp())::float8 as age`.execute(db)
  const [row] = rows
  return row?.replayed && row.age !== null ? { replayed: row.replayed, age: row.age * second } : undefined
}

/** @param reading of the database itself */
export function judgeReplica(replica: ReplicaReading, reading: Reading): Finding {
  const name = `PostgreSQL ${replica.version}${replica.isStandby ? ', a standby' : ''}`
  if (reading.state !== 'read') return ok(`${name}; not compared with the database, which cannot be read`)
  if (replica.server === reading.position?.server) {
    return warn('DATABASE_READ_URL leads to the database of DATABASE_URL itself.', 'Let it name a replica.')
  }
  if (reading.checkValue !== undefined && replica.checkValue !== reading.checkValue) {
    return fail('DATABASE_READ_URL names no replica of the database of DATABASE_URL.', 'Correct the address.')
  }
  const missing = reading.done.filter((migration) => !replica.done.includes(migration))
  if (missing.length > 0) {
    return warn(`Migrations that the replica does not have yet: ${missing.length}.`, 'Check the replication.')
  }
  const delay = delayOf(replica, reading.position?.log)
  if (delay === undefined) return ok(`${name}; how far it is behind is not known`)
  const seconds = Math.ceil(delay / second)
  return delay > longestDelay
    ? warn(`The replica is ${seconds} seconds behind.`, 'Check the replication.')
    : ok(`${name}, ${seconds === 0 ? 'up to date' : `${seconds} seconds behind`}`)
}

/**
 * Milliseconds that a standby is behind. While nothing is written, the last transaction is old, and nothing is missing.
 * @param log the end of the log of the primary server; undefined when that is not known
 */
function delayOf({ progress }: ReplicaReading, log: string | undefined): number | undefined {
  if (!progress || log === undefined) return undefined
  return readPlace(progress.replayed) < readPlace(log) ? progress.age : 0
}

/** A place in the log, such as `16/B374D848`: two numbers of 32 bits in hexadecimal digits. */
function readPlace(place: string): bigint {
  const [high = '0', low = '0'] = place.split('/')
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`)
}
