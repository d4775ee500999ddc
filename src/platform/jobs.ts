import { Cron } from 'croner'
import type { Config } from '#config.ts'
import { minute } from './clock.ts'
import type { Context } from './context.ts'
import type { Db } from './db/database.ts'
import { jobDuration, timed } from './metrics/metrics.ts'
import { tracedWork } from './tracing/tracing.ts'

declare module './db/database.ts' {
  interface Tables {
    job_runs: { name: string; started_at: number; finished_at: number | null }
  }
}

/** A scheduled job. Must be safe to run twice: a node may stop in the middle. */
export type Job = {
  name: string
  /** Cron pattern in UTC, with seconds where there are six fields; undefined: runs on command only. */
  schedule: string | ((config: Config) => string | undefined)
  run(context: Context): Promise<void>
}

/** A run is considered dead if it has not renewed its claim for this time, in ms. */
export const longestSilence = 10 * minute

/** Interval in which a run renews its claim, in milliseconds. */
const renewal = 2 * minute

/**
 * Starts the schedules, which keep the process alive. @returns a function that stops them and waits for running jobs
 */
export function startJobs(context: Context, jobs: readonly Job[]): () => Promise<void> {
  // Prometheus does not see an increase if the series starts at 1, so the series is created at 0.
  for (const { name } of jobs) for (const outcome of ['ok', 'failed']) jobDuration.zero({ job: name, outcome })
  const running = new Set<Promise<void>>()
  const schedules = jobs.flatMap((job) => {
    const schedule = scheduleOf(job, context.config)
    if (schedule === undefined) return []
    return new Cron(schedule, { timezone: 'UTC' }, () => {
      const run = runScheduled(context, job).finally(() => running.delete(run))
      running.add(run)
    })
  })
  return async () => {
    for (const schedule of schedules) schedule.stop()
    await Promise.allSettled(running)
  }
}

/** The schedule of a job with these settings; undefined if it has none. */
export function scheduleOf({ schedule }: Job, config: Config): string | undefined {
  return typeof schedule === 'function' ? schedule(config) : schedule
}

/** Runs a job now, unless another node is running it. @returns whether it ran */
export async function runJob(context: Context, job: Job): Promise<boolean> {
  const startedAt = context.clock.now()
  if (!(await claimRun(context, job.name, startedAt))) return false
  const claim = keepClaim(context, job.name, startedAt)
  try {
    await timed(jobDuration, { job: job.name }, () => tracedWork(`job ${job.name}`, () => job.run(context)))
  } finally {
    await releaseRun(context, job.name, await claim.stop())
  }
  return true
}

/** Renews the claim of a long run, so that other nodes can distinguish it from a dead one. */
function keepClaim(context: Context, name: string, startedAt: number): { stop(): Promise<number> } {
  let claimedAt = startedAt
  const renew = async () => {
    const now = context.clock.now()
    const [result] = await runOf(context, name, claimedAt).set({ started_at: now }).execute()
    if (result && result.numUpdatedRows > 0n) claimedAt = now
  }
  let renewing = Promise.resolve()
  const timer = setInterval(() => {
    // While the database is away, no other node can claim the run either.
    renewing = renewing.then(renew).catch(() => undefined)
  }, renewal).unref()
  return {
    async stop() {
      clearInterval(timer)
      await renewing
      return claimedAt
    },
  }
}

/** Releases only its own claim: a run that was considered dead must not release the claim of its successor. */
function runOf({ db }: Context, name: string, claimedAt: number) {
  return db.updateTable('job_runs').where('name', '=', name).where('started_at', '=', claimedAt)
}

async function runScheduled(context: Context, job: Job): Promise<void> {
  try {
    await runJob(context, job)
  } catch (error) {
    context.log.error({ err: error, job: job.name }, 'job failed')
  }
}

async function claimRun({ db }: Context, name: string, now: number): Promise<boolean> {
  const claimed = await db
    .insertInto('job_runs')
    .values({ name, started_at: now, finished_at: null })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ started_at: now, finished_at: null })
        .where((eb) =>
          eb.or([
            eb('job_runs.finished_at', 'is not', null),
            eb('job_runs.started_at', '<', now - longestSilence),
            // The clock was ahead: that time would never be over soon.
            eb('job_runs.started_at', '>', now + longestSilence),
          ]),
        ),
    )
    .returning('name')
    .executeTakeFirst()
  return claimed !== undefined
}

async function releaseRun(context: Context, name: string, claimedAt: number): Promise<void> {
  await runOf(context, name, claimedAt).set({ finished_at: context.clock.now() }).execute()
}

/** When each job last began or, for a long job, last renewed its claim, in milliseconds UTC, by its name. */
export async function listLastRuns(db: Db): Promise<ReadonlyMap<string, number>> {
  const runs = await db.selectFrom('job_runs').select(['name', 'started_at']).execute()
  return new Map(runs.map((run) => [run.name, run.started_at]))
}
