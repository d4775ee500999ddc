import type { Disk } from 'flydrive'
import { second } from '#platform/clock.ts'
import type { Context } from '#platform/context.ts'
import { AppError, platformError } from '#platform/errors.ts'
import { createFairQueue } from '#platform/threads/fair-queue.ts'
import type { Image } from '../shared/image.ts'
import { hiddenFolder, imageFile, imageFolder, imageFolders } from '../shared/image-folders.ts'
import type { EncodedImage } from './image-encoding.ts'

/** Whether the largest file of a picture is in one of the folders. */
export async function hasImageFile(storage: Disk, { id, widths }: Pick<Image, 'id' | 'widths'>): Promise<boolean> {
  const found = await Promise.all(
    imageFolders.map((folder) => storage.exists(imageFile(id, widths.at(-1) ?? 0, folder))),
  )
  return found.includes(true)
}

export async function writeImageFiles(storage: Disk, id: string, { variants }: EncodedImage): Promise<void> {
  for (const { width, bytes } of variants) {
    await storage.put(imageFile(id, width), bytes, storedHeaders)
  }
}

/** A store that serves pictures itself sends them with each. */
const storedHeaders = { contentType: 'image/webp', cacheControl: 'public, max-age=31536000, immutable' }

/** Moves a picture to the hidden folder. Each file is in one of the folders at any time; may be called again. */
export async function hideImageFiles(storage: Disk, id: string, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    const file = imageFile(id, width)
    const bytes = await readIfThere(storage, file)
    if (bytes) await storage.put(imageFile(id, width, hiddenFolder), bytes, { contentType: 'image/webp' })
  }
  await storage.deleteAll(`${imageFolder}/${id}`)
}

/** Limits concurrent reads, for the case that the storage hangs. A working storage needs far fewer. */
const takeTurn = createFairQueue({
  atOnce: 50,
  mostWaiting: 1_000,
  mostPerAccount: 1_050,
  longestWait: 10 * second,
  retryAfter: 10,
})

/**
 * @returns the file's bytes; undefined when the file is missing or incomplete
 * @throws UNAVAILABLE when the storage does not respond
 */
export async function readImageFile(
  { storage, log }: Pick<Context, 'storage' | 'log'>,
  id: string,
  width: number,
): Promise<Uint8Array | undefined> {
  const file = imageFile(id, width)
  const read = async () =>
    (await readIfThere(storage, file)) ?? (await readIfThere(storage, imageFile(id, width, hiddenFolder)))
  const bytes = await takeTurn('everybody', read).catch((error: unknown) => {
    if (error instanceof AppError) throw error
    log.error({ err: error, file }, 'the picture storage does not respond')
    throw platformError('UNAVAILABLE', { retryAfter: 10, cause: error })
  })
  if (!bytes || isWhole(bytes)) return bytes
  log.error({ file, bytes: bytes.length }, 'a picture file is incomplete')
  return undefined
}

async function readIfThere(storage: Disk, file: string): Promise<Uint8Array | undefined> {
  try {
    return await storage.getBytes(file)
  } catch (error) {
    if (isMissing(error)) return undefined
    // Without list permission, S3 responds 403 for a missing file. A storage that does not respond must not count as
    // missing.
    if (hasAnswered(error) && !(await storage.exists(file))) return undefined
    throw error
  }
}

/** Compares the file's size with the length in the RIFF header, which excludes the first eight bytes. */
function isWhole(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  return file.length >= 12 && file.readUInt32LE(4) + 8 === file.length
}

export async function deleteImageFiles(storage: Disk, id: string): Promise<void> {
  for (const folder of imageFolders) await storage.deleteAll(`${folder}/${id}`)
}

/** The ids of all pictures with files, one array per page of the listing. */
export async function* listImageFolders(storage: Disk): AsyncGenerator<string[]> {
  for (const folder of imageFolders) {
    let paginationToken: string | undefined
    do {
      const listing = await listFolder(storage, folder, paginationToken)
      yield [...listing.objects].filter((entry) => entry.isDirectory).map((entry) => entry.name)
      paginationToken = listing.paginationToken
    } while (paginationToken)
  }
}

/** When the first listed file of a folder was written, in milliseconds UTC; undefined for an empty folder. */
export async function findFolderTime(storage: Disk, id: string): Promise<number | undefined> {
  for (const folder of imageFolders) {
    const { objects } = await listFolder(storage, `${folder}/${id}`)
    for (const entry of objects) {
      if (entry.isFile) return (await storage.getMetaData(entry.key)).lastModified.getTime()
    }
  }
  return undefined
}

async function listFolder(storage: Disk, folder: string, paginationToken?: string) {
  try {
    return await storage.listAll(folder, { recursive: false, ...(paginationToken && { paginationToken }) })
  } catch (error) {
    // On disk a folder does not exist until its first file is written. Buckets have no folders.
    if (isMissing(error)) return { objects: [], paginationToken: undefined }
    throw error
  }
}

function isMissing(error: unknown): boolean {
  const cause = causeOf(error)
  return ('code' in cause && cause.code === 'ENOENT') || statusOf(error) === 404
}

function hasAnswered(error: unknown): boolean {
  return statusOf(error) !== undefined
}

/** The HTTP status of a bucket's response; undefined without a response. */
function statusOf(error: unknown): number | undefined {
  const cause = causeOf(error)
  return '$metadata' in cause ? (cause.$metadata as { httpStatusCode?: number }).httpStatusCode : undefined
}

/** The storage's own error, which the library wraps. */
function causeOf(error: unknown): object {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error
  return typeof cause === 'object' && cause !== null ? cause : {}
}
