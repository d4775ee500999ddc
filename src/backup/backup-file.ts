import { createHash } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'
import { findObstacle } from '#platform/db/migrate.ts'
import { BackupError } from './backup-error.ts'
import { hasTable, type RowCounts, requireIntact } from './sqlite-file.ts'

/**
 * The file of a backup is a SQLite database. Of a service on SQLite it is a copy of the database; of a service on
 * PostgreSQL the table `backup_dump` holds what `pg_dump` has written. The tables with `backup_` are added in both.
 */
const commonTables = `
  create table backup_info (created_at integer not null);
  create table backup_counts (name text primary key, rows integer not null);
  create table backup_files (key text primary key, bytes blob not null);
  create table backup_checksums (key text primary key, sha256 text not null)`
const dumpTables = `
  create table backup_dump (part integer primary key, bytes blob not null);
  create table kysely_migration (name text primary key)`

/** Tables that identify the visitors of a day. They are deleted every night and must not be kept in a backup. */
export const identifyingTables: readonly string[] = ['visitor_keys', 'day_visitors']

/** SQLITE_CORRUPT */
const corrupt = 11

export type BackupHeader = {
  /** Milliseconds UTC. */
  createdAt: number
  engine: 'sqlite' | 'postgres'
  /** What the database had when the backup was made; empty for backups that are older than the counts. */
  counts: RowCounts
}

export type Contents = { createdAt: number; counts: RowCounts; files: AsyncIterable<StoredFile> }
type StoredFile = { key: string; bytes: Uint8Array }

/** Adds everything but the database. @returns the number of pictures */
export async function addContents(copy: DatabaseSync, { createdAt, counts, files }: Contents): Promise<number> {
  copy.exec(commonTables)
  copy.prepare('insert into backup_info values (?)').run(createdAt)
  const insertCount = copy.prepare('insert into backup_counts values (?, ?)')
  for (const [name, rows] of Object.entries(counts)) {
    insertCount.run(name, identifyingTables.includes(name) ? 0 : rows)
  }
  const insert = copy.prepare('insert into backup_files values (?, ?)')
  const insertChecksum = copy.prepare('insert into backup_checksums values (?, ?)')
  let number = 0
  for await (const { key, bytes } of files) {
    insert.run(key, bytes)
    insertChecksum.run(key, checksumOf(bytes))
    number += 1
  }
  return number
}

/** Adds the dump of a PostgreSQL database. @param migrations the names of those that have run */
export async function addDump(
  copy: DatabaseSync,
  portions: AsyncIterable<Uint8Array>,
  migrations: readonly string[],
): Promise<void> {
  copy.exec(dumpTables)
  const insertName = copy.prepare('insert into kysely_migration values (?)')
  for (const name of migrations) insertName.run(name)
  const insert = copy.prepare('insert into backup_dump (bytes) values (?)')
  for await (const bytes of portions) insert.run(bytes)
}

export function* readDump(source: DatabaseSync): Generator<Uint8Array> {
  for (const row of source.prepare('select bytes from backup_dump order by part').iterate()) {
    yield (row as { bytes: Uint8Array }).bytes
  }
}

/**
 * All pictures of a backup.
 * @throws BackupError when one is not as it was when the backup was made
 */
export function* readPictures(source: DatabaseSync): Generator<StoredFile> {
  const isWhole = checkFiles(source)
  for (const row of source.prepare('select key, bytes from backup_files order by key').iterate()) {
    const { key, bytes } = row as StoredFile
    if (!isWhole({ key, bytes })) throw new BackupError(`The picture ${key} is damaged in the backup.`)
    yield { key, bytes }
  }
}

/**
 * Reads single files of pictures of a backup.
 * @returns a function that gives the bytes under the first of some keys whose file is as it was when the backup was made;
 *   `'damaged'` if there are only others, undefined if there is none
 */
export function openPictures(source: DatabaseSync): (keys: readonly string[]) => Uint8Array | 'damaged' | undefined {
  const isWhole = checkFiles(source)
  const find = source.prepare('select key, bytes from backup_files where key = ?')
  return (keys) => {
    const files = keys.flatMap((key) => (find.get(key) as StoredFile | undefined) ?? [])
    return files.find(isWhole)?.bytes ?? (files.length > 0 ? 'damaged' : undefined)
  }
}

/** @returns a function that says whether a file is as it was when the backup was made */
function checkFiles(source: DatabaseSync): (file: StoredFile) => boolean {
  const checksums = hasTable(source, 'backup_checksums')
    ? source.prepare('select sha256 from backup_checksums where key = ?')
    : undefined
  return ({ key, bytes }) => !checksums || checksums.get(key)?.['sha256'] === checksumOf(bytes)
}

/**
 * Writes the original database of a SQLite backup into an empty file.
 * @param copy of the backup; it loses what the backup has added
 */
export function extractDatabase(copy: DatabaseSync, file: string): void {
  for (const name of ['backup_info', 'backup_counts', 'backup_files', 'backup_checksums']) {
    copy.exec(`drop table if exists ${name}`)
  }
  // Without `into` SQLite needs the room of a further copy in the folder for temporary files, which may be in memory.
  copy.prepare('vacuum into ?').run(file)
}

/**
 * @param knownMigrations of this version
 * @throws BackupError if the file is not an intact backup that this version understands
 */
export function readHeader(file: string, knownMigrations: readonly string[]): BackupHeader {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    const info = database.prepare('select created_at from backup_info').get()
    const names = database.prepare('select name from kysely_migration').all()
    const done = names.map((row) => String(row['name']))
    const obstacle = findObstacle(done, knownMigrations)
    if (obstacle !== undefined)
      throw new BackupError(
        `${file} was made by a newer version, with the migration ${obstacle}. Restore it with the version that made it, or a later one.`,
      )
    requireIntact(database, file)
    return {
      createdAt: Number(info?.['created_at']),
      engine: hasTable(database, 'backup_dump') ? 'postgres' : 'sqlite',
      counts: readCounts(database),
    }
  } catch (error) {
    if (error instanceof BackupError) throw error
    const isCorrupt = error instanceof Error && 'errcode' in error && error.errcode === corrupt
    throw new BackupError(isCorrupt ? `${file} is damaged.` : `${file} is not a backup of Benvenuto.`, { cause: error })
  } finally {
    database.close()
  }
}

function readCounts(database: DatabaseSync): RowCounts {
  if (!hasTable(database, 'backup_counts')) return {}
  const rows = database.prepare('select name, rows from backup_counts').all()
  return Object.fromEntries(rows.map(({ name, rows: count }) => [String(name), Number(count)]))
}

/** @throws BackupError when a restored database has other numbers of rows than the one that was saved */
export function requireCounts(expected: RowCounts, found: RowCounts): void {
  const wrong = Object.entries(expected).filter(([name, rows]) => found[name] !== rows)
  if (wrong.length === 0) return
  const list = wrong.map(([name, rows]) => `${name} ${found[name] ?? 'missing'} instead of ${rows}`)
  throw new BackupError(`The restored database has other numbers of rows: ${list.join(', ')}.`)
}

export function checksumOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
