import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

/** The tables and columns of the database, from its own schema. */
async function listTables(db: Db): Promise<{ name: string; columns: string[] }[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  return tables.map(({ name, columns }) => ({ name, columns: columns.map((column) => column.name) }))
}

/** Tables without rows. */
export async function listEmptyTables(db: Db): Promise<string[]> {
  const empty: string[] = []
  for (const { name } of await listTables(db)) {
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db)
    if (rows.length === 0) empty.push(name)
  }
  return empty.toSorted()
}

/** The places (`table.column`) in the whole database that contain any of the texts, in any case. */
export async function findInDatabase(db: Db, texts: readonly string[]): Promise<string[]> {
  const found: string[] = []
  for (const { name, columns } of await listTables(db)) {
    for (const column of columns) {
      const lower = sql<string>`lower(cast(${sql.ref(column)} as text))`
      for (const text of texts) {
        // An id can contain the wildcards of LIKE.
        const escaped = text.toLowerCase().replaceAll(/[!%_]/g, '!$&')
        const { rows } = await sql`
          select 1 from ${sql.table(name)} where ${lower} like ${`%${escaped}%`} escape '!' limit 1`.execute(db)
        if (rows.length > 0) found.push(`${name}.${column}`)
      }
    }
  }
  return [...new Set(found)].toSorted()
}
