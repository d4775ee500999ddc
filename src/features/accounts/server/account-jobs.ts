import type { Context } from '#platform/context.ts'
import type { Job } from '#platform/jobs.ts'
import { deleteExpiredEmailChanges } from './email-change/email-change-queries.ts'
import { deleteExpiredEmailConfirmations } from './email-confirmation-queries.ts'
import { deleteExpiredSessions } from './sessions/session-queries.ts'
import { deleteExpiredCaptchas } from './sign-in/captcha-queries.ts'

/** Deletes expired sessions, captchas, requests for an address change and confirmation links. */
export const forgetExpired: Job = { name: 'forget-expired', schedule: '37 * * * *', run: deleteExpired }

async function deleteExpired({ db, clock }: Context): Promise<void> {
  await deleteExpiredSessions(db, clock.now())
  await deleteExpiredCaptchas(db, clock.now())
  await deleteExpiredEmailChanges(db, clock.now())
  await deleteExpiredEmailConfirmations(db, clock.now())
}
