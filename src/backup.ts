import { existsSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import type { Disk } from 'flydrive'
import type { Config } from '#config.ts'
import { isPostgres } from '#platform/db/database.ts'
import { probePrefix } from '#platform/storage.ts'

/** A backup or restore that is not possible; the message says what to do instead. */
export class BackupError extends Error {}

/** Pages per step: all, because writes between two steps restart the copy, which on a busy service would never end. */
const allPages = 2_000_000_000

const postgresRoad = `The database is PostgreSQL, whose own tools make its backups while the service runs:

  pg_dump --format=custom --file=benvenuto.dump "$DATABASE_URL"
  pg_restore --clean --if-exists --dbname="$DATABASE_URL" benvenuto.dump

The pictures lie beside it, in DATA_DIR/media or in the bucket of MEDIA_URL: copy them after the database.
The key of the service (SECRET_KEY, or DATA_DIR/secret.key) is in neither: keep a copy of it in another place.
docs/operations.md has the whole procedure.`

type Service = { config: Pick<Config, 'databaseUrl'>; storage: Disk }

/**
 * Writes all data of the service except its key into one file, while the service runs. The file is a SQLite database: a
 * copy of the service's, with the pictures in an additional table. Pictures are copied after the database, so that all
 * referenced ones are included. The key is excluded, so that values hashed with it cannot be guessed from the file.
 * @throws BackupError when the file exists or the database is PostgreSQL
 */
export async function writeBackup({ config, storage }: Service, file: string, now: number): Promise<{ files: number }> {
  refusePostgres(config)
  const target = resolve(file)
  if (existsSync(target)) throw new BackupError(`${target} exists already.`)
  const part = `${target}.part`
  await mkdir(dirname(target), { recursive: true })
  await rm(part, { force: true })
  await copyDatabase(config.databaseUrl, part)

  const copy = new DatabaseSync(part)
  let files = 0
  try {
    copy.exec('pragma journal_mode = delete; pragma synchronous = full')
    // Data that identify the visitors of a day are deleted every night and must not be kept in a backup.
    copy.exec('pragma secure_delete = on; delete from visitor_keys; delete from day_visitors')
    copy.exec('create table backup_info (created_at integer not null)')
    copy.exec('create table backup_files (key text primary key, bytes blob not null)')
    copy.prepare('insert into backup_info values (?)').run(now)
    const insert = copy.prepare('insert into backup_files values (?, ?)')
    for await (const key of listFiles(storage)) {
      const bytes = await readFile(storage, key)
      if (!bytes) continue
      insert.run(key, bytes)
      files += 1
    }
    requireIntact(copy, part)
  } finally {
    copy.close()
  }
  await rename(part, target)
  return { files }
}

/**
 * Restores a backup to the service's data folder. The service must not run.
 * @param force overwrites existing accounts and pictures
 * @throws BackupError when the file is no backup, the target is not empty or in use, or the database is PostgreSQL
 */
export async function restoreBackup(
  { config, storage }: Service,
  file: string,
  { force, knownMigrations }: { force: boolean; knownMigrations: readonly string[] },
): Promise<{ files: number; createdAt: number }> {
  refusePostgres(config)
  const source = resolve(file)
  const createdAt = readCreation(source, knownMigrations)
  if (!force && (hasAccounts(config.databaseUrl) || (await hasFiles(storage)))) {
    throw new BackupError('There are accounts or pictures already. --force deletes and replaces them.')
  }
  requireUnused(config.databaseUrl)

  const part = `${config.databaseUrl}.part`
  await mkdir(dirname(part), { recursive: true, mode: 0o700 })
  await rm(part, { force: true })
  await copyDatabase(source, part)
  const keys = await restoreFiles(part, storage)
  await replaceDatabase(part, config.databaseUrl)
  // Last, so that a failed restore has deleted nothing.
  for await (const key of listFiles(storage)) {
    if (!keys.has(key)) await storage.delete(key)
  }
  return { files: keys.size, createdAt }
}

async function copyDatabase(from: string, to: string): Promise<void> {
  // The file contains personal data, so only its owner may read it from the start.
  await writeFile(to, '', { mode: 0o600 })
  const source = new DatabaseSync(from, { readOnly: true })
  try {
    await backup(source, to, { rate: allPages })
  } finally {
    source.close()
  }
}

/**
 * Moves the pictures from the copy to the storage.
 * @returns their keys
 */
async function restoreFiles(part: string, storage: Disk): Promise<Set<string>> {
  const copy = new DatabaseSync(part)
  const keys = new Set<string>()
  try {
    copy.exec('pragma journal_mode = delete')
    for (const row of copy.prepare('select key, bytes from backup_files').iterate()) {
      const { key, bytes } = row as { key: string; bytes: Uint8Array }
      await storage.put(key, bytes, {
        ...(key.endsWith('.webp') && {
          contentType: 'image/webp',
          cacheControl: 'public, max-age=31536000, immutable',
        }),
      })
      keys.add(key)
    }
    copy.exec('drop table backup_files; drop table backup_info; vacuum')
    requireIntact(copy, part)
  } finally {
    copy.close()
  }
  return keys
}

async function replaceDatabase(part: string, target: string): Promise<void> {
  // The log of the former database must not be applied to the new file.
  for (const suffix of ['-wal', '-shm']) await rm(`${target}${suffix}`, { force: true })
  await rename(part, target)
}

function requireIntact(database: DatabaseSync, file: string): void {
  const row = database.prepare('pragma quick_check').get()
  if (row?.['quick_check'] !== 'ok') throw new BackupError(`${file} is damaged.`)
}

/**
 * When a backup was made, in ms UTC.
 * @throws BackupError if the file is not a backup that this version understands
 */
function readCreation(file: string, knownMigrations: readonly string[]): number {
  if (!existsSync(file)) throw new BackupError(`There is no file ${file}.`)
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    const info = database.prepare('select created_at from backup_info').get()
    const names = database.prepare('select name from kysely_migration').all()
    const unknown = names.map((row) => String(row['name'])).filter((name) => !knownMigrations.includes(name))
    if (unknown.length > 0) throw new BackupError(`${file} was made by a newer version (${unknown.join(', ')}).`)
    return Number(info?.['created_at'])
  } catch (error) {
    if (error instanceof BackupError) throw error
    throw new BackupError(`${file} is not a backup of Benvenuto.`, { cause: error })
  } finally {
    database.close()
  }
}

function hasAccounts(file: string): boolean {
  if (!existsSync(file)) return false
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    const table = database.prepare("select 1 from sqlite_master where name = 'accounts'").get()
    return table !== undefined && database.prepare('select 1 from accounts limit 1').get() !== undefined
  } finally {
    database.close()
  }
}

/** The check value of the key that a SQLite file was used with; undefined if there is none. */
export function readCheckValue(file: string): string | undefined {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    const table = database.prepare("select 1 from sqlite_master where name = 'service_key'").get()
    const row = table && database.prepare('select check_value from service_key').get()
    return row && String(row['check_value'])
  } finally {
    database.close()
  }
}

/** Changing the journal mode from WAL needs exclusive access, so it fails while any process has the file open. */
export function requireUnused(file: string): void {
  if (!existsSync(file)) return
  const database = new DatabaseSync(file)
  try {
    database.exec('pragma journal_mode = delete')
  } catch (error) {
    throw new BackupError(`${file} is in use. Stop the service first.`, { cause: error })
  } finally {
    database.close()
  }
}

function refusePostgres({ databaseUrl }: Service['config']): void {
  if (isPostgres(databaseUrl)) throw new BackupError(postgresRoad)
}

/** Whether there is any picture. */
export async function hasFiles(storage: Disk): Promise<boolean> {
  for await (const _key of listFiles(storage)) return true
  return false
}

async function* listFiles(storage: Disk): AsyncGenerator<string> {
  let paginationToken: string | undefined
  do {
    const listing = await listPortion(storage, paginationToken)
    for (const entry of listing.objects) if (entry.isFile && !entry.key.startsWith(probePrefix)) yield entry.key
    paginationToken = listing.paginationToken
  } while (paginationToken)
}

async function listPortion(storage: Disk, paginationToken: string | undefined) {
  try {
    return await storage.listAll('', { recursive: true, ...(paginationToken && { paginationToken }) })
  } catch (error) {
    // An unused folder does not exist on disk; in a bucket there are no folders.
    const cause = error instanceof Error && error.cause !== undefined ? error.cause : error
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return { objects: [] }
    throw error
  }
}

/** @returns undefined for a file that was deleted after it was listed */
async function readFile(storage: Disk, key: string): Promise<Uint8Array | undefined> {
  try {
    return await storage.getBytes(key)
  } catch (error) {
    if (await storage.exists(key)) throw error
    return undefined
  }
}
