import { setTimeout as sleep } from 'node:timers/promises'
import { Cron } from 'croner'
import type { Config } from '#config.ts'
import { minute, second } from './clock.ts'
import type { Context } from './context.ts'
import type { Db } from './db/database.ts'
import { jobDuration, timed } from './metrics/metrics.ts'
import { tracedWork } from './tracing/tracing.ts'

declare module './db/database.ts' {
  interface Tables {
    job_runs: { name: string; started_at: number; finished_at: number | null }
  }
}

/**
 * A scheduled job. Must be safe to run twice, also at once: a node may stop in the middle, and a node that stops lets
 * others run the job up to three seconds before its process ends.
 */
export type Job = {
  name: string
  /** Cron pattern in UTC, with seconds where there are six fields; undefined: runs on command only. */
  schedule: string | ((config: Config) => string | undefined)
  /** @param interruption aborted before others may run the job: a job that is not safe at once ends then */
  run(context: Context, interruption?: AbortSignal): Promise<void>
}

/** A run is considered dead if it has not renewed its claim for this time, in ms. */
export const longestSilence = 10 * minute

/** Interval in which a run renews its claim, in milliseconds. */
const renewal = 2 * minute

/** Maximum time to release interrupted jobs, in milliseconds: the database may not answer. */
const longestRelease = second / 2

/** Of which this is for jobs that heed the interruption. */
const longestEnd = second / 4

/**
 * Starts the schedules, which keep the process alive.
 * @returns a function that stops them, waits for running jobs, and then lets any process run again what has not ended. It
 *   takes at most as long as its parameter says in ms, and half a second if that is less.
 */
export function startJobs(context: Context, jobs: readonly Job[]): (patience: number) => Promise<void> {
  // Prometheus does not see an increase if the series starts at 1, so the series is created at 0.
  for (const { name } of jobs) for (const outcome of ['ok', 'failed']) jobDuration.zero({ job: name, outcome })
  const running = new Set<Promise<void>>()
  const runs = new Set<Run>()
  const schedules = jobs.flatMap((job) => {
    const schedule = scheduleOf(job, context.config)
    if (schedule === undefined) return []
    return new Cron(schedule, { timezone: 'UTC' }, () => {
      const run = runScheduled(context, job, runs).finally(() => running.delete(run))
      running.add(run)
    })
  })
  return async (patience) => {
    for (const schedule of schedules) schedule.stop()
    await within(patience - longestRelease, Promise.all(running))
    await within(longestRelease, Promise.allSettled([...runs].map((run) => run.release())))
  }
}

/** @param length milliseconds */
async function within(length: number, work: Promise<unknown>): Promise<void> {
  await Promise.race([work, sleep(Math.max(0, length), undefined, { ref: false })])
}

/** The schedule of a job with these settings; undefined if it has none. */
export function scheduleOf({ schedule }: Job, config: Config): string | undefined {
  return typeof schedule === 'function' ? schedule(config) : schedule
}

/** A run of a job that has begun. */
type Run = {
  /** Rejects when the job fails. */
  ended: Promise<void>
  /** Interrupts the job and lets others run it, for a process that ends before the job does. */
  release(): Promise<void>
}

/** Runs a job now, unless another node is running it. @returns whether it ran */
export async function runJob(context: Context, job: Job): Promise<boolean> {
  const run = await beginJob(context, job)
  await run?.ended
  return run !== undefined
}

/** Begins a run of a job now. @returns undefined when another node is running it */
export async function beginJob(context: Context, job: Job): Promise<Run | undefined> {
  const startedAt = context.clock.now()
  if (!(await claimRun(context, job.name, startedAt))) return undefined
  const claim = keepClaim(context, job.name, startedAt)
  const interruption = new AbortController()
  const free = async () => releaseRun(context, job.name, await claim.stop())
  const work = async () => {
    try {
      await timed(jobDuration, { job: job.name }, () =>
        tracedWork(`job ${job.name}`, () => job.run(context, interruption.signal)),
      )
    } finally {
      await free()
    }
  }
  const ended = work()
  return {
    ended,
    async release() {
      interruption.abort()
      await within(longestEnd, Promise.allSettled([ended]))
      await free()
    },
  }
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

/** @param runs contains the run while it lasts */
async function runScheduled(context: Context, job: Job, runs: Set<Run>): Promise<void> {
  let run: Run | undefined
  try {
    run = await beginJob(context, job)
    if (run) runs.add(run)
    await run?.ended
  } catch (error) {
    context.log.error({ err: error, job: job.name }, 'job failed')
  } finally {
    if (run) runs.delete(run)
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

/**
 * Ends all runs in a copy of a database that no process uses. The backup is a job itself, so each one contains its own
 * claim, which would keep the job from running in the restored database.
 */
export const endCopiedRuns = 'update job_runs set finished_at = started_at where finished_at is null'

/** When each job last began or, for a long job, last renewed its claim, in milliseconds UTC, by its name. */
export async function listLastRuns(db: Db): Promise<ReadonlyMap<string, number>> {
  const runs = await db.selectFrom('job_runs').select(['name', 'started_at']).execute()
  return new Map(runs.map((run) => [run.name, run.started_at]))
}
