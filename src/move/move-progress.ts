import { sql } from 'kysely'
import { z } from 'zod'
import type { Db, Tx } from '#platform/db/database.ts'
import { endCopiedRuns } from '#platform/jobs.ts'
import { BackupError } from '../backup/backup-error.ts'

/** Exists in the target of a move until the move is finished. */
const progressTable = sql.table('move_progress')

/** The columns of a key, as JSON text in `last`. */
const Key = z.array(z.union([z.string(), z.number()]))

/** How far a table is copied. */
export type Progress = {
  name: string
  /** Rows. */
  copied: number
  /** The key of the last row that was copied; undefined before the first. */
  last: readonly (string | number)[] | undefined
}

export async function isUnfinishedMove(db: Db): Promise<boolean> {
  const tables = await db.introspection.getTables()
  return tables.some(({ name }) => name === 'move_progress')
}

/** @throws Error when a move into this database was interrupted: it has only a part of the rows */
export async function refuseUnfinishedMove(db: Db): Promise<void> {
  if (!(await isUnfinishedMove(db))) return
  throw new Error(
    'a move into it is not finished. Run the same move again, with DATABASE_URL as it was: it continues where it stopped',
  )
}

/** Marks an empty database as the target, before the migrations: they may be interrupted, too. */
export async function createProgress(db: Db): Promise<void> {
  await sql`create table ${progressTable} (
    position integer primary key, name text not null, copied bigint not null, last text)`.execute(db)
}

/** @param tables in the order in which they are copied */
export async function beginProgress(tx: Tx, tables: readonly string[]): Promise<void> {
  for (const [position, name] of tables.entries()) {
    await sql`insert into ${progressTable} values (${position}, ${name}, 0, null)`.execute(tx)
  }
}

export async function readProgress(db: Db): Promise<Progress[]> {
  const { rows } = await sql<{ name: string; copied: number; last: string | null }>`
    select name, copied, last from ${progressTable} order by position`.execute(db)
  return rows.map(({ name, copied, last }) => ({
    name,
    copied,
    last: last === null ? undefined : Key.parse(JSON.parse(last)),
  }))
}

/** @throws BackupError when another move has written to the target meanwhile */
export async function noteProgress(tx: Tx, before: Progress, after: Progress): Promise<void> {
  const { rows } = await sql`
    update ${progressTable} set copied = ${after.copied}, last = ${JSON.stringify(after.last)}
    where name = ${before.name} and copied = ${before.copied} returning name`.execute(tx)
  if (rows.length !== 1) throw new BackupError('Another move writes to the same database. Let only one run.')
}

/** Also ends the runs of jobs in the copy: a stop of the service may have interrupted some. */
export async function endProgress(db: Db): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql.raw(endCopiedRuns).execute(tx)
    await sql`drop table ${progressTable}`.execute(tx)
  })
}
