import { createReadStream, createWriteStream } from 'node:fs'
import { access, constants, open, readdir, rename, rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { makeFolder } from '#platform/storage/own-files.ts'
import { BackupError } from './backup-error.ts'
import type { BackupStore } from './backup-store-type.ts'

export function isBucket(url: string): boolean {
  return url.startsWith('s3://')
}

/** Words for the place of `BACKUP_URL`: the address of a bucket has secrets. */
export function nameBackupPlace(url: string): string {
  return isBucket(url) ? 'the bucket of BACKUP_URL' : url
}

/**
 * @param url a folder, or the address of a bucket as in `MEDIA_URL`
 * @param patience milliseconds that a bucket may take to answer
 */
export async function openBackupStore(url: string, patience?: number): Promise<BackupStore> {
  if (!isBucket(url)) return openFolder(url)
  // The S3 library takes some 9 MB, and most services have no bucket.
  const { openBackupBucket } = await import('./backup-bucket.ts')
  return openBackupBucket(url, patience)
}

function openFolder(folder: string): BackupStore {
  const isPart = (name: string) => name.endsWith('.part')
  const prepareFolder = async () => {
    try {
      await makeFolder(folder)
      await access(folder, constants.W_OK)
    } catch (error) {
      throw new BackupError(
        `The folder of BACKUP_URL cannot be used: ${error instanceof Error ? error.message : String(error)}. Let the user of the service write to ${folder}.`,
        { cause: error },
      )
    }
  }
  const listAll = async (prefix: string) =>
    (await readdir(folder).catch(missing)).filter((name) => name.startsWith(prefix))
  const putInPlace = async (name: string, fill: (part: string) => Promise<void>) => {
    const part = join(folder, `${name}.part`)
    await prepareFolder()
    try {
      await fill(part)
      await rename(part, join(folder, name))
    } catch (error) {
      await rm(part, { force: true })
      throw error
    }
    const handle = await open(folder)
    // Without it a power failure can undo the new name.
    await handle.sync().finally(() => handle.close())
  }
  return {
    list: async (prefix) => (await listAll(prefix)).filter((name) => !isPart(name)),
    write: (name, file) =>
      putInPlace(name, (part) =>
        pipeline(createReadStream(file), createWriteStream(part, { mode: 0o600, flush: true })),
      ),
    writeText: (name, text) => putInPlace(name, (part) => writeFile(part, text, { mode: 0o600, flush: true })),
    read: (name, file) => pipeline(createReadStream(join(folder, name)), createWriteStream(file, { mode: 0o600 })),
    delete: (name) => rm(join(folder, name), { force: true }),
    async deleteParts(prefix) {
      await prepareFolder()
      for (const name of (await listAll(prefix)).filter(isPart)) await rm(join(folder, name), { force: true })
    },
    async findFreeBytes() {
      await prepareFolder()
      const { bavail, bsize } = await statfs(folder)
      return bavail * bsize
    },
  }
}

/** A folder that is not there has no files. Listing does not make it: its disk may not be mounted. */
function missing(error: NodeJS.ErrnoException): string[] {
  if (error.code !== 'ENOENT') throw error
  return []
}
