import { day } from '#platform/clock.ts'
import type { Job } from '#platform/jobs.ts'
import { templatesToAddresses } from '../shared/mail.ts'
import { deleteDeadMails } from './mail-queries.ts'

/**
 * Days from a mail's last attempt on. The address that a failed mail keeps may be a stranger's, and no account's deletion
 * takes it along. Its link or code has expired long before; the row only tells the operator that delivery fails, and a
 * week is enough for one who looks at the outbox every week. The privacy policy names ten days: this, up to 27 hours of
 * attempts, and the time until the job runs.
 */
export const deadMailRetentionDays = 7

/** Deletes mails that could not be delivered and belong to no account. */
export const forgetDeadMails: Job = {
  name: 'forget-dead-mails',
  schedule: '11 4 * * *',
  run: ({ db, clock }) =>
    deleteDeadMails(db, { templates: templatesToAddresses, before: clock.now() - deadMailRetentionDays * day }),
}
