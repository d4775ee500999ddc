import { Gauge } from 'prom-client'
import type { Context } from '../context.ts'
import { listLastRuns } from '../jobs.ts'
import { registry } from './metrics.ts'

const lastRun = new Gauge({
  name: 'benvenuto_job_last_run_timestamp_seconds',
  help: 'When each scheduled job last ran on any node, in seconds since 1970.',
  labelNames: ['job'] as const,
  registers: [registry],
})

/** The last runs are read from the database, because another node may have run the job. */
export function watchJobs({ db }: Pick<Context, 'db'>): () => Promise<void> {
  return async () => {
    for (const [job, at] of await listLastRuns(db)) lastRun.set({ job }, at / 1000)
  }
}
