import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { backup, DatabaseSync } from 'node:sqlite'
import { findForeignTableIn } from '#platform/db/foreign-tables.ts'
import { requireOrdinaryFile } from '#platform/storage/own-files.ts'
import { BackupError } from './backup-error.ts'

/** Pages per step: all, because writes between two steps restart the copy, which on a busy service would never end. */
const allPages = 2_000_000_000

/** Rows by table. */
export type RowCounts = Readonly<Record<string, number>>

/**
 * Copies a database that may be in use, as it is at one moment.
 * @returns the rows that the original had at that moment
 */
export async function copyDatabase(from: string, to: string): Promise<RowCounts> {
  // The file contains personal data, so only its owner may read it from the start.
  await writeFile(to, '', { mode: 0o600 })
  const source = new DatabaseSync(from, { readOnly: true })
  try {
    // The copy reads what the open transaction sees, so the counts are of the same moment.
    source.exec('begin')
    const counts = countRows(source)
    await backup(source, to, { rate: allPages })
    return counts
  } finally {
    source.close()
  }
}

export function countRows(database: DatabaseSync): RowCounts {
  const names = database
    .prepare(`select name from sqlite_master where type = 'table' and name not like 'sqlite%'`)
    .all()
    .map(({ name }) => String(name))
  return Object.fromEntries(
    names.map((name) => [name, Number(database.prepare(`select count(*) as rows from "${name}"`).get()?.['rows'])]),
  )
}

/** @throws BackupError when the file is damaged */
export function requireIntact(database: DatabaseSync, file: string): void {
  const row = database.prepare('pragma quick_check').get()
  if (row?.['quick_check'] !== 'ok') throw new BackupError(`${file} is damaged.`)
}

/** Whether a file has accounts, or may have other data that somebody needs: it is damaged, or of another program. */
export function hasAccounts(file: string): boolean {
  if (!existsSync(file)) return false
  requireOrdinaryFile(file)
  if (findForeignTableIn(file) !== undefined) return true
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    return hasTable(database, 'accounts') && database.prepare('select 1 from accounts limit 1').get() !== undefined
  } catch (error) {
    if (isDamage(error)) return true
    throw error
  } finally {
    database.close()
  }
}

/** The check value of the key that a SQLite file was used with; undefined if there is none. */
export function readCheckValue(file: string): string | undefined {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    const row = hasTable(database, 'service_key') && database.prepare('select check_value from service_key').get()
    return row ? String(row['check_value']) : undefined
  } finally {
    database.close()
  }
}

/** The id for backups in a file; undefined if it has none, is damaged, or is not there. */
export function readDatabaseId(file: string): string | undefined {
  if (!existsSync(file)) return undefined
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    // Null, or no such column, in a database without an id.
    const id = readBackupRow(database)?.['database_id'] ?? undefined
    return id === undefined ? undefined : String(id)
  } catch (error) {
    if (isDamage(error)) return undefined
    throw error
  } finally {
    database.close()
  }
}

/** Replaces the id for backups, if there is one. */
export function replaceIdInFile(database: DatabaseSync, id: string | undefined): void {
  const state = readBackupRow(database)
  if (!state || !('database_id' in state)) return
  database.prepare('update backup_state set database_id = ?').run(id ?? null)
}

function readBackupRow(database: DatabaseSync): Record<string, unknown> | undefined {
  return hasTable(database, 'backup_state') ? database.prepare('select * from backup_state').get() : undefined
}

export function hasTable(database: DatabaseSync, name: string): boolean {
  return database.prepare("select 1 from sqlite_master where type = 'table' and name = ?").get(name) !== undefined
}

/** Changing the journal mode from WAL needs exclusive access, so it fails while any process has the file open. */
export function requireUnused(file: string): void {
  if (!existsSync(file)) return
  const database = new DatabaseSync(file)
  try {
    database.exec('pragma journal_mode = delete')
  } catch (error) {
    if (isDamage(error)) return
    throw new BackupError(`${file} is in use. Stop the service first.`, { cause: error })
  } finally {
    database.close()
  }
}

/** SQLITE_CORRUPT and SQLITE_NOTADB, in the low byte of what SQLite says: https://www.sqlite.org/rescode.html */
function isDamage(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && [11, 26].includes(Number(error.errcode) & 0xff)
}
