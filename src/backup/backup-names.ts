import type { BackupStore } from './backup-store-type.ts'

/** How the names of backups on a schedule begin. Nothing else in a folder or bucket is touched. */
export const backupPrefix = 'benvenuto-'

/** Names from before backups had the id of their database lack it. */
const backupName = /^benvenuto-\d{8}T\d{6}Z(?:-([0-9a-f]{8}))?\.backup$/

/**
 * In the order of time, as names are sorted. The id of the database is in the name and not in the marker, because backups
 * that were not proved are deleted, too, and have no marker.
 * @param now ms UTC
 * @param databaseId from `takeDatabaseId`
 */
export function nameBackup(now: number, databaseId: string): string {
  return `${backupPrefix}${compactTime(now)}-${databaseId}.backup`
}

/** The id of the database of which this is a backup; undefined for other names, and for those without an id. */
export function databaseOf(name: string): string | undefined {
  return backupName.exec(name)?.[1]
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

/**
 * Deletes the oldest backups of a database that were not proved. Proved ones and those of other databases are left.
 * @returns the names of the deleted ones
 */
export async function deleteUnprovedBackups(store: BackupStore, databaseId: string): Promise<string[]> {
  const unproved = (await listBackups(store))
    .filter(({ name, isProved }) => !isProved && databaseOf(name) === databaseId)
    .map(({ name }) => name)
  const old = unproved.slice(0, -mostUnproved)
  for (const name of old) await store.delete(name)
  return old
}

/**
 * Deletes the proved backups of a database beyond a number, and those that are older than the newest proved one and were
 * never proved. Without a proved backup nothing is deleted. Backups of other databases, and those without the id of one,
 * may be the only ones of a service whose disk was not mounted: they are left.
 * @returns the names of the deleted ones, and the number of backups that are not of this database
 */
export async function deleteOldBackups(
  store: BackupStore,
  { kept, databaseId }: { kept: number; databaseId: string },
): Promise<{ deleted: string[]; others: number }> {
  const all = await listBackups(store)
  const backups = all.filter(({ name }) => databaseOf(name) === databaseId)
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
  return { deleted: old, others: all.length - backups.length }
}
