/** Installs Debian packages for what npm cannot install. */
import { existsSync } from 'node:fs'
import { runQuietly } from './processes.js'

/** Whether packages can be installed: as root, on a system with apt. */
export function canInstall() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
}

/**
 * Installs packages. Callers check whether the missing programs exist now, not apt's exit code.
 * @param optional packages that some releases of Debian lack: apt installs all packages of a call or none
 */
export async function installPackages(packages, optional = []) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  // Seconds. By default apt waits for minutes where no mirror answers.
  const patience = ['-o', 'Acquire::http::Timeout=20', '-o', 'Acquire::Retries=1']
  await runQuietly('Updating the package lists', 'apt-get', ['update', '-qq', ...patience], { env })
  for (const names of [packages, optional]) {
    if (names.length === 0) continue
    const install = ['install', '-y', '-qq', '--no-install-recommends', ...patience, ...names]
    await runQuietly(`Installing ${names.join(' and ')}`, 'apt-get', install, { env })
  }
}
