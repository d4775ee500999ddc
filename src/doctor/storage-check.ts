import { randomUUID } from 'node:crypto'
import { resolve } from 'node:path'
import type { Disk } from 'flydrive'
import { hasImageFile } from '#features/media/index.ts'
import { type Finding, fail, ok } from '#platform/finding.ts'
import { openStorage, probePrefix } from '#platform/storage/storage.ts'
import { restoreCommand } from '../backup/missing-pictures.ts'
import type { Config } from '../config.ts'
import type { Reading, SamplePictures } from './database-checks.ts'
import { statOf, storePatience } from './file-checks.ts'

/**
 * Writes, reads and deletes a small file in the picture storage, and looks for the newest picture of the database: nodes
 * that store pictures in different places make backups without them.
 * @param database awaited last: the store is tried, too, while the database is away
 */
export async function checkStorage({ mediaUrl, dataDir }: Config, database: Promise<Reading>): Promise<Finding> {
  const folder = resolve(dataDir, 'media')
  const place = mediaUrl ? 'the bucket of MEDIA_URL' : folder
  const missing = fail(
    `The newest picture of the database is not in ${place}.`,
    `Let all nodes have one place for pictures: backups are made of it. If they are lost, a backup may have them: ${restoreCommand}`,
  )
  // The user that creates the folder owns it, which may not be the user of the service.
  if (!mediaUrl && !(await statOf(folder))) {
    return newestPictureOf(await database) ? missing : ok(`${folder} is not there yet: the first picture makes it`)
  }
  const storage = await openStorage(mediaUrl, folder, storePatience)
  // At the top level, because a folder would remain and belong to the user of this command.
  const key = `${probePrefix}${randomUUID()}.txt`
  try {
    await tryOut(storage, key)
    const reading = await database
    const newest = newestPictureOf(reading)
    if (newest && !isReported(newest.id, reading) && !(await hasImageFile(storage, newest))) return missing
    const rest = reading.state === 'failed' ? '; which pictures the database names is not known' : ''
    return ok(`${place} can be written and read${rest}`)
  } catch (error) {
    const mend = mediaUrl
      ? 'Check host, bucket, region, key and rights in MEDIA_URL.'
      : 'Let the user of the service write to it, and check the disk.'
    return fail(`Writing to ${place} failed: ${causeOf(error)}.`, mend)
  }
}

async function tryOut(storage: Disk, key: string): Promise<void> {
  try {
    await storage.put(key, key)
    if ((await storage.get(key)) !== key) throw new Error('it returned other bytes than were written')
  } catch (error) {
    // Also a write that failed may have left the file. The first error says more than one of the deletion.
    await storage.delete(key).catch(() => undefined)
    throw error
  }
  await storage.delete(key)
}

/** The storage library wraps the error that says why. */
function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? `${error.cause.name} ${error.cause.message}`.trim() : error.message
}

/** Whether the picture is known to be missing: the check of backups says so then. */
function isReported(id: string, reading: Reading): boolean {
  if (reading.state !== 'read' || !reading.backups) return false
  const { missing, accepted } = reading.backups
  return missing.includes(id) || accepted.includes(id)
}

function newestPictureOf(reading: Reading): SamplePictures['shown'] {
  if (reading.state !== 'read') return undefined
  return reading.pictures?.shown ?? reading.pictures?.hidden
}
