import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import {
  featureOrder,
  findFileCycles,
  findForbiddenImports,
  findServerCodeInBrowser,
  type ImportGraph,
  readImports,
} from './import-rules.ts'

describe('the sources', () => {
  const root = new URL('..', import.meta.url)
  // Tests may import everything.
  const files = globSync('src/**/*.{ts,tsx}', { cwd: root.pathname }).filter((path) => !/\.test\.tsx?$/.test(path))
  const sources = graphOf(Object.fromEntries(files.map((path) => [path, readFileSync(new URL(path, root), 'utf8')])))

  test('point in one direction: platform and ui, features in their order, web, composition root', () => {
    expect(sources.size).toBeGreaterThan(100)
    expect(findForbiddenImports(sources)).toEqual([])
  })

  test('have no cycles, type imports included', () => {
    expect(findFileCycles(sources)).toEqual([])
  })

  test('have exactly the features of the order', () => {
    const features = [...sources.keys()].flatMap((path) => /^src\/features\/([^/]+)\//.exec(path)?.[1] ?? [])
    expect(featureOrder.filter((feature) => !features.includes(feature))).toEqual([])
    expect([...new Set(features)].filter((feature) => !featureOrder.includes(feature))).toEqual([])
  })

  test('know the fast path past node:http in one file, by its entry', () => {
    const folder = 'src/platform/http/fast-path/'
    const imports = [...sources].flatMap(([path, list]) =>
      list.filter(({ target }) => target.startsWith(folder)).map(({ target }) => ({ path, target })),
    )
    expect(imports.filter(({ path }) => !path.startsWith(folder))).toEqual([
      { path: 'src/platform/http/server.ts', target: `${folder}index.ts` },
    ])
  })

  test('send no code of the server to browsers', () => {
    expect(findServerCodeInBrowser(sources)).toEqual([])
  })
})

describe('the rules', () => {
  test.each([
    ['src/platform/jobs.ts', '#features/books/shared/book.ts'],
    ['src/platform/page.ts', '#ui/button.tsx'],
    ['src/ui/button.tsx', '#features/accounts/ui/index.ts'],
    ['src/ui/button.tsx', '../app.ts'],
    ['src/features/books/server/book-service.ts', '#web/document-routes.ts'],
    ['src/features/books/server/book-service.ts', '../../../main.ts'],
    ['src/features/books/server/book-service.ts', '#features/accounts/server/account-queries.ts'],
    ['src/features/books/server/book-service.ts', '#features/authoring/shared/templates.ts'],
    ['src/features/books/shared/book.ts', '../server/book-rows.ts'],
    ['src/features/books/ui/book-card.tsx', '../server/book-rows.ts'],
    ['src/features/books/book.ts', './shared/book-look.ts'],
    ['src/features/books/server/book-service.ts', '../../accounts/server/sessions/session-guard.ts'],
    ['src/features/books/ui/book-card.tsx', '#features/accounts/index.ts'],
    ['src/features/books/ui/book-card.tsx', '#features/accounts/ui/login-page.tsx'],
    ['src/web/app/router.tsx', '#app.ts'],
    ['src/web/site-renderer.tsx', '#features/tracking/server/pixel-sources.ts'],
  ])('%s may not import %s', (path, specifier) => {
    const graph = graphOf({ [path]: `import { something } from '${specifier}'\n` })
    expect(findForbiddenImports(graph)).toHaveLength(1)
  })

  test.each([
    ['src/platform/context.ts', '#config.ts'],
    ['src/ui/language-picker.tsx', '#platform/i18n/languages.ts'],
    ['src/features/books/server/book-service.ts', '#features/accounts/index.ts'],
    ['src/features/books/server/book-service.ts', './book-queries.ts'],
    ['src/features/books/ui/book-card.tsx', '#features/accounts/ui/index.ts'],
    ['src/features/books/ui/book-card.tsx', '#features/accounts/shared/account-contract.ts'],
    ['src/features/books/server/book-page.tsx', '../ui/book-card.tsx'],
    ['src/features/books/server/book-task.ts', '#features/accounts/thread.ts'],
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

  test('find cycles of files, type imports included', () => {
    const graph = graphOf({
      'src/a.ts': `import { b } from './b.ts'`,
      'src/b.ts': `import { c } from './c.ts'`,
      'src/c.ts': `import type { A } from './a.ts'`,
      'src/d.ts': `import { a } from './a.ts'`,
    })
    expect(findFileCycles(graph)).toEqual(['src/c.ts → src/a.ts → src/b.ts → src/c.ts'])
  })

  test('find code of the server that a browser would load, also indirectly', () => {
    const graph = graphOf({
      'src/features/a/ui/page.tsx': `import { rule } from '../shared/a.ts'`,
      'src/features/a/ui/other.tsx': `import type { Row } from '../server/a-queries.ts'`,
      'src/features/a/shared/a.ts': `import { read } from './a-files.ts'`,
      'src/features/a/shared/a-files.ts': `import { readFile } from 'node:fs'`,
    })
    expect(findServerCodeInBrowser(graph)).toEqual([
      'src/features/a/ui/page.tsx → src/features/a/shared/a.ts → src/features/a/shared/a-files.ts → node:fs',
    ])
  })
})

function graphOf(sources: Record<string, string>): ImportGraph {
  return new Map(Object.entries(sources).map(([path, source]) => [path, readImports(path, source)]))
}
