import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { runBackupProcess } from '#backup/backup-process.ts'
import { makeProvedBackup } from '#backup/proved-backup.ts'
import { writeBackup } from '#backup/write-backup.ts'
import { migrations } from '../migrations/index.ts'
import { startBucket } from './bucket-stand-in.ts'
import { givenHost } from './given.ts'
import { givenBook } from './given-book.ts'
import { givenFolder } from './given-folder.ts'
import { startTestApp, testStart } from './test-app.ts'

type TestApp = Awaited<ReturnType<typeof startTestApp>>

/** A service on SQLite, whichever engine the tests run on; `postgres-backup.http.test.ts` is about the other. */
export const sqliteService = { env: { DATABASE_URL: '' } }

export const restoreOptions = { force: false, knownMigrations: Object.keys(migrations), now: testStart }

/** An empty data folder to restore to. */
export function givenTarget() {
  const folder = givenFolder()
  const storage = new Disk(new FSDriver({ location: join(folder, 'media'), visibility: 'private' }))
  return { config: { dataDir: folder, databaseUrl: join(folder, 'data', 'benvenuto.db') }, storage }
}

/** A host with a book and a stored file. */
export async function givenData(service: TestApp): Promise<string> {
  const { as } = await givenHost(service, { email: 'giulia@example.com' })
  const book = { hostName: 'Giulia', hostEmail: 'giulia@example.com', propertyName: 'Villa', status: 'published' }
  const { id } = (await as.post('/api/welcome-books', book)).json()
  await service.context.storage.put('images/a/640.webp', new Uint8Array([1, 2, 3]))
  return id
}

/** A service on SQLite with some data, and the file of its backup. */
export async function givenBackup() {
  const service = await startTestApp(sqliteService)
  await givenData(service)
  const file = join(givenFolder(), 'backup.db')
  await writeBackup(service.context, file, { now: testStart })
  return { service, file }
}

/** A value of `BACKUP_KEY`. */
export const backupKey = randomBytes(32).toString('base64')

/** Values of `BACKUP_URL`: what each returns is empty. */
export const backupPlaces = {
  folder: async () => givenFolder(),
  bucket: async () => `s3://key:secret@${(await startBucket()).host}/backups?insecure=1`,
}

/** What the names of the backups of `givenBackupService` end with. */
const databaseId = '0a1b2c3d'

/** A service on SQLite with a host, a book and a stored file, and the folder of `BACKUP_URL`. */
export async function givenBackupService(env: Record<string, string> = {}) {
  const folder = givenFolder()
  const service = await startTestApp({ env: { ...sqliteService.env, BACKUP_URL: folder, ...env } })
  const { as } = await givenHost(service)
  await givenBook(as, {})
  await service.context.storage.put('images/a/640.webp', new Uint8Array([1, 2, 3]))
  await service.context.db.insertInto('backup_state').values({ id: 1, failures: 0, database_id: databaseId }).execute()
  return { service, folder, host: as }
}

/** Makes a backup without a process of its own, which takes a second to start. */
export const inThisProcess: typeof runBackupProcess = (order, checkPage) => makeProvedBackup(order, checkPage)

/** All rows of all tables of a SQLite file. */
export function readTables(file: string): Record<string, unknown[]> {
  const database = new DatabaseSync(file, { readOnly: true })
  const names = database
    .prepare("select name from sqlite_master where type = 'table' and name not like 'sqlite_%' order by name")
    .all()
    .map((row) => String(row['name']))
  const tables = Object.fromEntries(names.map((name) => [name, database.prepare(`select * from "${name}"`).all()]))
  database.close()
  return tables
}
