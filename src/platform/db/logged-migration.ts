import type { Migration } from 'kysely/migration'
import type { Log } from '../log.ts'
import type { Db } from './database.ts'
import { migrate } from './migrate.ts'

/** Migrates, and lets the log say what the operator waits for: a large database can take minutes. */
export async function migrateWithLog(db: Db, migrations: Record<string, Migration>, log: Log): Promise<void> {
  let begun: number | undefined
  const ran = await migrate(
    db,
    migrations,
    () => log.warn('the database is in use by others: its migration waits for its turn'),
    (pending, done) => {
      begun = performance.now()
      const steps = { migrations: pending.length, last: pending.at(-1) }
      log.info(steps, done === 0 ? 'the database is new: its tables are made' : 'the database is older: it is migrated')
    },
  )
  if (begun === undefined) return
  const ms = Math.round(performance.now() - begun)
  if (ran.length === 0) log.info({ ms }, 'another node has migrated the database')
  else log.info({ migrations: ran.length, ms }, 'the database is up to date')
}
