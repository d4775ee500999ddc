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
  // Seconds. By default apt waits for minutes where no mirror answers.
  const patience = ['-o', 'Acquire::http::Timeout=20', '-o', 'Acquire::Retries=1']
  await runQuietly('Updating the package lists', 'apt-get', ['update', '-qq', ...patience], { env })
  await runQuietly(
    `Installing ${packages.join(' and ')}`,
    'apt-get',
    ['install', '-y', '-qq', '--no-install-recommends', ...patience, ...packages],
    { env },
  )
}
