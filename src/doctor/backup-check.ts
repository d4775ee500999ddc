import { stat } from 'node:fs/promises'
import { isFailing, isOverdue } from '#platform/backup-state.ts'
import { hour } from '#platform/clock.ts'
import { type Finding, fail, ok, warn } from '#platform/finding.ts'
import { operatorCommand } from '#platform/operator-command.ts'
import type { Config } from '../config.ts'
import type { Reading } from './database-checks.ts'

const retry = `Run: ${operatorCommand} jobs run backup`

/** The age of the last backup that was restored on trial, and whether a failed disk would take data and backups. */
export async function checkBackups(config: Config, reading: Reading, now = Date.now()): Promise<Finding[]> {
  const { url, schedule } = config.backup
  if (!url) return [ok('BACKUP_URL is not set: no backups on a schedule')]
  if (reading.state !== 'read' || !reading.backups) return [ok('not known: the database has no state of backups yet')]
  const state = reading.backups
  const age = state.proved && `the last proved backup is ${Math.round((now - state.proved.at) / hour)} hours old`
  const findings: Finding[] = []
  if (isFailing(state)) {
    const since = age ?? 'none was ever proved'
    findings.push(fail(`The last backup failed: ${state.failed?.reason ?? ''} (${since})`, retry))
  } else if (!state.proved) {
    findings.push(warn('No backup was proved yet.', `Wait for BACKUP_SCHEDULE. ${retry}`))
  } else if (isOverdue(state, schedule, now)) {
    findings.push(fail(`Backups are overdue: ${age}.`, `Check that a node with ROLE all or worker runs. ${retry}`))
  } else {
    findings.push(ok(`${age}, ${Math.ceil(state.proved.bytes / 1_000_000)} MB, in ${describePlace(url)}`))
  }
  return [...findings, ...(await checkPlace(url, config.dataDir))]
}

function describePlace(url: string): string {
  return url.startsWith('s3:') ? 'the bucket of BACKUP_URL' : url
}

async function checkPlace(url: string, dataDir: string): Promise<Finding[]> {
  if (url.startsWith('s3:')) return []
  const [place, data] = await Promise.all([url, dataDir].map((path) => stat(path).catch(() => undefined)))
  if (place?.dev === undefined || place.dev !== data?.dev) return []
  return [warn('BACKUP_URL is on the disk of DATA_DIR.', 'Let it name another disk or a bucket.')]
}
