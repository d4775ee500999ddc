import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** An empty folder, deleted after the test. */
export function givenFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'benvenuto-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
