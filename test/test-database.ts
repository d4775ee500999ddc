import { randomBytes } from 'node:crypto'
import pg from 'pg'

type TestDatabase = { url: string | undefined; drop(): Promise<void> }

/**
 * A fresh database of the engine under test: a SQLite file, or a database on the PostgreSQL server that
 * TEST_DATABASE_URL names.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = process.env['TEST_DATABASE_URL']
  if (!server) return { url: undefined, drop: async () => undefined }

  const name = `benvenuto_test_${randomBytes(6).toString('hex')}`
  await runOnServer(server, `create database ${name}`)
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
