import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { packageContents } from '../bin/package-contents.js'
import { isLongForm } from './property-runs.ts'
import { createServiceCaller, findFreePort, waitUntilReady } from './running-service.ts'

const root = new URL('..', import.meta.url).pathname
const run = promisify(execFile)

function givenFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'benvenuto-package-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

function writeFile(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

/** Prints what it was started with, and on SIGTERM says so and ends with code 7. */
const program = `
process.on('SIGTERM', () => process.exit(7))
const { MALLOC_ARENA_MAX, NODE_ENV, FROM_FILE, OVERRIDDEN } = process.env
console.log(JSON.stringify({ args: process.argv.slice(2), flags: process.execArgv, MALLOC_ARENA_MAX, NODE_ENV, FROM_FILE, OVERRIDDEN, pid: process.pid }))
setInterval(() => undefined, 1_000)
`

/** The folder of a package whose service is `program`. */
function givenPackage(nodeVersion: string): string {
  const folder = givenFolder()
  for (const name of ['benvenuto', 'node-memory', 'node-version', 'processes', 'terminal']) {
    cpSync(join(root, 'bin', `${name}.js`), join(folder, 'bin', `${name}.js`))
  }
  writeFile(join(folder, 'package.json'), '{"version":"1.2.3","type":"module"}')
  writeFile(join(folder, '.nvmrc'), `${nodeVersion}\n`)
  writeFile(join(folder, 'dist', 'server', 'main.js'), program)
  return folder
}

function startIn(cwd: string, folder: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): ChildProcess {
  const child = spawn(process.execPath, [join(folder, 'bin', 'benvenuto.js'), ...args], {
    cwd,
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  return child
}

async function readLine(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('no output')
  const [line] = await once(createInterface({ input: child.stdout }), 'line')
  return line
}

test('serve takes the place of the command, with settings from .env, and gets its signals', async () => {
  const folder = givenPackage('20.0.0')
  const cwd = givenFolder()
  writeFile(join(cwd, '.env'), 'FROM_FILE=file\nOVERRIDDEN=file\n')
  const child = startIn(cwd, folder, ['serve', '--new'], { OVERRIDDEN: 'environment' })
  const errors: string[] = []
  child.stderr?.on('data', (chunk) => errors.push(String(chunk)))

  expect(JSON.parse(await readLine(child))).toEqual({
    args: ['--new'],
    flags: expect.arrayContaining(['--max-semi-space-size=16']),
    MALLOC_ARENA_MAX: '2',
    NODE_ENV: 'production',
    FROM_FILE: 'file',
    OVERRIDDEN: 'environment',
    pid: child.pid,
  })
  child.kill('SIGTERM')
  expect(await once(child, 'exit')).toEqual([7, null])
  expect(errors).toEqual([])
})

test('with a Node that is too old, the one of the project serves and gets the signals', async () => {
  const folder = givenPackage('99.0.0')
  const { findInstalledNode, nodePackages } = await importNodeVersion()
  const name = nodePackages[`${process.platform}-${process.arch}`] ?? ''
  mkdirSync(join(folder, 'node_modules', name, 'bin'), { recursive: true })
  symlinkSync(process.execPath, join(folder, 'node_modules', name, 'bin', 'node'))
  expect(findInstalledNode(folder)).toBe(join(folder, 'node_modules', name, 'bin', 'node'))
  const child = startIn(folder, folder, ['serve'])

  expect(JSON.parse(await readLine(child))).toMatchObject({ MALLOC_ARENA_MAX: '2', NODE_ENV: 'production' })
  child.kill('SIGTERM')
  expect(await once(child, 'exit')).toEqual([7, null])
})

test('without such a Node the command says in one line what it needs', async () => {
  const folder = givenPackage('99.0.0')
  const failure = await run(process.execPath, [join(folder, 'bin', 'benvenuto.js'), 'serve']).catch((error) => error)
  expect(failure).toMatchObject({
    code: 1,
    stderr: `Benvenuto needs Node 99.0.0 or newer; this is ${process.versions.node}. See https://nodejs.org.\n`,
  })
})

test('the command has a version and help, and refuses what it does not know', async () => {
  const folder = givenPackage('20.0.0')
  const command = join(folder, 'bin', 'benvenuto.js')
  expect((await run(process.execPath, [command, 'version'])).stdout).toBe('1.2.3\n')
  expect((await run(process.execPath, [command])).stdout).toContain('Usage: benvenuto COMMAND')
  expect((await run(process.execPath, [command, 'serve', '--help'])).stdout).toContain('serve [--new]')
  const failure = await run(process.execPath, [command, 'toString']).catch((error) => error)
  expect(failure).toMatchObject({ code: 1, stderr: expect.stringMatching(/^There is no command 'toString'\.\n/) })
})

test('versions are compared as numbers', async () => {
  const { isAtLeast } = await importNodeVersion()
  const pairs = [
    '26.10.0 26.10.0',
    '26.11.0 26.10.0',
    '27.0.0 26.10.0',
    '26.9.0 26.10.0',
    '20.19.5 24.2',
    '24.2.0 24.2',
  ]
  const results = pairs.map((pair) => isAtLeast(...(pair.split(' ') as [string, string])))
  expect(results).toEqual([true, true, true, false, false, true])
})

test('a package contains what the built server imports, and what those packages expect beside them', async () => {
  const folder = givenFolder()
  const server = join(folder, 'server')
  const installed = join(folder, 'node_modules')
  writeFile(
    join(server, 'main.js'),
    `import 'one/part'; export { a } from '@two/three/deep'; import './own.js'; import fs from 'node:fs'; import path from 'path'; import later from 'node:of-a-later-node'`,
  )
  writeFile(
    join(server, 'assets', 'own.js'),
    'const text = `import "no-import"`; await import(`four`); await import(text)',
  )
  writeFile(join(installed, 'one', 'package.json'), '{"peerDependencies":{"peer":"*","not-ours":"*"}}')
  writeFile(join(installed, 'peer', 'package.json'), '{"peerDependencies":{"peer-of-peer":"*"}}')
  const names = ['one', '@two/three', 'four', 'peer', 'peer-of-peer', 'of-the-browser']
  const dependencies = Object.fromEntries(names.map((name) => [name, '1.0.0']))
  // @ts-expect-error: plain JavaScript, because it runs before anything is installed
  const { listNeededPackages } = await import('../bin/package-imports.js')

  const needed = await listNeededPackages(server, installed, { dependencies })
  expect(Object.keys(needed)).toEqual(['@two/three', 'four', 'one', 'peer', 'peer-of-peer'])
  await expect(listNeededPackages(server, installed, { dependencies: { one: '1.0.0' } })).rejects.toThrow(
    'The build imports what package.json does not name: @two/three, four',
  )
})

test('a package contains every file that its documents for operators link to', () => {
  const documents = ['docs/operations.md', 'docs/reference.md', 'CHANGELOG.md']
  const links = documents.flatMap((document) =>
    [...readFileSync(join(root, document), 'utf8').matchAll(/\]\((?!https?:)([^)#\s]+)/g)].map(([, path = '']) =>
      join(dirname(document), path),
    ),
  )
  const isPacked = (path: string) => packageContents.some((entry) => path === entry || path.startsWith(`${entry}/`))
  expect(links.length).toBeGreaterThan(20)
  expect(links.filter((path) => !isPacked(path))).toEqual([])
})

test('an installed package that the lock file does not have is found', async () => {
  const folder = givenFolder()
  const lock = (packages: object) => JSON.stringify({ packages })
  const same = { version: '1.0.0', integrity: 'sha512-a' }
  const wanted = { 'node_modules/a': same, 'node_modules/b': same, 'node_modules/c': same, 'node_modules/d': same }
  const installed = {
    'node_modules/a': same,
    'node_modules/b': { ...same, version: '1.0.1' },
    'node_modules/c': { ...same, integrity: 'sha512-b' },
    'node_modules/e': same,
  }
  writeFile(join(folder, 'wanted.json'), lock(wanted))
  writeFile(join(folder, 'installed.json'), lock(installed))
  // @ts-expect-error: plain JavaScript, because it runs before anything is installed
  const { listStrangers } = await import('../bin/package-imports.js')
  expect(listStrangers(join(folder, 'wanted.json'), join(folder, 'installed.json'))).toEqual([
    ...['node_modules/b 1.0.1', 'node_modules/c 1.0.0', 'node_modules/e 1.0.0'],
  ])
})

test('a package lacks what is never read: tests, sources, changes and prettier, but no licence', async () => {
  const folder = givenFolder()
  const kept = [
    ...['one/index.js', 'one/LICENSE.md', 'one/README.md', 'one/lib/latest.js', 'one/test.js', 'one/data.json'],
    ...['test/index.js', '@scope/tests/index.js', 'one/node_modules/test/index.js'],
  ]
  const unread = [
    ...['one/index.js.map', 'one/index.d.ts', 'one/src/index.ts', 'one/src/view.tsx', 'one/index.d.mts'],
    ...['one/CHANGELOG.md', 'one/test/one.js', 'one/lib/__tests__/one.js', 'one/.yarn/releases/yarn.cjs'],
    ...['test/tests/one.js', 'prettier/index.mjs'],
  ]
  for (const file of [...kept, ...unread]) writeFile(join(folder, 'node_modules', file), '')
  const list = { packages: { 'node_modules/one': {}, 'node_modules/prettier': {} } }
  writeFile(join(folder, 'node_modules', '.package-lock.json'), JSON.stringify(list))

  // @ts-expect-error: plain JavaScript, because it runs before anything is installed
  const { slimPackages } = await import('../bin/package-slimming.js')
  slimPackages(join(folder, 'node_modules'))
  const left = readdirSync(join(folder, 'node_modules'), { recursive: true, withFileTypes: true })
  const files = left.filter((entry) => entry.isFile() && entry.name !== '.package-lock.json')
  const paths = files.map(({ parentPath, name }) => relative(join(folder, 'node_modules'), join(parentPath, name)))
  expect(paths.sort()).toEqual(kept.sort())
  expect(JSON.parse(readFileSync(join(folder, 'node_modules', '.package-lock.json'), 'utf8'))).toEqual({
    packages: { 'node_modules/one': {} },
  })
})

test('what a package lacks is imported by one package alone, and only when it is asked for', () => {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dependencies?: Record<string, string>; dev?: boolean }>
  }
  const users = Object.entries(packages).filter(([, { dependencies, dev }]) => !dev && dependencies?.['prettier'])
  expect(users.map(([path]) => path)).toEqual(['node_modules/@react-email/render'])
  const renderer = readFileSync(join(root, 'node_modules/@react-email/render/dist/node/index.mjs'), 'utf8')
  expect(renderer).toContain('import("prettier/standalone")')
  expect(renderer).not.toMatch(/^(?:import|export)\b.*["']prettier/m)
  const sources = globSync('src/**/*.{ts,tsx}', { cwd: root })
  expect(sources.length).toBeGreaterThan(100)
  expect(sources.filter((file) => /\bpretty\s*:/.test(readFileSync(join(root, file), 'utf8')))).toEqual([])
})

type NodeVersion = {
  isAtLeast(version: string, oldest: string): boolean
  findInstalledNode(root: string): string | undefined
  nodePackages: Record<string, string>
}

async function importNodeVersion(): Promise<NodeVersion> {
  // @ts-expect-error: plain JavaScript, because it runs before anything is installed
  return import('../bin/node-version.js')
}

// Takes minutes: installs all packages again and may build.
if (isLongForm) {
  test('a package runs in another folder with Node alone', { timeout: 600_000 }, async () => {
    await run(process.execPath, [join(root, 'bin', 'package.js')])
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    const name = `benvenuto-${version}-${process.platform}-${process.arch}`
    // Outside of the project, whose packages Node would find.
    const folder = givenFolder()
    await run('tar', ['-xzf', join(root, 'package', `${name}.tar.gz`), '-C', folder])
    const command = join(folder, name, 'bin', 'benvenuto.js')
    const port = await findFreePort()
    const origin = `http://127.0.0.1:${port}`
    const cwd = givenFolder()
    const env = { PATH: '/usr/bin:/bin', PORT: String(port), CAPTCHA_FIXED_ANSWER: 'right', LOG_LEVEL: 'error' }
    const child = spawn(process.execPath, [command, 'serve'], { cwd, env, stdio: ['ignore', 'ignore', 'inherit'] })
    onTestFinished(() => void child.kill('SIGKILL'))
    await waitUntilReady(`${origin}/readyz`)

    // Argon2, sharp, worker threads and processes of their own are parts that a package may lack.
    const call = createServiceCaller(origin)
    await call('GET', '/api/captcha')
    await call('POST', '/api/auth/register', {
      ...{ name: 'Giulia', email: 'giulia@example.com', password: 'a-good-password', captcha: 'right' },
    })
    await call('GET', '/icons/180.png')
    await call('POST', '/api/select-plan', { plan: 'pro' })
    const picture = { width: 40, height: 30, channels: 3, background: 'teal' } as const
    await call('POST', '/api/images', await sharp({ create: picture }).png().toBuffer())
    const admin = (...args: string[]) => run(process.execPath, [command, 'admin', ...args], { cwd, env })
    expect((await admin('users', 'list')).stdout).toMatch(/^giulia@example\.com {2}Giulia .*\n1 account\n$/)
    await admin('backup', join(cwd, 'backup.db'))
    // Every module of the build loads, also those that only some settings need.
    const imports = ['main.js', 'cli.js', 'thread.js'].map((file) => join(folder, name, 'dist', 'server', file))
    const load = `for (const file of ${JSON.stringify(imports)}) await import(file); await import('flydrive/drivers/s3'); process.exit()`
    await run(process.execPath, ['--input-type=module', '--eval', load], { cwd: join(folder, name), env })
    child.kill('SIGTERM')
    expect(await once(child, 'exit')).toEqual([0, null])
  })
}
