import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { onTestFinished } from 'vitest'
import { createTestDatabase, type DatabaseTemplate } from '../test-database.ts'
import { type Engine, readDatabase } from './rung.ts'

/** The engine that this run tests. */
export const engine: Engine = process.env['TEST_DATABASE_URL'] ? 'postgres' : 'sqlite'

/** The database of a rung, as the version has left it. It is deleted after the test. */
export async function openRung(version: string): Promise<{ url: string; template: DatabaseTemplate }> {
  const content = readDatabase(version, engine)
  const { url, drop } = await createTestDatabase()
  onTestFinished(drop)
  if (url !== undefined) {
    await send(url, content.toString())
    return { url, template: new URL(url).pathname.slice(1) }
  }
  const folder = await mkdtemp(join(tmpdir(), 'benvenuto-rung-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const file = join(folder, 'rung.db')
  await writeFile(file, content)
  return { url: file, template: file }
}

async function send(url: string, statements: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statements)
  } finally {
    await client.end()
  }
}
