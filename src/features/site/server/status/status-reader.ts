import { countLateMails } from '#features/mail/index.ts'
import { findBackupState } from '#platform/backup-state.ts'
import { second } from '#platform/clock.ts'
import type { Context } from '#platform/context.ts'
import type { ReadinessProblem } from '#platform/readiness.ts'
import { readServiceRecord } from '#platform/service-record.ts'
import type { ServiceFigures, ServiceState, ServiceStatus } from '../../shared/status.ts'

/** Milliseconds for which a status is kept, here and by caches (`Cache-Control` of the page). */
export const statusValidity = 10 * second

/** Read at most once in ten seconds for all readers together. Returns the same object while nothing was read anew. */
export type StatusReader = () => ServiceStatus | Promise<ServiceStatus>

/** @param checkProblems what keeps this node from doing all of its work */
export function createStatusReader(
  { db, clock, config }: Pick<Context, 'db' | 'clock' | 'config'>,
  checkProblems: () => Promise<readonly ReadinessProblem[]>,
): StatusReader {
  let last: ServiceStatus | undefined
  let reading: Promise<ServiceStatus> | undefined
  const readFigures = async (now: number): Promise<ServiceFigures> => {
    const hasMailServer = config.mail.smtpUrl !== undefined
    const [record, late, backups] = await Promise.all([
      readServiceRecord(db, now),
      hasMailServer ? countLateMails(db, now) : 0,
      findBackupState(db),
    ])
    const { total, inTime } = record.mails
    const provedAt = config.backup.url ? (backups.proved?.at ?? null) : undefined
    return { ...record, mails: hasMailServer ? { total: total + late, inTime, late } : undefined, provedAt }
  }
  const read = async (): Promise<ServiceStatus> => {
    const now = clock.now()
    const problems = await checkProblems()
    // The figures of before are still true of the past.
    const away: ServiceStatus = { checkedAt: now, state: 'away', figures: last?.figures }
    if (problems.includes('database-away')) return away
    return readFigures(now).then(
      (figures) => ({ checkedAt: now, state: stateOf(problems, figures), figures }),
      () => away,
    )
  }
  return () => {
    if (last && Math.abs(clock.now() - last.checkedAt) < statusValidity) return last
    reading ??= read()
      .then((status) => {
        last = status
        return status
      })
      .finally(() => {
        reading = undefined
      })
    return reading
  }
}

function stateOf(problems: readonly ReadinessProblem[], { mails }: ServiceFigures): ServiceState {
  if (problems.length > 0) return 'limited'
  return mails && mails.late > 0 ? 'delayed' : 'works'
}
