import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#platform/db/database.ts'
import { migrate } from '#platform/db/migrate.ts'
import { openKeyring } from '#platform/service-key.ts'
import { givenHost, givenPassword } from '#test/given.ts'
import { givenBook } from '#test/given-book.ts'
import { startTestApp } from '#test/test-app.ts'
import { createTestDatabase } from '#test/test-database.ts'
import { migrations } from '../migrations/index.ts'
import { moveDatabase } from './move-database.ts'

const nowhere = 'postgres://nobody@127.0.0.1:9/nothing'

/** A SQLite file with a host and her book, not opened by a service. */
async function givenFile() {
  const service = await startTestApp({ env: { DATABASE_URL: '' } })
  const { as, account } = await givenHost(service, { name: 'Émile Łoś' })
  const book = await givenBook(as, { propertyName: 'Casa “Conti” – 家', houseRules: ['One', 'Two'] })
  const databaseUrl = join(service.context.config.dataDir, 'copy.db')
  await sql`vacuum into ${databaseUrl}`.execute(service.context.db)
  return { service, account, book, settings: { ...service.context.config, databaseUrl }, databaseUrl }
}

test('an impossible move is reported and changes nothing', async () => {
  const { service, settings, databaseUrl } = await givenFile()
  const before = await stat(databaseUrl)
  const move = (from: string, to: string) => moveDatabase({ ...settings, databaseUrl: from }, to)
  await expect(move(nowhere, nowhere)).rejects.toThrow('on PostgreSQL already')
  await expect(move(databaseUrl, 'other.db')).rejects.toThrow('begins with postgres://')
  await expect(move(service.context.config.databaseUrl, nowhere)).rejects.toThrow('in use')
  await expect(move(databaseUrl, nowhere)).rejects.toThrow('ECONNREFUSED')
  expect((await stat(databaseUrl)).size).toBe(before.size)
})

test('a file that was used with another key is not moved', async () => {
  const { settings, databaseUrl } = await givenFile()
  const db = openDatabase(databaseUrl)
  await openKeyring(db, { ...settings, secretKey: new Uint8Array(32).fill(1) })
  await db.destroy()

  await expect(moveDatabase(settings, nowhere)).rejects.toThrow('SECRET_KEY is not set and')
  await expect(moveDatabase({ ...settings, secretKey: new Uint8Array(32) }, nowhere)).rejects.toThrow('another key')
  await expect(moveDatabase({ ...settings, secretKey: new Uint8Array(32).fill(1) }, nowhere)).rejects.toThrow(
    'ECONNREFUSED',
  )
})

test('all data of a SQLite file is in PostgreSQL afterwards, and the file is unchanged', async (context) => {
  const { url: target, drop } = await createTestDatabase()
  if (target === undefined) return context.skip('there is no PostgreSQL to move to')
  onTestFinished(drop)
  const { account, book, settings, databaseUrl } = await givenFile()

  const moved = await moveDatabase(settings, target)

  expect(moved.tables).toBeGreaterThan(20)
  const [from, to] = [openDatabase(databaseUrl), openDatabase(target)]
  onTestFinished(async () => {
    await to.destroy()
  })
  for (const table of ['accounts', 'sessions', 'books', 'mails'] as const) {
    const rows = await from.selectFrom(table).selectAll().execute()
    expect(await to.selectFrom(table).selectAll().execute(), table).toEqual(rows)
    expect(rows.length, table).toBeGreaterThan(0)
  }
  await from.destroy()
  expect(await migrate(to, migrations)).toEqual([])
  const after = await startTestApp({ env: { DATABASE_URL: target } })
  expect(after.context.config.databaseUrl).toBe(target)
  expect(
    (await after.anonymous.post('/api/auth/login', { email: account.email, password: givenPassword })).statusCode,
  ).toBe(200)
  expect((await after.anonymous.get(`/api/welcome-books/${book.id}/public`)).json()).toMatchObject({
    propertyName: 'Casa “Conti” – 家',
  })
  await expect(moveDatabase(settings, target)).rejects.toThrow('accounts in the PostgreSQL database already')
})
