import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { connect, Server } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openDatabase } from '#platform/db/database.ts'
import { migrate } from '#platform/db/migrate.ts'
import { developmentAssets } from '#platform/http/assets.ts'
import { createLog, type Log } from '#platform/log.ts'
import { probePrefix } from '#platform/storage/storage.ts'
import { backupPlaces } from '#test/given-backup.ts'
import { listen, serve } from '#test/local-server.ts'
import { createTestDatabase } from '#test/test-database.ts'
import { watchLog } from '#test/watch-log.ts'
import { migrations } from '../migrations/index.ts'
import { nameBackup } from './backup/backup-names.ts'
import { openBackupStore } from './backup/backup-store.ts'
import { type Config, readConfig } from './config.ts'
import { openContext, readArguments, start, warnAboutOperator, warnAboutRoot } from './main.ts'

async function givenConfig(env: Record<string, string> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'benvenuto-test-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const base = { DATA_DIR: folder, PORT: '0', PUBLIC_ORIGIN: 'http://127.0.0.1:3000', LOG_LEVEL: 'debug' }
  return { folder, config: readConfig({ ...base, ...env }) }
}

/** A log that must have no mail address, no key and no password of the settings when the test ends. */
function givenWatchedLog({ logLevel, databaseUrl, mediaUrl, secretKey, backup }: Config): Log {
  const watched = watchLog()
  const accesses = [databaseUrl, mediaUrl, backup.url].map((url) => /:\/\/([^@/]+)@/.exec(url ?? '')?.[1])
  const key = secretKey && Buffer.from(secretKey).toString('base64')
  for (const token of [...accesses, key]) watched.noteRow({ token })
  onTestFinished(() => expect(watched.findLeaks(), 'lines of the log with private data').toEqual([]))
  return createLog(logLevel, watched)
}

const startWatched = (config: Config) => start(config, developmentAssets, { log: givenWatchedLog(config) })

const openWatched = (config: Config, beginsAnew = false) =>
  openContext(config, undefined, beginsAnew, givenWatchedLog(config))

test('the kernel may hold as many new connections as the service takes', async () => {
  const spy = vi.spyOn(Server.prototype, 'listen')
  onTestFinished(() => spy.mockRestore())
  const { config } = await givenConfig({ LIMIT_CONNECTIONS: '3000' })
  const { stop } = await startWatched(config)
  onTestFinished(stop)
  // Two calls only test whether the port is free, and have no backlog.
  const numbers = spy.mock.calls.map(([at]) => (at as { backlog?: number }).backlog ?? 0)
  expect(numbers.reduce((sum, number) => sum + number, 0)).toBeGreaterThanOrEqual(3000)
})

test('stopping does not wait for clients that send nothing or send slowly', async () => {
  const { config } = await givenConfig()
  const { address, stop } = await startWatched(config)
  const { hostname, port } = new URL(address)
  const closed = ['', 'GET / HT', 'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Length: 5000\r\n\r\n{'].map(
    async (bytes) => {
      const socket = connect(Number(port), hostname, () => socket.write(bytes))
      socket.on('error', () => undefined).resume()
      return new Promise((resolve) => socket.on('close', resolve))
    },
  )
  await fetch(`${address}/healthz`)

  const begin = performance.now()
  await stop()
  await Promise.all(closed)

  expect(performance.now() - begin).toBeLessThan(5_000)
})

test('a stopping node reports not ready at once, and answers requests during the drain time', async () => {
  const { config } = await givenConfig({ DRAIN_SECONDS: '3' })
  const { address, stop } = await startWatched(config)
  const statusOf = async (path: string) => (await fetch(`${address}${path}`)).status
  expect(await statusOf('/readyz')).toBe(200)

  const stopped = stop()
  expect(await statusOf('/readyz')).toBe(503)
  const answers: Response[] = []
  for (let request = 0; request < 10; request += 1) answers.push(await fetch(`${address}/healthz`))
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
  expect(answers.at(-1)?.headers.get('connection')).toBe('close')
  await stopped
  await expect(statusOf('/healthz')).rejects.toThrow()
})

test('an error about the database is one line that names it, without the password', async () => {
  const { folder, config } = await givenConfig()
  await writeFile(join(folder, 'file'), '')
  const { config: unreachable } = await givenConfig({ DATABASE_URL: 'postgres://host:secret@localhost:1/books' })

  await expect(openWatched({ ...config, databaseUrl: join(folder, 'file', 'x.db') })).rejects.toThrow(
    /^The database .+x\.db is not usable: .+$/,
  )
  await expect(openWatched(unreachable)).rejects.toThrow(
    /^The PostgreSQL database of DATABASE_URL is not usable: (?!.*secret).*ECONNREFUSED.*\. Check host and port in its address/,
  )
})

test('an empty database is refused where there was one, and --new creates a new one', async () => {
  const { config, folder } = await givenConfig({ SECRET_KEY: Buffer.alloc(32, 1).toString('base64') })
  const open = async (settings: Config, beginsAnew?: boolean) => {
    const { close } = await openWatched(settings, beginsAnew)
    await close()
  }
  // A first start, and a second one.
  await open(config)
  await open(config)
  const another = { ...config, databaseUrl: join(folder, 'another.db') }

  await expect(open(another)).rejects.toThrow(
    /^The database .+another\.db is not usable: it is empty, but .+has-database is from an earlier one\. .+ npm start -- --new, or benvenuto serve --new$/,
  )
  await expect(open(another)).rejects.toThrow('it is empty')
  await open(another, true)
  await open(another)
})

test.each([
  ['secret.key', /secret\.key is from an earlier one/],
  ['mail/1.eml', /the mails in .+mail are from an earlier one/],
  ['media/images/1.webp', /the pictures in .+media are from an earlier one/],
])('%s says that there was a database', async (file, expected) => {
  const { config, folder } = await givenConfig()
  await mkdir(dirname(join(folder, file)), { recursive: true })
  await writeFile(join(folder, file), '')
  await expect(openWatched(config)).rejects.toThrow(expected)
})

test('a data folder that cannot be made ends the start with a line that names the setting', async () => {
  const { folder, config } = await givenConfig()
  const file = join(folder, 'file')
  await writeFile(file, '')
  await expect(openWatched({ ...config, dataDir: file })).rejects.toThrow(
    `DATA_DIR is not usable: ${file} is no folder.`,
  )
})

test('a database that is a named pipe ends the start with a line', async () => {
  const { folder, config } = await givenConfig()
  const pipe = join(folder, 'pipe')
  execFileSync('mkfifo', [pipe])
  await expect(openWatched({ ...config, databaseUrl: pipe })).rejects.toThrow(
    `The database ${pipe} is not usable: ${pipe} is no ordinary file`,
  )
})

test('pictures in the bucket say that there was a database, also on PostgreSQL', async () => {
  const listing = `<ListBucketResult><IsTruncated>false</IsTruncated><KeyCount>1</KeyCount>
    <Contents><Key>images/1.webp</Key><Size>1</Size><LastModified>2026-01-01T00:00:00.000Z</LastModified></Contents>
  </ListBucketResult>`
  const store = await serve((_request, response) => response.end(listing))
  const { url, drop } = await createTestDatabase()
  onTestFinished(drop)
  const { config } = await givenConfig({
    MEDIA_URL: `s3://key:secret@${new URL(store).host}/pictures?insecure=1`,
    ...(url && { DATABASE_URL: url }),
  })
  await expect(openWatched(config)).rejects.toThrow('the pictures in the bucket of MEDIA_URL are from an earlier one')
})

test('pictures in the data folder say that there was a database, also where a bucket is set', async () => {
  const { config, folder } = await givenConfig({ MEDIA_URL: 's3://key:secret@127.0.0.1:1/pictures?insecure=1' })
  await mkdir(join(folder, 'media', 'images'), { recursive: true })
  await writeFile(join(folder, 'media', 'images', '1.webp'), '')
  await expect(openWatched(config)).rejects.toThrow(/the pictures in .+media are from an earlier one/)
})

test('a file that doctor has left in the storage is no picture of an earlier service', async () => {
  const { config, folder } = await givenConfig()
  await mkdir(join(folder, 'media'))
  await writeFile(join(folder, 'media', `${probePrefix}1.txt`), '')
  const { close } = await openWatched(config)
  await close()
})

test.each(Object.entries(backupPlaces))(
  'backups in a %s say that there was a database, also on PostgreSQL, and --new begins anew',
  async (kind, openPlace) => {
    const place = await openPlace()
    const { url, drop } = await createTestDatabase()
    onTestFinished(drop)
    const { config } = await givenConfig({ BACKUP_URL: place, ...(url && { DATABASE_URL: url }) })
    await (await openBackupStore(place)).writeText(nameBackup(0, '0a1b2c3d'), 'a backup')
    const open = async (beginsAnew?: boolean) => (await openWatched(config, beginsAnew)).close()

    const words = kind === 'bucket' ? 'the bucket of BACKUP_URL' : place
    await expect(open()).rejects.toThrow(`it is empty, but the backups in ${words} are from an earlier one. Check`)
    await open(true)
    await open()
  },
)

test('a folder of backups whose disk is not mounted is not made at the start', async () => {
  const { folder } = await givenConfig()
  const place = join(folder, 'not-mounted')
  const { config } = await givenConfig({ BACKUP_URL: place })
  await (await openWatched(config)).close()
  expect(existsSync(place)).toBe(false)
})

test('a first start works although the buckets do not answer', async () => {
  const { config } = await givenConfig({
    MEDIA_URL: 's3://key:secret@127.0.0.1:1/pictures?insecure=1',
    BACKUP_URL: 's3://key:secret@127.0.0.1:1/backups?insecure=1',
  })
  const { url, drop } = await createTestDatabase()
  onTestFinished(drop)
  const { close } = await openWatched(url ? { ...config, databaseUrl: url } : config)
  await close()
})

test('the log says what a start with an older database waits for, and nothing the next time', async () => {
  const { config } = await givenConfig()
  const { url, drop } = await createTestDatabase()
  onTestFinished(drop)
  const settings = { ...config, databaseUrl: url ?? config.databaseUrl, logLevel: 'info' } as const
  const [last = ''] = Object.keys(migrations).slice(-1)
  const db = openDatabase(settings.databaseUrl)
  await migrate(db, Object.fromEntries(Object.entries(migrations).filter(([name]) => name !== last)))
  await db.destroy()
  const open = async () => {
    const lines: string[] = []
    const log = createLog('info', { write: (line) => void lines.push(line) })
    await (await openContext(settings, undefined, false, log)).close()
    return lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg.startsWith('the database'))
  }
  expect(await open()).toEqual([
    expect.objectContaining({ msg: 'the database is older: it is migrated', migrations: 1, last }),
    expect.objectContaining({ msg: 'the database is up to date', migrations: 1, ms: expect.any(Number) }),
  ])
  expect(await open()).toEqual([])
})

test('a database that another node of the first start has filled is accepted', async () => {
  const { config } = await givenConfig()
  const { url, drop } = await createTestDatabase()
  onTestFinished(drop)
  const settings = url ? { ...config, databaseUrl: url } : config
  const opened = await Promise.all([1, 2, 3].map(() => openWatched(settings)))
  for (const { close } of opened) await close()
})

test('a warning is logged for root, and not for other users', () => {
  const lines: string[] = []
  const log = createLog('info', { write: (line) => void lines.push(line) })

  for (const userId of [1000, undefined, 0]) warnAboutRoot(log, userId)

  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 'warn', msg: expect.stringContaining('runs as root') })
})

test('an occupied port is reported', async () => {
  const port = await listen(createServer())
  const { config } = await givenConfig({ PORT: String(port) })

  const text = `The service cannot listen on HOST 127.0.0.1, PORT ${port}: another program has this port (EADDRINUSE).`
  await expect(startWatched(config)).rejects.toThrow(text)
  const worker = await givenConfig({ ROLE: 'worker', WORKER_PORT: String(port) })
  await expect(startWatched(worker.config)).rejects.toThrow(`WORKER_PORT ${port}: another program has this port`)
})

test('a HOST that no DNS server knows is reported', async () => {
  const { config } = await givenConfig({ HOST: 'nowhere.invalid', PUBLIC_ORIGIN: 'http://localhost:3000' })
  await expect(startWatched(config)).rejects.toThrow(
    /^The service cannot listen on HOST nowhere\.invalid, PORT \d+: .+ \((?:ENOTFOUND|EAI_AGAIN)\)\.$/,
  )
})

test('the service takes --new or nothing', () => {
  expect(readArguments([])).toEqual({ beginsAnew: false })
  expect(readArguments(['--new'])).toEqual({ beginsAnew: true })
  for (const args of [['--nwe'], ['--new', 'again'], ['start']]) {
    expect(() => readArguments(args)).toThrow(`The service does not know ${args.at(-1)}. It takes --new or nothing.`)
  }
})

test('a service whose operator is unknown warns with the names of the missing settings', async () => {
  const lines: string[] = []
  const log = createLog('info', { write: (line: string) => lines.push(line) })
  const operator = { OPERATOR_NAME: 'Casa Ltd', OPERATOR_ADDRESS: 'Via Uno 1', SUPPORT_EMAIL: 'help@stay.example' }

  warnAboutOperator(log, readConfig(operator))
  expect(lines).toEqual([])
  warnAboutOperator(log, readConfig({ OPERATOR_NAME: 'Casa Ltd' }))

  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 'warn', msg: 'OPERATOR_ADDRESS, SUPPORT_EMAIL not set: /legal does not say who runs the service' },
  ])
})

test('a worker has metrics where WORKER_PORT is set, until it stops', async () => {
  const { url, drop } = await createTestDatabase()
  onTestFinished(drop)
  const { config } = await givenConfig({ ROLE: 'worker', WORKER_PORT: '0', ...(url && { DATABASE_URL: url }) })
  const { address, stop } = await startWatched(config)
  const metrics = await (await fetch(`${address}/metrics`)).text()
  for (const name of ['benvenuto_job_duration_seconds', 'benvenuto_mails', 'benvenuto_calendar_polls_total']) {
    expect(metrics).toContain(`# TYPE ${name} `)
  }
  expect((await fetch(`${address}/readyz`)).status).toBe(200)
  expect((await fetch(`${address}/login`)).status).toBe(404)

  await stop()
  await expect(fetch(`${address}/healthz`)).rejects.toThrow()
})
