import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import {
  findFeatureCycles,
  findForbiddenImports,
  findServerCodeInBrowser,
  type ImportGraph,
  readImports,
} from './import-rules.ts'

describe('the sources', () => {
  const root = new URL('..', import.meta.url)
  // Tests may stand on everything.
  const files = globSync('src/**/*.{ts,tsx}', { cwd: root.pathname }).filter((path) => !/\.test\.tsx?$/.test(path))
  const sources = graphOf(Object.fromEntries(files.map((path) => [path, readFileSync(new URL(path, root), 'utf8')])))

  test('point in one direction: platform and ui, features, web, composition root', () => {
    expect(sources.size).toBeGreaterThan(100)
    expect(findForbiddenImports(sources)).toEqual([])
  })

  test('have no cycles between features', () => {
    expect(findFeatureCycles(sources)).toEqual([])
  })

  test('send no code of the server to browsers', () => {
    expect(findServerCodeInBrowser(sources)).toEqual([])
  })
})

describe('the rules', () => {
  test.each([
    ['src/platform/jobs.ts', '#features/books/book.ts'],
    ['src/platform/page.ts', '#ui/button.tsx'],
    ['src/ui/button.tsx', '#features/accounts/ui/index.ts'],
    ['src/ui/button.tsx', '../app.ts'],
    ['src/features/books/book-service.ts', '#web/document-routes.ts'],
    ['src/features/books/book-service.ts', '../../main.ts'],
    ['src/features/books/book-service.ts', '#features/accounts/account-queries.ts'],
    ['src/features/books/book-service.ts', '../accounts/session-guard.ts'],
    ['src/features/books/ui/profile-page.tsx', '#features/accounts/index.ts'],
    ['src/features/books/ui/profile-page.tsx', '#features/accounts/ui/login-page.tsx'],
    ['src/web/app/router.tsx', '#app.ts'],
  ])('%s may not import %s', (path, specifier) => {
    const graph = graphOf({ [path]: `import { something } from '${specifier}'\n` })
    expect(findForbiddenImports(graph)).toHaveLength(1)
  })

  test.each([
    ['src/platform/context.ts', '#config.ts'],
    ['src/ui/language-picker.tsx', '#platform/i18n/languages.ts'],
    ['src/features/books/book-service.ts', '#features/accounts/index.ts'],
    ['src/features/books/book-service.ts', './book-queries.ts'],
    ['src/features/books/ui/profile-page.tsx', '#features/accounts/ui/index.ts'],
    ['src/features/books/ui/profile-page.tsx', '#features/accounts/account-contract.ts'],
    ['src/web/app/router.tsx', '#features/books/ui/profile-page.tsx'],
    ['src/main.ts', '../migrations/index.ts'],
  ])('%s may import %s', (path, specifier) => {
    const graph = graphOf({ [path]: `import { something } from '${specifier}'\n` })
    expect(findForbiddenImports(graph)).toEqual([])
  })

  test('find every form of an import', () => {
    const source = `import { a, type A } from './a.ts'
import type { B } from './b.ts'
import './c.css'
import d, * as e from '#ui/d.ts'
export {
  f,
} from '../f.ts'
export * from 'zod'
const g = () => import('./g.tsx')
`
    expect(readImports('src/web/here.ts', source)).toEqual([
      { target: 'src/web/a.ts', isTypeOnly: false },
      { target: 'src/web/b.ts', isTypeOnly: true },
      { target: 'src/web/c.css', isTypeOnly: false },
      { target: 'src/ui/d.ts', isTypeOnly: false },
      { target: 'src/f.ts', isTypeOnly: false },
      { target: 'zod', isTypeOnly: false },
      { target: 'src/web/g.tsx', isTypeOnly: false },
    ])
  })

  test('find features that need each other', () => {
    const graph = graphOf({
      'src/features/a/index.ts': `import { b } from '#features/b/index.ts'`,
      'src/features/b/index.ts': `import { c } from '#features/c/index.ts'`,
      'src/features/c/index.ts': `import type { A } from '#features/a/index.ts'`,
      'src/features/d/index.ts': `import { a } from '#features/a/index.ts'`,
    })
    expect(findFeatureCycles(graph)).toEqual(['a → b → c → a', 'b → c → a → b', 'c → a → b → c'])
  })

  test('find code of the server that a browser would load, however far away', () => {
    const graph = graphOf({
      'src/features/a/ui/page.tsx': `import { rule } from '../a.ts'`,
      'src/features/a/ui/other.tsx': `import type { Row } from '../a-queries.ts'`,
      'src/features/a/a.ts': `import { read } from './a-files.ts'`,
      'src/features/a/a-files.ts': `import { readFile } from 'node:fs'`,
    })
    expect(findServerCodeInBrowser(graph)).toEqual([
      'src/features/a/ui/page.tsx → src/features/a/a.ts → src/features/a/a-files.ts → node:fs',
    ])
  })
})

function graphOf(sources: Record<string, string>): ImportGraph {
  return new Map(Object.entries(sources).map(([path, source]) => [path, readImports(path, source)]))
}
