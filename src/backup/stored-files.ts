import type { Disk } from 'flydrive'
import { probePrefix } from '#platform/storage.ts'

/** Files that are read at once. A bucket takes some 30 ms for each, however small it is. */
const readsAtOnce = 8

/** Whether there is any picture. */
export async function hasFiles(storage: Disk): Promise<boolean> {
  for await (const _key of listFiles(storage)) return true
  return false
}

/** The keys of all pictures. */
export async function* listFiles(storage: Disk): AsyncGenerator<string> {
  let paginationToken: string | undefined
  do {
    const listing = await listPortion(storage, paginationToken)
    for (const entry of listing.objects) if (entry.isFile && !entry.key.startsWith(probePrefix)) yield entry.key
    paginationToken = listing.paginationToken
  } while (paginationToken)
}

/** All pictures with their bytes, without those that are deleted meanwhile. */
export async function* readFiles(storage: Disk): AsyncGenerator<{ key: string; bytes: Uint8Array }> {
  let keys: string[] = []
  for await (const key of listFiles(storage)) {
    keys.push(key)
    if (keys.length < readsAtOnce) continue
    yield* await readAll(storage, keys)
    keys = []
  }
  yield* await readAll(storage, keys)
}

async function readAll(storage: Disk, keys: readonly string[]) {
  const files = await Promise.all(keys.map(async (key) => ({ key, bytes: await readFile(storage, key) })))
  return files.flatMap(({ key, bytes }) => (bytes ? [{ key, bytes }] : []))
}

async function listPortion(storage: Disk, paginationToken: string | undefined) {
  try {
    return await storage.listAll('', { recursive: true, ...(paginationToken && { paginationToken }) })
  } catch (error) {
    // An unused folder does not exist on disk; in a bucket there are no folders.
    const cause = error instanceof Error && error.cause !== undefined ? error.cause : error
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return { objects: [] }
    throw error
  }
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
