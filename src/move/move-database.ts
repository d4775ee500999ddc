import { existsSync } from 'node:fs'
import { sql } from 'kysely'
import type { Config } from '#config.ts'
import { type Db, isPostgres, nameDatabase } from '#platform/db/database.ts'
import { describeForeignFile, findForeignTableIn } from '#platform/db/foreign-tables.ts'
import { listDone, migrate } from '#platform/db/migrate.ts'
import { describeUnusable } from '#platform/db/unusable-database.ts'
import { findKeyProblem, type KeySettings } from '#platform/keys/service-key.ts'
import { migrations } from '../../migrations/index.ts'
import { BackupError } from '../backup/backup-error.ts'
import { withDatabase } from '../backup/live-database.ts'
import { requireAlone } from '../backup/postgres-database.ts'
import { requireUnused } from '../backup/sqlite-file.ts'
import {
  beginProgress,
  createProgress,
  endProgress,
  isUnfinishedMove,
  noteProgress,
  type Progress,
  readProgress,
} from './move-progress.ts'
import { insertRows, keyOf, listTablesInOrder, measureTable, readBatch, type Table } from './table-rows.ts'

type Settings = Pick<Config, 'databaseUrl'> & KeySettings

/** Called with the rows that are copied so far: at the beginning and after each batch. Must not throw. */
export type OnCopied = (rows: number) => void

/** `continued`: rows that an interrupted move had copied. */
export type Moved = { tables: number; rows: number; continued: number }

/**
 * Copies the service's database to an empty one of the other kind, while the service does not run, and compares the
 * numbers and checksums of the rows of each table. The source stays as it is; pictures are not part of it and stay in the
 * storage. A move that was interrupted continues with the next call; until it is finished, the service does not start on
 * the target.
 * @param kind of the target
 * @param target an address of PostgreSQL, or the path of a SQLite file
 * @throws BackupError when source and target do not fit, the service runs, or has another key than the source, the target
 *   has tables that are not of an unfinished move, or the two differ in the end
 */
export async function moveDatabase(
  config: Settings,
  kind: 'postgres' | 'sqlite',
  target: string,
  onCopied: OnCopied = () => undefined,
): Promise<Moved> {
  const { databaseUrl } = config
  requireKinds(databaseUrl, kind, target)
  refuseForeignFiles(databaseUrl, target)
  if (!isPostgres(databaseUrl)) requireUnused(databaseUrl)
  return withDatabase(databaseUrl, async (from) => {
    await prepareSource(from, config)
    return withDatabase(target, async (to) => {
      await requireUsable(to, target)
      if (!(await isUnfinishedMove(to))) {
        await requireEmpty(to, target)
        await createProgress(to)
      }
      await migrate(to, migrations)
      const [onSqlite, onPostgres] = kind === 'postgres' ? [from, to] : [to, from]
      const tables = await listTablesInOrder(onSqlite, onPostgres)
      if ((await readProgress(to)).length === 0) await begin(to, tables)
      const moved = await copyTables({ from, to, tables }, onCopied)
      await requireEqual({ from, to, tables })
      await endProgress(to)
      return moved
    })
  })
}

function requireKinds(source: string, kind: 'postgres' | 'sqlite', target: string): void {
  if (isPostgres(source) !== (kind === 'sqlite')) {
    throw new BackupError(
      kind === 'postgres'
        ? 'The service is on PostgreSQL already: DATABASE_URL names it.'
        : 'The service is on SQLite already: DATABASE_URL names no PostgreSQL database.',
    )
  }
  if (isPostgres(target) !== (kind === 'postgres')) {
    throw new BackupError(
      kind === 'postgres'
        ? 'The target must be an address that begins with postgres://.'
        : 'The target must be the path of a file.',
    )
  }
  if (kind === 'postgres' && !existsSync(source)) throw new BackupError(`There is no database ${source}.`)
}

/** Before they are opened, which would change them. */
function refuseForeignFiles(source: string, target: string): void {
  const table = findForeignTableIn(source)
  if (table !== undefined) throw new BackupError(`${describeForeignFile(source, table)}.`)
  if (findForeignTableIn(target) !== undefined) throw new BackupError(describeFilled(target))
}

/** Brings the source up to date. */
async function prepareSource(db: Db, config: Settings): Promise<void> {
  if (isPostgres(config.databaseUrl)) await requireAlone(db)
  if ((await listDone(db)).length === 0) throw new BackupError(`The ${nameDatabase(config.databaseUrl)} is empty.`)
  if (await isUnfinishedMove(db)) {
    throw new BackupError(`A move into the ${nameDatabase(config.databaseUrl)} is not finished.`)
  }
  await migrate(db, migrations)
  // The target gets the tables that this version knows.
  const newer = (await listDone(db)).find((name) => !Object.hasOwn(migrations, name))
  if (newer) throw new BackupError(`A newer version has migrated the database (${newer}). Move it with that version.`)
  const key = await db.selectFrom('service_key').select('check_value').executeTakeFirst()
  const problem = findKeyProblem(config, key?.check_value)
  if (problem) throw new BackupError(problem)
}

/** What the system and the server say names neither the target nor what to do. */
async function requireUsable(db: Db, target: string): Promise<void> {
  try {
    await sql`select 1`.execute(db)
  } catch (error) {
    throw new BackupError(describeUnusable(target, error, isPostgres(target) ? 'target' : `target ${target}`), {
      cause: error,
    })
  }
}

/** The rows of all tables are deleted before the copy, so a table that is there already may belong to another program. */
async function requireEmpty(db: Db, target: string): Promise<void> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  // Providers of PostgreSQL keep tables in schemas of their own, and views beside ours.
  const own = tables.filter(({ isView, schema = 'public' }) => !isView && schema === 'public')
  if (own.length === 0) return
  throw new BackupError(describeFilled(target))
}

function describeFilled(target: string): string {
  return isPostgres(target)
    ? 'There are tables in the PostgreSQL database already. The target must be an empty database.'
    : `There are tables in ${target} already. The target must be a file that does not exist yet.`
}

async function begin(db: Db, tables: readonly Table[]): Promise<void> {
  await db.transaction().execute(async (tx) => {
    // Rows that migrations have inserted are in the copy.
    for (const { name } of tables.toReversed()) await sql`delete from ${sql.table(name)}`.execute(tx)
    await beginProgress(
      tx,
      tables.map(({ name }) => name),
    )
  })
}

type Copy = { from: Db; to: Db; tables: readonly Table[] }

async function copyTables({ from, to, tables }: Copy, onCopied: OnCopied): Promise<Moved> {
  const begun = await readProgress(to)
  if (begun.map(({ name }) => name).join() !== tables.map(({ name }) => name).join()) {
    throw new BackupError('The move was begun by another version. Empty the target and begin again.')
  }
  const continued = begun.reduce((sum, { copied }) => sum + copied, 0)
  let rows = continued
  onCopied(rows)
  for (const [index, table] of tables.entries()) {
    let progress: Progress = begun[index] ?? { name: table.name, copied: 0, last: undefined }
    while (true) {
      const next = await copyBatch({ from, to }, table, progress)
      if (!next) break
      rows += next.copied - progress.copied
      progress = next
      onCopied(rows)
    }
  }
  return { tables: tables.length, rows, continued }
}

/** Rows and progress are written together, so that no interruption leaves one without the other. */
async function copyBatch({ from, to }: Pick<Copy, 'from' | 'to'>, table: Table, before: Progress) {
  const rows = await readBatch(from, table, before.last)
  if (rows.length === 0) return undefined
  const after = { ...before, copied: before.copied + rows.length, last: keyOf(rows.at(-1), table) }
  await to.transaction().execute(async (tx) => {
    await noteProgress(tx, before, after)
    await insertRows(tx, table, rows)
  })
  return after
}

/** @throws BackupError that names the tables that differ, as when the service has run between two calls */
async function requireEqual({ from, to, tables }: Copy): Promise<void> {
  const different: string[] = []
  for (const table of tables) {
    const [source, target] = await Promise.all([measureTable(from, table), measureTable(to, table)])
    if (source.rows === target.rows && source.checksum === target.checksum) continue
    different.push(`${table.name} (${source.rows} and ${target.rows} rows)`)
  }
  if (different.length === 0) return
  throw new BackupError(
    `Source and target differ in ${different.join(', ')}. Something has changed one of them since the move began. Empty the target and begin again.`,
  )
}
