import { existsSync } from 'node:fs'
import { rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Disk } from 'flydrive'
import { sql } from 'kysely'
import type { Config } from '#config.ts'
import { isPostgres } from '#platform/db/database.ts'
import { describeForeignFile, findForeignTableIn } from '#platform/db/foreign-tables.ts'
import { endCopiedRuns } from '#platform/jobs.ts'
import { makeFolder } from '#platform/storage/own-files.ts'
import { BackupError } from './backup-error.ts'
import { type BackupHeader, extractDatabase, readDump, readHeader, readPictures, requireCounts } from './backup-file.ts'
import { compactTime } from './backup-names.ts'
import { withDatabase } from './live-database.ts'
import {
  countRestoredRows,
  findDatabaseId,
  hasPostgresAccounts,
  replaceDatabaseId,
  requireReplaceable,
} from './postgres-database.ts'
import { restoreTables } from './postgres-tools.ts'
import {
  copyDatabase,
  countRows,
  hasAccounts,
  readDatabaseId,
  replaceIdInFile,
  requireIntact,
  requireUnused,
} from './sqlite-file.ts'
import { withOpenedBackup } from './stored-backups.ts'
import { hasFiles, listFiles, putPicture } from './stored-files.ts'

type Service = { config: Pick<Config, 'databaseUrl' | 'dataDir'>; storage: Disk }

type RestoreOptions = {
  /** Overwrites existing accounts and pictures. */
  force: boolean
  knownMigrations: readonly string[]
  /** Opens a sealed backup; others are refused then. */
  key?: Uint8Array | undefined
  /** Names the former database; ms UTC. */
  now: number
}

type Restored = {
  files: number
  createdAt: number
  /** Where the former SQLite file is, if it had accounts, could not be read, or was of another program. */
  formerDatabase?: string | undefined
}

/**
 * Restores a backup to the database and the picture storage of the service, which must not run. The restored database
 * gets the id of the one that it replaces, and not that of the backup: another service may still run with that, and make
 * and delete backups under it.
 * @throws BackupError when the file is no intact backup, is of the other database, sealed with another key or not sealed in
 *   spite of a key, or the target is not empty or in use
 */
export async function restoreBackup(service: Service, file: string, options: RestoreOptions): Promise<Restored> {
  const { dataDir } = service.config
  return withOpenedBackup({ dataDir, key: options.key }, file, (opened) => restoreFile(service, opened, options))
}

async function restoreFile(
  { config, storage }: Service,
  source: string,
  { force, knownMigrations, now }: RestoreOptions,
): Promise<Restored> {
  const header = readHeader(source, knownMigrations)
  const database = openTarget(config.databaseUrl, header, now)
  const foreign = force ? undefined : findForeignTableIn(config.databaseUrl)
  if (foreign !== undefined) throw new BackupError(`${describeForeignFile(config.databaseUrl, foreign)}.`)
  if (!force && ((await database.hasAccounts()) || (await hasFiles(storage)))) {
    throw new BackupError('There are accounts or pictures already. --force replaces them.')
  }
  const { keys, formerDatabase } = await replaceAll(database, source, storage)
  // Last, so that a failed restore has deleted nothing.
  for await (const key of listFiles(storage)) {
    if (!keys.has(key)) await storage.delete(key)
  }
  return { files: keys.size, createdAt: header.createdAt, formerDatabase }
}

async function replaceAll(database: Target, source: string, storage: Disk) {
  try {
    await database.prepare(source)
    const keys = await restoreFiles(source, storage)
    return { keys, formerDatabase: await database.replace(source) }
  } catch (error) {
    await database.discard()
    throw error
  }
}

type Target = {
  hasAccounts(): Promise<boolean>
  /** Does what can fail, and changes nothing of what is there. */
  prepare(source: string): Promise<void>
  /** @returns where the former database is kept */
  replace(source: string): Promise<string | undefined>
  /** After a failure: deletes what was prepared, which may fill the disk. */
  discard(): Promise<void>
}

function openTarget(url: string, header: BackupHeader, now: number): Target {
  if (isPostgres(url)) {
    if (header.engine === 'sqlite') {
      throw new BackupError(
        'The backup is of a service on SQLite, and DATABASE_URL names PostgreSQL. Restore it without DATABASE_URL; move-to-postgres then copies it.',
      )
    }
    return postgresTarget(url, header)
  }
  if (header.engine === 'postgres') {
    throw new BackupError(
      'The backup is of a service on PostgreSQL. Set DATABASE_URL to the database to restore it to.',
    )
  }
  return sqliteTarget(url, header, now)
}

function sqliteTarget(url: string, { counts }: BackupHeader, now: number): Target {
  const [part, whole] = [`${url}.part`, `${url}.whole.part`]
  const discard = async () => {
    // SQLite leaves its journals when a write fails.
    for (const left of [part, whole]) for (const suffix of ['', '-journal']) await rm(left + suffix, { force: true })
  }
  return {
    hasAccounts: async () => hasAccounts(url),
    async prepare(source) {
      requireUnused(url)
      await makeFolder(dirname(part))
      await discard()
      await copyDatabase(source, whole)
      // The file contains personal data, so only its owner may read it from the start.
      await writeFile(part, '', { mode: 0o600 })
      inFile(whole, (copy) => {
        copy.exec('pragma journal_mode = delete')
        extractDatabase(copy, part)
      })
      await rm(whole)
      inFile(part, (database) => {
        requireIntact(database, part)
        requireCounts(counts, countRows(database))
        database.exec(endCopiedRuns)
        replaceIdInFile(database, readDatabaseId(url))
      })
    },
    async replace() {
      const former = hasAccounts(url) ? `${url}.before-restore-${compactTime(now)}` : undefined
      // The log of the former database must not be applied to the new file.
      for (const suffix of ['', '-wal', '-shm']) {
        if (!former) await rm(`${url}${suffix}`, { force: true })
        else if (existsSync(`${url}${suffix}`)) await rename(`${url}${suffix}`, `${former}${suffix}`)
      }
      await rename(part, url)
      return former
    },
    discard,
  }
}

function inFile(file: string, work: (database: DatabaseSync) => void): void {
  const database = new DatabaseSync(file)
  try {
    work(database)
  } finally {
    database.close()
  }
}

function postgresTarget(url: string, { counts }: BackupHeader): Target {
  let formerId: string | undefined
  return {
    hasAccounts: () => hasPostgresAccounts(url),
    async prepare() {
      await requireReplaceable(url, Object.keys(counts))
      formerId = await findDatabaseId(url)
    },
    async replace(source) {
      const database = new DatabaseSync(source, { readOnly: true })
      try {
        await restoreTables(url, readDump(database))
      } finally {
        database.close()
      }
      requireCounts(counts, await countRestoredRows(url))
      await withDatabase(url, async (db) => {
        await sql.raw(endCopiedRuns).execute(db)
        await replaceDatabaseId(db, formerId)
      })
      return undefined
    },
    discard: async () => undefined,
  }
}

/**
 * Leaves files that are as in the backup: writing them again could cut them short on a full disk.
 * @returns the keys of the pictures
 */
async function restoreFiles(source: string, storage: Disk): Promise<Set<string>> {
  const database = new DatabaseSync(source, { readOnly: true })
  const [keys, present] = [new Set<string>(), new Set<string>()]
  for await (const key of listFiles(storage)) present.add(key)
  try {
    for (const { key, bytes } of readPictures(database)) {
      keys.add(key)
      if (present.has(key) && (await isStored(storage, key, bytes))) continue
      await putPicture(storage, key, bytes)
    }
  } finally {
    database.close()
  }
  return keys
}

/** A file that cannot be read is not as in the backup: it is written again. */
async function isStored(storage: Disk, key: string, bytes: Uint8Array): Promise<boolean> {
  const stored = await storage.getBytes(key).catch(() => undefined)
  return stored !== undefined && Buffer.compare(stored, bytes) === 0
}
