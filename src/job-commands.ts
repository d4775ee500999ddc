import type { Context } from '#platform/context.ts'
import { beforeInterruption } from '#platform/interruption.ts'
import { beginJob, type Job, listLastRuns, longestSilence, scheduleOf } from '#platform/jobs.ts'
import { tellBackupErrors } from './backup/backup-commands.ts'
import { CommandError, type Print } from './command.ts'
import { jobs } from './jobs.ts'

/** Every job with its schedule and its last run. */
export async function printJobs({ db, config }: Context, print: Print): Promise<void> {
  const lastRuns = await listLastRuns(db)
  for (const job of jobs) {
    const last = lastRuns.get(job.name)
    print(
      `${job.name}  ${scheduleOf(job, config) ?? 'no schedule'}  ${last === undefined ? 'never ran' : `last ran ${new Date(last).toISOString()}`}`,
    )
  }
}

/** Runs jobs now, one after the other. @throws CommandError for an unknown job, or one that is running already */
export async function runNamedJobs(context: Context, print: Print, names: readonly string[]): Promise<void> {
  for (const job of names.map(findJob)) {
    const begun = beginJob(context, job)
    // Before the claim is committed, which would otherwise remain.
    const endAsUsual = beforeInterruption(async () => (await begun)?.release())
    try {
      const run = await begun
      if (!run) {
        throw new CommandError(
          `${job.name} is running already, on this machine or another.${await describeClaim(context, job)}`,
        )
      }
      await tellBackupErrors(() => run.ended)
    } finally {
      endAsUsual()
    }
    print(`${job.name} is done.`)
  }
}

/** What to do if that run was killed, or its machine lost its power: it cannot say so. */
async function describeClaim({ db }: Context, { name }: Job): Promise<string> {
  const claimedAt = (await listLastRuns(db)).get(name)
  if (claimedAt === undefined) return ''
  return ` Wait until it is done. If that run was killed, run it again after ${new Date(claimedAt + longestSilence).toISOString()}.`
}

function findJob(name: string): Job {
  const job = jobs.find((candidate) => candidate.name === name)
  if (!job)
    throw new CommandError(`There is no job "${name}". There are: ${jobs.map((known) => known.name).join(', ')}.`)
  return job
}
