import { sql } from 'kysely'
import { day } from '../clock.ts'
import type { Context } from '../context.ts'
import type { Db } from '../db/database.ts'
import type { Job } from '../jobs.ts'
import { type Keyring, sealedHeadLength } from './keyring.ts'

/** A table with sealed texts. Their place in `Keyring.seal` is the table, the column and the row's key. */
export type SealedTable = {
  table: string
  /** The column of the primary key. */
  row: string
  columns: readonly SealedColumn[]
  /** A column with a date, `YYYY-MM-DD`; the row is deleted when more days than this have passed since. */
  deletion?: { column: string; days: number }
}

type SealedColumn = {
  column: string
  /** Further columns that are computed from the text and the present key, such as a keyed hash of it. */
  derive?: (keyring: Keyring, text: string) => Record<string, string>
}

export type ResealCount = {
  /** Texts that were sealed under an earlier key. */
  resealed: number
  /** Texts that none of the known keys opens. */
  lost: number
}

/** How many sealed texts of a table begin with a head, which names their key. */
export type SealedCount = {
  head: string
  texts: number
  /** The day, `YYYY-MM-DD`, on which the last of their rows is deleted; undefined for rows that stay. */
  deletedOn: string | undefined
}

/** Rows read in one statement. */
const batch = 200

/**
 * Encrypts again, with the new key, what was sealed under an earlier key of the service, one row at a time. It can be
 * stopped at any time: the next run continues. Concurrent writes are kept.
 */
export async function resealTable(
  { db, keyring }: Pick<Context, 'db' | 'keyring'>,
  { table, row, columns }: SealedTable,
): Promise<ResealCount> {
  const count: ResealCount = { resealed: 0, lost: 0 }
  const names = sql.join(columns.map(({ column }) => sql.ref(column)))
  let after: unknown
  while (true) {
    // By key, not by content: a full scan would block the main thread.
    const from = after === undefined ? sql`` : sql`where ${sql.ref(row)} > ${after}`
    const { rows } = await sql<Record<string, unknown>>`
      select ${sql.ref(row)}, ${names} from ${sql.table(table)} ${from} order by ${sql.ref(row)} limit ${batch}
    `.execute(db)
    for (const found of rows) {
      for (const column of columns) {
        const outcome = await resealText({ db, keyring }, { table, row, key: found[row], column }, found[column.column])
        if (outcome) count[outcome] += 1
      }
    }
    if (rows.length < batch) return count
    after = rows.at(-1)?.[row]
  }
}

type TextPlace = { table: string; row: string; key: unknown; column: SealedColumn }

/** @returns undefined if there was nothing to do */
async function resealText(
  { db, keyring }: Pick<Context, 'db' | 'keyring'>,
  { table, row, key, column: { column, derive } }: TextPlace,
  sealed: unknown,
): Promise<keyof ResealCount | undefined> {
  if (typeof sealed !== 'string' || sealed === '' || keyring.isSealedNow(sealed)) return undefined
  const place = { table, column, row: String(key) }
  const text = keyring.open(place, sealed)
  if (text === undefined) return 'lost'
  const values = Object.entries({ [column]: keyring.seal(place, text), ...derive?.(keyring, text) })
  const { numAffectedRows } = await sql`
    update ${sql.table(table)} set ${sql.join(values.map(([name, value]) => sql`${sql.ref(name)} = ${value}`))}
    where ${sql.ref(row)} = ${key} and ${sql.ref(column)} = ${sealed}
  `.execute(db)
  return numAffectedRows === 1n ? 'resealed' : undefined
}

/**
 * Which keys the sealed texts of a table name. Reads the whole table, once for all of its columns. Of a column that the
 * table does not have yet, nothing.
 * @param known the columns of each table of the database
 */
export async function countSealed(
  db: Db,
  { table, columns, deletion }: SealedTable,
  known: ReadonlyMap<string, readonly string[]>,
): Promise<SealedCount[]> {
  const present = columns.map(({ column }) => column).filter((column) => known.get(table)?.includes(column))
  if (present.length === 0) return []
  const heads = sql.join(
    present.map((column) => sql`substr(${sql.ref(column)}, 1, ${sql.lit(sealedHeadLength)}) as ${sql.ref(column)}`),
  )
  const last = deletion ? sql`max(${sql.ref(deletion.column)})` : sql`null`
  const { rows } = await sql<Record<string, string | null> & { texts: number; last: string | null }>`
    select count(*) as texts, ${last} as last, ${heads} from ${sql.table(table)}
    group by ${sql.join(present.map((_column, index) => sql.lit(index + 3)))}
  `.execute(db)
  return rows.flatMap(({ texts, last: date, ...row }) => {
    const deletedOn = deletion && date ? dayAfter(date, deletion.days + 1) : undefined
    return present.flatMap((column) => (row[column] ? [{ head: row[column], texts: Number(texts), deletedOn }] : []))
  })
}

function dayAfter(date: string, days: number): string {
  return new Date(Date.parse(date) + days * day).toISOString().slice(0, 10)
}

export async function resealTables(context: Context, tables: readonly SealedTable[]): Promise<ResealCount> {
  const total: ResealCount = { resealed: 0, lost: 0 }
  for (const table of tables) {
    const { resealed, lost } = await resealTable(context, table)
    total.resealed += resealed
    total.lost += lost
  }
  return total
}

/** Runs while an earlier key is set (`SECRET_KEY_OLD`). Nodes that still have that key seal with it until they restart. */
export function createResealJob(tables: readonly SealedTable[]): Job {
  return {
    name: 'reseal',
    schedule: ({ earlierKeys }) => (earlierKeys.length > 0 ? '*/20 * * * *' : undefined),
    async run(context) {
      const { resealed, lost } = await resealTables(context, tables)
      if (resealed + lost > 0) context.log.info({ resealed, lost }, 'texts were sealed again with the present key')
    },
  }
}
