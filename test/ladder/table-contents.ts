import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

/** Rows by table, without those of the migrator. */
export async function countTables(db: Db): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const { name } of await listTables(db)) {
    const { rows } = await sql<{ rows: number }>`select count(*) as rows from ${sql.table(name)}`.execute(db)
    counts[name] = Number(rows[0]?.rows)
  }
  return counts
}

/** The names of the columns by table. */
export async function listColumns(db: Db): Promise<Record<string, string[]>> {
  const tables = await listTables(db)
  return Object.fromEntries(tables.map(({ name, columns }) => [name, columns.map((column) => column.name).sort()]))
}

export async function listTables(db: Db) {
  return (await db.introspection.getTables()).toSorted((one, other) => (one.name < other.name ? -1 : 1))
}
