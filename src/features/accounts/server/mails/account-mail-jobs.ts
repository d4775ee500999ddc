import { enqueueForAccount } from '#features/mail/index.ts'
import { day } from '#platform/clock.ts'
import type { Context } from '#platform/context.ts'
import type { Job } from '#platform/jobs.ts'
import { accessOf } from '../../shared/plan.ts'
import { listHostsLastSeen, listTrialsEnding } from './account-mail-queries.ts'
import { dueTrialMail, firstReminderAt, trialNewsLength } from './trial-mails.ts'

/** Orders reminders before a trial ends, and the news that it has. */
export const trialReminders: Job = { name: 'trial-reminders', schedule: '*/10 * * * *', run: enqueueTrialMails }

/** Orders a mail for hosts who stay away. */
export const inactiveHosts: Job = { name: 'inactive-hosts', schedule: '20 * * * *', run: enqueueInactiveMails }

/** SPEC section 9: 30+ days. */
const inactiveAfter = 30 * day
/** Whoever has been away for longer than this is not coming back for a mail. */
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
    // To an address that was never confirmed once for ever, to others once for each absence.
    const cause = account.emailConfirmedAt === null ? {} : { cause: lastSeenAt }
    await enqueueForAccount(db, clock, account, { ...mail, ...cause })
  }
}
