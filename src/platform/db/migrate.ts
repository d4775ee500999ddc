import { setTimeout as sleep } from 'node:timers/promises'
import { PostgresAdapter, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { minute } from '../clock.ts'
import type { Db } from './database.ts'

/**
 * For how long a migration waits for a table that other transactions use. All who ask for the table after it wait behind
 * it, guests' pages included. Shorter than PostgreSQL's `deadlock_timeout` (1 s), after which the server ends one of
 * those that wait for each other: it should not be the request of a running node.
 */
const lockPatience = '200ms'

/** For how long (ms) a migration is tried again before the start fails. A backup by `pg_dump` uses all tables. */
const patience = 30 * minute

/** Pause between two attempts in ms, in which those have their turn who waited behind the migration. */
const pause = 500

/**
 * Whether the previous version can no longer use the database after this migration: it drops or renames what that
 * version reads, or requires what that version does not write. The mark is part of the name, `0040-contract-…`, because
 * an older version finds only the names of newer migrations in the database.
 */
export function isContracting(migration: string): boolean {
  return /^\d+-contract-/.test(migration)
}

/**
 * The newest completed migration after which this version cannot use the database.
 * @param done names of the migrations that have run
 * @param known names of this version's migrations
 * @returns undefined when this version can use the database as it is, or after its own migrations
 */
export function findObstacle(done: readonly string[], known: readonly string[]): string | undefined {
  const newer = done.filter((name) => !known.includes(name)).sort()
  const isBehind = newer.length > 0 && known.some((name) => !done.includes(name))
  // If unknown migrations are done and own ones are pending, the database belongs to another line of versions.
  return isBehind ? newer.at(-1) : newer.findLast(isContracting)
}

/**
 * Brings the schema up to date, under the migrator's lock: of several processes that start together, one runs the
 * migrations and the others wait. A database that a newer version has migrated is used as it is, so that nodes of both
 * versions can run side by side during an upgrade. On PostgreSQL all migrations are one transaction, which begins again
 * when other transactions block it.
 * @param onWait called once when it has to begin again
 * @param begin called once before the first migration, with the names of those to run and the number of those that have run
 * @throws Error for a database that a newer version has changed so that this one cannot use it
 * @returns the names of the migrations that ran now
 */
export async function migrate(
  db: Db,
  migrations: Record<string, Migration>,
  onWait: () => void = () => undefined,
  begin: (pending: readonly string[], done: number) => void = () => undefined,
): Promise<string[]> {
  const end = performance.now() + patience
  let hasWaited = false
  let hasBegun = false
  while (true) {
    const { error, ran } = await tryToMigrate(db, migrations, (pending, done) => {
      if (!hasBegun) begin(pending, done)
      hasBegun = true
    })
    if (!error) return ran
    // Meanwhile a node of a newer version may have run all of them.
    if (isMissing(error)) continue
    if (!isInTheWay(error) || performance.now() > end) throw error
    if (!hasWaited) onWait()
    hasWaited = true
    await sleep(pause)
  }
}

async function tryToMigrate(
  db: Db,
  migrations: Record<string, Migration>,
  begin: (pending: readonly string[], done: number) => void,
): Promise<{ error?: unknown; ran: string[] }> {
  const known = Object.keys(migrations)
  const done = await listDone(db)
  const obstacle = findObstacle(done, known)
  if (obstacle !== undefined) throw new Error(describeObstacle(obstacle))
  const pending = known.filter((name) => !done.includes(name))
  if (pending.length === 0) return { ran: [] }
  begin(pending, done.length)
  const isServer = db.getExecutor().adapter instanceof PostgresAdapter
  const provider = { getMigrations: async () => (isServer ? withLockPatience(migrations) : migrations) }
  const { error, results } = await new Migrator({ db, provider }).migrateToLatest()
  const succeeded = (results ?? []).filter((result) => result.status === 'Success')
  return { error, ran: succeeded.map((result) => result.migrationName) }
}

/** The migrations with a bound on their waiting for tables; not on that for the migrator's own lock. */
function withLockPatience(migrations: Record<string, Migration>): Record<string, Migration> {
  const bound = Object.entries(migrations).map(([name, migration]): [string, Migration] => [
    name,
    {
      async up(tx) {
        await sql`select set_config('lock_timeout', ${lockPatience}, true)`.execute(tx)
        await migration.up(tx)
      },
    },
  ])
  return Object.fromEntries(bound)
}

/** @param obstacle as `findObstacle` returns it */
export function describeObstacle(obstacle: string): string {
  return `a newer version of the service has changed it so that this one cannot use it (${obstacle}). ${adviceForObstacle}`
}

export const adviceForObstacle =
  'Install the newer version, or a later one. To stay with this version, restore a backup made by this version.'

/** The names of the migrations that have run; empty for an empty database. */
export async function listDone(db: Db): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === 'kysely_migration')) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  return rows.map(({ name }) => name)
}

/** Whether the migrator refused because of a completed migration that this version does not have. */
function isMissing(error: unknown): boolean {
  return error instanceof Error && /previously executed migration \S+ is missing/.test(error.message)
}

/** Whether PostgreSQL ended the transaction in favour of others: a deadlock, or a table that was not free in time. */
function isInTheWay(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === '40P01' || error.code === '55P03')
}
