import { day as dayLength } from '#platform/clock.ts'
import type { Context } from '#platform/context.ts'
import type { Job } from '#platform/jobs.ts'
import { dayOf, firstDayOf, monthOf } from '../shared/visit.ts'
import { deleteBatchesBefore, deleteCountsBefore, forgetVisitorsBefore } from './visits/visit-queries.ts'

/** Two years, so that they can be compared, and the current month. */
export const monthsKept = 25

/** Search terms are useful for a shorter time than counts. */
export const monthsOfTermsKept = 6

/**
 * Runs every hour instead of once a night, so that a node that was suspended at midnight deletes soon after it resumes.
 */
export const forgetVisitors: Job = { name: 'forget-visitors', schedule: '5 * * * *', run: forget }

/** Deletes counts that are too old for any comparison of the dashboard. */
export const deleteOldVisits: Job = { name: 'delete-old-visits', schedule: '23 4 * * *', run: deleteOld }

async function forget({ db, clock }: Context): Promise<void> {
  await forgetVisitorsBefore(db, { day: dayOf(clock.now()) })
  await deleteBatchesBefore(db, clock.now() - dayLength)
}

async function deleteOld({ db, clock }: Context): Promise<void> {
  const month = monthOf(dayOf(clock.now()))
  await deleteCountsBefore(db, { day: firstDayOf(month - monthsKept), month: month - monthsOfTermsKept })
}
