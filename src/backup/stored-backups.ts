import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Config } from '#config.ts'
import { operatorCommand } from '#platform/operator-command.ts'
import { makeFolder } from '#platform/storage/own-files.ts'
import { BackupError } from './backup-error.ts'
import { isBackupName } from './backup-names.ts'
import { openBackupStore } from './backup-store.ts'

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
    const store = await openBackupStore(backup.url)
    if (!(await store.list(file)).includes(file)) {
      throw new BackupError(`There is no backup ${file} in BACKUP_URL. List them: ${operatorCommand} backups list`)
    }
    await store.read(file, found)
    return await work(found)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
