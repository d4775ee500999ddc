/** What tests and benchmarks need beyond npm packages: a browser, a PostgreSQL server, and two programs. */
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { canInstall, installPackages } from './debian.js'

const debianPostgres = '/usr/lib/postgresql'

/** The browser for end-to-end tests, or `undefined`. */
export function findChromium() {
  const named = process.env.CHROMIUM_PATH
  return (named ? [named] : ['/usr/bin/chromium', '/usr/bin/chromium-browser']).find((file) => existsSync(file))
}

/** The folder with PostgreSQL's programs, of the newest version, or `undefined`. */
export function findPostgres() {
  const versions = existsSync(debianPostgres) ? readdirSync(debianPostgres) : []
  const debianFolders = versions
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(debianPostgres, version, 'bin'))
  return [...debianFolders, ...(process.env.PATH ?? '').split(delimiter)].find(
    (folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')),
  )
}

/** The folder of the search path with a program, or `undefined`. */
export function findProgram(name) {
  return (process.env.PATH ?? '').split(delimiter).find((folder) => existsSync(join(folder, name)))
}

/** Installs Debian's packages for what is wanted and missing, where that is possible; otherwise its step will tell. */
export async function installMissing(wanted) {
  const packages = [
    ...(wanted.chromium && !findChromium() && !process.env.CHROMIUM_PATH ? ['chromium'] : []),
    ...(wanted.postgresql && !findPostgres() ? ['postgresql'] : []),
    ...(wanted.tesseract && !findProgram('tesseract') ? ['tesseract-ocr'] : []),
    ...(wanted.wrk && !findProgram('wrk') ? ['wrk'] : []),
  ]
  // Debian's postgresql also tries to start a cluster, which fails in many containers: no matter.
  if (packages.length > 0 && canInstall()) await installPackages(packages)
}
