import { stat } from 'node:fs/promises'
import { type BackupState, isFailing, isOverdue } from '#platform/backup-state.ts'
import { hour } from '#platform/clock.ts'
import { isPostgres } from '#platform/db/database.ts'
import { type Finding, fail, ok, warn } from '#platform/finding.ts'
import { operatorCommand } from '#platform/operator-command.ts'
import { databaseOf, listBackups } from '../backup/backup-names.ts'
import { isBucket, nameBackupPlace, openBackupStore } from '../backup/backup-store.ts'
import { acceptCommand, countPictures } from '../backup/missing-pictures.ts'
import { findProgramProblems } from '../backup/postgres-tools.ts'
import type { Config } from '../config.ts'
import type { Reading } from './database-checks.ts'
import { canMakeFolderIn, canWrite, findExisting, storePatience } from './file-checks.ts'

const run = `${operatorCommand} jobs run backup`
const retry = `Run: ${run}`
/** For missing pictures: the reason of the failure says what to do before. */
const retryLater = `When that is mended, or the loss is accepted, run: ${run}`

/** The age of the last backup that was restored on trial, and whether a failed disk would take data and backups. */
export async function checkBackups(config: Config, reading: Reading, now = Date.now()): Promise<Finding[]> {
  const { url } = config.backup
  if (!url) return [ok('BACKUP_URL is not set: no backups on a schedule')]
  const databaseId = reading.state === 'read' ? reading.backups?.databaseId : undefined
  const obstacles = [...(await checkPlace(url, config.dataDir, databaseId)), ...(await checkPostgres(config, reading))]
  if (reading.state !== 'read' || !reading.backups) {
    return obstacles.length > 0 ? obstacles : [ok('not known: the database has no state of backups yet')]
  }
  return [judgeAge(config, reading.backups, now), ...obstacles]
}

function judgeAge({ backup: { url = '', schedule } }: Config, state: BackupState, now: number): Finding {
  const age = state.proved && `the last proved backup is ${Math.round((now - state.proved.at) / hour)} hours old`
  if (isFailing(state)) {
    const since = age ?? 'none was ever proved'
    const mend = state.failed?.step === 'pictures' ? retryLater : retry
    return fail(`The last backup failed: ${state.failed?.reason ?? ''} (${since})`, mend)
  }
  if (!state.proved) return warn('No backup was proved yet.', `Wait for BACKUP_SCHEDULE. ${retry}`)
  if (isOverdue(state, schedule, now)) {
    return fail(`Backups are overdue: ${age}.`, `Check that a node with ROLE all or worker runs. ${retry}`)
  }
  if (state.missing.length > 0) {
    const mend = `What to do: docs/reference.md, 'Missing pictures'. If they are back: ${run}. To accept the loss: ${acceptCommand}`
    return warn(`${age}, but lacks ${countPictures(state.missing.length)}.`, mend)
  }
  const lost = state.lacking.length
  const lack = lost > 0 ? `, without ${countPictures(lost)}, whose loss was accepted` : ''
  return ok(`${age}, ${Math.ceil(state.proved.bytes / 1_000_000)} MB, in ${nameBackupPlace(url)}${lack}`)
}

/** What keeps backups from being written, or from being safe there. Makes no folder. */
async function checkPlace(url: string, dataDir: string, databaseId: string | undefined): Promise<Finding[]> {
  if (isBucket(url)) {
    const mend = 'Check host, bucket, region, key and rights in BACKUP_URL.'
    return checkList(url, databaseId, (reason) => fail(`The bucket of BACKUP_URL cannot be listed: ${reason}.`, mend))
  }
  const nearest = await findExisting(url)
  if (!(await stat(nearest)).isDirectory()) {
    return [fail(`${nearest} is no folder, and BACKUP_URL needs one.`, 'Let BACKUP_URL name a folder.')]
  }
  if (!(await (nearest === url ? canWrite(nearest) : canMakeFolderIn(nearest)))) {
    const mend = `Make the folder ${url}, and give it to the user of the service.`
    return [fail(`This user may not write to ${nearest}, where BACKUP_URL is.`, mend)]
  }
  const findings = await checkList(url, databaseId, (reason) =>
    fail(`This user may not list ${url}: ${reason}.`, 'Give the folder to the user of the service.'),
  )
  // Neither folder has to exist yet.
  const [place, data] = await Promise.all([nearest, await findExisting(dataDir)].map((path) => stat(path)))
  if (place?.dev !== data?.dev) return findings
  return [...findings, warn('BACKUP_URL is on the disk of DATA_DIR.', 'Let it name another disk or a bucket.')]
}

/**
 * Whether the place can be listed, and has backups that BACKUPS_KEPT does not count.
 * @param databaseId undefined: not known, or no backup was made yet
 */
async function checkList(
  url: string,
  databaseId: string | undefined,
  onFailure: (reason: string) => Finding,
): Promise<Finding[]> {
  try {
    const backups = await listBackups(await openBackupStore(url, storePatience))
    const others = backups.filter(({ name }) => databaseOf(name) !== databaseId)
    if (databaseId === undefined || others.length === 0) return []
    const text = `Backups in ${nameBackupPlace(url)} that are not of this database: ${others.length}. The service never deletes them.`
    const mend = `If nobody needs them and no other service makes them, delete those whose names do not end with -${databaseId}.backup, and what is beside them.`
    return [warn(text, mend)]
  } catch (error) {
    return [onFailure(error instanceof Error ? `${error.name} ${error.message}`.trim() : String(error))]
  }
}

/** What the backups of PostgreSQL need besides a place. */
async function checkPostgres({ databaseUrl }: Config, reading: Reading): Promise<Finding[]> {
  if (!isPostgres(databaseUrl)) return []
  const problems = await findProgramProblems(reading.state === 'read' ? reading.version : undefined)
  const findings: Finding[] = problems.map((text) => ({ state: 'fail', text }))
  if (reading.state === 'read' && reading.mayCreateDatabases === false) {
    const mend = 'Let an administrator of the server run: ALTER ROLE … CREATEDB.'
    findings.push(fail('The user of DATABASE_URL may not create the database for a restore on trial.', mend))
  }
  return findings
}
