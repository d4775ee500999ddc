import type { MailSources } from '#features/mail/index.ts'
import type { Context } from '#platform/context.ts'
import { accessOf, endedAccess, plans } from '../../shared/plan.ts'
import { findAccount } from '../account-queries.ts'
import { prepareEmailChange } from '../email-change/email-change-service.ts'
import { prepareWelcome } from '../email-confirmation-service.ts'
import { isDisabled } from '../operators/operator-queries.ts'
import { preparePasswordReset } from '../password-reset/password-reset-service.ts'
import { prepareCaptchaCode } from '../sign-in/captcha-service.ts'
import { findLastSeen, findReader, findReaderByAddress, setMailOptOut } from './account-mail-queries.ts'
import { dueTrialMail, type TrialMail } from './trial-mails.ts'

const prices = { basic: plans.basic.priceCents, pro: plans.pro.priceCents }

/** The data that mails need from accounts. `prepare` returns undefined when a mail is no longer due. */
export const accountMailSources = {
  findReader,
  findReaderByAddress,
  setOptOut: setMailOptOut,
  prepare: {
    welcome: (context, { reader, params }) => prepareWelcome(context, reader, params),
    trialReminder7Days: (context, { reader, params }) =>
      prepareTrialMail(context, reader.accountId, params.trialEndsAt, 'trialReminder7Days'),
    trialReminder3Days: (context, { reader, params }) =>
      prepareTrialMail(context, reader.accountId, params.trialEndsAt, 'trialReminder3Days'),
    trialExpired: (context, { reader, params }) =>
      prepareTrialMail(context, reader.accountId, params.trialEndsAt, 'trialExpired'),
    passwordReset: (context, { reader, params }) =>
      preparePasswordReset(context, { accountId: reader.accountId, requestedAt: params.requestedAt }),
    captchaCode: (context, { reader, params }) =>
      prepareCaptchaCode(context, { captchaId: params.captchaId, email: reader.email }),
    emailChange: (context, { reader, params }) =>
      prepareEmailChange(context, { accountId: reader.accountId, changeId: params.changeId }),
    subscriptionStopped: async ({ db }, { reader }) => ({ canSignIn: !(await isDisabled(db, reader)) }),
    inactiveHost: async ({ db }, { reader, params }) => {
      const lastSeenAt = await findLastSeen(db, { accountId: reader.accountId })
      return lastSeenAt === params.lastSeenAt ? {} : undefined
    },
  },
} as const satisfies Omit<MailSources, 'prepare'> & {
  prepare: Omit<
    MailSources['prepare'],
    | 'firstBook'
    | 'contractConfirmed'
    | `operator${string}`
    | `stay${string}`
    | `declaration${string}`
    | `books${string}`
    | `domain${string}`
    | `calendar${string}`
  >
}

async function prepareTrialMail({ db, clock }: Context, accountId: string, trialEndsAt: number, mail: TrialMail) {
  const account = await findAccount(db, { accountId })
  // With a card on file the plan renews automatically, so no reminder is needed.
  if (!account || account.trialEndsAt !== trialEndsAt || account.renewal === 'renews') return undefined
  if (endedAccess(account) === 'plan') return undefined
  const { status } = accessOf(account, clock.now())
  const fits =
    status === (mail === 'trialExpired' ? 'expired' : 'trial') && dueTrialMail(trialEndsAt, clock.now()) === mail
  return fits ? { plan: account.plan ?? 'basic', prices } : undefined
}
