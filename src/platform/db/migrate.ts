import { sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import type { Db } from './database.ts'

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
 * versions can run side by side during an upgrade.
 * @throws Error for a database that a newer version has changed so that this one cannot use it
 * @returns the names of the migrations that ran now
 */
export async function migrate(db: Db, migrations: Record<string, Migration>): Promise<string[]> {
  const known = Object.keys(migrations)
  const done = await listDone(db)
  const obstacle = findObstacle(done, known)
  if (obstacle !== undefined) throw new Error(describeObstacle(obstacle))
  if (known.every((name) => done.includes(name))) return []
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error, results } = await migrator.migrateToLatest()
  // Meanwhile a node of a newer version may have run all of them.
  if (error && isMissing(error)) return migrate(db, migrations)
  if (error) throw error
  return (results ?? []).filter((result) => result.status === 'Success').map((result) => result.migrationName)
}

/** @param obstacle as `findObstacle` returns it */
export function describeObstacle(obstacle: string): string {
  return `a newer version of the service has changed it so that this one cannot use it (${obstacle})`
}

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
