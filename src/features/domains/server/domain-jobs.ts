import { day } from '#platform/clock.ts'
import type { Context } from '#platform/context.ts'
import type { Job } from '#platform/jobs.ts'
import { checkDomain } from './domain-check.ts'
import { deleteEndedDomains, listDueDomains } from './domain-queries.ts'

/**
 * Domains checked per run of the job, which runs every minute. With the longest lookup a run takes less than 90
 * seconds.
 */
const mostPerRun = 50
const atOnce = 5

/** How long a host can see that a domain has ended, in milliseconds. */
const shownAfterEnd = 60 * day

/** Checks the domains that are due. */
export const checkDomains: Job = {
  name: 'check-domains',
  schedule: '* * * * *',
  async run(context) {
    const waiting = await listDueDomains(context.db, context.clock.now(), mostPerRun)
    const work = async () => {
      for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) await checkWithoutHarm(context, id)
    }
    await Promise.all(Array.from({ length: atOnce }, work))
  },
}

/** A failure with one domain must not prevent the checks of the others. */
async function checkWithoutHarm(context: Context, domainId: string): Promise<void> {
  try {
    await checkDomain(context, domainId)
  } catch (error) {
    context.log.error({ err: error }, 'domain not checked')
  }
}

export const forgetEndedDomains: Job = {
  name: 'forget-ended-domains',
  schedule: '23 4 * * *',
  run: ({ db, clock }) => deleteEndedDomains(db, clock.now() - shownAfterEnd),
}
