import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'

/** Libraries of screens. Loading them costs the service memory and time at each start, also in its worker threads. */
const browserLibraries =
  /^(@dnd-kit|@radix-ui|@stripe|@tanstack|idb|lucide-react|radix-ui|react-hook-form|react-router|recharts)\b/

test('the built server imports no libraries of browsers', async () => {
  const imported = new Set<string>()
  for await (const file of glob('dist/server/**/*.js')) {
    const imports = readFileSync(file, 'utf8').matchAll(/(?:\bfrom|\bimport|\bimport\()\s*["']([^."'][^"']*)["']/g)
    for (const [, name = ''] of imports) imported.add(name)
  }

  expect([...imported]).toContain('react-dom/server')
  expect([...imported].filter((name) => browserLibraries.test(name))).toEqual([])
})

test('the built command line names its commands as they are called beside the sources', async () => {
  const env = {
    ...process.env,
    DATA_DIR: test.info().outputPath('data'),
    BACKUP_URL: test.info().outputPath('backups'),
  }
  const restored = promisify(execFile)(
    process.execPath,
    ['dist/server/cli.js', 'restore', 'benvenuto-20260301T120000Z.backup'],
    { env },
  )
  await expect(restored).rejects.toThrow('List them: npm run admin -- backups list')
})
