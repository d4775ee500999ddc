import { existsSync } from 'node:fs'
import { readdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { second } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import type { Log } from '#platform/log.ts'
import { makeFolder } from '#platform/storage/own-files.ts'
import { openStorage } from '#platform/storage/storage.ts'
import { listBackups } from './backup/backup-names.ts'
import { nameBackupPlace, openBackupStore } from './backup/backup-store.ts'
import { hasFiles } from './backup/stored-files.ts'
import type { Config } from './config.ts'

type Settings = Pick<Config, 'dataDir' | 'mediaUrl' | 'backup'>

/** What an earlier database may have left besides files of the data folder. */
type Left = 'pictures' | 'backups'

/** Milliseconds that a bucket may take for an attempt; there are two attempts. */
const usualPatience = 10 * second

const markerText = `This service has a database. Without one it refuses to start: see docs/operations.md, "An empty database".
`

/**
 * Refuses a database without tables where something says that the service had another one: a wrong setting, a missing
 * mount or a deleted file would otherwise look like a service that has lost everything, and hosts would register again.
 * @throws Error that says what was found and what to do
 */
export async function refuseEmptyDatabase(db: Db, settings: Settings, log: Log): Promise<void> {
  if (!(await isEmpty(db))) return
  const sign = await findSign(settings, (left, error) =>
    // The service starts without its buckets at other times, too.
    log.warn({ err: error }, `the ${left} could not be listed: they tell nothing of an earlier database`),
  )
  // Another node of a first start may have migrated the database and then made the key since.
  if (sign === undefined || !(await isEmpty(db))) return
  throw new Error(describeRefusal(sign))
}

/** @param sign what `findSign` returned */
export function describeRefusal(sign: string): string {
  return `it is empty, but ${sign} from an earlier one. Check DATABASE_URL, DATA_DIR and what is mounted there, or restore a backup. To begin anew, start once with: npm start -- --new, or benvenuto serve --new`
}

/** Notes in the data folder that there is a database. Where the folder cannot be written, other signs have to do. */
export async function markDatabase({ dataDir }: Pick<Settings, 'dataDir'>): Promise<void> {
  try {
    if (existsSync(markerOf(dataDir))) return
    await makeFolder(dataDir)
    await writeFile(markerOf(dataDir), markerText, { mode: 0o600 })
  } catch {
    // A node with PostgreSQL, a bucket and SECRET_KEY needs no data folder.
  }
}

async function isEmpty(db: Db): Promise<boolean> {
  const tables = await db.introspection.getTables()
  return !tables.some(({ name }) => name === 'accounts')
}

/**
 * Searches for what an earlier database has left: in the data folder, and in the buckets and the place for backups that are
 * set. Makes no folder.
 * @param onUnlisted called with the reason if pictures or backups could not be listed
 * @param patience milliseconds for an attempt to list a bucket
 * @returns words for 'it is empty, but … from an earlier one'; undefined without a sign
 */
export async function findSign(
  { dataDir, mediaUrl, backup }: Settings,
  onUnlisted: (left: Left, error: unknown) => void,
  patience = usualPatience,
): Promise<string | undefined> {
  for (const file of [join(dataDir, 'secret.key'), markerOf(dataDir)]) if (existsSync(file)) return `${file} is`
  const mails = await readdir(join(dataDir, 'mail')).catch(() => [])
  if (mails.length > 0) return `the mails in ${join(dataDir, 'mail')} are`
  const folder = resolve(dataDir, 'media')
  const hasPictures = async (url?: string) => hasFiles(await openStorage(url, folder, patience))
  const hasBackups = async (url: string) => (await listBackups(await openBackupStore(url, patience))).length > 0
  const searches: [Left, place: string, search: () => Promise<boolean>][] = [['pictures', folder, hasPictures]]
  if (mediaUrl) searches.push(['pictures', 'the bucket of MEDIA_URL', () => hasPictures(mediaUrl)])
  const backupUrl = backup.url
  if (backupUrl) searches.push(['backups', nameBackupPlace(backupUrl), () => hasBackups(backupUrl)])
  const signs = await Promise.all(
    searches.map(async ([left, place, search]) => {
      try {
        return (await search()) ? `the ${left} in ${place} are` : undefined
      } catch (error) {
        onUnlisted(left, error)
        return undefined
      }
    }),
  )
  return signs.find((sign) => sign !== undefined)
}

function markerOf(dataDir: string): string {
  return join(dataDir, 'has-database')
}
