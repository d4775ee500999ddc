import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '#test/test-database.ts'
import { migrations } from '../../../migrations/index.ts'
import { type Db, openDatabase } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'
import { type KeySettings, openKeyring, replaceLostKey } from './service-key.ts'

const [keyA, keyB, keyC] = [1, 2, 3].map((byte) => new Uint8Array(32).fill(byte))

function settingsOf(settings: Partial<KeySettings> = {}): KeySettings {
  const dataDir = mkdtempSync(join(tmpdir(), 'benvenuto-key-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  return { dataDir, secretKey: undefined, earlierKeys: [], ...settings }
}

async function givenDatabase(): Promise<Db> {
  const database = await createTestDatabase()
  const db = openDatabase(database.url ?? join(settingsOf().dataDir, 'test.db'))
  onTestFinished(async () => {
    await db.destroy()
    await database.drop()
  })
  await migrate(db, migrations)
  return db
}

test('the first start makes a key, later starts and other nodes use it', async () => {
  const db = await givenDatabase()
  const settings = settingsOf()

  const [first, second] = await Promise.all([openKeyring(db, settings), openKeyring(db, settings)])
  const later = await openKeyring(db, settings)

  const hashes = [first, second, later].map((keyring) => keyring.hash('attempts', 'x'))
  expect(new Set(hashes).size).toBe(1)
  const rows = await db.selectFrom('service_key').selectAll().execute()
  expect(rows).toHaveLength(1)
  expect(readFileSync(join(settings.dataDir, 'secret.key'), 'utf8')).not.toContain(rows[0]?.check_value)
})

test('a key that is set takes precedence over the file, and no file is made', async () => {
  const db = await givenDatabase()
  const settings = settingsOf({ secretKey: keyA })
  const keyring = await openKeyring(db, settings)

  expect(existsSync(join(settings.dataDir, 'secret.key'))).toBe(false)
  writeFileSync(join(settings.dataDir, 'secret.key'), Buffer.from(keyB ?? []).toString('base64'))
  expect((await openKeyring(db, settings)).hash('a', 'b')).toBe(keyring.hash('a', 'b'))
})

test('a node with another key does not start, and says what to do', async () => {
  const db = await givenDatabase()
  await openKeyring(db, settingsOf({ secretKey: keyA }))

  const wrong = openKeyring(db, settingsOf({ secretKey: keyB }))
  await expect(wrong).rejects.toThrow(
    /^The database was used with another key than that of SECRET_KEY\. Put that key back.*replace-lost-key$/,
  )
  const withoutKey = settingsOf()
  await expect(openKeyring(db, withoutKey)).rejects.toThrow(
    /^The database was used with a key, but SECRET_KEY is not set and .*secret\.key does not exist\. Put that key back/,
  )
  // An operator who searches for the lost key would take a new file for it.
  expect(existsSync(join(withoutKey.dataDir, 'secret.key'))).toBe(false)
})

test('of two nodes that start first with keys of their own, one does not start', async () => {
  const db = await givenDatabase()
  const outcomes = await Promise.allSettled([openKeyring(db, settingsOf()), openKeyring(db, settingsOf())])
  expect(outcomes.map((outcome) => outcome.status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('a key is changed with the one before in SECRET_KEY_OLD, from then on only the new one counts', async () => {
  const db = await givenDatabase()
  const before = await openKeyring(db, settingsOf({ secretKey: keyA }))
  const changed = settingsOf({ secretKey: keyB, earlierKeys: [keyC, keyA].filter((key) => key !== undefined) })

  const nodes = await Promise.all([openKeyring(db, changed), openKeyring(db, changed)])

  for (const node of nodes) expect(node.hashes('a', 'b')).toContain(before.hash('a', 'b'))
  await expect(openKeyring(db, settingsOf({ secretKey: keyA }))).rejects.toThrow('another key')
  await openKeyring(db, settingsOf({ secretKey: keyB }))
})

test('with the one before in SECRET_KEY_OLD alone, the service makes the new key itself', async () => {
  const db = await givenDatabase()
  await openKeyring(db, settingsOf({ secretKey: keyA }))
  const settings = settingsOf({ earlierKeys: [keyA].filter((key) => key !== undefined) })

  await openKeyring(db, settings)

  await openKeyring(db, { ...settings, earlierKeys: [] })
})

test('a lost key is replaced by command, a key that fits is not', async () => {
  const db = await givenDatabase()
  await openKeyring(db, settingsOf({ secretKey: keyA }))
  const settings = settingsOf()

  expect(await replaceLostKey(db, settings)).toBe(true)
  await openKeyring(db, settings)
  expect(await replaceLostKey(db, settings)).toBe(false)
})
