import { sql } from 'kysely'
import { type Db, isPostgres } from '#platform/db/database.ts'

type Column = { table: string; column: string; isKey: boolean }

/** Columns in the order of the table; a key is a text of a primary key, unique index or foreign key. */
async function listColumns(db: Db, isServer: boolean): Promise<Column[]> {
  const statement = isServer
    ? sql<Column>`
      select c.relname as "table", a.attname as "column", a.atttypid = 'text'::regtype and (
        exists (select from pg_index i where i.indrelid = c.oid and i.indisunique and a.attnum = any(i.indkey))
        or exists (select from pg_constraint k where k.conrelid = c.oid and k.contype = 'f' and a.attnum = any(k.conkey))
      ) as "isKey"
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace order by c.relname, a.attnum`
    : sql<Column>`
      select m.name as "table", t.name as "column", lower(t.type) = 'text' and (
        t.pk > 0
        or exists (select 1 from pragma_index_list(m.name) l, pragma_index_info(l.name) i where l."unique" and i.name = t.name)
        or exists (select 1 from pragma_foreign_key_list(m.name) f where f."from" = t.name)
      ) as "isKey"
      from sqlite_master m, pragma_table_info(m.name) t
      where m.type = 'table' and m.name not like 'sqlite_%' order by m.name, t.cid`
  return (await statement.execute(db)).rows
}

/** Tables of which the service has one row, or as many as it has jobs, days, counts or migrations. */
export const smallTables: readonly string[] = [
  'backup_state',
  'job_runs',
  'kysely_migration',
  'kysely_migration_lock',
  'push_keys',
  'record_counts',
  'service_days',
  'service_key',
  'site_settings',
  'visitor_keys',
]

/**
 * Copies all rows of the tables that grow, several times. Each copy has keys of its own, so the copies of an account
 * have copies of its books, stays and so on. Ids stay 22 letters; other keys get an ending. Each copy was created a second
 * before the one with the number below it.
 * @param url of the database
 * @param numbers the first and the last number of a copy; a number is used once per database
 * @param atOnce number of copies in one statement
 */
export async function cloneRows(
  db: Db,
  url: string,
  numbers: { first: number; last: number },
  atOnce = 500,
): Promise<void> {
  const isServer = isPostgres(url)
  const columns = (await listColumns(db, isServer)).filter(({ table }) => !smallTables.includes(table))
  const tables = Map.groupBy(columns, ({ table }) => table)
  await db.connection().execute(async (connection) => {
    const run = (statement: string) => sql.raw(statement).execute(connection)
    // Rows come before those that they refer to.
    await run(isServer ? 'set session_replication_role = replica' : 'pragma foreign_keys = off')
    for (const table of tables.keys()) await run(`create temporary table clone_of_${table} as select * from "${table}"`)
    for (let first = numbers.first; first <= numbers.last; first += atOnce) {
      const last = Math.min(first + atOnce - 1, numbers.last)
      for (const [table, own] of tables) await run(writeCopies(table, own, { first, last }, isServer))
    }
    for (const table of tables.keys()) await run(`drop table clone_of_${table}`)
    await run(isServer ? 'set session_replication_role = default' : 'pragma foreign_keys = on')
  })
}

function writeCopies(
  table: string,
  columns: readonly Column[],
  { first, last }: { first: number; last: number },
  isServer: boolean,
): string {
  // The last letter of an id stays, because it has two bits only.
  const hex = isServer ? `lpad(to_hex(n), 8, '0')` : `printf('%08x', n)`
  const write = ({ column, isKey }: Column) => {
    const name = `"${column}"`
    if (column === 'created_at') return `${name} - n * 1000`
    if (!isKey) return name
    return `case when length(${name}) = 22 then substr(${name}, 1, 13) || ${hex} || substr(${name}, 22) else ${name} || '~' || n end`
  }
  return `insert into "${table}" (${columns.map(({ column }) => `"${column}"`).join(', ')})
    with recursive numbers(n) as (select ${first} union all select n + 1 from numbers where n < ${last})
    select ${columns.map(write).join(', ')} from numbers, clone_of_${table}`
}
