/** What tests and benchmarks need besides npm packages: a browser, a PostgreSQL server, and some programs. */
import { existsSync, readdirSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { root } from './bootstrap.js'
import { canDownload, canInstall, installPackages, unpackPackages } from './debian.js'

const debianPostgres = '/usr/lib/postgresql'

/** The browser for end-to-end tests, or `undefined`. */
export function findChromium() {
  const named = process.env.CHROMIUM_PATH
  return (named ? [named] : ['/usr/bin/chromium', '/usr/bin/chromium-browser']).find((file) => existsSync(file))
}

/**
 * The browser without a window system, which runs most browser tests in two thirds of the time; `undefined` where it is
 * not installed, or where `CHROMIUM_PATH` names another browser.
 */
export function findHeadlessShell() {
  if (process.env.CHROMIUM_PATH) return undefined
  return ['/usr/bin/chromium-headless-shell'].find((file) => existsSync(file))
}

/** Bytes that the data of all tests and the browser's shared memory take at most, with a margin. */
const largestTestData = 4 * 1024 ** 3

/**
 * Where tests keep their data: in memory where there is room, because they write gigabytes and wait for slow disks;
 * otherwise in the usual folder for temporary files.
 */
export function temporaryRoot() {
  const memory = '/dev/shm'
  if (process.env.TMPDIR || process.platform !== 'linux' || !existsSync(memory)) return tmpdir()
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize >= largestTestData ? memory : tmpdir()
}

/** The folder of the newest installed version of PostgreSQL's programs, or `undefined`. */
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

/** Where unpacked programs stay for the next run. */
const checkerFolder = join(root, 'node_modules', '.cache', 'checkers')

/** Programs that check the files in `deploy/` and the examples in the documents, with their Debian packages. */
const checkers = { promtool: 'prometheus', caddy: 'caddy', nginx: 'nginx' }

/** Outside the search path of users other than root. */
const systemFolder = '/usr/sbin'

/**
 * The folders of the programs that check examples. Those that the machine lacks are unpacked, not installed: their
 * packages would start servers. Without them the tests that need them are skipped, and say so.
 */
export async function findCheckers() {
  const unpacked = [join(checkerFolder, 'usr', 'bin'), join(checkerFolder, 'usr', 'sbin')]
  const isMissing = (name) =>
    !findProgram(name) && ![systemFolder, ...unpacked].some((place) => existsSync(join(place, name)))
  const missing = Object.keys(checkers).filter(isMissing)
  if (missing.length > 0 && canDownload())
    await unpackPackages(
      missing.map((name) => checkers[name]),
      checkerFolder,
    )
  return [systemFolder, ...unpacked]
}

/**
 * Installs Debian packages for wanted programs that are missing, if possible; otherwise the step that needs them
 * reports it.
 */
export async function installMissing(wanted) {
  const packages = [
    ...(wanted.chromium && !findChromium() && !process.env.CHROMIUM_PATH ? ['chromium'] : []),
    ...(wanted.postgresql && !findPostgres() ? ['postgresql'] : []),
    ...(wanted.tesseract && !findProgram('tesseract') ? ['tesseract-ocr'] : []),
    ...(wanted.wrk && !findProgram('wrk') ? ['wrk'] : []),
  ]
  const isShellWanted = wanted.chromium && !findHeadlessShell() && !process.env.CHROMIUM_PATH
  const optional = isShellWanted ? ['chromium-headless-shell'] : []
  // Debian's postgresql package also tries to start a cluster, which fails in many containers. That does no harm.
  if (packages.length + optional.length > 0 && canInstall()) await installPackages(packages, optional)
}
