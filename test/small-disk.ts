import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/**
 * A separate file system in memory, which ends with the test.
 * @param size as `mount` reads it, such as `64m`
 * @returns its folder; undefined if this user may not mount one
 */
export function givenSmallDisk(size: string): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'benvenuto-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder], { stdio: 'ignore' })
  } catch {
    rmdirSync(folder)
    return undefined
  }
  onTestFinished(() => {
    execFileSync('umount', ['--lazy', folder])
    rmdirSync(folder)
  })
  return folder
}
