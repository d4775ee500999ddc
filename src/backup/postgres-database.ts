import { sql } from 'kysely'
import { type Db, openDatabase } from '#platform/db/database.ts'
import { BackupError } from './backup-error.ts'
import type { RowCounts } from './sqlite-file.ts'

export type Snapshot = { snapshot: string; schema: string; counts: RowCounts; migrations: readonly string[] }

/** Runs work while a transaction keeps the database as it is at this moment for all who use the snapshot. */
export async function withSnapshot<Outcome>(
  url: string,
  work: (snapshot: Snapshot) => Promise<Outcome>,
): Promise<Outcome> {
  return withDatabase(url, (db) =>
    db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (tx) => {
        // The server must not end the transaction while pg_dump reads for long.
        await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx)
        const { rows } = await sql<{ snapshot: string; schema: string }>`
          select pg_export_snapshot() as snapshot, current_schema() as schema`.execute(tx)
        const [row] = rows
        if (!row?.schema) throw new BackupError('The database of DATABASE_URL has no schema to save.')
        const done = await sql<{ name: string }>`select name from kysely_migration`.execute(tx)
        return work({ ...row, counts: await countRows(tx), migrations: done.rows.map(({ name }) => name) })
      }),
  )
}

/** The number of rows of each table in the schema of the service. */
export async function countRows(db: Db): Promise<RowCounts> {
  const counts: Record<string, number> = {}
  for (const name of await listTables(db)) {
    const { rows } = await sql<{ rows: number }>`select count(*) as rows from ${sql.table(name)}`.execute(db)
    counts[name] = Number(rows[0]?.rows)
  }
  return counts
}

/** Rows of the restored tables. */
export function countRestoredRows(url: string): Promise<RowCounts> {
  return withDatabase(url, countRows)
}

export function hasPostgresAccounts(url: string): Promise<boolean> {
  return withDatabase(url, async (db) => {
    if (!(await listTables(db)).includes('accounts')) return false
    const { rows } = await sql`select 1 from accounts limit 1`.execute(db)
    return rows.length > 0
  })
}

/**
 * @param saved the tables of the backup
 * @throws BackupError when somebody is connected, or there are tables that the restore would leave as they are
 */
export function requireReplaceable(url: string, saved: readonly string[]): Promise<void> {
  return withDatabase(url, async (db) => {
    const { rows } = await sql<{ others: number }>`
      select count(*) as others from pg_stat_activity
      where datname = current_database() and usesysid is not null and pid <> pg_backend_pid()`.execute(db)
    const others = Number(rows[0]?.others)
    if (others > 0) {
      throw new BackupError(
        `The database of DATABASE_URL is in use by ${others === 1 ? 'another connection' : `${others} other connections`}. Stop the service first, on all machines.`,
      )
    }
    const left = (await listTables(db)).filter((name) => !saved.includes(name))
    if (left.length > 0) {
      throw new BackupError(
        `The database of DATABASE_URL has tables that the backup does not have: ${left.join(', ')}. A newer version or another program has made them. Set DATABASE_URL to an empty database, and restore there.`,
      )
    }
  })
}

async function listTables(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = current_schema() order by tablename`.execute(db)
  return rows.map(({ name }) => name)
}

async function withDatabase<Outcome>(url: string, work: (db: Db) => Promise<Outcome>): Promise<Outcome> {
  const db = openDatabase(url)
  try {
    return await work(db)
  } finally {
    await db.destroy()
  }
}
