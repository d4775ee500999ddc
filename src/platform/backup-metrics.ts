import { setTimeout as sleep } from 'node:timers/promises'
import { Counter, Gauge } from 'prom-client'
import { findBackupState } from './backup-state.ts'
import type { Context } from './context.ts'
import { registry } from './metrics.ts'

/** Milliseconds for which `/metrics` waits for the database; then it gives what was known before. */
const patience = 500

/** The state is in the database, because the node that makes the backups may have no HTTP server. */
export function watchBackups({ db, config, log }: Pick<Context, 'db' | 'config' | 'log'>): () => Promise<void> {
  if (!config.backup.url) return async () => undefined
  const { lastProved, failures } = findMetrics()
  const refresh = async () => {
    const state = await findBackupState(db)
    lastProved.set((state.proved?.at ?? 0) / 1000)
    failures.reset()
    failures.inc(state.failures)
  }
  return async () => {
    const reading = refresh().catch((error: unknown) => log.debug({ err: error }, 'no state of backups for metrics'))
    await Promise.race([reading, sleep(patience, undefined, { ref: false })])
  }
}

type Metrics = { lastProved: Gauge; failures: Counter }
let metrics: Metrics | undefined

/** Made when backups are set up, because zeros would raise alarms where there are none. */
function findMetrics(): Metrics {
  metrics ??= {
    lastProved: new Gauge({
      name: 'benvenuto_backup_last_proved_timestamp_seconds',
      help: 'When a backup was last restored on trial without a fault, in seconds since 1970; 0: never.',
      registers: [registry],
    }),
    failures: new Counter({
      name: 'benvenuto_backup_failures_total',
      help: 'Backups that could not be made or not be restored on trial.',
      registers: [registry],
    }),
  }
  return metrics
}
