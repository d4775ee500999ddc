import type { BackupStore } from './backup-store-type.ts'

/** How the names of backups on a schedule begin. Nothing else in a folder or bucket is touched. */
export const backupPrefix = 'benvenuto-'

const backupName = /^benvenuto-\d{8}T\d{6}Z\.backup$/

/** In the order of time, as names are sorted. @param now ms UTC */
export function nameBackup(now: number): string {
  return `${backupPrefix}${compactTime(now)}.backup`
}

/** A time in UTC as names of files have it, such as 20261121T023700Z. @param now ms UTC */
export function compactTime(now: number): string {
  return new Date(now).toISOString().replace(/\.\d+/, '').replaceAll(/[-:]/g, '')
}

export function isBackupName(name: string): boolean {
  return backupName.test(name)
}

/** The small file beside a backup that says that it was restored on trial. */
export function markerOf(name: string): string {
  return name.replace(/backup$/, 'proved')
}

export type ListedBackup = { name: string; isProved: boolean }

/** The backups of a folder or bucket, oldest first. */
export async function listBackups(store: BackupStore): Promise<ListedBackup[]> {
  const names = new Set(await store.list(backupPrefix))
  return [...names]
    .filter(isBackupName)
    .sort()
    .map((name) => ({ name, isProved: names.has(markerOf(name)) }))
}

/** Unproved backups that stay while a new one is made. The oldest go, so that failing proofs do not fill the disk. */
const mostUnproved = 2

/** Deletes the oldest backups that were not proved. Proved ones are left. @returns the names of the deleted ones */
export async function deleteUnprovedBackups(store: BackupStore): Promise<string[]> {
  const unproved = (await listBackups(store)).filter(({ isProved }) => !isProved).map(({ name }) => name)
  const old = unproved.slice(0, -mostUnproved)
  for (const name of old) await store.delete(name)
  return old
}

/**
 * Deletes the proved backups beyond a number, and those that are older than the newest proved one and were never proved.
 * Without a proved backup nothing is deleted.
 * @returns the names of the deleted ones
 */
export async function deleteOldBackups(store: BackupStore, kept: number): Promise<string[]> {
  const backups = await listBackups(store)
  const proved = backups.filter(({ isProved }) => isProved)
  const newest = proved.at(-1)?.name
  const staying = new Set(proved.slice(-kept).map(({ name }) => name))
  const old = backups
    .map(({ name }) => name)
    .filter((name) => newest !== undefined && name < newest && !staying.has(name))
  for (const name of old) {
    await store.delete(name)
    await store.delete(markerOf(name))
  }
  return old
}
