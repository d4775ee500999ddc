import { existsSync } from 'node:fs'
import { readdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Db } from '#platform/db/database.ts'
import type { Log } from '#platform/log.ts'
import { makeFolder } from '#platform/storage/own-files.ts'
import { openStorage } from '#platform/storage/storage.ts'
import { hasFiles } from './backup/stored-files.ts'
import type { Config } from './config.ts'

type Settings = Pick<Config, 'dataDir' | 'mediaUrl'>

const markerText = `This service has a database. Without one it refuses to start: see docs/operations.md, "An empty database".
`

/**
 * Refuses a database without tables where something says that the service had another one: a wrong setting, a missing
 * mount or a deleted file would otherwise look like a service that has lost everything, and hosts would register again.
 * @throws Error that says what was found and what to do
 */
export async function refuseEmptyDatabase(db: Db, settings: Settings, log: Log): Promise<void> {
  if (!(await isEmpty(db))) return
  const sign = await findSign(settings, (error) =>
    // The service starts without its bucket at other times, too.
    log.warn({ err: error }, 'the pictures could not be listed: nothing is known of an earlier database'),
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
export async function markDatabase({ dataDir }: Settings): Promise<void> {
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
 * Searches for what an earlier database has left: in the data folder and, if it is set, in the bucket.
 * @param onUnlisted called with the reason if pictures could not be listed
 * @param patience milliseconds for the bucket
 * @returns words for 'it is empty, but … from an earlier one'; undefined without a sign
 */
export async function findSign(
  { dataDir, mediaUrl }: Settings,
  onUnlisted: (error: unknown) => void,
  patience?: number,
): Promise<string | undefined> {
  for (const file of [join(dataDir, 'secret.key'), markerOf(dataDir)]) if (existsSync(file)) return `${file} is`
  const mails = await readdir(join(dataDir, 'mail')).catch(() => [])
  if (mails.length > 0) return `the mails in ${join(dataDir, 'mail')} are`
  const folder = resolve(dataDir, 'media')
  for (const url of mediaUrl ? [undefined, mediaUrl] : [undefined]) {
    try {
      if (await hasFiles(await openStorage(url, folder, patience)))
        return `the pictures in ${url ? 'the bucket of MEDIA_URL' : folder} are`
    } catch (error) {
      onUnlisted(error)
    }
  }
  return undefined
}

function markerOf(dataDir: string): string {
  return join(dataDir, 'has-database')
}
