import { setTimeout as sleep } from 'node:timers/promises'
import { Gauge } from 'prom-client'
import { second } from './clock.ts'
import type { Context } from './context.ts'
import { listLastRuns } from './jobs.ts'
import { watchBackups } from './metrics/backup-metrics.ts'
import { registry } from './metrics/metrics.ts'
import { watchProcess } from './metrics/process-metrics.ts'
import { createReadiness, findFreeBytes, type ReadinessProblem, readinessProblems } from './readiness.ts'

/** Reads values from the database for `/metrics`. Rejects when the database does not answer. */
export type Collector = () => Promise<void>

/** What an operator's supervisor and Prometheus request from a node. */
export type Operations = {
  check(): Promise<readonly ReadinessProblem[]>
  /** All metrics in the text format of Prometheus. */
  readMetrics(): Promise<string>
  close(): void
}

/** Milliseconds for which `/metrics` waits for the database; then it returns the previous values. */
const patience = second / 2

const notReady = new Gauge({
  name: 'benvenuto_not_ready',
  help: '1 while /readyz has this reason to answer 503.',
  labelNames: ['reason'] as const,
  registers: [registry],
})

const diskFree = new Gauge({
  name: 'benvenuto_disk_free_bytes',
  help: 'Free space of the disk of DATA_DIR for the user of the service.',
  registers: [registry],
})

const lastRun = new Gauge({
  name: 'benvenuto_job_last_run_timestamp_seconds',
  help: 'When each scheduled job last ran on any node, in seconds since 1970.',
  labelNames: ['job'] as const,
  registers: [registry],
})

/** @param collectors those of the features */
export function createOperations(context: Context, collectors: readonly Collector[]): Operations {
  const { db, config, log } = context
  const readiness = createReadiness(context)
  const watched = watchProcess(db)
  const all = [watchBackups(context), watchJobs(context), ...collectors]
  const readDisk = async () => diskFree.set(await findFreeBytes(config.dataDir))
  const readReadiness = async () => {
    const problems = await readiness.check()
    for (const reason of readinessProblems) notReady.set({ reason }, problems.includes(reason) ? 1 : 0)
  }
  const refresh = shareRun(async () => {
    const reads = [readDisk, readReadiness, ...all].map((read) =>
      read().catch((error: unknown) => log.debug({ err: error }, 'metrics could not be read')),
    )
    await Promise.all(reads)
  })
  return {
    check: () => readiness.check(),
    async readMetrics() {
      await Promise.race([refresh(), sleep(patience, undefined, { ref: false })])
      return watched.read()
    },
    close: () => watched.stop(),
  }
}

/** The last runs are read from the database, because another node may have run the job. */
function watchJobs({ db }: Pick<Context, 'db'>): Collector {
  return async () => {
    for (const [job, at] of await listLastRuns(db)) lastRun.set({ job }, at / 1000)
  }
}

/** While it runs, further callers share the same run: a slow database gets no second query. */
function shareRun(run: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined
  return () => {
    running ??= run().finally(() => {
      running = undefined
    })
    return running
  }
}
