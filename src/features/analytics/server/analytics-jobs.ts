import { day as dayLength } from '#platform/clock.ts'
import type { Context } from '#platform/context.ts'
import type { Job } from '#platform/jobs.ts'
import { dayOf, firstDayOf, monthOf } from '../shared/visit.ts'
import { deleteBatchesBefore, deleteCountsBefore, forgetVisitorsBefore } from './visits/visit-queries.ts'

/** Two years can be compared, with the month that is under way. */
export const monthsKept = 25

/** Words that guests searched for lose their use sooner. */
export const monthsOfTermsKept = 6

/** Every hour instead of once a night: a node that was asleep at midnight forgets as soon as it wakes. */
export const forgetVisitors: Job = { name: 'forget-visitors', schedule: '5 * * * *', run: forget }

/** Takes away counts that are older than anything the dashboard compares. */
export const deleteOldVisits: Job = { name: 'delete-old-visits', schedule: '23 4 * * *', run: deleteOld }

async function forget({ db, clock }: Context): Promise<void> {
  await forgetVisitorsBefore(db, { day: dayOf(clock.now()) })
  await deleteBatchesBefore(db, clock.now() - dayLength)
}

async function deleteOld({ db, clock }: Context): Promise<void> {
  const month = monthOf(dayOf(clock.now()))
  await deleteCountsBefore(db, { day: firstDayOf(month - monthsKept), month: month - monthsOfTermsKept })
}
