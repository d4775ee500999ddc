import { chmodSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { onTestFinished, vi } from 'vitest'
import { givenFolder } from './given-folder.ts'

/**
 * Only these programs are found until the end of the test. Those of the system are named by their path.
 * @param programs the text of a shell script by the name of each program
 */
export function givenPrograms(programs: Record<string, string>): void {
  const folder = givenFolder()
  for (const [name, script] of Object.entries(programs)) {
    writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`)
    chmodSync(join(folder, name), 0o755)
  }
  vi.stubEnv('PATH', folder)
  onTestFinished(() => void vi.unstubAllEnvs())
}
