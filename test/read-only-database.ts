import { sql } from 'kysely'
import { onTestFinished } from 'vitest'
import { type Db, isPostgres, openDatabase } from '#platform/db/database.ts'

/** Reopens the database of a test so that every write on this connection is refused. */
export async function openReadOnly(url: string): Promise<Db> {
  const options = encodeURIComponent('-c default_transaction_read_only=on')
  const db = openDatabase(isPostgres(url) ? `${url}?options=${options}` : url)
  onTestFinished(() => db.destroy())
  if (!isPostgres(url)) await sql`pragma query_only = on`.execute(db)
  return db
}
