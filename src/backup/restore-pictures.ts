import { DatabaseSync } from 'node:sqlite'
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

/**
 * Puts back the pictures that are missing now, as far as a backup has them, and changes nothing else. The service may run.
 * @param file a file, or the name of a backup in `BACKUP_URL`
 * @returns how many were missing, and how many of these are back
 * @throws BackupError when the file is no intact backup, or sealed with another key
 */
export async function restoreMissing(context: Context, file: string): Promise<{ missing: number; restored: number }> {
  const { config } = context
  const { missing } = await findMissing(context)
  if (missing.length === 0) return { missing: 0, restored: 0 }
  const { dataDir, backup } = config
  return withBackupFile(config, file, (found) =>
    withOpenedBackup({ dataDir, key: backup.key }, found, async (opened) => {
      readHeader(opened, Object.keys(migrations))
      const source = new DatabaseSync(opened, { readOnly: true })
      try {
        return { missing: missing.length, restored: await putBack(context, source, missing) }
      } finally {
        source.close()
      }
    }),
  )
}

/** @returns how many pictures the backup has */
async function putBack({ db, storage }: Context, source: DatabaseSync, missing: readonly NamedPicture[]) {
  const read = openPictures(source)
  let restored = 0
  for (let start = 0; start < missing.length; start += batch) {
    const some = missing.slice(start, start + batch)
    const secret = await listSecretAmong(
      db,
      some.map(({ id }) => id),
    )
    for (const picture of some) {
      const files = filesOf(picture).map((keys) => ({ keys, bytes: read(keys) }))
      if (files.some(({ bytes }) => bytes === undefined)) continue
      // The folder may have changed since the backup: others may serve the one of pictures that were never secret.
      const folder = secret.has(picture.id) ? hiddenFolder : imageFolder
      for (const { keys, bytes } of files) {
        const key = keys.find((one) => one.startsWith(`${folder}/`))
        if (key !== undefined && bytes) await putPicture(storage, key, bytes)
      }
      if (folder === imageFolder) await hideIfSecret({ db, storage }, picture)
      restored += 1
    }
  }
  return restored
}

/** For a picture that has become secret since the look-up: `hide-images` may have passed before its files were there. */
async function hideIfSecret({ db, storage }: Pick<Context, 'db' | 'storage'>, { id, widths }: NamedPicture) {
  const secret = await listSecretAmong(db, [id])
  if (secret.has(id)) await hideImageFiles(storage, id, readWidths(widths))
}
