import { Cron } from 'croner'
import { minute } from './clock.ts'
import type { Context } from './context.ts'
import type { Db } from './db/database.ts'
import { jobDuration, timed } from './metrics.ts'

declare module './db/database.ts' {
  interface Tables {
    job_runs: { name: string; started_at: number; finished_at: number | null }
  }
}

/** Work that the service does by itself. Safe to run twice: a node may die half-way. */
export type Job = {
  name: string
  /** Cron pattern in UTC, with seconds where there are six fields. */
  schedule: string
  run(context: Context): Promise<void>
}

/** No job takes longer; a run that has not finished by then is taken for dead. */
const longestRun = 10 * minute

/** Starts the schedules, which keep the process alive. @returns a function that stops them and waits for what runs */
export function startJobs(context: Context, jobs: readonly Job[]): () => Promise<void> {
  const running = new Set<Promise<void>>()
  const schedules = jobs.map(
    (job) =>
      new Cron(job.schedule, { timezone: 'UTC' }, () => {
        const run = runScheduled(context, job).finally(() => running.delete(run))
        running.add(run)
      }),
  )
  return async () => {
    for (const schedule of schedules) schedule.stop()
    await Promise.allSettled(running)
  }
}

/** Runs a job now, unless another node is at it. @returns whether it ran */
export async function runJob(context: Context, job: Job): Promise<boolean> {
  const startedAt = context.clock.now()
  if (!(await claimRun(context, job.name, startedAt))) return false
  try {
    await timed(jobDuration, { job: job.name }, () => job.run(context))
  } finally {
    await releaseRun(context, job.name, startedAt)
  }
  return true
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
          eb.or([eb('job_runs.finished_at', 'is not', null), eb('job_runs.started_at', '<', now - longestRun)]),
        ),
    )
    .returning('name')
    .executeTakeFirst()
  return claimed !== undefined
}

/** Only the own run: one that was taken for dead and then ends must not set the next one free. */
async function releaseRun({ db, clock }: Context, name: string, startedAt: number): Promise<void> {
  await db
    .updateTable('job_runs')
    .set({ finished_at: clock.now() })
    .where('name', '=', name)
    .where('started_at', '=', startedAt)
    .execute()
}

/** When each job last began, in milliseconds UTC, by its name. */
export async function listLastRuns(db: Db): Promise<ReadonlyMap<string, number>> {
  const runs = await db.selectFrom('job_runs').select(['name', 'started_at']).execute()
  return new Map(runs.map((run) => [run.name, run.started_at]))
}
