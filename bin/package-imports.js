/** Which installed packages the built server needs. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join } from 'node:path'

/**
 * The dependencies of a package: those that the built server imports, and those that they expect beside them.
 * @param server folder with the built server
 * @param installed folder of installed packages
 * @param project the content of package.json
 * @returns names and versions, as in package.json
 */
export async function listNeededPackages(server, installed, { dependencies }) {
  const needed = await listImportedPackages(server)
  const missing = [...needed].filter((name) => dependencies[name] === undefined)
  if (missing.length > 0) throw new Error(`The build imports what package.json does not name: ${missing.join(', ')}`)
  // A set that grows while it is read: peers may have peers.
  for (const name of needed) {
    for (const peer of readPeers(join(installed, name))) if (dependencies[peer] !== undefined) needed.add(peer)
  }
  return Object.fromEntries([...needed].sort().map((name) => [name, dependencies[name]]))
}

/**
 * Installed packages that a lock file does not have, or has in another version.
 * @param lockFile the project's lock file
 * @param installedFile npm's list of what it has installed
 */
export function listStrangers(lockFile, installedFile) {
  const [wanted, installed] = [lockFile, installedFile].map((file) => JSON.parse(readFileSync(file, 'utf8')).packages)
  return Object.entries(installed)
    .filter(([path, { version, integrity }]) => {
      return wanted[path]?.version !== version || (integrity !== undefined && wanted[path].integrity !== integrity)
    })
    .map(([path, { version }]) => `${path} ${version}`)
}

async function listImportedPackages(server) {
  // Not at the top: Vite is installed only once `prepare` has run.
  const { parseSync } = await import('vite')
  const names = new Set()
  for (const file of readdirSync(server, { recursive: true }).filter((path) => path.endsWith('.js'))) {
    const code = readFileSync(join(server, file), 'utf8')
    for (const specifier of listSpecifiers(code, parseSync(file, code).module)) {
      // An older Node than the service's does not know all `node:` modules.
      const isPackage = !/^(?:\.|node:)/.test(specifier) && !isBuiltin(specifier)
      if (isPackage) names.add(packageOf(specifier))
    }
  }
  return names
}

function listSpecifiers(code, { staticImports, staticExports, dynamicImports }) {
  const inner = dynamicImports.map(({ moduleRequest: { start, end } }) =>
    /^(['"`])(.+)\1$/.exec(code.slice(start, end)),
  )
  return [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? [])),
    ...inner.flatMap((match) => match?.[2] ?? []),
  ]
}

function packageOf(specifier) {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
}

function readPeers(folder) {
  const file = join(folder, 'package.json')
  return existsSync(file) ? Object.keys(JSON.parse(readFileSync(file, 'utf8')).peerDependencies ?? {}) : []
}
