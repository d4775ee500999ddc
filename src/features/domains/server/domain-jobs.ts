import { day } from '#platform/clock.ts'
import type { Context } from '#platform/context.ts'
import type { Job } from '#platform/jobs.ts'
import { checkDomain } from './domain-check.ts'
import { deleteEndedDomains, listDueDomains } from './domain-queries.ts'

/** Of a minute's work; the rest comes a minute later. With the longest lookup it stays below a minute and a half. */
const mostPerRun = 50
const atOnce = 5

/** How long a host can read what became of a domain that has ended. */
const shownAfterEnd = 60 * day

/** Checks the domains whose time has come. */
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

/** One domain's failure must not keep the others from being checked. */
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
