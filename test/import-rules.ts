import { posix } from 'node:path'

export type Import = { target: string; isTypeOnly: boolean }
/** The imports of each file. Files are named by their path from the project's root, packages by their name. */
export type ImportGraph = ReadonlyMap<string, readonly Import[]>

/** In ascending order: a feature may import those before it. */
export const featureOrder = [
  'tracking',
  'mail',
  'accounts',
  'billing',
  'media',
  'books',
  'authoring',
  'book-editor',
  'book-theme',
  'translations',
  'guest-page',
  'stays',
  'reports',
  'analytics',
  'domains',
  'portability',
  'dashboard',
  'site',
  'admin',
]

type Room = keyof typeof ownRooms

/** What a file may import inside its own feature, by its room. The entry files of a feature count as `door`. */
const ownRooms = {
  door: /^(server|shared|ui|messages)$/,
  server: /^(server|shared|ui|messages)$/,
  shared: /^(shared|messages)$/,
  ui: /^(ui|shared|messages)$/,
  messages: /^(messages|shared)$/,
} as const

/**
 * What a file may import of earlier features: their `shared` room, and on the server their entry files. `index.ts` is
 * for the main thread, `thread.ts` for worker threads, `ui/index.ts` for browsers and documents.
 */
const lowerFiles: Readonly<Record<Room, RegExp>> = {
  door: /^(shared\/|(ui\/)?index\.ts$|thread\.ts$)/,
  server: /^(shared\/|(ui\/)?index\.ts$|thread\.ts$)/,
  shared: /^shared\//,
  ui: /^(shared\/|ui\/index\.ts$)/,
  messages: /^shared\//,
}

const serverPackages =
  /^(node:|fastify|@fastify\/|kysely|pg$|pino|nodemailer|sharp|flydrive|@aws-sdk\/|@node-rs\/|croner|react-dom\/server)/
const serverFiles = /^src\/features\/[^/]+\/(server\/|index\.ts$|thread\.ts$)/

/**
 * Reads imports, re-exports and dynamic imports. Works for the formatted sources of this project, not for all
 * JavaScript.
 */
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
  if (!/^(src|migrations|test|e2e|bench|drill)\//.test(target)) return true
  const layer = layerOf(path)
  const targetLayer = layerOf(target)
  if (layer === 'root' || target === 'src/config.ts' || target === 'src/limits.ts') return true
  if (layer === 'web') return targetLayer === 'feature' ? isAllowedForWeb(target) : targetLayer !== 'root'
  if (targetLayer === 'platform' || (targetLayer === 'ui' && layer !== 'platform')) return true
  return layer === 'feature' && targetLayer === 'feature' && isAllowedBetweenRooms(path, target)
}

/**
 * `web` imports screens and scripts of documents directly, because each of them is loaded separately: in `ui/index.ts`
 * they would all be in one file. Server code only through the entry files.
 */
function isAllowedForWeb(target: string): boolean {
  return roomOf(target) !== 'server'
}

function isAllowedBetweenRooms(path: string, target: string): boolean {
  const room = roomOf(path)
  const targetRoom = roomOf(target)
  if (!room || !targetRoom) return false
  const [order, targetOrder] = [orderOf(path), orderOf(target)]
  if (order === targetOrder) return ownRooms[room].test(targetRoom)
  return targetOrder < order && lowerFiles[room].test(target.split('/').slice(3).join('/'))
}

/** The room of a feature's file; undefined if it is in none. */
function roomOf(path: string): Room | undefined {
  const inside = path.split('/').slice(3)
  const [folder] = inside
  if (inside.length === 1) return folder === 'index.ts' || folder === 'thread.ts' ? 'door' : undefined
  return folder !== undefined && folder in ownRooms ? (folder as Room) : undefined
}

/** @throws Error for a feature that is not in the order */
function orderOf(path: string): number {
  const order = featureOrder.indexOf(featureOf(path) ?? '')
  if (order === -1) throw new Error(`${path} belongs to no feature of the order`)
  return order
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

/** Cycles of imports, each as its files in order. Type imports count too, because readers have to follow them. */
export function findFileCycles(graph: ImportGraph): string[] {
  const targetsOf = (path: string) => (graph.get(path) ?? []).map(({ target }) => target)
  const cycles = new Map<string, string>()
  for (const path of graph.keys()) {
    const cycle = findPath(path, targetsOf, (target, steps) => steps > 0 && target === path)
    // The same cycle is found from each of its files.
    if (cycle) cycles.set(cycle.slice(1).toSorted().join(' '), cycle.join(' → '))
  }
  return [...cycles.values()]
}

/** Import paths from browser code to server code, one line each with the files along it. */
export function findServerCodeInBrowser(graph: ImportGraph): string[] {
  const runtimeImports = (path: string) =>
    (graph.get(path) ?? []).filter(({ isTypeOnly }) => !isTypeOnly).map(({ target }) => target)
  return [...graph.keys()].filter(isBrowserFile).flatMap((path) => {
    const found = findPath(path, runtimeImports, (target) => serverPackages.test(target) || serverFiles.test(target))
    return found ? [found.join(' → ')] : []
  })
}

function isBrowserFile(path: string): boolean {
  return /^src\/(ui|web\/app|features\/[^/]+\/ui)\//.test(path)
}

/** The shortest path from `start` to a node that is wanted, both included. */
function findPath(
  start: string,
  next: (node: string) => readonly string[],
  isWanted: (node: string, steps: number) => boolean,
): string[] | undefined {
  const seen = new Set<string>()
  const paths = [[start]]
  for (const path of paths) {
    const node = path.at(-1) ?? start
    if (isWanted(node, path.length - 1)) return path
    if (seen.has(node)) continue
    seen.add(node)
    for (const target of next(node)) paths.push([...path, target])
  }
  return undefined
}
