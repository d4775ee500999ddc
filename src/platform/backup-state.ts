import { randomBytes } from 'node:crypto'
import { Cron } from 'croner'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from './db/database.ts'

declare module './db/database.ts' {
  interface Tables {
    backup_state: BackupStateTable
  }
}

/** At most one row. */
type BackupStateTable = {
  id: number
  proved_at: number | null
  proved_name: string | null
  proved_bytes: number | null
  proved_files: number | null
  failed_at: number | null
  failed_step: BackupStep | null
  failure: string | null
  failures: number
  /** JSON arrays of ids. */
  missing_pictures: string | null
  accepted_pictures: string | null
  database_id: string | null
}

/** What fails: making and storing a backup, restoring it on trial, or finding in it all pictures that the database names. */
export type BackupStep = 'backup' | 'proof' | 'pictures'

/** What is known of the scheduled backups. Times in ms UTC. */
export type BackupState = {
  /** The last backup that was restored on trial without a fault. */
  proved: { at: number; name: string; bytes: number; files: number } | undefined
  /** The last failure. `reason` is English, for operators, and contains no secrets. */
  failed: { at: number; step: BackupStep; reason: string } | undefined
  /** The number of failures since the beginning. */
  failures: number
  /** Ids of pictures that the last backup lacks: the proved one, or the one whose failure has reported them. */
  lacking: readonly string[]
  /** Those of them whose loss no operator has accepted. They may be lost for good. */
  missing: readonly string[]
  /** Ids of missing pictures whose loss an operator has accepted. A backup that was made before may have some of them. */
  accepted: readonly string[]
  /** What the names of the database's backups end with; undefined before the first one. */
  databaseId: string | undefined
}

const rowId = 1

/** Maximum length of a stored reason, in UTF-16 units. */
const longestReason = 700

export async function findBackupState(db: Db): Promise<BackupState> {
  const row = await db.selectFrom('backup_state').selectAll().where('id', '=', rowId).executeTakeFirst()
  const lacking = readIds(row?.missing_pictures)
  const accepted = readIds(row?.accepted_pictures)
  const isAccepted = new Set(accepted)
  return {
    proved:
      row && row.proved_at !== null
        ? {
            at: row.proved_at,
            name: row.proved_name ?? '',
            bytes: row.proved_bytes ?? 0,
            files: row.proved_files ?? 0,
          }
        : undefined,
    failed:
      row && row.failed_at !== null
        ? { at: row.failed_at, step: row.failed_step ?? 'backup', reason: row.failure ?? '' }
        : undefined,
    failures: row?.failures ?? 0,
    lacking,
    missing: lacking.filter((id) => !isAccepted.has(id)),
    accepted,
    databaseId: row?.database_id ?? undefined,
  }
}

/**
 * The id of the database, 8 hexadecimal digits, which is made at the first call. Moves take it along; a restore keeps that
 * of the replaced database, so neither a new database with the same key nor a restored copy has it.
 */
export async function takeDatabaseId(db: Db): Promise<string> {
  const { databaseId } = await findBackupState(db)
  if (databaseId !== undefined) return databaseId
  const columns = { database_id: randomBytes(4).toString('hex') }
  await db
    .insertInto('backup_state')
    .values({ id: rowId, failures: 0, ...columns })
    // Another node may have made one meanwhile.
    .onConflict((conflict) => conflict.column('id').doUpdateSet(columns).where('backup_state.database_id', 'is', null))
    .execute()
  return takeDatabaseId(db)
}

const Ids = z.array(z.string())

function readIds(json: string | null | undefined): readonly string[] {
  return json ? Ids.parse(JSON.parse(json)) : []
}

/** Whether the last backup failed: no later one was proved. */
export function isFailing({ proved, failed }: BackupState): boolean {
  return failed !== undefined && (proved === undefined || failed.at > proved.at)
}

/** Whether no backup has been proved since the second to last scheduled time (cron, UTC). */
export function isOverdue({ proved }: BackupState, schedule: string, now: number): boolean {
  const [, lastButOne] = new Cron(schedule, { timezone: 'UTC', paused: true }).previousRuns(2, new Date(now))
  return lastButOne !== undefined && (proved?.at ?? 0) < lastButOne.getTime()
}

type ProvedBackup = NonNullable<BackupState['proved']> &
  Pick<BackupState, 'lacking'> & {
    /** Ids of pictures whose loss was accepted before the backup began. */
    acceptedBefore: readonly string[]
  }

/**
 * The loss of pictures that are not missing any more is forgotten: if they are lost again, that is a new loss. What was
 * accepted during the backup stays accepted, because the backup may have the files of before the loss.
 */
export async function noteProvedBackup(
  db: Db,
  { at, name, bytes, files, lacking, acceptedBefore }: ProvedBackup,
): Promise<void> {
  const [isLacking, wasAccepted] = [new Set(lacking), new Set(acceptedBefore)]
  await db.transaction().execute(async (tx) => {
    const { accepted } = await findBackupState(tx)
    await writeState(tx, {
      proved_at: at,
      proved_name: name,
      proved_bytes: bytes,
      proved_files: files,
      missing_pictures: JSON.stringify(lacking),
      accepted_pictures: JSON.stringify(accepted.filter((id) => isLacking.has(id) || !wasAccepted.has(id))),
    })
  })
}

/** An operator accepts the loss of these pictures, and of no others. @param ids all that are missing now */
export async function noteAcceptedLoss(db: Db, ids: readonly string[]): Promise<void> {
  await writeState(db, { accepted_pictures: JSON.stringify(ids) })
}

async function writeState(db: Db, columns: Partial<Omit<BackupStateTable, 'id' | 'failures'>>): Promise<void> {
  await db
    .insertInto('backup_state')
    .values({ id: rowId, failures: 0, ...columns })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(columns))
    .execute()
}

/** @param missing ids of the pictures that the failure reports; undefined leaves the earlier ones */
export async function noteFailedBackup(
  db: Db,
  { at, step, reason, missing }: NonNullable<BackupState['failed']> & { missing?: readonly string[] | undefined },
) {
  const failed = {
    failed_at: at,
    failed_step: step,
    failure: reason.slice(0, longestReason),
    ...(missing && { missing_pictures: JSON.stringify(missing) }),
  }
  await db
    .insertInto('backup_state')
    .values({ id: rowId, failures: 1, ...failed })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({ ...failed, failures: sql`backup_state.failures + 1` }),
    )
    .execute()
}
