import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { sql } from 'kysely'
import { expect, onTestFinished, type TestContext, test } from 'vitest'
import { renderInThread } from '#features/guest-page/index.ts'
import { readImageAddress } from '#features/media/index.ts'
import { findBackupState, noteFailedBackup, takeDatabaseId } from '#platform/backup-state.ts'
import { type Db, openDatabase } from '#platform/db/database.ts'
import { runJob } from '#platform/jobs.ts'
import { givenHost } from '#test/given.ts'
import { givenBook } from '#test/given-book.ts'
import { givenFolder } from '#test/given-folder.ts'
import { uploadPicture } from '#test/given-picture.ts'
import { startTestApp, testStart } from '#test/test-app.ts'
import { createTestDatabase } from '#test/test-database.ts'
import { migrations } from '../../migrations/index.ts'
import { identifyingTables } from './backup-file.ts'
import { createOrder } from './backup-job.ts'
import { comparePictures } from './missing-pictures.ts'
import { withProofDatabase } from './postgres-database.ts'
import { makeProvedBackup } from './proved-backup.ts'
import { restoreBackup } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

const options = { force: false, knownMigrations: Object.keys(migrations), now: testStart }

async function requirePostgres({ skip }: TestContext): Promise<void> {
  const { url, drop } = await createTestDatabase()
  await drop()
  skip(!url, 'only on PostgreSQL')
  skip(spawnSync('pg_dump', ['--version']).status !== 0, 'pg_dump is not installed')
}

/** A service with a book, visitors of the day and a picture, and a backup of it. */
async function givenBackup() {
  const service = await startTestApp()
  const { db, storage } = service.context
  const { as } = await givenHost(service, { name: 'Émile Łoś' })
  await givenBook(as, { propertyName: 'Casa “Conti” – 家' })
  await db.insertInto('visitor_keys').values({ day: 20_513, key: 'key-of-the-day' }).execute()
  await storage.put('images/a/640.webp', new Uint8Array([1, 2, 3]))
  const file = join(givenFolder(), 'backup.db')
  expect(await writeBackup(service.context, file, { now: testStart })).toMatchObject({ files: 1 })
  return { service, file }
}

/** An empty database and an empty folder. */
async function givenTarget() {
  const { url: databaseUrl = '', drop } = await createTestDatabase()
  onTestFinished(drop)
  const storage = new Disk(new FSDriver({ location: givenFolder(), visibility: 'private' }))
  return { config: { dataDir: '', databaseUrl }, storage }
}

async function readTables(db: Db): Promise<Record<string, unknown[]>> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  const entries = tables.map(async ({ name }) => {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(db)
    const sorted = rows.map((row) => JSON.stringify(row)).sort()
    return [name, identifyingTables.includes(name) ? [] : sorted] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}

async function inDatabase<Outcome>(url: string, work: (db: Db) => Promise<Outcome>): Promise<Outcome> {
  const db = openDatabase(url)
  try {
    return await work(db)
  } finally {
    await db.destroy()
  }
}

test('a restored database equals the original, without the visitors of the day', async (context) => {
  await requirePostgres(context)
  const { service, file } = await givenBackup()
  const before = await readTables(service.context.db)
  await givenHost(service, { email: 'later@example.com' })

  const target = await givenTarget()
  expect(await restoreBackup(target, file, options)).toEqual({ files: 1, createdAt: testStart })
  const { databaseUrl } = target.config
  expect(await inDatabase(databaseUrl, readTables)).toEqual(before)
  expect(await inDatabase(databaseUrl, (db) => db.selectFrom('visitor_keys').selectAll().execute())).toEqual([])
  expect([...(await target.storage.getBytes('images/a/640.webp'))]).toEqual([1, 2, 3])

  // A second time over what is there.
  await target.storage.put('images/b/640.webp', new Uint8Array([4]))
  await expect(restoreBackup(target, file, options)).rejects.toThrow('There are accounts or pictures already.')
  await restoreBackup(target, file, { ...options, force: true })
  expect(await inDatabase(databaseUrl, readTables)).toEqual(before)
  expect(await target.storage.exists('images/b/640.webp')).toBe(false)
})

test('a dump of several portions is restored whole', async (context) => {
  await requirePostgres(context)
  const service = await startTestApp()
  const { as } = await givenHost(service)
  await givenBook(as)
  const before = await readTables(service.context.db)
  const file = join(givenFolder(), 'backup.db')
  await writeBackup(service.context, file, { now: testStart, portionBytes: 1 })
  const copy = new DatabaseSync(file, { readOnly: true })
  const found = copy.prepare('select count(*) as portions from backup_dump where length(bytes) > 0').get()
  copy.close()
  expect(found?.['portions']).toBeGreaterThan(2)

  const target = await givenTarget()
  await restoreBackup(target, file, options)
  expect(await inDatabase(target.config.databaseUrl, readTables)).toEqual(before)
})

test('pictures that the database names and the storage does not have are counted, with their owners', async (context) => {
  await requirePostgres(context)
  const service = await startTestApp()
  const { db, storage } = service.context
  const { as, account } = await givenHost(service)
  const [address, , ...others] = [await uploadPicture(as), await uploadPicture(as), await uploadPicture(as)]
  const [lost = '', unused = ''] = [address, ...others].map(readImageAddress)
  const book = await givenBook(as, { coverImage: address })
  for (const id of [lost, unused]) await storage.deleteAll(`images/${id}`)
  await noteFailedBackup(db, { at: 0, step: 'pictures', reason: '', missing: [unused] })
  const write = async () => {
    const { pictures: found } = await writeBackup(service.context, join(givenFolder(), 'b.db'), { now: testStart })
    return comparePictures(found, service.context.config.databaseUrl)
  }

  const pictures = await write()
  expect(pictures).toMatchObject({ named: 3, isReported: false, missing: expect.arrayContaining([lost, unused]) })
  expect(pictures).toHaveProperty('examples.length', 2)
  expect(pictures).toHaveProperty(
    'examples',
    expect.arrayContaining([
      { id: lost, accountId: account.id, bookId: book.id },
      { id: unused, accountId: account.id, bookId: null },
    ]),
  )
  await noteFailedBackup(db, { at: 0, step: 'pictures', reason: '', missing: [unused, lost] })
  expect(await write()).toMatchObject({ isReported: true })
})

test('a restored database does not take the backup that made it for one that still runs', async (context) => {
  await requirePostgres(context)
  const service = await startTestApp()
  const file = join(givenFolder(), 'backup.db')
  const jobOf = (run: () => Promise<unknown>) => ({
    name: 'backup',
    schedule: '0 3 * * *',
    run: async () => void (await run()),
  })
  await runJob(
    service.context,
    jobOf(() => writeBackup(service.context, file, { now: testStart })),
  )
  const target = await givenTarget()
  await restoreBackup(target, file, options)
  const ran = await inDatabase(target.config.databaseUrl, (db) =>
    runJob(
      { ...service.context, db },
      jobOf(async () => undefined),
    ),
  )
  expect(ran).toBe(true)
})

test('a restored copy does not have the id of the original, and a second restore keeps that of the copy', async (context) => {
  await requirePostgres(context)
  const service = await startTestApp()
  const ofOriginal = await takeDatabaseId(service.context.db)
  const file = join(givenFolder(), 'backup.db')
  await writeBackup(service.context, file, { now: testStart })
  const target = await givenTarget()
  const { databaseUrl } = target.config
  await restoreBackup(target, file, options)
  expect((await inDatabase(databaseUrl, findBackupState)).databaseId).toBe(undefined)

  const ofCopy = await inDatabase(databaseUrl, takeDatabaseId)
  expect(ofCopy).not.toBe(ofOriginal)
  await restoreBackup(target, file, { ...options, force: true })
  expect((await inDatabase(databaseUrl, findBackupState)).databaseId).toBe(ofCopy)
})

test('a backup from before databases had ids is restored', async (context) => {
  await requirePostgres(context)
  const service = await startTestApp()
  await takeDatabaseId(service.context.db)
  await service.context.db.schema.alterTable('backup_state').dropColumn('database_id').execute()
  const file = join(givenFolder(), 'backup.db')
  await writeBackup(service.context, file, { now: testStart })
  const target = await givenTarget()
  for (const force of [false, true]) await restoreBackup(target, file, { ...options, force })
  const { rows } = await inDatabase(target.config.databaseUrl, (db) => sql`select * from backup_state`.execute(db))
  expect(rows).toMatchObject([{ id: 1, failures: 0 }])
})

test('a connection that ends within five seconds does not stop a restore', async (context) => {
  await requirePostgres(context)
  const { file } = await givenBackup()
  const target = await givenTarget()
  const other = openDatabase(target.config.databaseUrl)
  await sql`select 1`.execute(other)
  const closed = sleep(500).then(() => other.destroy())
  expect(await restoreBackup(target, file, options)).toEqual({ files: 1, createdAt: testStart })
  await closed
})

test('a database that is in use or has tables of others is not replaced', async (context) => {
  await requirePostgres(context)
  const { service, file } = await givenBackup()
  const force = { ...options, force: true }
  // On a busy machine the backup may have taken so long that the pool has closed its idle connections.
  await sql`select 1`.execute(service.context.db)
  await expect(restoreBackup(service.context, file, force)).rejects.toThrow('is in use by')

  const target = await givenTarget()
  await inDatabase(target.config.databaseUrl, (db) => sql`create table guestbook (id integer)`.execute(db))
  await expect(restoreBackup(target, file, force)).rejects.toThrow('tables that the backup does not have: guestbook')
  expect(await target.storage.exists('images/a/640.webp')).toBe(false)
})

test('a backup is restored on trial to a temporary database, which is dropped', async (context) => {
  await requirePostgres(context)
  const folder = givenFolder()
  const service = await startTestApp({ env: { BACKUP_URL: folder } })
  const { db, config } = service.context
  const { as } = await givenHost(service)
  const { id } = await givenBook(as, { status: 'published' })
  const nameOf = (url: string) => new URL(url).pathname.slice(1)
  const listProofs = async () => {
    const pattern = `${nameOf(config.databaseUrl)}_backup%`
    const { rows } = await sql<{ datname: string }>`
      select datname from pg_database where datname like ${pattern}`.execute(db)
    return rows.map(({ datname }) => datname)
  }
  const checked: string[] = []
  const order = await createOrder(service.context)
  const made = await makeProvedBackup(order, async (databaseUrl, bookId) => {
    expect(await listProofs()).toEqual([nameOf(databaseUrl)])
    await inDatabase(databaseUrl, (proof) => renderInThread({ ...service.context, db: proof }, bookId))
    checked.push(bookId)
  })
  expect([checked, made.files]).toEqual([[id], 0])
  expect(await listProofs()).toEqual([])

  // A database of somebody else with that name is left alone.
  const name = `${nameOf(config.databaseUrl)}_backup_proof`
  await sql`create database ${sql.id(name)}`.execute(db)
  onTestFinished(async () => void (await sql`drop database ${sql.id(name)}`.execute(db)))
  service.clock.advance(1_000)
  const again = makeProvedBackup(await createOrder(service.context), async () => undefined)
  await expect(again).rejects.toThrow('is not one of a proof')
  expect(await listProofs()).toEqual([name])
})

test('a user who may not create databases reads what to do', async (context) => {
  await requirePostgres(context)
  const { context: service } = await startTestApp()
  const role = `benvenuto_plain_${randomBytes(4).toString('hex')}`
  await sql`create role ${sql.id(role)} login`.execute(service.db)
  onTestFinished(async () => void (await sql`drop role ${sql.id(role)}`.execute(service.db)))
  const url = new URL(service.config.databaseUrl)
  url.username = role
  await expect(withProofDatabase(url.href, async () => undefined)).rejects.toThrow('CREATEDB')
})
