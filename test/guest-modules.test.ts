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

const ui = 'src/features/guest-page/ui'
const script = listFiles(`${ui}/guest-script.ts`)

/** A file that two modules share becomes one more file, which every phone requests. */
test.each(['translate/translate-script.ts', 'wide/wide-script.ts'])(
  '%s shares no file with the guest script',
  (name) => {
    const files = listFiles(`${ui}/${name}`)
    expect(files.size).toBeGreaterThan(1)
    expect([...files].filter((file) => script.has(file))).toEqual([])
  },
)

test('the module scripts of guest pages are known here', () => {
  const assets = readFileSync('src/features/guest-page/server/guest-assets.ts', 'utf8')
  const entries = [...assets.matchAll(/entry\('([^']+)'\)/g)].map(([, path]) => path)
  expect(entries).toEqual(
    ['guest-script.ts', 'translate/translate-script.ts', 'wide/wide-script.ts'].map((name) => `${ui}/${name}`),
  )
  expect(script.size).toBeGreaterThan(5)
})
