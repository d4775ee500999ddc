import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { onTestFinished } from 'vitest'
import { type Db, openDatabase } from '#platform/db/database.ts'
import { migrate } from '#platform/db/migrate.ts'
import { createTestDatabase } from '#test/test-database.ts'
import { migrations } from '../migrations/index.ts'

/** A database as it was before a migration, with the account `a`. It is deleted after the test. */
export async function givenDatabaseBefore(migration: string): Promise<Db> {
  const folder = await mkdtemp(join(tmpdir(), 'benvenuto-test-'))
  const database = await createTestDatabase()
  const db = openDatabase(database.url ?? join(folder, 'benvenuto.db'))
  onTestFinished(async () => {
    await db.destroy()
    await database.drop()
    await rm(folder, { recursive: true, force: true })
  })
  await migrate(db, Object.fromEntries(Object.entries(migrations).filter(([name]) => name < migration)))
  await sql`insert into accounts (id, name, email, email_normalized, password_hash, role, language, plan_status, created_at, updated_at)
    values ('a', 'Giulia', 'g@example.com', 'g@example.com', 'x', 'host', 'en', 'none', 0, 0)`.execute(db)
  return db
}

/** Inserts a row; columns that need a value and get none are empty texts or zeros. */
export async function insertRow(db: Db, table: string, values: Record<string, string | number | null>): Promise<void> {
  const tables = await db.introspection.getTables()
  const needed = tables
    .find(({ name }) => name === table)
    ?.columns.filter(({ isNullable, hasDefaultValue }) => !isNullable && !hasDefaultValue)
  const empty = needed?.map(({ name, dataType }) => [name, dataType.toLowerCase() === 'text' ? '' : 0]) ?? []
  const row = { ...Object.fromEntries(empty), ...values }
  const columns = sql.join(Object.keys(row).map((column) => sql.ref(column)))
  await sql`insert into ${sql.table(table)} (${columns}) values (${sql.join(Object.values(row))})`.execute(db)
}
