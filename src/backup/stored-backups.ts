import { existsSync, statSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Config } from '#config.ts'
import { reasonOf } from '#platform/error-reason.ts'
import { operatorCommand } from '#platform/operator-command.ts'
import { makeFolder } from '#platform/storage/own-files.ts'
import { BackupError } from './backup-error.ts'
import { isBackupName, type ListedBackup, listBackups } from './backup-names.ts'
import { openBackupStore } from './backup-store.ts'
import { isDiskFull } from './full-disk.ts'
import { isSealed, unsealFile } from './sealing.ts'

type Settings = Pick<Config, 'backup' | 'dataDir'>

/** Gives a backup as a file of this machine: the file itself, or a copy of the one with this name in `BACKUP_URL`. */
export async function withBackupFile<Outcome>(
  { backup, dataDir }: Settings,
  file: string,
  work: (found: string) => Promise<Outcome>,
): Promise<Outcome> {
  if (existsSync(resolve(file)) || !backup.url || !isBackupName(file)) return work(file)
  await makeFolder(dataDir)
  const folder = await mkdtemp(join(dataDir, 'restore-'))
  try {
    const found = join(folder, file)
    await copyStored(backup.url, file, found).catch(nameStore)
    return await work(found)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Otherwise anyone with write access to `BACKUP_URL` could replace a backup, to insert rows or run commands. */
const whyUnsealed =
  'Somebody may have replaced it. If it is older than the key, set BACKUP_KEY to nothing to restore it.'

/**
 * Gives a backup as a file that is not sealed.
 * @param key opens a sealed one; others are refused then
 * @throws BackupError when there is no such file, it is sealed with another key, or not sealed in spite of a key
 */
export async function withOpenedBackup<Outcome>(
  { dataDir, key }: { dataDir: string; key: Uint8Array | undefined },
  file: string,
  work: (opened: string) => Promise<Outcome>,
): Promise<Outcome> {
  const source = resolve(file)
  if (!statSync(source, { throwIfNoEntry: false })?.isFile()) throw new BackupError(`There is no file ${source}.`)
  if (!(await isSealed(source))) {
    if (key) throw new BackupError(`The backup is not sealed, although BACKUP_KEY is set. ${whyUnsealed}`)
    return work(source)
  }
  await makeFolder(dataDir)
  const folder = await mkdtemp(join(dataDir, 'restore-'))
  try {
    const opened = join(folder, 'opened')
    await unsealFile(source, opened, key)
    return await work(opened)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function copyStored(url: string, name: string, file: string): Promise<void> {
  const store = await openBackupStore(url)
  if (!(await store.list(name)).includes(name)) {
    throw new BackupError(`There is no backup ${name} in BACKUP_URL. List them: ${operatorCommand} backups list`)
  }
  await store.read(name, file)
}

/** The backups in `BACKUP_URL`, oldest first. @throws BackupError when it cannot be read */
export async function listStored(url: string): Promise<ListedBackup[]> {
  return openBackupStore(url).then(listBackups).catch(nameStore)
}

/**
 * The system says an address or a path alone, such as 'connect ECONNREFUSED 127.0.0.1:9000'. A full disk is that of the
 * copy, not of the store.
 */
function nameStore(error: unknown): never {
  if (error instanceof BackupError || isDiskFull(error)) throw error
  throw new BackupError(`BACKUP_URL cannot be read: ${reasonOf(error)}. Check it: ${operatorCommand} doctor`, {
    cause: error,
  })
}
