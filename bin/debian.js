/** Installs Debian packages for what npm cannot install. */
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { runQuietly } from './processes.js'

/** Whether packages can be installed: as root, on a system with apt. */
export function canInstall() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
}

/** Whether packages can be downloaded: by any user, on a system with apt. */
export function canDownload() {
  return existsSync('/usr/bin/apt-get') && existsSync('/usr/bin/dpkg-deb')
}

/**
 * Downloads packages and unpacks them into a folder, without what they depend on. Callers check what exists then.
 */
export async function unpackPackages(packages, folder) {
  mkdirSync(folder, { recursive: true })
  if (canInstall()) await runQuietly('Updating the package lists', 'apt-get', ['update', '-qq', ...patience])
  for (const name of packages) {
    const label = `Unpacking ${name}`
    const download = ['download', '-qq', ...patience, name]
    if ((await runQuietly(label, 'apt-get', download, { cwd: folder })) !== 0) continue
    for (const file of readdirSync(folder).filter((entry) => entry.endsWith('.deb'))) {
      await runQuietly(label, 'dpkg-deb', ['--extract', file, '.'], { cwd: folder })
      rmSync(join(folder, file))
    }
  }
}

/** Seconds. By default apt waits for minutes where no mirror answers. */
const patience = ['-o', 'Acquire::http::Timeout=20', '-o', 'Acquire::Retries=1']

/**
 * Installs packages. Callers check whether the missing programs exist now, not apt's exit code.
 * @param optional packages that some releases of Debian lack: apt installs all packages of a call or none
 */
export async function installPackages(packages, optional = []) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await runQuietly('Updating the package lists', 'apt-get', ['update', '-qq', ...patience], { env })
  for (const names of [packages, optional]) {
    if (names.length === 0) continue
    const install = ['install', '-y', '-qq', '--no-install-recommends', ...patience, ...names]
    await runQuietly(`Installing ${names.join(' and ')}`, 'apt-get', install, { env })
  }
}
