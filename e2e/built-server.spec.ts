import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
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
