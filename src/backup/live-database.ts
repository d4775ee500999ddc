import { existsSync, statSync } from 'node:fs'
import { sql } from 'kysely'
import { type Db, isPostgres, openDatabase } from '#platform/db/database.ts'

/** Bytes that a backup needs besides database and pictures. */
const overhead = 20_000_000

/** About the bytes of a backup: of the database, and of the pictures as it knows them. */
export async function estimateSize(databaseUrl: string): Promise<number> {
  return withDatabase(databaseUrl, async (db) => {
    const { rows } = await sql<{ bytes: number | null }>`select sum(bytes) as bytes from images`.execute(db)
    return Math.ceil(1.05 * ((await sizeOf(databaseUrl, db)) + Number(rows[0]?.bytes ?? 0))) + overhead
  })
}

async function sizeOf(databaseUrl: string, db: Db): Promise<number> {
  if (!isPostgres(databaseUrl)) {
    const files = [databaseUrl, `${databaseUrl}-wal`].filter((file) => existsSync(file))
    return files.reduce((bytes, file) => bytes + statSync(file).size, 0)
  }
  const { rows } = await sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`.execute(db)
  return Number(rows[0]?.bytes)
}

/** The published book that was changed last; undefined if there is none. */
export async function findNewestBook(databaseUrl: string): Promise<string | undefined> {
  return withDatabase(databaseUrl, async (db) => {
    const { rows } = await sql<{ id: string }>`
      select id from books where status = 'published' and offline_since is null
      order by updated_at desc limit 1`.execute(db)
    return rows[0]?.id
  })
}

/** Opens a database for some work. */
export async function withDatabase<Outcome>(url: string, work: (db: Db) => Promise<Outcome>): Promise<Outcome> {
  const db = openDatabase(url)
  try {
    return await work(db)
  } finally {
    await db.destroy()
  }
}
