import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.ts'

/** Rows per statement; limited by PostgreSQL's maximum number of parameters. */
const batch = 200

type Value = string | number | null
export type Row = Record<string, Value>

/** A table and the columns of its primary key. */
export type Table = { name: string; keys: readonly string[] }

/**
 * The tables that both databases have, each one after those that it references. Both are migrated and one is the new
 * target, so these are the tables of the migrations; other programs, such as Litestream, add their own to a SQLite file.
 * @param db on SQLite
 */
export async function listTablesInOrder(db: Db, postgres: Db): Promise<Table[]> {
  const shared = new Set((await postgres.introspection.getTables()).map(({ name }) => name))
  const { rows } = await sql<{ name: string }>`
    select name from sqlite_master
    where type = 'table' and name not like 'sqlite%' and name not like 'kysely%' and name <> 'move_progress'
    order by name`.execute(db)
  const ordered: string[] = []
  const add = async (name: string) => {
    if (ordered.includes(name)) return
    for (const parent of await listParents(db, name)) if (parent !== name) await add(parent)
    ordered.push(name)
  }
  for (const { name } of rows) if (shared.has(name)) await add(name)
  return Promise.all(ordered.map(async (name) => ({ name, keys: await listKeys(db, name) })))
}

async function listParents(db: Db, name: string): Promise<string[]> {
  const { rows } = await sql<{ parent: string }>`
    select distinct "table" as parent from pragma_foreign_key_list(${name}) order by parent`.execute(db)
  return rows.map(({ parent }) => parent)
}

async function listKeys(db: Db, name: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from pragma_table_info(${name}) where pk > 0 order by pk`.execute(db)
  if (rows.length === 0) throw new Error(`${name} has no primary key`)
  return rows.map((row) => row.name)
}

/** The next rows after a key, in the order of the keys; fewer than all of them. */
export async function readBatch(db: Db, { name, keys }: Table, last: readonly Value[] | undefined): Promise<Row[]> {
  const columns = sql.join(keys.map((key) => sql.ref(key)))
  const after = last ? sql`where (${columns}) > (${sql.join(last)})` : sql``
  const { rows } = await sql<Row>`
    select * from ${sql.table(name)} ${after} order by ${columns} limit ${sql.lit(batch)}`.execute(db)
  return rows
}

export function keyOf(row: Row | undefined, { keys }: Table): (string | number)[] {
  return keys.map((key) => row?.[key] ?? '')
}

export async function insertRows(tx: Tx, { name }: Table, rows: readonly Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {})
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column] ?? null))})`)
  const names = sql.join(columns.map((column) => sql.ref(column)))
  await sql`insert into ${sql.table(name)} (${names}) values ${sql.join(values)}`.execute(tx)
}

/** What a table contains. `checksum` does not depend on the order of rows, in which databases differ. */
export type Contents = { rows: number; checksum: string }

export async function measureTable(db: Db, table: Table): Promise<Contents> {
  let count = 0
  let sum = 0n
  let last: (string | number)[] | undefined
  while (true) {
    const rows = await readBatch(db, table, last)
    if (rows.length === 0) return { rows: count, checksum: sum.toString(16) }
    for (const row of rows) sum = BigInt.asUintN(128, sum + hashOf(row))
    count += rows.length
    last = keyOf(rows.at(-1), table)
  }
}

/** 128 bits. */
function hashOf(row: Row): bigint {
  const columns = Object.keys(row).sort()
  const text = JSON.stringify(columns.map((column) => [column, row[column]]))
  return BigInt(`0x${createHash('sha256').update(text).digest('hex').slice(0, 32)}`)
}
