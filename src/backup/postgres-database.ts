import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { BackupError } from './backup-error.ts'
import { withDatabase } from './live-database.ts'
import { type NamedPicture, selectNamedPictures } from './missing-pictures.ts'
import type { RowCounts } from './sqlite-file.ts'

export type Snapshot = {
  snapshot: string
  schema: string
  counts: RowCounts
  pictures: readonly NamedPicture[]
  migrations: readonly string[]
}

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
        const [counts, pictures] = [await countRows(tx), await selectNamedPictures(tx)]
        return work({ ...row, counts, pictures, migrations: done.rows.map(({ name }) => name) })
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
    await requireAlone(db)
    const left = (await listTables(db)).filter((name) => !saved.includes(name))
    if (left.length > 0) {
      throw new BackupError(
        `The database of DATABASE_URL has tables that the backup does not have: ${left.join(', ')}. A newer version or another program has made them. Set DATABASE_URL to an empty database, and restore there.`,
      )
    }
  })
}

/** The id for backups; undefined if there is none. */
export function findDatabaseId(url: string): Promise<string | undefined> {
  return withDatabase(url, async (db) => (await findBackupRow(db))?.database_id ?? undefined)
}

/** Replaces the id for backups, if there is one. */
export async function replaceDatabaseId(db: Db, id: string | undefined): Promise<void> {
  const row = await findBackupRow(db)
  // Earlier versions do not have the column.
  if (!row || !('database_id' in row)) return
  await db
    .updateTable('backup_state')
    .set({ database_id: id ?? null })
    .execute()
}

async function findBackupRow(db: Db) {
  if (!(await listTables(db)).includes('backup_state')) return undefined
  return db.selectFrom('backup_state').selectAll().executeTakeFirst()
}

/** @throws BackupError when somebody else is connected to the database of DATABASE_URL */
export async function requireAlone(db: Db): Promise<void> {
  const others = await countOthersThatStay(db)
  if (others > 0) {
    throw new BackupError(
      `The database of DATABASE_URL is in use by ${others === 1 ? 'another connection' : `${others} other connections`}. Stop the service first, on all machines.`,
    )
  }
}

/** Other connections. Waits up to 5 seconds for them to end: PostgreSQL still counts closed ones for a moment. */
async function countOthersThatStay(db: Db): Promise<number> {
  let others = await countOthers(db)
  for (let waits = 0; others > 0 && waits < 20; waits++) {
    await sleep(250)
    others = await countOthers(db)
  }
  return others
}

async function countOthers(db: Db): Promise<number> {
  const { rows } = await sql<{ others: number }>`
    select count(*) as others from pg_stat_activity
    where datname = current_database() and usesysid is not null and pid <> pg_backend_pid()`.execute(db)
  return Number(rows[0]?.others)
}

/** Marks the databases that are made for proofs, so that none of another kind is ever dropped. */
const proofMark = 'Temporary: Benvenuto restores a backup on trial here.'

/**
 * Makes an empty database on the same server, and drops it afterwards.
 * @throws BackupError when the user may not create one
 */
export async function withProofDatabase<Outcome>(
  url: string,
  work: (proofUrl: string) => Promise<Outcome>,
): Promise<Outcome> {
  return withDatabase(url, async (db) => {
    const name = await nameProofDatabase(db)
    await dropProofDatabase(db, name)
    await createProofDatabase(db, name)
    const proof = new URL(url)
    proof.pathname = `/${encodeURIComponent(name)}`
    try {
      return await work(proof.href)
    } finally {
      await dropProofDatabase(db, name)
    }
  })
}

async function nameProofDatabase(db: Db): Promise<string> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db)
  // PostgreSQL cuts names to 63 bytes.
  return `${rows[0]?.name.slice(0, 40)}_backup_proof`
}

async function createProofDatabase(db: Db, name: string): Promise<void> {
  try {
    await sql`create database ${sql.id(name)} template template0`.execute(db)
  } catch (error) {
    const isForbidden = error instanceof Error && 'code' in error && error.code === '42501'
    if (!isForbidden) throw error
    throw new BackupError(
      'The proof restores to a temporary database, which the user of DATABASE_URL may not create. An administrator of the server can allow it: ALTER ROLE … CREATEDB.',
      { cause: error },
    )
  }
  await sql`comment on database ${sql.id(name)} is ${sql.lit(proofMark)}`.execute(db)
}

async function dropProofDatabase(db: Db, name: string): Promise<void> {
  const { rows } = await sql<{ mark: string | null }>`
    select shobj_description(oid, 'pg_database') as mark from pg_database where datname = ${name}`.execute(db)
  const [found] = rows
  if (!found) return
  if (found.mark !== proofMark) throw new BackupError(`The database ${name} is not one of a proof. Rename or drop it.`)
  await sql`drop database ${sql.id(name)} with (force)`.execute(db)
}

async function listTables(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = current_schema() order by tablename`.execute(db)
  return rows.map(({ name }) => name)
}
