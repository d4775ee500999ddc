import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { copyFile, mkdir, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Config } from '#config.ts'
import { takeDatabaseId } from '#platform/backup-state.ts'
import { openDatabase } from '#platform/db/database.ts'
import { runJob } from '#platform/jobs.ts'
import { openKeyring } from '#platform/keys/service-key.ts'
import {
  givenBackup,
  givenBackupService,
  givenData,
  givenTarget,
  readTables,
  restoreOptions,
  sqliteService,
} from '#test/given-backup.ts'
import { givenFolder } from '#test/given-folder.ts'
import { givenSmallDisk } from '#test/small-disk.ts'
import { startTestApp, testStart } from '#test/test-app.ts'
import { runCommand } from '../cli.ts'
import { restoreBackup } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

test('a target that is not empty is only overwritten with --force', async () => {
  const { file } = await givenBackup()
  const target = givenTarget()
  await restoreBackup(target, file, restoreOptions)
  await target.storage.put('images/b/640.webp', new Uint8Array([4]))

  await expect(restoreBackup(target, file, restoreOptions)).rejects.toThrow('There are accounts or pictures already.')
  expect(await target.storage.exists('images/b/640.webp')).toBe(true)
  await restoreBackup(target, file, { ...restoreOptions, force: true })
  expect(await target.storage.exists('images/b/640.webp')).toBe(false)
  expect(await target.storage.exists('images/a/640.webp')).toBe(true)
})

test('a restore keeps the database that it replaces, with its last rows', async () => {
  const { file } = await givenBackup()
  const target = givenTarget()
  const { databaseUrl } = target.config
  await restoreBackup(target, file, restoreOptions)
  const database = new DatabaseSync(databaseUrl)
  database.exec(`pragma journal_mode = wal; update accounts set name = 'later'`)
  database.close()

  const { formerDatabase } = await restoreBackup(target, file, { ...restoreOptions, force: true })

  expect(formerDatabase).toBe(`${databaseUrl}.before-restore-20260301T120000Z`)
  expect(readTables(formerDatabase ?? '')['accounts']).toMatchObject([{ name: 'later' }])
  expect(readTables(databaseUrl)['accounts']).not.toMatchObject([{ name: 'later' }])
  expect((await stat(formerDatabase ?? '')).mode & 0o777).toBe(0o600)
})

test('a file of another program is replaced only with --force, and kept', async () => {
  const { file } = await givenBackup()
  const target = givenTarget()
  await mkdir(join(target.config.dataDir, 'data'))
  const notes = new DatabaseSync(target.config.databaseUrl)
  notes.exec("create table notes (text); insert into notes values ('milk')")
  notes.close()

  const before = await readFile(target.config.databaseUrl)
  await expect(restoreBackup(target, file, restoreOptions)).rejects.toThrow(
    `The database ${target.config.databaseUrl} is not usable: it has tables of another program (notes). Let DATA_DIR, or DATABASE_URL if it is set, name another place.`,
  )
  expect(await readFile(target.config.databaseUrl)).toEqual(before)
  const { formerDatabase = '' } = await restoreBackup(target, file, { ...restoreOptions, force: true })
  expect(readTables(formerDatabase)).toEqual({ notes: [{ text: 'milk' }] })
})

test('a restored database does not take the backup that made it for one that still runs', async () => {
  const service = await startTestApp(sqliteService)
  const file = join(givenFolder(), 'backup.db')
  const job = (run: () => Promise<void>) => ({ name: 'backup', schedule: '0 3 * * *', run })
  await runJob(
    service.context,
    job(() => writeBackup(service.context, file, { now: testStart }).then(() => undefined)),
  )
  const target = givenTarget()
  await restoreBackup(target, file, restoreOptions)
  const db = openDatabase(target.config.databaseUrl)
  onTestFinished(() => db.destroy())
  expect(
    await runJob(
      { ...service.context, db },
      job(async () => undefined),
    ),
  ).toBe(true)
})

test('a restored copy does not have the id of the original, and a second restore keeps that of the copy', async () => {
  const { service } = await givenBackupService()
  const file = join(givenFolder(), 'backup.db')
  await writeBackup(service.context, file, { now: testStart })
  expect(await takeDatabaseId(service.context.db)).toBe('0a1b2c3d')
  const target = givenTarget()
  const restore = () => restoreBackup(target, file, { ...restoreOptions, force: true })
  const readState = () => readTables(target.config.databaseUrl)['backup_state']
  await restore()
  expect(readState()).toMatchObject([{ database_id: null }])

  const db = openDatabase(target.config.databaseUrl)
  const ofCopy = await takeDatabaseId(db)
  await db.destroy()
  await restore()
  expect(readState()).toMatchObject([{ database_id: ofCopy }])
  await writeFile(target.config.databaseUrl, Buffer.alloc(8_192, 7))
  await restore()
  expect(readState()).toMatchObject([{ database_id: null }])
})

test('a backup from before databases had ids is restored', async () => {
  const { service } = await givenBackupService()
  await service.context.db.schema.alterTable('backup_state').dropColumn('database_id').execute()
  const file = join(givenFolder(), 'backup.db')
  await writeBackup(service.context, file, { now: testStart })
  const target = givenTarget()
  for (const force of [false, true]) await restoreBackup(target, file, { ...restoreOptions, force })
  expect(readTables(target.config.databaseUrl)['backup_state']).toMatchObject([{ id: 1, failures: 0 }])
})

test('a damaged database is replaced with --force, and kept', async () => {
  const { file } = await givenBackup()
  const target = givenTarget()
  const { databaseUrl } = target.config
  await restoreBackup(target, file, restoreOptions)
  const bytes = await readFile(databaseUrl)
  for (const damage of ['first page', 'all but the first page'] as const) {
    const isFirst = damage === 'first page'
    await writeFile(databaseUrl, Buffer.from(bytes).fill(7, isFirst ? 0 : 4_096, isFirst ? 4_096 : bytes.length))

    await expect(restoreBackup(target, file, restoreOptions), damage).rejects.toThrow('--force')
    const { formerDatabase } = await restoreBackup(target, file, { ...restoreOptions, force: true })

    expect(readTables(databaseUrl)['accounts'], damage).toHaveLength(1)
    expect((await readFile(formerDatabase ?? '')).subarray(8_000, 8_100), damage).toEqual(
      isFirst ? bytes.subarray(8_000, 8_100) : Buffer.alloc(100, 7),
    )
    await rm(formerDatabase ?? '')
  }
})

test('a database in use is not replaced, not even with --force', async () => {
  const { service, file } = await givenBackup()
  const { config, storage } = service.context

  await expect(restoreBackup({ config, storage }, file, { ...restoreOptions, force: true })).rejects.toThrow(
    'is in use',
  )
  expect((await service.anonymous.get('/api/auth/me')).statusCode).toBe(401)
})

test('only a backup that this version understands is restored', async () => {
  const service = await startTestApp(sqliteService)
  const folder = givenFolder()
  const target = givenTarget()
  await writeFile(join(folder, 'letter.txt'), 'Dear host, this is no database. '.repeat(40))
  await copyFile(service.context.config.databaseUrl, join(folder, 'plain.db'))
  await writeBackup(service.context, join(folder, 'backup.db'), { now: testStart })

  await expect(restoreBackup(target, join(folder, 'nothing'), restoreOptions)).rejects.toThrow('There is no file')
  await expect(restoreBackup(target, join(folder, 'letter.txt'), restoreOptions)).rejects.toThrow('is not a backup')
  await expect(restoreBackup(target, join(folder, 'plain.db'), restoreOptions)).rejects.toThrow('is not a backup')
  const onOtherLine = { ...restoreOptions, knownMigrations: ['0000-other'] }
  await expect(restoreBackup(target, join(folder, 'backup.db'), onOtherLine)).rejects.toThrow(
    / was made by a newer version, with the migration \S+\. Restore it with the version that made it, or a later one\.$/,
  )
  await expect(writeBackup(service.context, join(folder, 'backup.db'), { now: testStart })).rejects.toThrow(
    'exists already',
  )
})

test('a backup does not contain the service’s key, and restoring it with another key explains what to do', async () => {
  const service = await startTestApp(sqliteService)
  await openKeyring(service.context.db, service.context.config)
  await givenData(service)
  const file = join(givenFolder(), 'backup.db')
  await writeBackup(service.context, file, { now: testStart })
  const keyFile = join(service.context.config.dataDir, 'secret.key')
  const key = (await readFile(keyFile, 'utf8')).trim()
  expect((await readFile(file)).includes(key)).toBe(false)
  expect((await readFile(file)).includes(Buffer.from(key, 'base64'))).toBe(false)

  const elsewhere = async () => {
    const dataDir = givenFolder()
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
  const { file } = await givenBackup()
  const copy = new DatabaseSync(file)
  copy.exec(`update backup_files set bytes = x'010204'`)
  copy.close()

  const target = givenTarget()
  await expect(restoreBackup(target, file, restoreOptions)).rejects.toThrow('images/a/640.webp is damaged')
  expect(existsSync(target.config.databaseUrl)).toBe(false)
})

test('a picture of a backup is written to no other place than that of pictures', async () => {
  const { file } = await givenBackup()
  for (const key of ['../outside.webp', 'images/../../outside.webp', '..\\outside.webp']) {
    const copy = new DatabaseSync(file)
    copy.prepare('update backup_files set key = ?').run(key)
    copy.prepare('update backup_checksums set key = ?').run(key)
    copy.close()
    const target = givenTarget()
    await expect(restoreBackup(target, file, restoreOptions), key).rejects.toThrow('Path traversal')
    expect(readdirSync(target.config.dataDir).filter((name) => name.includes('outside'))).toEqual([])
    expect(existsSync(target.config.databaseUrl)).toBe(false)
  }
})

test('a database with fewer rows than were saved is not put in place', async () => {
  const { file } = await givenBackup()
  const copy = new DatabaseSync(file)
  copy.exec('delete from sessions')
  copy.close()

  const target = givenTarget()
  await expect(restoreBackup(target, file, restoreOptions)).rejects.toThrow('sessions 0 instead of 1')
  expect(existsSync(target.config.databaseUrl)).toBe(false)
})

test('a cut file is damaged, not a backup', async () => {
  const { file } = await givenBackup()
  const { size } = await stat(file)
  for (const kept of [size - 1, Math.floor(size / 2), 4_096]) {
    await truncate(file, kept)
    await expect(restoreBackup(givenTarget(), file, restoreOptions), String(kept)).rejects.toThrow('is damaged')
  }
})

test('a backup of one engine is not restored to the other', async () => {
  const service = await startTestApp(sqliteService)
  const file = join(givenFolder(), 'backup.db')
  await writeBackup(service.context, file, { now: testStart })
  const elsewhere = { ...givenTarget(), config: { dataDir: '', databaseUrl: 'postgres://localhost/benvenuto' } }
  await expect(restoreBackup(elsewhere, file, restoreOptions)).rejects.toThrow('Restore it without DATABASE_URL')

  const copy = new DatabaseSync(file)
  copy.exec('create table backup_dump (part integer primary key, bytes blob not null)')
  copy.close()
  await expect(restoreBackup(givenTarget(), file, restoreOptions)).rejects.toThrow('Set DATABASE_URL')
})

test('a restore does not write pictures again that are as in the backup', async () => {
  const { file } = await givenBackup()
  const target = givenTarget()
  await restoreBackup(target, file, restoreOptions)
  const put = vi.spyOn(target.storage, 'put')

  await restoreBackup(target, file, { ...restoreOptions, force: true })
  expect(put).not.toHaveBeenCalled()
  await target.storage.put('images/a/640.webp', 'cut')
  await restoreBackup(target, file, { ...restoreOptions, force: true })
  expect([...(await target.storage.getBytes('images/a/640.webp'))]).toEqual([1, 2, 3])

  const unreadable = vi.spyOn(target.storage, 'getBytes').mockRejectedValue(new Error('EIO: i/o error, read'))
  put.mockClear()
  await restoreBackup(target, file, { ...restoreOptions, force: true })
  expect(put.mock.calls.map(([key]) => key)).toEqual(['images/a/640.webp'])
  unreadable.mockRestore()
  expect([...(await target.storage.getBytes('images/a/640.webp'))]).toEqual([1, 2, 3])
})

test('a restore whose pictures cannot be written leaves no part of a database', async () => {
  const { file } = await givenBackup()
  const target = givenTarget()
  vi.spyOn(target.storage, 'put').mockRejectedValue(new Error('no room'))

  await expect(restoreBackup(target, file, restoreOptions)).rejects.toThrow('no room')
  expect(await readdir(join(target.config.dataDir, 'data'))).toEqual([])
})

test('the database of a backup is extracted without room for temporary files', async ({ skip }) => {
  const disk = givenSmallDisk('1m')
  if (disk === undefined) return skip('this user may not mount a file system')
  const folder = givenFolder()
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
