import { randomBytes } from 'node:crypto'
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { reasonOf } from '../error-reason.ts'
import { makeFolderSync, requireOrdinaryFile } from '../storage/own-files.ts'
import { readKey } from './keyring.ts'

/**
 * Reads the key that the service has generated.
 * @returns undefined when there is no such file
 * @throws Error with one line that says what to do
 */
export function findKeyFile(file: string): Uint8Array | undefined {
  const text = readIfPresent(file)
  if (text === undefined) return undefined
  const key = readKey(text.trim())
  if (!key) {
    throw new Error(
      `The key file ${file} does not hold 32 bytes in base64. Put it back from a copy, or set SECRET_KEY.`,
    )
  }
  return key
}

/**
 * Generates a key and stores it in the file, readable only by the service's own user. When another process does so at
 * the same time, both return the key that was first.
 * @throws Error with one line that says what to do
 */
export function createKeyFile(file: string): Uint8Array {
  try {
    makeFolderSync(dirname(file))
    writeUnlessPresent(file, `${randomBytes(32).toString('base64')}\n`)
  } catch (error) {
    throw new Error(
      `The key file ${file} cannot be written: ${reasonOf(error)}. Let the user of the service write to the folder, or set SECRET_KEY.`,
      { cause: error },
    )
  }
  const key = findKeyFile(file)
  if (!key) throw new Error(`The key file ${file} was removed while the service started. Start it again.`)
  return key
}

/** Unlike a rename, a link never replaces a file, and the file is complete as soon as it is visible. */
function writeUnlessPresent(file: string, text: string): void {
  const part = `${file}.${randomBytes(6).toString('hex')}.part`
  writeFileSync(part, text, { mode: 0o600, flag: 'wx', flush: true })
  try {
    linkSync(part, file)
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error
  } finally {
    rmSync(part)
  }
}

function readIfPresent(file: string): string | undefined {
  try {
    requireOrdinaryFile(file)
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined
    throw new Error(
      `The key file ${file} cannot be read: ${reasonOf(error)}. Let the user of the service read it, or set SECRET_KEY.`,
      { cause: error },
    )
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
