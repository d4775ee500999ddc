import { randomBytes } from 'node:crypto'
import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { openDatabase } from '#platform/db/database.ts'
import { migrate } from '#platform/db/migrate.ts'
import { migrations } from '../migrations/index.ts'

type TestDatabase = { url: string | undefined; drop(): Promise<void> }

/** A database with all tables and no rows: the path of a SQLite file, or the name of a PostgreSQL database. */
export type DatabaseTemplate = string

/**
 * A fresh database of the engine under test: a SQLite file, or a database on the PostgreSQL server that
 * TEST_DATABASE_URL names.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = process.env['TEST_DATABASE_URL']
  if (!server) return { url: undefined, drop: async () => undefined }
  return createOnServer(server)
}

/**
 * Like `createTestDatabase`, with all tables. Copies the template, which is several times faster than migrating.
 * @param sqliteFile path for a SQLite database; its folder must exist
 */
export async function copyTemplate(template: DatabaseTemplate, sqliteFile: string): Promise<TestDatabase> {
  const server = process.env['TEST_DATABASE_URL']
  if (server) return createOnServer(server, template)
  await copyFile(template, sqliteFile)
  return { url: undefined, drop: async () => undefined }
}

/** Migrates a database for `copyTemplate`. */
export async function createTemplate(): Promise<{ template: DatabaseTemplate; drop(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'benvenuto-template-'))
  const { url = join(folder, 'template.sqlite'), drop } = await createTestDatabase()
  const db = openDatabase(url)
  await migrate(db, migrations)
  // PostgreSQL cannot copy a database with open connections; SQLite writes its log into the file when it is closed.
  await db.destroy()
  return {
    template: process.env['TEST_DATABASE_URL'] ? new URL(url).pathname.slice(1) : url,
    async drop() {
      await drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function createOnServer(server: string, template = 'template1'): Promise<TestDatabase> {
  const name = `benvenuto_test_${randomBytes(6).toString('hex')}`
  // Copying the files takes half as long as PostgreSQL's usual way, which writes every block to its log.
  await runOnServer(server, `create database ${name} template ${template} strategy file_copy`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => runOnServer(server, `drop database ${name} with (force)`) }
}

async function runOnServer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
