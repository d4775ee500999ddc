import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { rememberRedemptions } from '#features/billing/index.ts'
import type { Db } from '#platform/db/database.ts'
import { openKeyring } from '#platform/keys/service-key.ts'
import { migrations } from '../../migrations/index.ts'
import { fill, startForFilling } from './fill.ts'
import { databaseNames, type Engine, pathOf } from './rung.ts'
import { countTables, listColumns } from './table-contents.ts'

/**
 * Tables without rows: only Stripe's webhook, a failing provider, a backup or `CDN_PURGE_URL` fills them, or jobs empty
 * them.
 */
const emptyTables = ['backup_state', 'page_changes', 'provider_events', 'subscription_endings', 'told_pages']

test('the rung is made', async () => {
  const version = process.env['RUNG'] ?? ''
  const engine: Engine = process.env['TEST_DATABASE_URL'] ? 'postgres' : 'sqlite'
  const service = await startForFilling()
  const { db, config, storage } = service.context
  await openKeyring(db, config, rememberRedemptions)
  const facts = await fill(service)
  const counts = await countTables(db)
  expect(Object.keys(counts).filter((name) => counts[name] === 0)).toEqual(emptyTables)
  const pictures: Record<string, string> = {}
  for (const object of (await storage.listAll('', { recursive: true })).objects) {
    if (object.isFile) pictures[object.key] = Buffer.from(await storage.getBytes(object.key)).toString('base64')
  }
  const columns = await listColumns(db)
  const database = engine === 'sqlite' ? await copyFile(db) : await dump(config.databaseUrl)
  await mkdir(pathOf(version, ''), { recursive: true })
  await writeFile(pathOf(version, databaseNames[engine]), gzipSync(database, { level: 9 }))
  const schema = Object.keys(migrations).at(-1)
  const text = JSON.stringify({ engine, schema, ...facts, counts, columns, pictures }, null, 2)
  await writeFile(pathOf(version, `${engine}.json`), `${text}\n`)
})

async function copyFile(db: Db): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'benvenuto-rung-'))
  try {
    const file = join(folder, 'copy.db')
    await sql`vacuum into ${file}`.execute(db)
    return await readFile(file)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** As SQL that any client can send in one piece: without commands of `psql` and settings of this server's version. */
async function dump(url: string): Promise<string> {
  const options = ['--inserts', '--no-owner', '--no-privileges', '--no-comments', url]
  const { stdout } = await promisify(execFile)('pg_dump', options, { maxBuffer: 100_000_000 })
  return stdout
    .split('\n')
    .filter((line) => !/^(SET |\\|--)/.test(line) && line !== '')
    .join('\n')
}
