import { readConfig } from '#config.ts'
import { isPostgres } from '#platform/db/database.ts'
import { runJob } from '#platform/jobs.ts'
import { jobs } from '../src/jobs.ts'
import { openContext } from '../src/main.ts'

export type JobFigures = { name: string; processorMs: number; milliseconds: number }

/**
 * Runs all jobs that have a schedule for databases of any size, twice; the second run counts.
 * @returns processor time of this process, without that of a PostgreSQL server
 */
export async function timeJobs(folder: string, url: string, key: string): Promise<JobFigures[]> {
  const settings = { DATA_DIR: folder, LOG_LEVEL: 'error', SECRET_KEY: key }
  const config = readConfig(isPostgres(url) ? { ...settings, DATABASE_URL: url } : settings)
  const { context, close } = await openContext(config)
  const figures: JobFigures[] = []
  try {
    for (const job of jobs.filter(({ name }) => name !== 'backup' && name !== 'reseal')) {
      await runJob(context, job)
      const [before, begin] = [process.cpuUsage(), performance.now()]
      await runJob(context, job)
      const { user, system } = process.cpuUsage(before)
      figures.push({
        name: job.name,
        processorMs: (user + system) / 1_000,
        milliseconds: performance.now() - begin,
      })
    }
  } finally {
    await close()
  }
  return figures
}
