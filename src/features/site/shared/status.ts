import type { ServiceRecord } from '#platform/service-record.ts'

/** What the public status page shows. Times are milliseconds UTC. */
export type ServiceStatus = {
  checkedAt: number
  state: ServiceState
  /** Undefined while the database is away and they were not read before. */
  figures: ServiceFigures | undefined
}

/**
 * - `delayed`: all works except that mails wait longer than they should
 * - `limited`: hosts may be unable to save; guests' pages are shown
 * - `away`: the database does not answer: hosts cannot save, and guests see only pages that the service still keeps
 */
export type ServiceState = 'works' | 'delayed' | 'limited' | 'away'

export type ServiceFigures = Omit<ServiceRecord, 'mails'> & {
  /**
   * Mails that were sent or given up, and the `late` ones that still wait. Undefined: there is no mail server that could
   * take them.
   */
  mails: (ServiceRecord['mails'] & { late: number }) | undefined
  /** When a backup was last restored on trial; null: not yet. Undefined: backups are made in another way. */
  provedAt: number | null | undefined
}

/** The share of noted minutes; undefined before the first minute has passed. */
export function uptimeOf(days: ServiceRecord['days']): number | undefined {
  const expected = days.reduce((sum, day) => sum + day.expected, 0)
  const noted = days.reduce((sum, day) => sum + Math.min(day.noted, day.expected), 0)
  return expected === 0 ? undefined : noted / expected
}

/** Rounded down to hundredths of a percent, so that 100 % means all. */
export function roundShare(share: number): number {
  return Math.floor(share * 10_000 + 1e-9) / 10_000
}
