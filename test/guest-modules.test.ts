import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readImports } from './import-rules.ts'

/** The source files that a browser loads with a module, its own included. */
function listFiles(entry: string): Set<string> {
  const files = new Set<string>()
  const add = (path: string) => {
    if (files.has(path) || !existsSync(path)) return
    files.add(path)
    if (!/\.tsx?$/.test(path)) return
    for (const { target, isTypeOnly } of readImports(path, readFileSync(path, 'utf8'))) if (!isTypeOnly) add(target)
  }
  add(entry)
  return files
}

const assets = readFileSync('src/features/guest-page/server/guest-assets.ts', 'utf8')
const [guestScript = '', ...lazyModules] = [...assets.matchAll(/entry\('([^']+)'\)/g)].map(([, path = '']) => path)
const stayScript = 'src/features/stays/ui/guest/stay-script.ts'
lazyModules.push(stayScript)
const script = listFiles(guestScript)

test('the modules of guest pages are read from the list of their files', () => {
  expect(guestScript).toMatch(/guest-script\.ts$/)
  expect(lazyModules.length).toBeGreaterThanOrEqual(2)
  expect(script.size).toBeGreaterThan(5)
})

/** A file that two modules share becomes one more file, which every phone requests. */
test.each(lazyModules)('%s shares no file with the guest script', (module) => {
  const files = listFiles(module)
  expect(files).toContain(module)
  expect([...files].filter((file) => script.has(file))).toEqual([])
})

/**
 * What the app imports as well becomes a file of its own, and the module waits for it. The scripts that come on a tap
 * share their texts with the live preview.
 */
test.each([guestScript, stayScript])('%s shares no file with the app', (module) => {
  const app = listFiles('src/web/app/main.tsx')
  expect(app.size).toBeGreaterThan(100)
  expect([...listFiles(module)].filter((file) => app.has(file))).toEqual([])
})
