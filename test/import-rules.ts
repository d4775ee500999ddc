import { posix } from 'node:path'

export type Import = { target: string; isTypeOnly: boolean }
/** What each file imports; files by their path from the project's root, packages by their name. */
export type ImportGraph = ReadonlyMap<string, readonly Import[]>

/** Files that another feature may import beside `index.ts`, `ui/index.ts` and contracts: types and pure rules. */
const publicDomainFiles = new Set([
  'src/features/accounts/access-events.ts',
  'src/features/accounts/account.ts',
  'src/features/accounts/plan.ts',
  'src/features/billing/price.ts',
  'src/features/books/book.ts',
  'src/features/books/book-form.ts',
  'src/features/books/book-lists.ts',
  'src/features/books/look/book-look.ts',
  'src/features/books/look/color.ts',
  'src/features/books/look/look-themes.ts',
  'src/features/books/look/look-tones.ts',
  'src/features/books/property-type-names.ts',
  'src/features/books/public-book.ts',
  'src/features/books/ready-sentences/ready-sentences.ts',
  'src/features/books/stored-book.ts',
  'src/features/guest/book-search.ts',
  'src/features/guest/portable-book.tsx',
  'src/features/guest/sample-book.ts',
  'src/features/mail/mail.ts',
  'src/features/media/image.ts',
  'src/features/reports/report.ts',
])

const serverPackages =
  /^(node:|fastify|@fastify\/|kysely|pg$|pino|nodemailer|sharp|flydrive|@aws-sdk\/|@node-rs\/|croner|react-dom\/server)/
const serverFiles = /-(queries|service|routes|tables|jobs)\.tsx?$/

/** Reads imports, re-exports and dynamic imports. Good for our own formatted sources, not for any JavaScript. */
export function readImports(path: string, source: string): Import[] {
  const statements = source.matchAll(/^(?:import|export)\s+(type\s+)?(?:[\w*${}\s,]+?\s+from\s+)?'([^']+)'/gm)
  const dynamic = source.matchAll(/\bimport\(\s*'([^']+)'\s*\)/g)
  return [
    ...[...statements].map(([, type, specifier = '']) => ({
      target: resolve(path, specifier),
      isTypeOnly: type !== undefined,
    })),
    ...[...dynamic].map(([, specifier = '']) => ({ target: resolve(path, specifier), isTypeOnly: false })),
  ]
}

function resolve(path: string, specifier: string): string {
  const file = specifier.replace(/\?.*$/, '')
  if (file.startsWith('.')) return posix.join(posix.dirname(path), file)
  if (file.startsWith('#test/')) return file.slice(1)
  return file.startsWith('#') ? `src/${file.slice(1)}` : file
}

/** Imports against the direction `platform`, `ui` ← `features` ← `web` ← composition root, one line each. */
export function findForbiddenImports(graph: ImportGraph): string[] {
  return [...graph].flatMap(([path, imports]) =>
    imports.filter(({ target }) => !isAllowed(path, target)).map(({ target }) => `${path} imports ${target}`),
  )
}

function isAllowed(path: string, target: string): boolean {
  if (!/^(src|migrations|test|e2e|bench)\//.test(target)) return true
  const layer = layerOf(path)
  const targetLayer = layerOf(target)
  if (layer === 'root' || target === 'src/config.ts' || target === 'src/limits.ts') return true
  if (layer === 'web') return targetLayer !== 'root'
  if (targetLayer === 'platform' || (targetLayer === 'ui' && layer !== 'platform')) return true
  return (
    layer === 'feature' &&
    targetLayer === 'feature' &&
    (featureOf(path) === featureOf(target) || isPublic(path, target))
  )
}

function isPublic(path: string, target: string): boolean {
  if (publicDomainFiles.has(target) || target.endsWith('-contract.ts')) return true
  return /^src\/features\/[^/]+\/ui\//.test(path)
    ? /^src\/features\/[^/]+\/ui\/index\.tsx?$/.test(target)
    : /^src\/features\/[^/]+\/(ui\/)?index\.tsx?$/.test(target)
}

function layerOf(path: string): 'platform' | 'ui' | 'feature' | 'web' | 'root' {
  if (path.startsWith('src/platform/')) return 'platform'
  if (path.startsWith('src/ui/')) return 'ui'
  if (path.startsWith('src/features/')) return 'feature'
  return path.startsWith('src/web/') ? 'web' : 'root'
}

function featureOf(path: string): string | undefined {
  return /^src\/features\/([^/]+)\//.exec(path)?.[1]
}

/** Features that need each other, each cycle as the names along it. Types count: a reader has to follow them too. */
export function findFeatureCycles(graph: ImportGraph): string[] {
  const features = new Map<string, Set<string>>()
  for (const [path, imports] of graph) {
    const from = featureOf(path)
    if (from === undefined) continue
    const needed = features.get(from) ?? new Set<string>()
    features.set(from, needed)
    for (const { target } of imports) {
      const to = featureOf(target)
      if (to !== undefined && to !== from) needed.add(to)
    }
  }
  return [...features.keys()].flatMap((feature) => {
    const way = findWay(
      feature,
      (name) => [...(features.get(name) ?? [])],
      (name, steps) => steps > 0 && name === feature,
    )
    return way ? [way.join(' → ')] : []
  })
}

/** Ways by which a browser would load code of the server, one line each with the files along it. */
export function findServerCodeInBrowser(graph: ImportGraph): string[] {
  const runtimeImports = (path: string) =>
    (graph.get(path) ?? []).filter(({ isTypeOnly }) => !isTypeOnly).map(({ target }) => target)
  return [...graph.keys()].filter(isBrowserFile).flatMap((path) => {
    const way = findWay(path, runtimeImports, (target) => serverPackages.test(target) || serverFiles.test(target))
    return way ? [way.join(' → ')] : []
  })
}

function isBrowserFile(path: string): boolean {
  return /^src\/(ui|web\/app|features\/[^/]+\/ui)\//.test(path)
}

/** The shortest way from `start` to a node that is wanted, both included. */
function findWay(
  start: string,
  next: (node: string) => readonly string[],
  isWanted: (node: string, steps: number) => boolean,
): string[] | undefined {
  const seen = new Set<string>()
  const ways = [[start]]
  for (const way of ways) {
    const node = way.at(-1) ?? start
    if (isWanted(node, way.length - 1)) return way
    if (seen.has(node)) continue
    seen.add(node)
    for (const target of next(node)) ways.push([...way, target])
  }
  return undefined
}
