import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Packages that others import only for options which the service never sets: `@react-email/render` formats mails with
 * prettier if it is told to.
 */
const unloadedPackages = ['prettier']

/** Source maps, types, and TypeScript, which Node does not load from packages; what changed in each version. */
const unreadFiles = /\.(?:map|[cm]?tsx?)$|^(?:changelog|history)\.md$/i

/** What authors have published by mistake, or for other authors. */
const unreadFolders = new Set(['.yarn', '__tests__', 'test', 'tests'])

/** Deletes from a `node_modules` what a running service never reads, which is half of it. Licences stay. */
export function slimPackages(folder) {
  for (const name of unloadedPackages) removePackage(folder, name)
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const isUnread = entry.isDirectory() ? isUnreadFolder(entry) : unreadFiles.test(entry.name)
    if (isUnread) rmSync(join(entry.parentPath, entry.name), { recursive: true, force: true })
  }
}

/** Not a package that has such a name. */
function isUnreadFolder({ name, parentPath }) {
  return unreadFolders.has(name) && !/[\\/]node_modules(?:[\\/]@[^\\/]+)?$/.test(parentPath)
}

/** From npm's own list, too, which scanners read. */
function removePackage(folder, name) {
  rmSync(join(folder, name), { recursive: true, force: true })
  const listFile = join(folder, '.package-lock.json')
  const list = JSON.parse(readFileSync(listFile, 'utf8'))
  delete list.packages[`node_modules/${name}`]
  writeFileSync(listFile, `${JSON.stringify(list, undefined, 2)}\n`)
}
