import { mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Makes a folder that only the service's own user may open, and those above it. Node's `recursive` never returns where
 * the system answers ENOENT below a folder that exists, such as /proc.
 * @param folder an absolute path
 * @throws Error with one line that names the folder
 */
export function makeFolder(folder: string): void {
  if (dirname(folder) !== folder) makeFolder(dirname(folder))
  if (isFolder(folder)) return
  try {
    mkdirSync(folder, { mode: 0o700 })
  } catch (error) {
    // Another process may have been faster.
    if (isFolder(folder)) return
    throw new Error(`the folder ${folder} cannot be made: ${reasonOf(error)}`, { cause: error })
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

function isFolder(path: string): boolean {
  const found = statSync(path, { throwIfNoEntry: false })
  if (found && !found.isDirectory()) throw new Error(`${path} is no folder`)
  return found !== undefined
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
