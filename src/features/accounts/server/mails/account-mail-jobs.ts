import { enqueueForAccount } from '#features/mail/index.ts'
import { day } from '#platform/clock.ts'
import type { Context } from '#platform/context.ts'
import type { Job } from '#platform/jobs.ts'
import { accessOf } from '../../shared/plan.ts'
import { listHostsLastSeen, listTrialsEnding } from './account-mail-queries.ts'
import { dueTrialMail, firstReminderAt, trialNewsLength } from './trial-mails.ts'

/** Enqueues the reminders before a trial ends and the mail after it has ended. */
export const trialReminders: Job = { name: 'trial-reminders', schedule: '*/10 * * * *', run: enqueueTrialMails }

/** Enqueues a mail to hosts without a visit for 30 days. */
export const inactiveHosts: Job = { name: 'inactive-hosts', schedule: '20 * * * *', run: enqueueInactiveMails }

/** Time without a visit after which the mail is sent. */
const inactiveAfter = 30 * day
/** No mail after a longer absence. */
const goneAfter = 90 * day

async function enqueueTrialMails({ db, clock }: Context): Promise<void> {
  const now = clock.now()
  for (const account of await listTrialsEnding(db, { from: now - trialNewsLength, to: now + firstReminderAt })) {
    const { trialEndsAt } = account
    if (trialEndsAt === null) continue
    const template = dueTrialMail(trialEndsAt, now)
    const { status } = accessOf(account, now)
    if (!template || status !== (template === 'trialExpired' ? 'expired' : 'trial')) continue
    await enqueueForAccount(db, clock, account, { template, params: { trialEndsAt }, cause: trialEndsAt })
  }
}

async function enqueueInactiveMails({ db, clock }: Context): Promise<void> {
  const now = clock.now()
  for (const { account, lastSeenAt } of await listHostsLastSeen(db, {
    from: now - goneAfter,
    to: now - inactiveAfter,
  })) {
    const mail = { template: 'inactiveHost', params: { lastSeenAt } } as const
    // An unconfirmed address gets this mail once. A confirmed address gets it once per absence.
    const cause = account.emailConfirmedAt === null ? {} : { cause: lastSeenAt }
    await enqueueForAccount(db, clock, account, { ...mail, ...cause })
  }
}
