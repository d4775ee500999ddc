import { execFile, spawn, spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { Environment } from '../src/config.ts'
import { findFreePort } from './running-service.ts'

const root = new URL('..', import.meta.url).pathname
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const run = promisify(execFile)

function givenFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'benvenuto-deploy-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

describe('the hooks of ONCE', () => {
  const runHook = (name: string, folder: string, env: Record<string, string> = {}) =>
    run(process.execPath, [join(root, 'deploy', 'hooks', name)], { env: { DATA_DIR: folder, ...env } })

  /** A database that is in use, with its last rows in the write-ahead log only. */
  function openDatabase(folder: string): DatabaseSync {
    const database = new DatabaseSync(join(folder, 'benvenuto.db'))
    onTestFinished(() => {
      if (database.isOpen) database.close()
    })
    database.exec('pragma journal_mode = wal; create table rows (name text)')
    return database
  }

  function listRows(folder: string): unknown[] {
    const database = new DatabaseSync(join(folder, 'benvenuto.db'))
    const rows = database.prepare('select name from rows').all()
    database.close()
    return rows.map(({ name }) => name)
  }

  test('restore the database as it was at the backup, however its files were copied later', async () => {
    const [folder, restored] = [givenFolder(), givenFolder()]
    const database = openDatabase(folder)
    database.exec(`insert into rows values ('before')`)
    await runHook('pre-backup', folder)
    database.exec(`insert into rows values ('after')`)
    expect(statSync(join(folder, 'once-copy.db')).mode & 0o777).toBe(0o600)
    cpSync(folder, restored, { recursive: true })

    await runHook('post-restore', restored)
    expect(existsSync(join(restored, 'once-copy.db'))).toBe(false)
    expect(existsSync(join(restored, 'benvenuto.db-wal'))).toBe(false)
    expect(listRows(restored)).toEqual(['before'])
  })

  test('never use the copy of an earlier backup after one that failed', async () => {
    const folder = givenFolder()
    openDatabase(folder).exec(`insert into rows values ('first')`)
    await runHook('pre-backup', folder)
    cpSync(join(folder, 'benvenuto.db'), join(folder, 'elsewhere.db'))
    for (const name of ['', '-wal', '-shm']) rmSync(join(folder, `benvenuto.db${name}`))
    await expect(runHook('pre-backup', folder)).rejects.toMatchObject({ code: 1 })
    expect(existsSync(join(folder, 'once-copy.db'))).toBe(false)

    openDatabase(folder).exec(`insert into rows values ('second')`)
    await runHook('post-restore', folder)
    expect(listRows(folder)).toEqual(['second'])
  })

  test('keep a database that was copied from a stopped container, with the copy of an earlier backup', async () => {
    const [folder, restored] = [givenFolder(), givenFolder()]
    const database = openDatabase(folder)
    database.exec(`insert into rows values ('before')`)
    await runHook('pre-backup', folder)
    database.exec(`insert into rows values ('after')`)
    database.close()
    cpSync(folder, restored, { recursive: true })

    await runHook('post-restore', restored)
    expect(existsSync(join(restored, 'once-copy.db'))).toBe(false)
    expect(listRows(restored)).toEqual(['before', 'after'])
  })

  test.each([
    { minutes: 10, rows: ['before'] },
    { minutes: 24 * 60, rows: ['before', 'after'] },
  ])('choose between a log and a copy from $minutes minutes before', async ({ minutes, rows }) => {
    const [folder, restored] = [givenFolder(), givenFolder()]
    const database = openDatabase(folder)
    database.exec(`insert into rows values ('before')`)
    await runHook('pre-backup', folder)
    database.exec(`insert into rows values ('after')`)
    const madeAt = new Date(Date.now() - minutes * 60_000)
    utimesSync(join(folder, 'once-copy.db'), madeAt, madeAt)
    cpSync(folder, restored, { recursive: true, preserveTimestamps: true })

    await runHook('post-restore', restored)
    expect(existsSync(join(restored, 'once-copy.db'))).toBe(false)
    expect(listRows(restored)).toEqual(rows)
  })

  test('use the copy where the database is missing', async () => {
    const folder = givenFolder()
    const database = openDatabase(folder)
    database.exec(`insert into rows values ('only')`)
    await runHook('pre-backup', folder)
    database.close()
    rmSync(join(folder, 'benvenuto.db'))

    await runHook('post-restore', folder)
    expect(listRows(folder)).toEqual(['only'])
  })

  test('leave PostgreSQL alone', async () => {
    const folder = givenFolder()
    await runHook('pre-backup', folder, { DATABASE_URL: 'postgres://database/benvenuto' })
    await runHook('post-restore', folder)
    expect(existsSync(join(folder, 'once-copy.db'))).toBe(false)
  })

  test.skipIf(process.platform === 'win32')('can be executed', () => {
    const modes = ['pre-backup', 'post-restore'].map((name) => statSync(join(root, 'deploy/hooks', name)).mode & 0o111)
    expect(modes).toEqual([0o111, 0o111])
  })
})

test('the image has the Node of .nvmrc, and copies what exists', () => {
  const dockerfile = read('deploy/Dockerfile')
  expect(/^ARG NODE_IMAGE=.+\/node:([\d.]+)-/m.exec(dockerfile)?.[1]).toBe(read('.nvmrc').trim())
  const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, paths = '']) => paths.split(' '))
  expect(copied.length).toBeGreaterThan(2)
  expect(copied.filter((path) => !existsSync(join(root, path)))).toEqual([])
})

test('the image of every published platform is started before tags name it', () => {
  const workflow = read('.github/workflows/image.yml')
  const platforms = (/platforms: (.+)$/m.exec(workflow)?.[1] ?? '').split(',').map((name) => name.replace('linux/', ''))
  expect(platforms).toHaveLength(2)
  const trial = workflow.slice(0, workflow.indexOf('The tags name the image'))
  const tried = [...trial.matchAll(/for platform in (.+); do([\s\S]+?)\n {10}done/g)]
  const started = tried.find(([, , commands = '']) => commands.includes('docker run --detach'))
  expect(started?.[1]?.split(' ')).toEqual(platforms)
})

test('packages are installed and the sources built once for all platforms of the image', () => {
  const stages = read('deploy/Dockerfile').split(/^FROM /m)
  const building = stages.find((stage) => stage.includes(' AS build\n')) ?? ''
  // What follows is done for each platform.
  const [shared = '', perPlatform = ''] = building.split('ARG TARGETARCH\n')
  expect(shared).toContain('RUN npm install')
  expect(shared).toContain('prepare()')
  expect(perPlatform).toContain('npm run package')
})

test('every package with machine code for Linux on x64 is in the lock file for arm64, too, in the same version', () => {
  type Locked = { version: string; os?: string[]; cpu?: string[] }
  const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, Locked> }
  const native = Object.entries(packages).filter(([, { os, cpu }]) => os?.includes('linux') && cpu?.includes('x64'))
  expect(native.length).toBeGreaterThan(5)
  const missing = native.filter(([path, { version, cpu = [] }]) => {
    const other = packages[path.replaceAll('x64', 'arm64')]
    return !cpu.includes('arm64') && !(other?.cpu?.includes('arm64') && other.version === version)
  })
  expect(missing.map(([path]) => path)).toEqual([])
})

test('the unit of systemd may write to the folder for backups that the documentation names', () => {
  const [, folder = ''] = /^ReadWritePaths=-(\S+)$/m.exec(read('deploy/benvenuto.service')) ?? []
  const [, example = ''] = /echo 'BACKUP_URL=(\S+)'/.exec(read('docs/operations.md')) ?? []
  expect(folder).not.toBe('')
  expect(example.startsWith(`${folder}/`)).toBe(true)
})

describe.skipIf(spawnSync('caddy', ['version']).status !== 0)('Caddy (apt-get install caddy)', () => {
  /** Times are in nanoseconds. */
  async function readProxy(env: Record<string, string>) {
    const { stdout } = await run('caddy', ['adapt', '--config', join(root, 'deploy/Caddyfile')], {
      env: { ...process.env, BENVENUTO_HOST: 'benvenuto.example', ...env },
    })
    const proxy = /"handler":"reverse_proxy","health_checks":(\{.*?\}\}),/.exec(stdout)?.[1] ?? ''
    return JSON.parse(proxy) as Record<'active' | 'passive', Record<string, unknown>>
  }

  test('logs a failed request without its path, its headers and the address of its sender', async () => {
    const port = await findFreePort()
    const ports = { http_port: await findFreePort(), https_port: await findFreePort() }
    const options = Object.entries(ports).map((entry) => entry.join(' '))
    const folder = givenFolder()
    writeFileSync(
      join(folder, 'Caddyfile'),
      read('deploy/Caddyfile').replace(
        /^\{$/m,
        `{\n\tadmin off\n\tlocal_certs\n\tskip_install_trust\n\t${options.join('\n\t')}`,
      ),
    )
    const caddy = spawn('caddy', ['run', '--config', join(folder, 'Caddyfile')], {
      env: {
        PATH: process.env['PATH'],
        HOME: folder,
        BENVENUTO_HOST: `http://127.0.0.1:${port}`,
        BENVENUTO_UPSTREAM: `127.0.0.1:${await findFreePort()}`,
      },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    onTestFinished(() => void caddy.kill('SIGKILL'))
    let log = ''
    caddy.stderr.on('data', (text: Buffer) => {
      log += text.toString()
    })
    const address = `http://127.0.0.1:${port}/s/link-of-a-stay?token=of-a-password`
    const headers = { cookie: 'session=of-a-host', 'user-agent': 'phone-of-a-guest' }
    const { status } = await vi.waitFor(() => fetch(address, { headers }), 20_000)
    expect(status).toBe(502)
    const line = await vi.waitUntil(() => log.split('\n').find((one) => one.includes('"status":502')), 20_000)
    expect(JSON.parse(line)).toMatchObject({ level: 'error', request: { method: 'GET', host: `127.0.0.1:${port}` } })
    expect(log).not.toMatch(/link-of-a-stay|of-a-password|of-a-host|phone-of-a-guest|remote_ip|remote_port|client_ip/)
  })

  test('does not take the only node out of use after a failed request', async () => {
    expect(await readProxy({})).toEqual({ passive: { max_fails: 1 } })
  })

  test('asks the other node of the cluster while one fails or stops, which it notices before the node closes', async () => {
    const compose = read('deploy/compose.cluster.yml')
    const [, nodes = ''] = /BENVENUTO_NODES: (\S+)/.exec(compose) ?? []
    const { active, passive } = await readProxy({ BENVENUTO_NODES: nodes })
    expect(passive).toEqual({ fail_duration: 5_000_000_000, max_fails: 1 })
    expect(active['uri']).toBe('/readyz/pages')
    const drain = Number(/DRAIN_SECONDS: "(\d+)"/.exec(compose)?.[1]) * 1e9
    expect(Number(active['interval']) + Number(active['timeout'])).toBeLessThanOrEqual(drain)
  })
})

test('Compose keeps a bounded log of every container, backups on a volume, and no image without a version', () => {
  const { version } = JSON.parse(read('package.json'))
  for (const file of ['deploy/compose.yml', 'deploy/compose.cluster.yml']) {
    const text = read(file)
    const images = [...text.matchAll(/^ +image: (\S+)$/gm)].map(([, name = '']) => name)
    expect(images.length).toBeGreaterThan(2)
    for (const image of images) expect(image, file).toMatch(/:\d+\.\d+(?:\.\d+)?\}?$/)
    expect(images).toContain(`\${BENVENUTO_IMAGE:-benvenuto:${version}}`)
    expect(text.match(/^ +logging: [*&]logging$/gm)?.length, file).toBe(images.length)
    expect(text).toMatch(/\$\{BACKUP_FOLDER:-backups\}:\/backups$/m)
    expect(text).toMatch(/BACKUP_URL: \$\{BACKUP_URL:-\/backups\}$/m)
  }
})

test('the database of the cluster notices within a minute that a node has vanished', () => {
  const [, command = ''] = /^ +command: postgres (.+)$/m.exec(read('deploy/compose.cluster.yml')) ?? []
  const settingOf = (name: string) => Number(new RegExp(`-c tcp_${name}=(\\d+)`).exec(command)?.[1])
  const silence = settingOf('keepalives_idle') + settingOf('keepalives_interval') * settingOf('keepalives_count')
  expect([silence, settingOf('user_timeout')]).toEqual([60, 60_000])
})

test('the database of the cluster does not log the values of a refused row, such as a mail address', () => {
  expect(read('deploy/compose.cluster.yml')).toMatch(/^ +command: postgres .*-c log_error_verbosity=terse$/m)
})

test('the image has the programs of the version of PostgreSQL in the cluster', () => {
  const [, server] = /postgres:(\d+)/.exec(read('deploy/compose.cluster.yml')) ?? []
  expect(/postgresql-client-(\d+)/.exec(read('deploy/postgres-tools.sh'))?.[1]).toBe(server)
  expect(read('deploy/Dockerfile')).toContain(`/usr/lib/postgresql/${server}/bin:`)
})

test('the example of a policy lets everybody read pictures that may be seen, and nothing else', () => {
  const { Statement } = JSON.parse(read('deploy/bucket-policy.json'))
  expect(Statement).toMatchObject([
    { Effect: 'Allow', Action: 's3:GetObject', Resource: 'arn:aws:s3:::BUCKET/images/*' },
  ])
  const { CORSRules } = JSON.parse(read('deploy/bucket-cors.json'))
  expect(CORSRules).toMatchObject([{ AllowedOrigins: ['*'], AllowedMethods: ['GET'] }])
})

test.for(['benvenuto', 'benvenuto-purge'])('systemd accepts the unit %s', async (name, { skip }) => {
  const systemd = spawnSync('systemd-analyze', ['--version'])
  if (systemd.error) return skip('systemd is not installed')
  // The program of the unit is not where the unit names it on this machine.
  const folder = givenFolder()
  const unit = join(folder, `${name}.service`)
  writeFileSync(unit, read(`deploy/${name}.service`).replace('/opt/node/bin/node', process.execPath))
  const { stderr, status } = spawnSync('systemd-analyze', ['verify', '--man=no', unit], { encoding: 'utf8' })
  const own = stderr.split('\n').filter((line) => line.includes(`${name}.service`))
  expect([own, status]).toEqual([[], 0])
})

test('the purge program may still write after nginx has made the folder of its cache anew', () => {
  const unit = read('deploy/benvenuto-purge.service')
  const [, folder = ''] = /^ExecStart=.+ (\/\S+)$/m.exec(unit) ?? []
  expect(/^ReadWritePaths=(.+)$/m.exec(unit)?.[1]).toBe(dirname(folder))
})

test('examples set only settings that exist', () => {
  /** Settings of Caddy, Litestream, PostgreSQL and SeaweedFS, and those that Compose replaces. */
  const ofOthers = /^(?:BENVENUTO|LITESTREAM|POSTGRES|AWS)_/
  const files = globSync('deploy/compose*.yml', { cwd: root })
  expect(files).toHaveLength(2)
  const names = files.flatMap((file) => [...read(file).matchAll(/^ +([A-Z][A-Z_]+):/gm)].map(([, name = '']) => name))
  expect(names).toContain('DATABASE_URL')
  expect(names.filter((name) => !(name in Environment.shape) && !ofOthers.test(name))).toEqual([])
})
