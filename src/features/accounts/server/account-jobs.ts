import type { Context } from '#platform/context.ts'
import type { Job } from '#platform/jobs.ts'
import { deleteExpiredEmailChanges } from './email-change/email-change-queries.ts'
import { deleteExpiredEmailConfirmations } from './email-confirmation-queries.ts'
import { deleteExpiredSessions } from './sessions/session-queries.ts'
import { deleteExpiredCaptchas } from './sign-in/captcha-queries.ts'

/** Takes away sessions, captchas, changes of address and links to confirm one that nobody can use any more. */
export const forgetExpired: Job = { name: 'forget-expired', schedule: '37 * * * *', run: deleteExpired }

async function deleteExpired({ db, clock }: Context): Promise<void> {
  await deleteExpiredSessions(db, clock.now())
  await deleteExpiredCaptchas(db, clock.now())
  await deleteExpiredEmailChanges(db, clock.now())
  await deleteExpiredEmailConfirmations(db, clock.now())
}
