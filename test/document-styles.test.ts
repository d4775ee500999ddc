import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { readImports } from './import-rules.ts'

const root = new URL('..', import.meta.url).pathname
const styles = 'src/web/documents/documents.css'
/** The components of documents, and the one script of documents that has components of its own. */
const entries = [
  'src/web/site-renderer.tsx',
  'src/features/site/ui/site-documents.tsx',
  'src/web/documents/account-island.tsx',
]
/** Has its own styles and uses no utility classes. */
const guest = 'src/features/guest-page/'

const read = (path: string) => readFileSync(join(root, path), 'utf8')

/** The files that the style sheet of the public documents scans for class names: `@source` without `@source not`. */
function findSources(): ReadonlySet<string> {
  const patterns = [...read(styles).matchAll(/^@source "([^"]+)"/gm)].map(([, path = '']) =>
    join(root, dirname(styles), path),
  )
  const files = patterns.flatMap((pattern) => globSync([pattern, join(pattern, '**/*.{ts,tsx}')]))
  return new Set(files.map((file) => file.slice(root.length)))
}

/** Imports and re-exports of names, such as `export { Dialog } from './dialog.tsx'`; not type imports. */
const statements = /^(import|export)\s+(?!type\s)\{([^}]*)\}\s+from\s+'[^']+'/gm

/** Adds the files whose `names` a document needs. Files that only re-export a name count only if the name is needed. */
function addNeeded(path: string, names: readonly string[], needed: Map<string, Set<string>>): void {
  if (!path.startsWith('src/') || path.startsWith(guest) || !existsSync(join(root, path))) return
  const known = needed.get(path) ?? new Set<string>()
  const asked = names.filter((name) => !known.has(name))
  if (asked.length === 0) return
  needed.set(path, new Set([...known, ...asked]))
  for (const [statement, kind, list = ''] of read(path).matchAll(statements)) {
    const listed = list
      .split(',')
      .map((entry) => entry.trim().split(' as '))
      .filter(([name]) => name && !name.startsWith('type '))
    const wanted = listed
      .filter((pair) => kind === 'import' || asked.includes(pair.at(-1) ?? ''))
      .map(([name = '']) => name)
    for (const { target } of readImports(path, statement)) addNeeded(target, wanted, needed)
  }
}

test('public documents have the styles of all their components', () => {
  const needed = new Map<string, Set<string>>()
  for (const entry of entries) addNeeded(entry, ['itself'], needed)
  const dressed = [...needed.keys()].filter((path) => path.endsWith('.tsx') && read(path).includes('className='))
  const sources = findSources()
  expect(dressed.length).toBeGreaterThan(40)
  expect(dressed.filter((path) => !sources.has(path))).toEqual([])
})
