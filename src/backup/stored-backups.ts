import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Config } from '#config.ts'
import { isBackupName, listBackups } from './backup-names.ts'
import { openBackupStore } from './backup-store.ts'

type Settings = Pick<Config, 'backup' | 'dataDir'>

/** Prints the backups in `BACKUP_URL`, oldest first. */
export async function printBackups({ backup }: Settings, print: (line: string) => void): Promise<void> {
  if (!backup.url) return print('BACKUP_URL is not set: there are no backups on a schedule.')
  const backups = await listBackups(openBackupStore(backup.url))
  for (const { name, isProved } of backups) print(`${name}  ${isProved ? 'restored on trial' : 'not proved'}`)
  if (backups.length === 0) print('There are no backups yet.')
}

/** Gives a backup as a file of this machine: the file itself, or a copy of the one with this name in `BACKUP_URL`. */
export async function withBackupFile<Outcome>(
  { backup, dataDir }: Settings,
  file: string,
  work: (found: string) => Promise<Outcome>,
): Promise<Outcome> {
  if (existsSync(resolve(file)) || !backup.url || !isBackupName(file)) return work(file)
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const folder = await mkdtemp(join(dataDir, 'restore-'))
  try {
    const found = join(folder, file)
    await openBackupStore(backup.url).read(file, found)
    return await work(found)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
