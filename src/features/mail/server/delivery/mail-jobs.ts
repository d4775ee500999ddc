import { day } from '#platform/clock.ts'
import type { Job } from '#platform/jobs.ts'
import { tapTemplates, templatesToAddresses } from '../../shared/mail.ts'
import { deleteDeadMails, deleteEndedMails, deleteMailTexts } from './mail-deletion-queries.ts'

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

/** Days to keep the text of a sent mail, which shows operators what a host has read. */
export const mailTextRetentionDays = 30

/**
 * Deletes the texts of old mails, so that an account does not fill the database. The rows remain: they prevent that a mail
 * is sent twice. Mails about taps are deleted as a whole: the time of the tap is part of their key.
 */
export const forgetMailTexts: Job = {
  name: 'forget-mail-texts',
  schedule: '21 4 * * *',
  async run({ db, clock }) {
    const before = clock.now() - mailTextRetentionDays * day
    await deleteMailTexts(db, before)
    await deleteEndedMails(db, { templates: tapTemplates, before })
  },
}
