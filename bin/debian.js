/** Installs Debian packages for what npm cannot install. */
import { existsSync } from 'node:fs'
import { runQuietly } from './processes.js'

/** Whether packages can be installed: as root, on a system with apt. */
export function canInstall() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
}

/** Installs packages. Callers check whether the missing programs exist now, not apt's exit code. */
export async function installPackages(packages) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await runQuietly('Updating the package lists', 'apt-get', ['update', '-qq'], { env })
  await runQuietly(
    `Installing ${packages.join(' and ')}`,
    'apt-get',
    ['install', '-y', '-qq', '--no-install-recommends', ...packages],
    { env },
  )
}
