import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { readImports } from './import-rules.ts'

const root = new URL('..', import.meta.url).pathname
const styles = 'src/web/documents/documents.css'
/** What documents are made of, and the one part of them that comes by script with components of its own. */
const entries = [
  'src/web/site-renderer.tsx',
  'src/features/site/ui/site-documents.tsx',
  'src/web/documents/account-island.tsx',
]
/** Has styles of its own, made of no utility classes. */
const guest = 'src/features/guest-page/'

const read = (path: string) => readFileSync(join(root, path), 'utf8')

/** What the style sheet of the public documents reads for class names: `@source`, but for `@source not`. */
function findSources(): ReadonlySet<string> {
  const patterns = [...read(styles).matchAll(/^@source "([^"]+)"/gm)].map(([, path = '']) =>
    join(root, dirname(styles), path),
  )
  const files = patterns.flatMap((pattern) => globSync([pattern, join(pattern, '**/*.{ts,tsx}')]))
  return new Set(files.map((file) => file.slice(root.length)))
}

/** Imports and re-exports of names, such as `export { Dialog } from './dialog.tsx'`; not those of types alone. */
const statements = /^(import|export)\s+(?!type\s)\{([^}]*)\}\s+from\s+'[^']+'/gm

/** Adds the files whose `names` a document needs; what a file only passes on counts where it is asked for. */
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

test('public documents have the styles of every component that they are made of', () => {
  const needed = new Map<string, Set<string>>()
  for (const entry of entries) addNeeded(entry, ['itself'], needed)
  const dressed = [...needed.keys()].filter((path) => path.endsWith('.tsx') && read(path).includes('className='))
  const sources = findSources()
  expect(dressed.length).toBeGreaterThan(40)
  expect(dressed.filter((path) => !sources.has(path))).toEqual([])
})
