import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import { second } from '../clock.ts'
import { requireOrdinaryFile } from '../storage/own-files.ts'
import { isPostgres, nameDatabase } from './database.ts'

/** Distinguishes the service's own file from that of another program that uses Kysely. */
const firstMigration = '0001-accounts-and-books'

/**
 * Tables that the service's own file may have before its first migration: of Kysely's migrator, of a move, of SQLite and
 * of Litestream.
 */
const early = /^(?:kysely_migration|kysely_migration_lock|move_progress|sqlite_.+|_litestream_.+)$/

/** SQLITE_CORRUPT, SQLITE_CANTOPEN and SQLITE_NOTADB. */
const unusable = [11, 14, 26]

/**
 * Finds out whether a SQLite file belongs to another program.
 * @param names of all tables in the file
 * @param done names of the migrations that have run
 * @returns one table of that program; undefined for an empty file and for the service's own
 */
export function findForeignTable(names: readonly string[], done: readonly string[]): string | undefined {
  if (done.includes(firstMigration)) return undefined
  return names.find((name) => !early.test(name)) ?? (done.length > 0 ? 'kysely_migration' : undefined)
}

/**
 * As `findForeignTable`, for a file that must not be changed: `openDatabase` changes its journal mode.
 * @returns undefined also for PostgreSQL, where a database may belong to several programs, for a file that does not exist,
 *   and for one that is damaged or cannot be opened: `openDatabase` says why
 * @throws Error when it is no ordinary file, or another process locks it for seconds
 */
export function findForeignTableIn(url: string): string | undefined {
  if (isPostgres(url) || !existsSync(url)) return undefined
  requireOrdinaryFile(url)
  const place = pathToFileURL(url)
  // No process has the file open. Otherwise SQLite would make two files beside it, which the other program may not be
  // allowed to write.
  if (!existsSync(`${url}-wal`) && !existsSync(`${url}-journal`)) place.searchParams.set('immutable', '1')
  try {
    return readForeignTable(place, { readOnly: true })
  } catch (error) {
    const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : undefined
    // SQLITE_READONLY: SQLite has to undo a transaction that was interrupted, as it does for every program.
    if (code === 8) return readForeignTable(place, { readOnly: false })
    if (code !== undefined && unusable.includes(code)) return undefined
    throw error
  }
}

function readForeignTable(place: URL, { readOnly }: { readOnly: boolean }): string | undefined {
  const database = new DatabaseSync(place, { readOnly, timeout: 5 * second })
  try {
    const namesOf = (query: string) =>
      database
        .prepare(query)
        .all()
        .map(({ name }) => String(name))
    const tables = namesOf("select name from sqlite_master where type = 'table'")
    const done = tables.includes('kysely_migration') ? namesOf('select name from kysely_migration') : []
    return findForeignTable(tables, done)
  } finally {
    database.close()
  }
}

/** @throws Error for a SQLite file of another program: the service's tables would be added to it */
export function refuseForeignFile(url: string): void {
  const table = findForeignTableIn(url)
  if (table !== undefined) throw new Error(describeForeignTable(table))
}

/** @param table what `findForeignTableIn` returned */
export function describeForeignFile(url: string, table: string): string {
  return `The ${nameDatabase(url)} is not usable: ${describeForeignTable(table)}`
}

function describeForeignTable(table: string): string {
  return `it has tables of another program (${table}). Let DATA_DIR, or DATABASE_URL if it is set, name another place`
}
