import { type Migration, Migrator } from 'kysely/migration'
import type { Db } from './database.ts'

/**
 * Brings the schema up to date, under the migrator's lock: of several processes that start together one does
 * the work and the others wait.
 * @returns the names of the migrations that ran now
 */
export async function migrate(db: Db, migrations: Record<string, Migration>): Promise<string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error, results } = await migrator.migrateToLatest()
  if (error) throw error
  return (results ?? []).filter((result) => result.status === 'Success').map((result) => result.migrationName)
}
