import type { Disk } from 'flydrive'
import { hiddenFileOf, hiddenFolder } from '#features/media/shared/image-folders.ts'
import { probePrefix } from '#platform/storage/storage.ts'

/** Files that are read at once. A bucket takes some 30 ms for each, however small it is. */
const readsAtOnce = 8

type StoredFile = { key: string; bytes: Uint8Array }

/** Whether there is any picture. */
export async function hasFiles(storage: Disk): Promise<boolean> {
  for await (const _key of listFiles(storage)) return true
  return false
}

/** The keys of all pictures, or of those in a folder. */
export async function* listFiles(storage: Disk, folder = ''): AsyncGenerator<string> {
  let isEmpty = true
  for await (const entry of listEntries(storage, folder, { recursive: true })) {
    isEmpty = false
    if (entry.isFile && !entry.key.startsWith(probePrefix)) yield entry.key
  }
  // On disk, the library returns nothing at all when one of the folders is deleted meanwhile.
  if (isEmpty) yield* listByFolder(storage, folder)
}

async function* listByFolder(storage: Disk, folder: string): AsyncGenerator<string> {
  for await (const entry of listEntries(storage, folder, { recursive: false })) {
    if (entry.isDirectory) yield* listByFolder(storage, entry.prefix)
    else if (!entry.key.startsWith(probePrefix)) yield entry.key
  }
}

async function* listEntries(storage: Disk, folder: string, options: { recursive: boolean }) {
  let paginationToken: string | undefined
  do {
    const listing = await storage.listAll(folder, { ...options, ...(paginationToken && { paginationToken }) })
    yield* listing.objects
    paginationToken = listing.paginationToken
  } while (paginationToken)
}

/** Stores a file of a picture as an upload does: a store that serves pictures itself sends these headers. */
export async function putPicture(storage: Disk, key: string, bytes: Uint8Array): Promise<void> {
  const headers = { contentType: 'image/webp', cacheControl: 'public, max-age=31536000, immutable' }
  await storage.put(key, bytes, key.endsWith('.webp') ? headers : {})
}

/**
 * All pictures with their bytes, without those that are deleted meanwhile. One that is hidden meanwhile may be there
 * twice.
 */
export async function* readFiles(storage: Disk): AsyncGenerator<StoredFile> {
  const hidden = new Set<string>()
  for await (const file of readListed(storage, listWithMoved(storage, hidden))) {
    if (hidden.has(file.key)) continue
    if (isHidden(file.key)) hidden.add(file.key)
    yield file
  }
}

/** Lists the hidden pictures again at the end: a file may have been moved there after the first listing of that folder. */
async function* listWithMoved(storage: Disk, done: ReadonlySet<string>): AsyncGenerator<string> {
  yield* listFiles(storage)
  for await (const key of listFiles(storage, hiddenFolder)) if (!done.has(key)) yield key
}

async function* readListed(storage: Disk, listed: AsyncIterable<string>): AsyncGenerator<StoredFile> {
  let keys: string[] = []
  for await (const key of listed) {
    keys.push(key)
    if (keys.length < readsAtOnce) continue
    yield* await readAll(storage, keys)
    keys = []
  }
  yield* await readAll(storage, keys)
}

async function readAll(storage: Disk, keys: readonly string[]): Promise<StoredFile[]> {
  const files = await Promise.all(keys.map((key) => readWhereItIs(storage, key)))
  return files.filter((file) => file !== undefined)
}

/** Reads a file, or the hidden one that it has become since it was listed. */
async function readWhereItIs(storage: Disk, key: string): Promise<StoredFile | undefined> {
  for (const place of [key, hiddenFileOf(key)]) {
    const bytes = place === undefined ? undefined : await readFile(storage, place)
    if (place !== undefined && bytes) return { key: place, bytes }
  }
  return undefined
}

function isHidden(key: string): boolean {
  return key.startsWith(`${hiddenFolder}/`)
}

/** @returns undefined for a file that was deleted after it was listed */
async function readFile(storage: Disk, key: string): Promise<Uint8Array | undefined> {
  try {
    return await storage.getBytes(key)
  } catch (error) {
    if (await storage.exists(key)) throw error
    return undefined
  }
}
