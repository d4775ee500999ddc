/**
 * Prepares everything that a command needs: installed packages, a current build, the pinned Node. Plain JavaScript with
 * Node's own modules only, because it runs before anything is installed.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { canInstall, installPackages } from './debian.js'
import { memoryFlags, memorySettings } from './node-memory.js'
import { findInstalledNode, isAtLeast, platform } from './node-version.js'
import { become, runQuietly } from './processes.js'
import { fail } from './terminal.js'

export const root = join(dirname(fileURLToPath(import.meta.url)), '..')

const oldestNode = '20.19'
/** Node is linked with this library; small Debian images do not have it. */
const atomicLibrary = 'libatomic.so.1'
/** The service needs a newer Node than this file: `import.meta.main` came with 24.2. */
const oldestServiceNode = '24.2'

const lockFile = join(root, 'package-lock.json')
const installStamp = join(root, 'node_modules', '.benvenuto-install')
const buildStamp = join(root, 'dist', '.benvenuto-build')

/**
 * Installs packages and, unless `build` is false, rebuilds what is stale.
 * @returns the Node to run with, and the environment for everything that it starts
 */
export async function prepare({ build = true } = {}) {
  process.chdir(root)
  if (!isAtLeast(process.versions.node, oldestNode)) {
    fail(`Benvenuto needs Node ${oldestNode} or newer; this is ${process.versions.node}. See https://nodejs.org.`)
  }
  await install()
  const runtime = await findRuntime()
  if (build && isBuildStale() && !(await bundle(runtime))) process.exit(1)
  return runtime
}

/** Runs a program of the project in the foreground. Values of the environment override those of `.env`. */
export async function becomeProgram({ node, env }, program, mode = 'production') {
  const settings = existsSync(join(root, '.env')) ? ['--env-file=.env'] : []
  const defaults = { NODE_ENV: mode, ...memorySettings }
  await become(node, [...memoryFlags, ...settings, program, ...process.argv.slice(2)], { env: { ...defaults, ...env } })
}

/** The file of an installed tool, so that the pinned Node runs it instead of the Node in the PATH. */
export function tool(file) {
  return join(root, 'node_modules', file)
}

/** Whether a source, a build setting or the lock file has changed since `dist` was built. */
export function isBuildStale() {
  return !existsSync(join(root, 'dist', 'server', 'main.js')) || readStamp(buildStamp) !== fingerprintSources()
}

/**
 * Bundles the browser's files and the server into `dist`, and marks it as built from the sources that it began with.
 * @returns whether it succeeded
 */
export async function bundle({ node, env }) {
  rmSync(buildStamp, { force: true })
  // Before the build: a source that changes while it runs makes it stale.
  const sources = fingerprintSources()
  // Vite takes a NODE_ENV that is set, and with another one the server's documents need a development build of React.
  const production = { ...env, NODE_ENV: 'production' }
  const code = await runQuietly('Building', node, [tool('vite/bin/vite.js'), 'build', '--app'], { env: production })
  if (code === 0) writeStamp(buildStamp, sources)
  return code === 0
}

async function install() {
  const fingerprint = `${platform} ${createHash('sha256').update(readFileSync(lockFile)).digest('hex')}`
  if (readStamp(installStamp) === fingerprint) return
  if (readStamp(installStamp) !== undefined || !isInstalledByHand()) {
    // Without the project's node_modules/.bin in the PATH: npm must not run on the Node that it is replacing.
    const path = (process.env.PATH ?? '')
      .split(delimiter)
      .filter((folder) => !folder.endsWith(join('node_modules', '.bin')))
    // Not `npm ci`: it refuses a lock file without optional packages for other platforms. With `--no-save`, `npm
    // install` follows the lock file and does not change it. All kinds of dependencies are installed, whatever NODE_ENV
    // is, because the build needs them.
    const args = ['install', '--no-save', '--include=dev', '--include=optional', '--no-audit', '--no-fund']
    await orEnd(
      runQuietly('Installing packages', 'npm', args, {
        env: { ...process.env, PATH: path.join(delimiter) },
        shell: process.platform === 'win32',
      }),
    )
  }
  writeStamp(installStamp, fingerprint)
}

/** Whether `npm install` was run by hand: npm records installed packages in its own lock file. */
function isInstalledByHand() {
  const installedFile = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(installedFile)) return false
  const wanted = JSON.parse(readFileSync(lockFile, 'utf8')).packages
  const installed = JSON.parse(readFileSync(installedFile, 'utf8')).packages
  return Object.entries(wanted).every(
    ([path, { version, optional }]) =>
      path === '' || (path in installed ? installed[path].version === version : optional === true),
  )
}

/** The pinned Node if its package runs on this machine, else the running one if it is new enough. */
async function findRuntime() {
  const pinned = await findPinnedNode()
  if (!pinned && !isAtLeast(process.versions.node, oldestServiceNode)) {
    fail(
      `There is no pinned Node for ${platform}, and the service needs Node ${oldestServiceNode} or newer; ` +
        `this is ${process.versions.node}.`,
    )
  }
  const node = pinned ?? process.execPath
  return { node, env: { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ''}` } }
}

async function findPinnedNode() {
  const node = findInstalledNode(root)
  if (node === undefined) return undefined
  // Installed does not mean usable: on Alpine the glibc binary is installed and cannot start.
  let start = spawnSync(node, ['--version'], { encoding: 'utf8' })
  if (start.status !== 0 && start.stderr?.includes(atomicLibrary) && canInstall()) {
    await installPackages(['libatomic1'])
    start = spawnSync(node, ['--version'], { encoding: 'utf8' })
  }
  if (start.stderr?.includes(atomicLibrary) && !isAtLeast(process.versions.node, oldestServiceNode)) {
    fail(`The pinned Node needs ${atomicLibrary}, which is missing here: install Debian’s package libatomic1.`)
  }
  return start.status === 0 ? node : undefined
}

/** Uses names, sizes and times instead of contents, because it runs on every start. */
function fingerprintSources() {
  const hash = createHash('sha256')
  const visit = (path) => {
    const stats = statSync(join(root, path), { throwIfNoEntry: false })
    if (!stats || /\.test\.tsx?$/.test(path)) return
    if (!stats.isDirectory()) hash.update(`${path} ${stats.size} ${stats.mtimeMs}\n`)
    else for (const name of readdirSync(join(root, path)).sort()) visit(`${path}/${name}`)
  }
  for (const path of ['src', 'build', 'migrations', 'public', 'vite.config.ts', 'tsconfig.json', 'package-lock.json'])
    visit(path)
  return hash.digest('hex')
}

function readStamp(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

function writeStamp(file, value) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, value)
}

async function orEnd(running) {
  const code = await running
  if (code !== 0) process.exit(code)
}
