import { mkdirSync, type Stats, statSync } from 'node:fs'
import { mkdir, stat } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Makes a folder that only the service's own user may open, and those above it. Node's `recursive` never returns where
 * the system answers ENOENT below a folder that exists, such as /proc. Does not block the thread, as a disk of a
 * network that does not answer would.
 * @param folder an absolute path
 * @throws Error with one line that names the folder
 */
export async function makeFolder(folder: string): Promise<void> {
  if (dirname(folder) !== folder) await makeFolder(dirname(folder))
  const isThere = async () => isFolder(folder, await stat(folder).catch(missing))
  if (await isThere()) return
  try {
    await mkdir(folder, { mode: 0o700 })
  } catch (error) {
    // Another process may have been faster.
    if (!(await isThere())) throw notMade(folder, error)
  }
}

/** As `makeFolder`, for the start: blocks the thread. */
export function makeFolderSync(folder: string): void {
  if (dirname(folder) !== folder) makeFolderSync(dirname(folder))
  const isThere = () => isFolder(folder, statSync(folder, { throwIfNoEntry: false }))
  if (isThere()) return
  try {
    mkdirSync(folder, { mode: 0o700 })
  } catch (error) {
    if (!isThere()) throw notMade(folder, error)
  }
}

/**
 * Opening a named pipe waits for somebody who writes to it.
 * @throws Error with one line, if there is something else than a file
 */
export function requireOrdinaryFile(file: string): void {
  const found = statSync(file, { throwIfNoEntry: false })
  if (found && !found.isFile()) throw new Error(`${file} is no ordinary file`)
}

function isFolder(path: string, found: Stats | undefined): boolean {
  if (found && !found.isDirectory()) throw new Error(`${path} is no folder`)
  return found !== undefined
}

function missing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}

function notMade(folder: string, error: unknown): Error {
  const reason = error instanceof Error ? error.message : String(error)
  return new Error(`the folder ${folder} cannot be made: ${reason}`, { cause: error })
}
