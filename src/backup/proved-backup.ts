import { rm, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { BackupStep } from '#platform/backup-state.ts'
import { isPostgres } from '#platform/db/database.ts'
import { reasonOf } from '#platform/error-reason.ts'
import { makeFolder } from '#platform/storage/own-files.ts'
import { openStorage } from '#platform/storage/storage.ts'
import { BackupError } from './backup-error.ts'
import { checksumOf, readPictures } from './backup-file.ts'
import { backupPrefix, deleteOldBackups, deleteUnprovedBackups, markerOf, nameBackup } from './backup-names.ts'
import { openBackupStore } from './backup-store.ts'
import type { BackupStore } from './backup-store-type.ts'
import { nameFullDisk } from './full-disk.ts'
import { estimateSize, findNewestBook } from './live-database.ts'
import { comparePictures, judgePictures } from './missing-pictures.ts'
import { withProofDatabase } from './postgres-database.ts'
import { restoreBackup } from './restore-backup.ts'
import { isSealed, unsealFile } from './sealing.ts'
import { writeBackup } from './write-backup.ts'

/** What a backup on a schedule needs to know, as plain data. */
export type BackupOrder = {
  databaseUrl: string
  mediaUrl: string | undefined
  dataDir: string
  /** From `takeDatabaseId`. */
  databaseId: string
  backup: { url: string; kept: number; key: Uint8Array | undefined }
  /** Milliseconds UTC. */
  now: number
  knownMigrations: readonly string[]
}

/**
 * `bytes` as it is stored; `missing`: ids of pictures that it lacks, which was reported or accepted before; `others`: number
 * of backups in the same place that are not of this database.
 */
export type ProvedBackup = {
  name: string
  bytes: number
  files: number
  missing: readonly string[]
  deleted: readonly string[]
  others: number
}

/** Checks the page of a book in the restored database. Throws when it cannot be rendered. */
export type CheckPage = (databaseUrl: string, bookId: string) => Promise<void>

/** A backup that could not be made, or not be restored, or lacks pictures. */
export class BackupFailure extends Error {
  readonly step: BackupStep
  /** Ids of the pictures that it reports as missing; undefined if these are not known or too many. */
  readonly missing: readonly string[] | undefined

  constructor(message: string, options: ErrorOptions & { step: BackupStep; missing?: readonly string[] | undefined }) {
    super(message, options)
    this.step = options.step
    this.missing = options.missing
  }
}

/** Where a backup is made and restored on trial. One at a time: an interrupted job ends before others may run it. */
export function workFolderOf({ dataDir }: Pick<BackupOrder, 'dataDir'>): string {
  return join(dataDir, 'backup-work')
}

/**
 * Makes a backup, stores it, reads it back, restores it to a temporary place and compares it with what was saved. Only
 * then older ones of the same database are deleted.
 * @throws BackupFailure
 */
export async function makeProvedBackup(
  order: BackupOrder,
  checkPage: CheckPage,
  givenStore?: BackupStore,
): Promise<ProvedBackup> {
  const work = workFolderOf(order)
  const name = nameBackup(order.now, order.databaseId)
  const take = async <Outcome>(step: BackupStep, action: () => Promise<Outcome>): Promise<Outcome> => {
    try {
      return await action()
    } catch (error) {
      throw new BackupFailure(reasonOf(error), { step, cause: error })
    }
  }
  try {
    const store = givenStore ?? (await take('backup', () => openBackupStore(order.backup.url)))
    const { files, bytes, pictures } = await take('backup', () => makeBackup(order, { store, work, name }))
    await take('proof', () =>
      proveBackup(order, { store, work, name }, checkPage).catch(nameFullDisk(work, roomForWork)),
    )
    // Last, so that the rest of the backup is tried, too.
    const verdict = judgePictures(await comparePictures(pictures, order.databaseUrl), order)
    if (verdict.fault !== undefined) {
      throw new BackupFailure(verdict.fault, { step: 'pictures', missing: verdict.reported })
    }
    const { deleted, others } = await take('backup', async () => {
      const marker = `${JSON.stringify({ provedAt: new Date().toISOString(), bytes, files })}\n`
      await store.writeText(markerOf(name), marker).catch(nameFullDisk(order.backup.url, roomForBackups))
      return deleteOldBackups(store, { kept: order.backup.kept, databaseId: order.databaseId })
    })
    return { name, bytes, files, missing: verdict.lost, deleted, others }
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}

type Place = { store: BackupStore; work: string; name: string }

/** What to do if there is no room, in the work folder and in the folder of BACKUP_URL. */
const roomForWork =
  'Make room there, or let DATA_DIR be on a larger disk: a backup and its proof need about three times the size of database and pictures.'
const roomForBackups = 'Make room there, set BACKUPS_KEPT lower, or let BACKUP_URL name another place.'

async function makeBackup(order: BackupOrder, { store, work, name }: Place) {
  // What a run that was interrupted has left.
  await rm(work, { recursive: true, force: true })
  await makeFolder(work)
  await store.deleteParts(backupPrefix)
  await deleteUnprovedBackups(store, order.databaseId)
  await requireSpace(order, store, work)
  const storage = await openStorage(order.mediaUrl, join(order.dataDir, 'media'))
  const file = join(work, name)
  const written = await writeBackup({ config: order, storage }, file, {
    now: order.now,
    key: order.backup.key,
  }).catch(nameFullDisk(work, roomForWork))
  const { size } = await stat(file)
  await store.write(name, file).catch(nameFullDisk(order.backup.url, roomForBackups))
  await rm(file)
  return { ...written, bytes: size }
}

/** In the work folder there are at most the backup, the restored database before it shrinks, and the pictures. */
async function requireSpace({ databaseUrl, backup }: BackupOrder, store: BackupStore, work: string): Promise<void> {
  const size = await estimateSize(databaseUrl)
  const { bavail, bsize } = await statfs(work)
  requireBytes({ place: work, mend: roomForWork }, bavail * bsize, 3 * size)
  const freeInStore = await store.findFreeBytes()
  if (freeInStore !== undefined) requireBytes({ place: backup.url, mend: roomForBackups }, freeInStore, size)
}

function requireBytes({ place, mend }: { place: string; mend: string }, free: number, needed: number): void {
  if (free >= needed) return
  const [missing, left] = [needed, free].map((bytes) => Math.ceil(bytes / 1_000_000))
  throw new BackupError(`Too little space: a backup needs ${missing} MB in ${place}, and ${left} MB are free. ${mend}`)
}

async function proveBackup(order: BackupOrder, { store, work, name }: Place, checkPage: CheckPage): Promise<void> {
  const copy = await readBack(order, { store, work, name })
  const prove = async (databaseUrl: string) => {
    const storage = new Disk(new FSDriver({ location: join(work, 'media'), visibility: 'private' }))
    const { knownMigrations, now } = order
    await restoreBackup({ config: { databaseUrl, dataDir: work }, storage }, copy, {
      force: false,
      knownMigrations,
      now,
    })
    await compareRestored(copy, storage)
    const bookId = await findNewestBook(databaseUrl)
    if (bookId !== undefined) await checkPage(databaseUrl, bookId)
  }
  if (isPostgres(order.databaseUrl)) await withProofDatabase(order.databaseUrl, prove)
  else await prove(join(work, 'proof.db'))
}

/** @returns a file that is not sealed */
async function readBack({ backup }: BackupOrder, { store, work, name }: Place): Promise<string> {
  const copy = join(work, 'copy')
  await store.read(name, copy)
  if (!backup.key) return copy
  if (!(await isSealed(copy)))
    throw new BackupError('The backup that was read back is not sealed: somebody replaced it.')
  const opened = join(work, 'opened')
  await unsealFile(copy, opened, backup.key)
  await rm(copy)
  return opened
}

/** What is in the storage after a restore must be what was noted when the live pictures were read. */
async function compareRestored(copy: string, storage: Disk): Promise<void> {
  const database = new DatabaseSync(copy, { readOnly: true })
  try {
    for (const { key, bytes } of readPictures(database)) {
      if (checksumOf(await storage.getBytes(key)) !== checksumOf(bytes)) {
        throw new BackupError(`The picture ${key} was not restored as it was saved.`)
      }
    }
  } finally {
    database.close()
  }
}
