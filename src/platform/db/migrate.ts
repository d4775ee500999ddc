import { type Migration, Migrator } from 'kysely/migration'
import type { Db } from './database.ts'

/**
 * Brings the schema up to date, under the migrator's lock: of several processes that start together one does
 * the work and the others wait.
 * @throws Error also for a database that a newer version has brought up to date: there is no way back
 * @returns the names of the migrations that ran now
 */
export async function migrate(db: Db, migrations: Record<string, Migration>): Promise<string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error, results } = await migrator.migrateToLatest()
  if (error) throw explain(error)
  return (results ?? []).filter((result) => result.status === 'Success').map((result) => result.migrationName)
}

/** The migrator finds a step done that nobody here knows: which one tells how new the other version was. */
function explain(error: unknown): unknown {
  const step = error instanceof Error && /previously executed migration (\S+) is missing/.exec(error.message)?.[1]
  return step ? new Error(`a newer version of the service has written it (${step})`, { cause: error }) : error
}
