import { day } from '#platform/clock.ts'
import type { Job } from '#platform/jobs.ts'
import { templatesToAddresses } from '../shared/mail.ts'
import { deleteDeadMails } from './mail-queries.ts'

/**
 * Days to keep a dead mail without an account, from its last attempt. Its address may belong to a person without an
 * account, so deleting an account would not remove it. The link or code has expired by then; the row only shows the
 * operator that delivery fails, and operators check the outbox weekly. The privacy policy names ten days: these seven,
 * up to 27 hours of attempts, and the time until the job runs.
 */
export const deadMailRetentionDays = 7

/** Deletes mails that could not be delivered and belong to no account. */
export const forgetDeadMails: Job = {
  name: 'forget-dead-mails',
  schedule: '11 4 * * *',
  run: ({ db, clock }) =>
    deleteDeadMails(db, { templates: templatesToAddresses, before: clock.now() - deadMailRetentionDays * day }),
}
