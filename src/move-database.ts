import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import type { Config } from '#config.ts'
import { isPostgres, openDatabase, type Tx } from '#platform/db/database.ts'
import { migrate } from '#platform/db/migrate.ts'
import { findKeyProblem, type KeySettings } from '#platform/service-key.ts'
import { migrations } from '../migrations/index.ts'
import { BackupError } from './backup/backup-error.ts'
import { readCheckValue, requireUnused } from './backup/sqlite-file.ts'

/** Rows per statement; limited by PostgreSQL's maximum number of parameters. */
const batch = 200

type Row = Record<string, string | number | null>

/**
 * Copies the SQLite database to an empty PostgreSQL database in one transaction, while the service does not run. The
 * file is not changed; pictures are not part of it and stay in the storage.
 * @throws BackupError when the service already uses PostgreSQL, runs, or has another key than the file, or when the
 * target is not PostgreSQL or contains accounts
 */
export async function moveDatabase(
  config: Pick<Config, 'databaseUrl'> & KeySettings,
  target: string,
): Promise<{ tables: number; rows: number }> {
  const { databaseUrl } = config
  if (isPostgres(databaseUrl)) throw new BackupError('The service is on PostgreSQL already: DATABASE_URL names it.')
  if (!isPostgres(target)) throw new BackupError('The target must be an address that begins with postgres://.')
  requireUnused(databaseUrl)
  await bringUpToDate(databaseUrl)
  const problem = findKeyProblem(config, readCheckValue(databaseUrl))
  if (problem) throw new BackupError(problem)
  const file = new DatabaseSync(databaseUrl, { readOnly: true })
  const db = openDatabase(target)
  try {
    await migrate(db, migrations)
    return await db.transaction().execute((tx) => copyTables(file, tx))
  } finally {
    file.close()
    await db.destroy()
  }
}

async function bringUpToDate(file: string): Promise<void> {
  const db = openDatabase(file)
  try {
    await migrate(db, migrations)
  } finally {
    await db.destroy()
  }
}

async function copyTables(file: DatabaseSync, tx: Tx): Promise<{ tables: number; rows: number }> {
  const taken = await tx.selectFrom('accounts').select('id').limit(1).executeTakeFirst()
  if (taken) throw new BackupError('There are accounts in the PostgreSQL database already.')
  const tables = tablesInOrder(file)
  // Rows that migrations have inserted are in the copy.
  for (const table of tables.toReversed()) await sql`delete from ${sql.table(table)}`.execute(tx)
  let rows = 0
  for (const table of tables) rows += await copyTable(file, tx, table)
  return { tables: tables.length, rows }
}

async function copyTable(file: DatabaseSync, tx: Tx, table: string): Promise<number> {
  let waiting: Row[] = []
  let copied = 0
  const flush = async () => {
    if (waiting.length > 0) await insertRows(tx, table, waiting)
    copied += waiting.length
    waiting = []
  }
  for (const row of file.prepare(`select * from "${table}"`).iterate()) {
    waiting.push(row as Row)
    if (waiting.length === batch) await flush()
  }
  await flush()
  return copied
}

async function insertRows(tx: Tx, table: string, rows: readonly Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {})
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column] ?? null))})`)
  const names = sql.join(columns.map((column) => sql.ref(column)))
  await sql`insert into ${sql.table(table)} (${names}) values ${sql.join(values)}`.execute(tx)
}

/** All tables, each one after those that it references. */
function tablesInOrder(file: DatabaseSync): string[] {
  const names = file
    .prepare(
      `select name from sqlite_master where type = 'table' and name not like 'sqlite%' and name not like 'kysely%'`,
    )
    .all()
    .map(({ name }) => String(name))
    .sort()
  const ordered: string[] = []
  const add = (table: string) => {
    if (ordered.includes(table)) return
    const parents = file.prepare(`select distinct "table" as name from pragma_foreign_key_list(?)`).all(table)
    for (const { name } of parents) if (name !== table) add(String(name))
    ordered.push(table)
  }
  for (const table of names) add(table)
  return ordered
}
