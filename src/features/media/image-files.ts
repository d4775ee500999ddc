import type { Disk } from 'flydrive'
import type { EncodedImage } from './image-encoding.ts'

/** The folder of the storage that holds the pictures: one folder each, one file per width. */
export const imageFolder = 'images'

export function imageFile(id: string, width: number): string {
  return `${imageFolder}/${id}/${width}.webp`
}

export async function writeImageFiles(storage: Disk, id: string, { variants }: EncodedImage): Promise<void> {
  for (const { width, bytes } of variants) {
    await storage.put(imageFile(id, width), bytes, {
      contentType: 'image/webp',
      cacheControl: 'public, max-age=31536000, immutable',
    })
  }
}

/** @returns the file's bytes; undefined when there is no such file */
export async function readImageFile(storage: Disk, id: string, width: number): Promise<Uint8Array | undefined> {
  const file = imageFile(id, width)
  try {
    return await storage.getBytes(file)
  } catch (error) {
    // The store's own words for "missing" differ; a store that does not answer must not read as "missing".
    if (await storage.exists(file)) throw error
    return undefined
  }
}

export async function deleteImageFiles(storage: Disk, id: string): Promise<void> {
  await storage.deleteAll(`${imageFolder}/${id}`)
}

/** The ids of all folders, in portions of what one listing gives. */
export async function* listImageFolders(storage: Disk): AsyncGenerator<string[]> {
  let paginationToken: string | undefined
  do {
    const listing = await listFolder(storage, imageFolder, paginationToken)
    yield [...listing.objects].filter((entry) => entry.isDirectory).map((entry) => entry.name)
    paginationToken = listing.paginationToken
  } while (paginationToken)
}

/** When the first file of a folder was written, in milliseconds UTC; undefined for an empty folder. */
export async function findFolderTime(storage: Disk, id: string): Promise<number | undefined> {
  const { objects } = await listFolder(storage, `${imageFolder}/${id}`)
  for (const entry of objects) {
    if (entry.isFile) return (await storage.getMetaData(entry.key)).lastModified.getTime()
  }
  return undefined
}

async function listFolder(storage: Disk, folder: string, paginationToken?: string) {
  try {
    return await storage.listAll(folder, { recursive: false, ...(paginationToken && { paginationToken }) })
  } catch (error) {
    // A folder that nothing was ever written to does not exist on disk; a bucket knows no folders.
    if (isMissing(error)) return { objects: [], paginationToken: undefined }
    throw error
  }
}

function isMissing(error: unknown): boolean {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error
  return cause instanceof Error && 'code' in cause && cause.code === 'ENOENT'
}
