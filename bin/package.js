/**
 * `npm run package`: makes `package/benvenuto-VERSION-PLATFORM`, and an archive of it, which runs with Node alone: the
 * build, the packages that the built server imports, and the command `bin/benvenuto.js`.
 */
import { createHash } from 'node:crypto'
import { chmodSync, cpSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { prepare, root } from './bootstrap.js'
import { nodePackages, platform as ownPlatform, readPinnedVersion } from './node-version.js'
import { packageContents } from './package-contents.js'
import { listNeededPackages, listStrangers } from './package-imports.js'
import { slimPackages } from './package-slimming.js'
import { runQuietly } from './processes.js'
import { fail, say } from './terminal.js'

const platforms = Object.keys(nodePackages)

const usage = `Usage: npm run package [-- OPTIONS]
  --platform NAME  ${platforms.join(', ')}; default: this machine's
  --no-archive     makes the folder only`

const { platform, hasArchive } = readOptions()
const [os, cpu] = platform.split('-')
const project = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const name = `benvenuto-${project.version}-${platform}`
const folder = join(root, 'package', name)
/** Filled first and renamed at the end, so that a failure leaves nothing that looks complete. */
const stage = join(root, 'package', `.${name}`)

const { env } = await prepare()
rmSync(stage, { recursive: true, force: true })
await copyContents()
await installPackages()
slimPackages(join(stage, 'node_modules'))
rmSync(folder, { recursive: true, force: true })
renameSync(stage, folder)
say(`package/${name} is made.`)
if (hasArchive) await archive()

async function copyContents() {
  for (const path of packageContents) copy(path)
  for (const part of ['client', 'server']) copy(`dist/${part}`)
  writeFileSync(join(stage, 'README.md'), describePackage())
  chmodSync(join(stage, 'bin', 'benvenuto.js'), 0o755)
  if (os !== 'win32') symlinkSync('benvenuto.js', join(stage, 'bin', 'benvenuto'))
}

function copy(path) {
  const target = join(stage, path)
  mkdirSync(dirname(target), { recursive: true })
  cpSync(join(root, path), target, { recursive: true })
}

/**
 * Installs what the server needs, in the versions of the lock file and checked against its hashes. Install scripts do not
 * run: no package needs one, and they would run for this platform instead of the wanted one.
 */
async function installPackages() {
  const { name: title, version, description, license, type } = project
  const manifest = {
    ...{ name: title, version, private: true, description, license, type },
    engines: { node: `>=${readPinnedVersion(root)}` },
    bin: { benvenuto: 'bin/benvenuto.js' },
    dependencies: await listNeededPackages(join(root, 'dist', 'server'), join(root, 'node_modules'), project),
  }
  writeFileSync(join(stage, 'package.json'), `${JSON.stringify(manifest, undefined, 2)}\n`)
  copy('package-lock.json')
  await npmInstall()
  const strangers = listStrangers(join(root, 'package-lock.json'), join(stage, 'node_modules', '.package-lock.json'))
  if (strangers.length > 0) fail(`The lock file does not have these versions: ${strangers.join(', ')}`)
  // It names all packages of the project. npm's own list among the packages has those that are here.
  rmSync(join(stage, 'package-lock.json'))
}

/** Not `npm ci`: it refuses a lock file without optional packages for other platforms. */
async function npmInstall() {
  const target = [`--os=${os}`, `--cpu=${cpu}`, ...(os === 'linux' ? ['--libc=glibc'] : [])]
  const options = ['--no-save', '--omit=dev', '--include=optional', '--ignore-scripts', '--no-bin-links']
  const args = ['install', ...options, ...target, '--prefer-offline', '--no-audit', '--no-fund']
  const code = await runQuietly(`Installing packages for ${platform}`, 'npm', args, {
    cwd: stage,
    env: { ...env, NODE_ENV: 'production' },
    shell: process.platform === 'win32',
  })
  if (code !== 0) process.exit(code)
}

async function archive() {
  const file = `${name}.tar.gz`
  // With GNU tar, equal contents give an equal archive on every machine.
  const equal = [
    '--sort=name',
    '--owner=0',
    '--group=0',
    '--numeric-owner',
    '--mtime=2026-01-01T00:00Z',
    '--mode=go=u-w',
  ]
  const isGnu = process.platform === 'linux'
  const args = isGnu ? [...equal, '--use-compress-program=gzip -n', '-cf'] : ['-czf']
  const code = await runQuietly(`Writing package/${file}`, 'tar', [...args, file, name], {
    cwd: join(root, 'package'),
    env,
  })
  if (code !== 0) process.exit(code)
  const hash = createHash('sha256')
    .update(readFileSync(join(root, 'package', file)))
    .digest('hex')
  writeFileSync(join(root, 'package', `${file}.sha256`), `${hash}  ${file}\n`)
}

function describePackage() {
  return `# Benvenuto ${project.version} for ${platform}

Needs Node ${readPinnedVersion(root)} or newer and nothing else.

    bin/benvenuto serve        # serves; data in ./data, settings from the environment and ./.env
    bin/benvenuto admin help   # lists the operator's commands
    bin/benvenuto admin doctor # checks settings and everything that the service needs

All settings: .env.example. Tasks of an operator: docs/operations.md. Examples for systemd and a proxy: deploy.
`
}

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        platform: { type: 'string' },
        'no-archive': { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    })
    if (values.help) {
      process.stdout.write(`${usage}\n`)
      process.exit(0)
    }
    // Docker calls the processor amd64.
    const wanted = (values.platform ?? ownPlatform).replace('amd64', 'x64')
    if (!platforms.includes(wanted)) throw new Error(`There is no Node package for the platform '${wanted}'.`)
    return { platform: wanted, hasArchive: !values['no-archive'] }
  } catch (error) {
    return fail(`${error.message}\n${usage}`)
  }
}
