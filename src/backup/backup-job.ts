import { rmSync } from 'node:fs'
import { renderInThread } from '#features/guest-page/index.ts'
import { enqueueBackupFailure } from '#features/mail/index.ts'
import { findOperatorLanguage } from '#features/reports/index.ts'
import { findBackupState, noteFailedBackup, noteProvedBackup, takeDatabaseId } from '#platform/backup-state.ts'
import type { Context } from '#platform/context.ts'
import { openDatabase } from '#platform/db/database.ts'
import type { Job } from '#platform/jobs.ts'
import { migrations } from '../../migrations/index.ts'
import { createRedaction } from '../doctor/redaction.ts'
import { BackupError } from './backup-error.ts'
import { databaseOf } from './backup-names.ts'
import { runBackupProcess } from './backup-process.ts'
import { BackupFailure, type BackupOrder, type CheckPage, workFolderOf } from './proved-backup.ts'

/** Makes a backup in `BACKUP_URL` and restores it on trial. */
export const backupJob: Job = {
  name: 'backup',
  schedule: ({ backup }) => backup.url && backup.schedule,
  run: (context, interruption) => backUp(context, runBackupProcess, interruption),
}

/**
 * @param make makes and proves the backup
 * @param interruption ends it: another backup would use the same folder, and the same database for its proof
 * @throws BackupFailure after the operator was told by mail
 * @throws BackupError when it was interrupted
 */
export async function backUp(context: Context, make = runBackupProcess, interruption?: AbortSignal): Promise<void> {
  const { db, clock, log } = context
  const order = await createOrder(context)
  try {
    const { accepted: acceptedBefore, proved: provedBefore } = await findBackupState(db)
    const check: CheckPage = (databaseUrl, bookId) => checkPage(context, databaseUrl, bookId)
    const { name, bytes, files, missing, deleted, others } = await make(order, check, interruption)
    await noteProvedBackup(db, { at: clock.now(), name, bytes, files, lacking: missing, acceptedBefore })
    const counts = { name, bytes, files, missing: missing.length, deleted: deleted.length, others }
    log.info(counts, 'a backup was made and restored on trial')
    // Once for each database; the line above and doctor have the number at any time.
    const isFirst = provedBefore === undefined || databaseOf(provedBefore.name) !== order.databaseId
    if (others > 0 && isFirst) {
      log.warn({ others }, 'BACKUP_URL has backups that are not of this database: the service never deletes them')
    }
  } catch (error) {
    if (interruption?.aborted) {
      // Blocks the thread, so that the claim is released afterwards: the next backup uses the same folder.
      rmSync(workFolderOf(order), { recursive: true, force: true })
      throw new BackupError('The backup was interrupted.', { cause: error })
    }
    // On a full disk the note cannot be written either, and its error would hide the reason.
    await noteFailure(context, error).catch((reason: unknown) =>
      log.error({ err: reason }, 'a failed backup could not be noted: nobody is told by mail'),
    )
    throw error
  }
}

/**
 * Plain data for the process of the backup.
 * @throws BackupError without BACKUP_URL
 */
export async function createOrder({
  config,
  clock,
  db,
}: Pick<Context, 'config' | 'clock' | 'db'>): Promise<BackupOrder> {
  const { databaseUrl, mediaUrl, dataDir, backup } = config
  const { url, kept, key } = backup
  if (!url) throw new BackupError('BACKUP_URL is not set: it names the folder or bucket for backups.')
  return {
    databaseUrl,
    mediaUrl,
    dataDir,
    // Before the backup is made, which has to contain it.
    databaseId: await takeDatabaseId(db),
    backup: { url, kept, key },
    now: clock.now(),
    knownMigrations: Object.keys(migrations),
  }
}

/** Renders a page from the restored database. */
const checkPage = async (context: Context, ...[databaseUrl, bookId]: Parameters<CheckPage>): Promise<void> => {
  const db = openDatabase(databaseUrl)
  try {
    await renderInThread({ ...context, db }, bookId)
  } finally {
    await db.destroy()
  }
}

async function noteFailure(context: Context, error: unknown): Promise<void> {
  const { db, clock, config } = context
  const at = clock.now()
  const { step, missing } = error instanceof BackupFailure ? error : ({ step: 'backup', missing: undefined } as const)
  const reason = createRedaction(config)(error instanceof Error ? error.message : String(error))
  await db.transaction().execute(async (tx) => {
    await noteFailedBackup(tx, { at, step, reason, missing })
    const language = await findOperatorLanguage(tx, context)
    await enqueueBackupFailure(tx, context, { failedAt: at, language })
  })
}
