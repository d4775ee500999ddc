import { dirname, resolve } from 'node:path'
import type { Config } from '#config.ts'
import { findBackupState, noteAcceptedLoss } from '#platform/backup-state.ts'
import type { Context } from '#platform/context.ts'
import { findKeyProblem } from '#platform/keys/service-key.ts'
import { operatorCommand } from '#platform/operator-command.ts'
import { openStorage } from '#platform/storage/storage.ts'
import { migrations } from '../../migrations/index.ts'
import { CommandError, type Print, requireConsent } from '../command.ts'
import { readDatabase } from '../doctor/database-checks.ts'
import { BackupError } from './backup-error.ts'
import { nameFullDisk } from './full-disk.ts'
import {
  comparePictures,
  countPictures,
  describeFirst,
  findMissing,
  findOwnersOfFirst,
  judgePictures,
  nameStorage,
  restoreCommand,
} from './missing-pictures.ts'
import { BackupFailure } from './proved-backup.ts'
import { restoreBackup } from './restore-backup.ts'
import { restoreMissing } from './restore-pictures.ts'
import { listStored, withBackupFile } from './stored-backups.ts'
import { writeBackup } from './write-backup.ts'

/**
 * Saves database and pictures to a file.
 * @throws CommandError also when the file lacks pictures that no failure of a scheduled backup has reported
 */
export async function backUp(context: Context, print: Print, [file = '']: readonly string[]): Promise<void> {
  const { files, pictures } = await tellBackupErrors(() =>
    writeBackup(context, file, { now: context.clock.now(), key: context.config.backup.key })
      .catch(nameFullDisk(dirname(resolve(file)), 'Make room there, or name a file on another disk.'))
      .catch(nameFile(file)),
  )
  print(`${resolve(file)} holds the database and ${countFiles(files)} of pictures.`)
  if (context.config.backup.key) print('It is sealed: it can only be restored with BACKUP_KEY.')
  print(
    'It does not hold the key of the service (SECRET_KEY, or DATA_DIR/secret.key): keep a copy of that in another place.',
  )
  const verdict = judgePictures(await comparePictures(pictures, context.config.databaseUrl), context.config)
  if (verdict.fault !== undefined) throw new CommandError(verdict.fault)
  const { lost } = verdict
  if (lost.length > 0) print(`It lacks ${countPictures(lost.length)}, which was reported or accepted before.`)
}

/** The errors of the system and of SQLite do not say what failed. */
function nameFile(file: string): (error: unknown) => never {
  return (error) => {
    if (error instanceof BackupError) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new BackupError(`The backup ${resolve(file)} could not be made: ${reason}.`, { cause: error })
  }
}

/** Restores a file, or the backup with this name in `BACKUP_URL`. The service must not run. */
export async function restore(
  config: Config,
  print: Print,
  [file = '']: readonly string[],
  flags: readonly string[],
): Promise<void> {
  const storage = await openStorage(config.mediaUrl, resolve(config.dataDir, 'media'))
  const knownMigrations = Object.keys(migrations)
  const options = { force: flags.includes('--force'), knownMigrations, key: config.backup.key, now: Date.now() }
  const { files, createdAt, formerDatabase } = await tellBackupErrors(() =>
    withBackupFile(config, file, (found) => restoreBackup({ config, storage }, found, options)).catch(
      nameFullDisk(
        config.dataDir,
        'The database was not replaced. Make room there, or let DATA_DIR be on a larger disk.',
      ),
    ),
  )
  print(`The database and ${countFiles(files)} of pictures are as they were at ${new Date(createdAt).toISOString()}.`)
  if (formerDatabase) print(`The former database is ${formerDatabase}. Delete it when you do not need it any more.`)
  const database = await readDatabase(config)
  const problem = database.state === 'read' ? findKeyProblem(config, database.checkValue) : undefined
  if (problem) print(`The service will not start yet. ${problem}`)
}

/** Prints the backups in `BACKUP_URL`, oldest first. */
export async function printBackups({ backup }: Pick<Config, 'backup'>, print: Print): Promise<void> {
  if (!backup.url) return print('BACKUP_URL is not set: there are no backups on a schedule.')
  const { url } = backup
  const backups = await tellBackupErrors(() => listStored(url))
  for (const { name, isProved } of backups) print(`${name}  ${isProved ? 'restored on trial' : 'not proved'}`)
  if (backups.length === 0) print('There are no backups yet.')
}

/** Lets backups count as proved without the pictures that are missing now; asks before. */
export async function acceptLoss(
  context: Context,
  print: Print,
  _parameters: readonly string[],
  flags: readonly string[],
): Promise<void> {
  const { db, config } = context
  const place = nameStorage(config)
  const [{ named, ids: missing, examples }, state] = await Promise.all([findMissing(context), findBackupState(db)])
  const accepted = new Set(state.accepted)
  const isNew = missing.some((id) => !accepted.has(id))
  if (isNew) {
    await requireConsent(
      `The database names pictures that are not in ${place}: ${missing.length} of ${named}. If that is the wrong place, mend it instead; if an earlier backup has them, put them back first (${restoreCommand}). If you accept the loss, backups count as proved without them. ${describeFirst(missing, examples)}`,
      flags,
    )
  }
  await noteAcceptedLoss(db, missing)
  if (missing.length === 0) return print(`No picture that the database names is missing in ${place}.`)
  print(
    `The loss of ${countPictures(missing.length)} is accepted${isNew ? '' : ' already'}: further backups count as proved without ${missing.length === 1 ? 'it' : 'them'}. To make one now: ${operatorCommand} jobs run backup.`,
  )
}

/**
 * Puts back pictures that are missing now, from a file or the backup with this name in `BACKUP_URL`.
 * @throws CommandError also when some are damaged in the backup, after the others came back
 */
export async function restorePictures(context: Context, print: Print, [file = '']: readonly string[]): Promise<void> {
  const { config, db } = context
  const { missing, restored, damaged } = await tellBackupErrors(() =>
    restoreMissing(context, file).catch(
      nameFullDisk(
        config.dataDir,
        'Make room there, and run the command again for the pictures that are still missing.',
      ),
    ),
  )
  if (missing === 0) return print(`No picture that the database names is missing in ${nameStorage(config)}.`)
  print(`${restored} of ${missing} missing pictures came back.`)
  const absent = missing - restored - damaged.length
  const another = `Try another one: ${operatorCommand} backups list`
  if (absent > 0)
    print(`The backup does not have ${damaged.length > 0 ? `${absent} of them` : 'the others'}. ${another}`)
  if (damaged.length === 0) return
  const are = damaged.length === 1 ? 'One picture is' : `${damaged.length} pictures are`
  const first = describeFirst(damaged, await findOwnersOfFirst(db, damaged))
  throw new CommandError(`${are} damaged in the backup, and did not come back. ${first} ${another}`)
}

function countFiles(files: number): string {
  return files === 1 ? '1 file' : `${files} files`
}

const failedSteps = {
  backup: 'The backup failed',
  proof: 'The restore on trial failed',
  pictures: 'The backup was made and restored on trial, but does not count as proved',
} as const

/** @throws CommandError in place of an error of a backup, so that the operator sees only what failed and why */
export async function tellBackupErrors<Outcome>(work: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof BackupFailure) {
      throw new CommandError(`${failedSteps[error.step]}: ${error.message}`, { cause: error })
    }
    throw error instanceof BackupError ? new CommandError(error.message, { cause: error }) : error
  }
}
