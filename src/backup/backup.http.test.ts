import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Config } from '#config.ts'
import { addToDay } from '#features/analytics/server/visits/visit-queries.ts'
import { readImageAddress } from '#features/media/index.ts'
import { hideImageFiles } from '#features/media/server/image-files.ts'
import { openDatabase } from '#platform/db/database.ts'
import { runJob } from '#platform/jobs.ts'
import { openKeyring } from '#platform/keys/service-key.ts'
import { givenHost } from '#test/given.ts'
import { uploadPicture } from '#test/given-picture.ts'
import { openPagedStorage } from '#test/paged-storage.ts'
import { givenSmallDisk } from '#test/small-disk.ts'
import { startTestApp, testStart } from '#test/test-app.ts'
import { migrations } from '../../migrations/index.ts'
import { runCommand } from '../cli.ts'
import { restoreBackup } from './restore-backup.ts'
import { listFiles } from './stored-files.ts'
import { writeBackup } from './write-backup.ts'

type TestApp = Awaited<ReturnType<typeof startTestApp>>

/** On SQLite, whichever engine the tests run on; `postgres-backup.http.test.ts` is about the other. */
const onSqlite = { env: { DATABASE_URL: '' } }
const options = { force: false, knownMigrations: Object.keys(migrations), now: testStart }

async function givenFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'benvenuto-backup-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** An empty data folder to restore to. */
async function givenTarget() {
  const folder = await givenFolder()
  const storage = new Disk(new FSDriver({ location: join(folder, 'media'), visibility: 'private' }))
  return { config: { dataDir: folder, databaseUrl: join(folder, 'data', 'benvenuto.db') }, storage }
}

/** A host with a book and a stored file. */
async function givenData(service: TestApp): Promise<string> {
  const { as } = await givenHost(service, { email: 'giulia@example.com' })
  const book = { hostName: 'Giulia', hostEmail: 'giulia@example.com', propertyName: 'Villa', status: 'published' }
  const { id } = (await as.post('/api/welcome-books', book)).json()
  await service.context.storage.put('images/a/640.webp', new Uint8Array([1, 2, 3]))
  return id
}

/** All rows of all tables. */
function readTables(file: string): Record<string, unknown[]> {
  const database = new DatabaseSync(file, { readOnly: true })
  const names = database
    .prepare("select name from sqlite_master where type = 'table' and name not like 'sqlite_%' order by name")
    .all()
    .map((row) => String(row['name']))
  const tables = Object.fromEntries(names.map((name) => [name, database.prepare(`select * from "${name}"`).all()]))
  database.close()
  return tables
}

test('a restored backup equals the original, and the service runs during the backup', async () => {
  const service = await startTestApp(onSqlite)
  await givenData(service)
  const file = join(await givenFolder(), 'backup.db')
  const before = readTables(service.context.config.databaseUrl)

  expect(await writeBackup(service.context, file, { now: testStart })).toMatchObject({ files: 1 })
  await givenHost(service, { email: 'later@example.com' })
  const target = await givenTarget()
  expect(await restoreBackup(target, file, options)).toEqual({ files: 1, createdAt: testStart })

  expect(before['accounts']).toHaveLength(1)
  expect(before['books']).toHaveLength(1)
  expect(readTables(target.config.databaseUrl)).toEqual(before)
  expect([...(await target.storage.getBytes('images/a/640.webp'))]).toEqual([1, 2, 3])
  expect((await stat(file)).mode & 0o777).toBe(0o600)
})

test('a backup includes all pages of a file listing, and a restore deletes other files on all pages', async () => {
  const service = await startTestApp(onSqlite)
  await givenData(service)
  const storage = openPagedStorage(await givenFolder())
  const keys = Array.from({ length: 7 }, (_, index) => `images/${index}/640.webp`)
  for (const key of keys) await storage.put(key, key)
  const file = join(await givenFolder(), 'backup.db')
  expect(await writeBackup({ ...service.context, storage }, file, { now: testStart })).toMatchObject({ files: 7 })

  const target = { ...(await givenTarget()), storage: openPagedStorage(await givenFolder()) }
  const strangers = keys.map((key) => key.replace('images', 'other'))
  for (const key of strangers) await target.storage.put(key, key)
  await restoreBackup(target, file, { ...options, force: true })

  for (const key of keys) expect(await target.storage.get(key)).toBe(key)
  for (const key of strangers) expect(await target.storage.exists(key), key).toBe(false)
})

test('a picture that is hidden during the backup is in it, whenever it moves', async () => {
  const service = await startTestApp(onSqlite)
  // Listed in portions of two, hidden ones first: the last ones move before they are listed, the first ones after.
  const ids = Array.from({ length: 12 }, (_, index) => `picture-${index + 10}`)
  for (const moment of ['after the listing', 'between two portions'] as const) {
    const storage = openPagedStorage(await givenFolder())
    for (const id of ids) await storage.put(`images/${id}/640.webp`, id)
    const hideAll = async () => {
      for (const id of ids) await hideImageFiles(storage, id, [640])
    }
    await storage.put('hidden-images/earlier/640.webp', 'earlier')
    if (moment === 'after the listing') hideBeforeRead(storage, hideAll)
    else hideBetweenPortions(storage, hideAll)
    const file = join(await givenFolder(), 'backup.db')

    await writeBackup({ ...service.context, storage }, file, { now: testStart })

    const copy = new DatabaseSync(file, { readOnly: true })
    const keys = copy.prepare('select key from backup_files').all()
    copy.close()
    const saved = keys.map((row) => String(row['key']).split('/').at(1))
    expect([...new Set(saved)].sort(), moment).toEqual(['earlier', ...ids])
  }
})

test('a picture that is deleted during the backup is not missing from it, and one that was lost is', async () => {
  const service = await startTestApp(onSqlite)
  const { db, storage } = service.context
  const { as } = await givenHost(service)
  const addresses = [await uploadPicture(as), await uploadPicture(as), await uploadPicture(as)]
  const [lost = '', deleted = ''] = addresses.map(readImageAddress)
  await storage.deleteAll(`images/${lost}`)
  const list = storage.listAll.bind(storage)
  vi.spyOn(storage, 'listAll').mockImplementation(async (...args) => {
    await db.deleteFrom('images').where('id', '=', deleted).execute()
    await storage.deleteAll(`images/${deleted}`)
    return list(...args)
  })
  const file = join(await givenFolder(), 'backup.db')

  const { pictures } = await writeBackup(service.context, file, { now: testStart })

  expect(pictures).toMatchObject({ missing: [lost], named: 3 })
})

test('a backup whose pictures cannot be compared is kept, and its command says why', async () => {
  const service = await startTestApp(onSqlite)
  const { as } = await givenHost(service)
  const id = readImageAddress(await uploadPicture(as)) ?? ''
  await service.context.db.updateTable('images').set({ widths: '640' }).execute()
  const file = join(await givenFolder(), 'backup.db')

  await expect(runCommand(['backup', file], service.context, () => undefined)).rejects.toThrow(
    `they were not compared with those that the database names, because of an error (the widths of the picture ${id} cannot be read). The backup is kept.`,
  )
  expect(await restoreBackup(await givenTarget(), file, options)).toMatchObject({ files: 1 })
})

test('a backup is kept when the live database is away at its end', async () => {
  const service = await startTestApp(onSqlite)
  const { as } = await givenHost(service)
  const id = readImageAddress(await uploadPicture(as)) ?? ''
  await service.context.storage.deleteAll(`images/${id}`)
  await service.context.db.schema.dropTable('backup_state').execute()
  const file = join(await givenFolder(), 'backup.db')

  const { pictures } = await writeBackup(service.context, file, { now: testStart })

  expect(pictures).toEqual({ problem: expect.stringContaining('backup_state') })
  expect(existsSync(file)).toBe(true)
})

/** Hides all pictures before the first one is read. */
function hideBeforeRead(storage: Disk, hideAll: () => Promise<void>): void {
  const read = storage.getBytes.bind(storage)
  let hiding: Promise<void> | undefined
  let isHiding = false
  vi.spyOn(storage, 'getBytes').mockImplementation(async (key) => {
    if (isHiding) return read(key)
    hiding ??= (async () => {
      isHiding = true
      await hideAll()
      isHiding = false
    })()
    await hiding
    return read(key)
  })
}

/** Hides all pictures after the first portion of the listing. */
function hideBetweenPortions(storage: Disk, hideAll: () => Promise<void>): void {
  const list = storage.listAll.bind(storage)
  let portions = 0
  vi.spyOn(storage, 'listAll').mockImplementation(async (...args) => {
    portions += 1
    if (portions === 2) await hideAll()
    return list(...args)
  })
}

test('a folder that is deleted while the store is listed does not empty the listing', async () => {
  const storage = new Disk(new FSDriver({ location: await givenFolder(), visibility: 'private' }))
  await storage.put('images/a/640.webp', 'a')
  await storage.put('doctor-probe-1', 'probe')
  // What the library returns after Node's ENOENT.
  vi.spyOn(storage, 'listAll').mockResolvedValueOnce({ objects: [] })
  const keys: string[] = []
  for await (const key of listFiles(storage)) keys.push(key)
  expect(keys).toEqual(['images/a/640.webp'])
})

test('a backup contains visit counts, but no data that identify visitors', async () => {
  const service = await startTestApp(onSqlite)
  const bookId = await givenData(service)
  const { db } = service.context
  const secrets = ['key-of-the-day', 'hash-of-a-visitor']
  await db.insertInto('visitor_keys').values({ day: 20_513, key: 'key-of-the-day' }).execute()
  await db.insertInto('day_visitors').values({ day: 20_513, hash: 'hash-of-a-visitor' }).execute()
  await addToDay(db, { day: 20_513 }, new Map([[bookId, { visits: 3, visitors: 2 }]]))
  const file = join(await givenFolder(), 'backup.db')

  await writeBackup(service.context, file, { now: testStart })

  const { day_visitors, visitor_keys, visit_days } = readTables(file)
  expect({ day_visitors, visitor_keys }).toEqual({ day_visitors: [], visitor_keys: [] })
  expect(visit_days).toMatchObject([{ visits: 3, visitors: 2 }])
  // A deleted row must not remain in a free page of the file.
  const bytes = await readFile(file)
  for (const secret of secrets) expect(bytes.includes(secret), secret).toBe(false)
})

test('a backup during constant writes is consistent', async () => {
  const service = await startTestApp(onSqlite)
  await givenData(service)
  const file = join(await givenFolder(), 'backup.db')
  const writing = Promise.all(Array.from({ length: 40 }, () => givenHost(service)))

  await writeBackup(service.context, file, { now: testStart })
  await writing

  const copy = new DatabaseSync(file, { readOnly: true })
  expect(copy.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' })
  expect(copy.prepare('pragma foreign_key_check').all()).toEqual([])
  copy.close()
})

test('a target that is not empty is only overwritten with --force', async () => {
  const service = await startTestApp(onSqlite)
  await givenData(service)
  const file = join(await givenFolder(), 'backup.db')
  await writeBackup(service.context, file, { now: testStart })
  const target = await givenTarget()
  await restoreBackup(target, file, options)
  await target.storage.put('images/b/640.webp', new Uint8Array([4]))

  await expect(restoreBackup(target, file, options)).rejects.toThrow('There are accounts or pictures already.')
  expect(await target.storage.exists('images/b/640.webp')).toBe(true)
  await restoreBackup(target, file, { ...options, force: true })
  expect(await target.storage.exists('images/b/640.webp')).toBe(false)
  expect(await target.storage.exists('images/a/640.webp')).toBe(true)
})

test('a restore keeps the database that it replaces, with its last rows', async () => {
  const service = await startTestApp(onSqlite)
  await givenData(service)
  const file = join(await givenFolder(), 'backup.db')
  await writeBackup(service.context, file, { now: testStart })
  const target = await givenTarget()
  const { databaseUrl } = target.config
  await restoreBackup(target, file, options)
  const database = new DatabaseSync(databaseUrl)
  database.exec(`pragma journal_mode = wal; update accounts set name = 'later'`)
  database.close()

  const { formerDatabase } = await restoreBackup(target, file, { ...options, force: true })

  expect(formerDatabase).toBe(`${databaseUrl}.before-restore-20260301T120000Z`)
  expect(readTables(formerDatabase ?? '')['accounts']).toMatchObject([{ name: 'later' }])
  expect(readTables(databaseUrl)['accounts']).not.toMatchObject([{ name: 'later' }])
  expect((await stat(formerDatabase ?? '')).mode & 0o777).toBe(0o600)
})

test('a file of another program is replaced only with --force, and kept', async () => {
  const service = await startTestApp(onSqlite)
  await givenData(service)
  const file = join(await givenFolder(), 'backup.db')
  await writeBackup(service.context, file, { now: testStart })
  const target = await givenTarget()
  await mkdir(join(target.config.dataDir, 'data'))
  const notes = new DatabaseSync(target.config.databaseUrl)
  notes.exec("create table notes (text); insert into notes values ('milk')")
  notes.close()

  const before = await readFile(target.config.databaseUrl)
  await expect(restoreBackup(target, file, options)).rejects.toThrow(
    `The database ${target.config.databaseUrl} is not usable: it has tables of another program (notes). Let DATA_DIR, or DATABASE_URL if it is set, name another place.`,
  )
  expect(await readFile(target.config.databaseUrl)).toEqual(before)
  const { formerDatabase = '' } = await restoreBackup(target, file, { ...options, force: true })
  expect(readTables(formerDatabase)).toEqual({ notes: [{ text: 'milk' }] })
})

test('a restored database does not take the backup that made it for one that still runs', async () => {
  const service = await startTestApp(onSqlite)
  const file = join(await givenFolder(), 'backup.db')
  const job = (run: () => Promise<void>) => ({ name: 'backup', schedule: '0 3 * * *', run })
  await runJob(
    service.context,
    job(() => writeBackup(service.context, file, { now: testStart }).then(() => undefined)),
  )
  const target = await givenTarget()
  await restoreBackup(target, file, options)
  const db = openDatabase(target.config.databaseUrl)
  onTestFinished(() => db.destroy())
  expect(
    await runJob(
      { ...service.context, db },
      job(async () => undefined),
    ),
  ).toBe(true)
})

test('a damaged database is replaced with --force, and kept', async () => {
  const service = await startTestApp(onSqlite)
  await givenData(service)
  const file = join(await givenFolder(), 'backup.db')
  await writeBackup(service.context, file, { now: testStart })
  const target = await givenTarget()
  const { databaseUrl } = target.config
  await restoreBackup(target, file, options)
  const bytes = await readFile(databaseUrl)
  for (const damage of ['first page', 'all but the first page'] as const) {
    const isFirst = damage === 'first page'
    await writeFile(databaseUrl, Buffer.from(bytes).fill(7, isFirst ? 0 : 4_096, isFirst ? 4_096 : bytes.length))

    await expect(restoreBackup(target, file, options), damage).rejects.toThrow('--force')
    const { formerDatabase } = await restoreBackup(target, file, { ...options, force: true })

    expect(readTables(databaseUrl)['accounts'], damage).toHaveLength(1)
    expect((await readFile(formerDatabase ?? '')).subarray(8_000, 8_100), damage).toEqual(
      isFirst ? bytes.subarray(8_000, 8_100) : Buffer.alloc(100, 7),
    )
    await rm(formerDatabase ?? '')
  }
})

test('a database in use is not replaced, not even with --force', async () => {
  const service = await startTestApp(onSqlite)
  await givenData(service)
  const file = join(await givenFolder(), 'backup.db')
  await writeBackup(service.context, file, { now: testStart })
  const { config, storage } = service.context

  await expect(restoreBackup({ config, storage }, file, { ...options, force: true })).rejects.toThrow('is in use')
  expect((await service.anonymous.get('/api/auth/me')).statusCode).toBe(401)
})

test('only a backup that this version understands is restored', async () => {
  const service = await startTestApp(onSqlite)
  const folder = await givenFolder()
  const target = await givenTarget()
  await writeFile(join(folder, 'letter.txt'), 'Dear host, this is no database. '.repeat(40))
  await copyFile(service.context.config.databaseUrl, join(folder, 'plain.db'))
  await writeBackup(service.context, join(folder, 'backup.db'), { now: testStart })

  await expect(restoreBackup(target, join(folder, 'nothing'), options)).rejects.toThrow('There is no file')
  await expect(restoreBackup(target, join(folder, 'letter.txt'), options)).rejects.toThrow('is not a backup')
  await expect(restoreBackup(target, join(folder, 'plain.db'), options)).rejects.toThrow('is not a backup')
  const onOtherLine = { ...options, knownMigrations: ['0000-other'] }
  await expect(restoreBackup(target, join(folder, 'backup.db'), onOtherLine)).rejects.toThrow(
    / was made by a newer version, with the migration \S+\. Restore it with the version that made it, or a later one\.$/,
  )
  await expect(writeBackup(service.context, join(folder, 'backup.db'), { now: testStart })).rejects.toThrow(
    'exists already',
  )
})

test('the commands print what they did', async () => {
  const service = await startTestApp(onSqlite)
  await givenData(service)
  const file = join(await givenFolder(), 'backup.db')
  const lines: string[] = []
  const run = (...args: string[]) => runCommand(args, service.context, (line) => lines.push(line))

  await run('backup', file)
  expect(lines).toEqual([
    `${file} holds the database and 1 file of pictures.`,
    expect.stringContaining('does not hold the key of the service'),
  ])
  await expect(run('restore', file)).rejects.toThrow('--force replaces them.')
  await expect(run('restore', file, '--force')).rejects.toThrow('Stop the service first.')
  await expect(run('restore')).rejects.toThrow('"restore" takes FILE.')
  await expect(run('backup', file, '--force')).rejects.toThrow('"backup" does not know --force.')
})

test('a backup does not contain the service’s key, and restoring it with another key explains what to do', async () => {
  const service = await startTestApp(onSqlite)
  await openKeyring(service.context.db, service.context.config)
  await givenData(service)
  const file = join(await givenFolder(), 'backup.db')
  await writeBackup(service.context, file, { now: testStart })
  const keyFile = join(service.context.config.dataDir, 'secret.key')
  const key = (await readFile(keyFile, 'utf8')).trim()
  expect((await readFile(file)).includes(key)).toBe(false)
  expect((await readFile(file)).includes(Buffer.from(key, 'base64'))).toBe(false)

  const elsewhere = async () => {
    const dataDir = await givenFolder()
    const config = { ...service.context.config, dataDir, databaseUrl: join(dataDir, 'benvenuto.db') }
    const lines: string[] = []
    return { dataDir, lines, run: () => restoreTo(config, lines) }
  }
  const restoreTo = (config: Config, lines: string[]) =>
    runCommand(['restore', file], { ...service.context, config }, (line) => lines.push(line))
  const withoutKey = await elsewhere()
  await withoutKey.run()
  expect(withoutKey.lines.at(-1)).toMatch(
    /^The service will not start yet\. .*SECRET_KEY is not set and .*does not exist/,
  )

  const withKey = await elsewhere()
  await copyFile(keyFile, join(withKey.dataDir, 'secret.key'))
  await withKey.run()
  expect(withKey.lines).toHaveLength(1)
})

test('a picture that changed in the backup is noticed before anything is replaced', async () => {
  const service = await startTestApp(onSqlite)
  await givenData(service)
  const file = join(await givenFolder(), 'backup.db')
  await writeBackup(service.context, file, { now: testStart })
  const copy = new DatabaseSync(file)
  copy.exec(`update backup_files set bytes = x'010204'`)
  copy.close()

  const target = await givenTarget()
  await expect(restoreBackup(target, file, options)).rejects.toThrow('images/a/640.webp is damaged')
  expect(existsSync(target.config.databaseUrl)).toBe(false)
})

test('a database with fewer rows than were saved is not put in place', async () => {
  const service = await startTestApp(onSqlite)
  await givenData(service)
  const file = join(await givenFolder(), 'backup.db')
  await writeBackup(service.context, file, { now: testStart })
  const copy = new DatabaseSync(file)
  copy.exec('delete from sessions')
  copy.close()

  const target = await givenTarget()
  await expect(restoreBackup(target, file, options)).rejects.toThrow('sessions 0 instead of 1')
  expect(existsSync(target.config.databaseUrl)).toBe(false)
})

test('a cut file is damaged, not a backup', async () => {
  const service = await startTestApp(onSqlite)
  await givenData(service)
  const file = join(await givenFolder(), 'backup.db')
  await writeBackup(service.context, file, { now: testStart })
  const { size } = await stat(file)
  for (const kept of [size - 1, Math.floor(size / 2), 4_096]) {
    await truncate(file, kept)
    await expect(restoreBackup(await givenTarget(), file, options), String(kept)).rejects.toThrow('is damaged')
  }
})

test('a backup that fails leaves no file', async () => {
  const { context } = await startTestApp(onSqlite)
  const folder = await givenFolder()
  const storage = openPagedStorage(await givenFolder())
  await storage.put('images/a/640.webp', 'bytes')
  vi.spyOn(storage, 'getBytes').mockRejectedValue(new Error('The bucket does not answer.'))

  const writing = writeBackup({ ...context, storage }, join(folder, 'backup.db'), { now: testStart })
  await expect(writing).rejects.toThrow('does not answer')
  expect(await readdir(folder)).toEqual([])
})

test('a place that cannot be written is named with its reason', async () => {
  const { context } = await startTestApp(onSqlite)
  const above = join(await givenFolder(), 'file')
  await writeFile(above, '')
  const file = join(above, 'backup.db')
  const failure = runCommand(['backup', file], context, () => undefined)
  await expect(failure).rejects.toThrow(new RegExp(`^The backup ${file} could not be made: .*is no folder\\.$`))
})

test('a backup of one engine is not restored to the other', async () => {
  const service = await startTestApp(onSqlite)
  const file = join(await givenFolder(), 'backup.db')
  await writeBackup(service.context, file, { now: testStart })
  const elsewhere = { ...(await givenTarget()), config: { dataDir: '', databaseUrl: 'postgres://localhost/benvenuto' } }
  await expect(restoreBackup(elsewhere, file, options)).rejects.toThrow('Restore it without DATABASE_URL')

  const copy = new DatabaseSync(file)
  copy.exec('create table backup_dump (part integer primary key, bytes blob not null)')
  copy.close()
  await expect(restoreBackup(await givenTarget(), file, options)).rejects.toThrow('Set DATABASE_URL')
})

test('a restore does not write pictures again that are as in the backup', async () => {
  const service = await startTestApp(onSqlite)
  await givenData(service)
  const file = join(await givenFolder(), 'backup.db')
  await writeBackup(service.context, file, { now: testStart })
  const target = await givenTarget()
  await restoreBackup(target, file, options)
  const put = vi.spyOn(target.storage, 'put')

  await restoreBackup(target, file, { ...options, force: true })
  expect(put).not.toHaveBeenCalled()
  await target.storage.put('images/a/640.webp', 'cut')
  await restoreBackup(target, file, { ...options, force: true })
  expect([...(await target.storage.getBytes('images/a/640.webp'))]).toEqual([1, 2, 3])

  const unreadable = vi.spyOn(target.storage, 'getBytes').mockRejectedValue(new Error('EIO: i/o error, read'))
  put.mockClear()
  await restoreBackup(target, file, { ...options, force: true })
  expect(put.mock.calls.map(([key]) => key)).toEqual(['images/a/640.webp'])
  unreadable.mockRestore()
  expect([...(await target.storage.getBytes('images/a/640.webp'))]).toEqual([1, 2, 3])
})

test('a restore whose pictures cannot be written leaves no part of a database', async () => {
  const service = await startTestApp(onSqlite)
  await givenData(service)
  const file = join(await givenFolder(), 'backup.db')
  await writeBackup(service.context, file, { now: testStart })
  const target = await givenTarget()
  vi.spyOn(target.storage, 'put').mockRejectedValue(new Error('no room'))

  await expect(restoreBackup(target, file, options)).rejects.toThrow('no room')
  expect(await readdir(join(target.config.dataDir, 'data'))).toEqual([])
})

test('the database of a backup is extracted without room for temporary files', async ({ skip }) => {
  const disk = givenSmallDisk('1m')
  if (disk === undefined) return skip('this user may not mount a file system')
  const folder = await givenFolder()
  const [copy, file] = [join(folder, 'copy.db'), join(folder, 'extracted.db')]
  const database = new DatabaseSync(copy)
  database.exec('create table many (bytes blob); create table backup_files (key text, bytes blob)')
  database.exec('insert into many values (zeroblob(5000000)); insert into backup_files values (1, zeroblob(5000000))')
  database.close()
  const script = `
    import { DatabaseSync } from 'node:sqlite'
    import { extractDatabase } from '#backup/backup-file.ts'
    extractDatabase(new DatabaseSync(process.argv[1]), process.argv[2])`
  // SQLite reads the variable once in a process.
  execFileSync(process.execPath, ['--input-type=module-typescript', '--eval', script, copy, file], {
    env: { SQLITE_TMPDIR: disk },
  })
  const { size } = await stat(file)
  expect(size).toBeGreaterThan(5_000_000)
  expect(size).toBeLessThan(6_000_000)
})
