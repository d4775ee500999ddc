import { Counter, Gauge } from 'prom-client'
import { findBackupState } from '../backup-state.ts'
import type { Context } from '../context.ts'
import { registry } from './metrics.ts'

/** The state is in the database, because the node that makes the backups may have no HTTP server. */
export function watchBackups({ db, config }: Pick<Context, 'db' | 'config'>): () => Promise<void> {
  if (!config.backup.url) return async () => undefined
  const { lastProved, failures } = findMetrics()
  return async () => {
    const state = await findBackupState(db)
    lastProved.set((state.proved?.at ?? 0) / 1000)
    failures.reset()
    failures.inc(state.failures)
  }
}

type Metrics = { lastProved: Gauge; failures: Counter }
let metrics: Metrics | undefined

/** Registered only when backups are configured; otherwise zero values would trigger alerts. */
function findMetrics(): Metrics {
  metrics ??= {
    lastProved: new Gauge({
      name: 'benvenuto_backup_last_proved_timestamp_seconds',
      help: 'When a backup was last restored on trial without a fault, in seconds since 1970; 0: never.',
      registers: [registry],
    }),
    failures: new Counter({
      name: 'benvenuto_backup_failures_total',
      help: 'Backups that could not be made, could not be restored on trial, or lacked pictures.',
      registers: [registry],
    }),
  }
  return metrics
}
