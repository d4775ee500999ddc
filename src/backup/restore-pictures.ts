import { DatabaseSync } from 'node:sqlite'
import type { Disk } from 'flydrive'
import { hideImageFiles, listSecretAmong, readWidths } from '#features/media/index.ts'
import { hiddenFolder, imageFolder } from '#features/media/shared/image-folders.ts'
import type { Context } from '#platform/context.ts'
import { migrations } from '../../migrations/index.ts'
import { openPictures, readHeader } from './backup-file.ts'
import { filesOf, findMissing, type NamedPicture } from './missing-pictures.ts'
import { withBackupFile, withOpenedBackup } from './stored-backups.ts'
import { putPicture } from './stored-files.ts'

/** Pictures whose secrecy is looked up at once. */
const batch = 500

type Restored = {
  /** The number of pictures that are back. */
  restored: number
  /** Ids of pictures with a file that is damaged in the backup. */
  damaged: readonly string[]
}

/**
 * Puts back the pictures that are missing now, as far as a backup has them undamaged, and changes nothing else. The service
 * may run.
 * @param file a file, or the name of a backup in `BACKUP_URL`
 * @returns also how many were missing
 * @throws BackupError when the file is no backup, its database is damaged, or it is sealed with another key
 */
export async function restoreMissing(context: Context, file: string): Promise<Restored & { missing: number }> {
  const { config } = context
  const { missing } = await findMissing(context)
  if (missing.length === 0) return { missing: 0, restored: 0, damaged: [] }
  const { dataDir, backup } = config
  return withBackupFile(config, file, (found) =>
    withOpenedBackup({ dataDir, key: backup.key }, found, async (opened) => {
      readHeader(opened, Object.keys(migrations))
      const source = new DatabaseSync(opened, { readOnly: true })
      try {
        return { missing: missing.length, ...(await putBack(context, source, missing)) }
      } finally {
        source.close()
      }
    }),
  )
}

async function putBack(context: Context, source: DatabaseSync, missing: readonly NamedPicture[]): Promise<Restored> {
  const read = openPictures(source)
  const damaged: string[] = []
  let restored = 0
  for (let start = 0; start < missing.length; start += batch) {
    const some = missing.slice(start, start + batch)
    const secret = await listSecretAmong(
      context.db,
      some.map(({ id }) => id),
    )
    for (const picture of some) {
      const files = readWhole(picture, read)
      if (files === 'damaged') damaged.push(picture.id)
      if (!Array.isArray(files)) continue
      await putFiles(context, picture, files, secret.has(picture.id))
      restored += 1
    }
  }
  return { restored, damaged }
}

/** The bytes of each file of a picture, and the keys that it can have. */
type Files = { keys: readonly string[]; bytes: Uint8Array }[]

/** @returns undefined if the backup does not have all files */
function readWhole(picture: NamedPicture, read: ReturnType<typeof openPictures>): Files | 'damaged' | undefined {
  const found = filesOf(picture).map((keys) => ({ keys, bytes: read(keys) }))
  if (found.some(({ bytes }) => bytes === undefined)) return undefined
  const whole = found.flatMap(({ keys, bytes }) => (bytes instanceof Uint8Array ? { keys, bytes } : []))
  return whole.length === found.length ? whole : 'damaged'
}

async function putFiles({ db, storage }: Context, picture: NamedPicture, files: Files, isSecret: boolean) {
  // The folder may have changed since the backup: others may serve the one of pictures that were never secret.
  const folder = isSecret ? hiddenFolder : imageFolder
  for (const { keys, bytes } of files) {
    const key = keys.find((one) => one.startsWith(`${folder}/`))
    if (key !== undefined) await putWhole(storage, key, bytes)
  }
  if (!isSecret) await hideIfSecret({ db, storage }, picture)
}

/** A file that a full disk has cut short would count as there. */
async function putWhole(storage: Disk, key: string, bytes: Uint8Array): Promise<void> {
  try {
    await putPicture(storage, key, bytes)
  } catch (error) {
    await storage.delete(key).catch(() => undefined)
    throw error
  }
}

/** For a picture that has become secret since the look-up: `hide-images` may have passed before its files were there. */
async function hideIfSecret({ db, storage }: Pick<Context, 'db' | 'storage'>, { id, widths }: NamedPicture) {
  const secret = await listSecretAmong(db, [id])
  if (secret.has(id)) await hideImageFiles(storage, id, readWidths(widths))
}
