import { BackupError } from './backup-error.ts'

/** The system's codes for a disk without room, a quota that is used up, and a limit for the size of files. */
const fullCodes = new Set(['ENOSPC', 'EDQUOT', 'EFBIG'])

/** SQLITE_FULL: https://www.sqlite.org/rescode.html */
const fullResult = 13

/** Whether something failed because a disk has no room. The storage library wraps the error that says so. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && fullCodes.has(String(error.code))) return true
  if ('errcode' in error && (Number(error.errcode) & 0xff) === fullResult) return true
  return isDiskFull(error.cause)
}

/**
 * Creates a handler of errors for work that writes to one folder: of a full disk, the system and SQLite say only that it is
 * full, and not which one.
 * @param mend what to do, one or more sentences
 * @returns a function that throws a BackupError for a full disk, and any other error as it is
 */
export function nameFullDisk(folder: string, mend: string): (error: unknown) => never {
  return (error) => {
    // A BackupError has named its place already.
    if (error instanceof BackupError || !isDiskFull(error)) throw error
    throw new BackupError(`The disk of ${folder} is full. ${mend}`, { cause: error })
  }
}
