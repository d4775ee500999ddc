import { z } from 'zod'
import { hour, second } from '#platform/clock.ts'
import type { Language } from '#platform/i18n/languages.ts'

const time = z.number().int()
const plan = z.enum(['basic', 'pro'])
/** Hundredths of the currency's unit, and the currency's three letters. */
const money = { cents: z.number().int().nonnegative(), currency: z.string() }

/**
 * What is stored with a mail until it is sent: ids, moments (ms UTC) and amounts, never a name, a text or a secret.
 * Everything else is looked up at the moment of sending.
 */
export const mailParams = {
  /** `isRepeat`: the host has asked for the link again. */
  welcome: z.object({ isRepeat: z.boolean().optional() }),
  trialReminder7Days: z.object({ trialEndsAt: time }),
  trialReminder3Days: z.object({ trialEndsAt: time }),
  trialExpired: z.object({ trialEndsAt: time }),
  paymentConfirmed: z.object({ plan, ...money, paidAt: time, nextChargeAt: time.nullable() }),
  paymentFailed: z.object({ plan, ...money, nextAttemptAt: time.nullable() }),
  /**
   * By an operator. `endedAt` is null where it ends with what is paid for; `accessUntil` where that is over too;
   * `losesPaidTime`: it was, though there was more of it.
   */
  subscriptionStopped: z.object({
    plan,
    endedAt: time.nullable(),
    accessUntil: time.nullable(),
    losesPaidTime: z.boolean(),
  }),
  passwordReset: z.object({ requestedAt: time }),
  /** To whoever has the address that a visitor typed, who cannot see the captcha's picture. */
  captchaCode: z.object({ captchaId: z.string() }),
  emailChange: z.object({ changeId: z.string() }),
  emailChanged: z.object({ changedAt: time }),
  firstBook: z.object({ bookId: z.string() }),
  planLimit: z.object({ limit: z.number().int() }),
  /** By an operator: one book, or, with null, those of the account that were taken offline at that moment. */
  booksOffline: z.object({ bookId: z.string().nullable(), since: time }),
  /** By an operator: one book, or several with null. */
  booksBack: z.object({ bookId: z.string().nullable(), count: z.number().int() }),
  inactiveHost: z.object({ lastSeenAt: time }),
  domainProved: z.object({ domainId: z.string() }),
  domainAstray: z.object({ domainId: z.string() }),
  domainReleased: z.object({ domainId: z.string() }),
  operatorNewHost: z.object({}),
  operatorNewSubscription: z.object({ plan, ...money }),
  operatorCancellation: z.object({ plan, endsAt: time }),
  operatorPaymentFailed: z.object({ plan, ...money }),
  operatorSupport: z.object({ messageId: z.string() }),
  operatorReport: z.object({ bookId: z.string() }),
} as const

export type TemplateName = keyof typeof mailParams
export type MailParams<Name extends TemplateName> = z.infer<(typeof mailParams)[Name]>

/** The ten mails that hosts get (SPEC section 9), in the order in which they are listed there. */
export const hostTemplates = [
  'welcome',
  'trialReminder7Days',
  'trialReminder3Days',
  'trialExpired',
  'paymentConfirmed',
  'paymentFailed',
  'passwordReset',
  'firstBook',
  'planLimit',
  'inactiveHost',
] as const satisfies readonly TemplateName[]

/**
 * Whom a template is for. `account`: the account's own address, as it is when the mail is sent. `address`: whoever
 * has the address that was typed, which may be nobody. `named`: an account at another address than its own, as when
 * that changes. `visitor`: the address that was typed; accounts are not looked up, so the mail is the same for all.
 * `operator`: ADMIN_EMAIL, about an account. `desk`: ADMIN_EMAIL, about somebody who need not have one.
 */
export type Audience = 'account' | 'address' | 'named' | 'visitor' | 'operator' | 'desk'

const operatorTemplates: readonly TemplateName[] = [
  'operatorNewHost',
  'operatorNewSubscription',
  'operatorCancellation',
  'operatorPaymentFailed',
]

/** Mails that a host can do without: they carry a way to stop them, and a host who did so gets none. */
const optionalTemplates: readonly TemplateName[] = [
  'trialReminder7Days',
  'trialReminder3Days',
  'firstBook',
  'planLimit',
  'inactiveHost',
]

/**
 * Mails beside those of SPEC section 9, the account's, the operator's and those about money: they are sent to
 * confirmed addresses only.
 */
const confirmedOnlyTemplates: readonly TemplateName[] = ['domainProved', 'domainAstray', 'domainReleased']

/**
 * Mails that do not count against those that an unconfirmed address may get. They follow from payments or from what an
 * operator does, or have a limit of their own. If warnings and links to a new password counted, anyone could suppress
 * them by causing other mails to the address.
 */
const uncountedTemplates: readonly TemplateName[] = [
  'paymentConfirmed',
  'paymentFailed',
  'subscriptionStopped',
  'booksOffline',
  'booksBack',
  'emailChanged',
  'captchaCode',
]

export function audienceOf(template: TemplateName): Audience {
  if (operatorTemplates.includes(template)) return 'operator'
  if (template === 'operatorSupport' || template === 'operatorReport') return 'desk'
  if (template === 'captchaCode') return 'visitor'
  if (template === 'emailChange' || template === 'emailChanged') return 'named'
  return template === 'passwordReset' ? 'address' : 'account'
}

/** Templates that go to whoever has the address that somebody typed: ordered for no account. */
export const templatesToAddresses: readonly TemplateName[] = ['captchaCode', 'passwordReset']

export function goesToOperator(audience: Audience): boolean {
  return audience === 'operator' || audience === 'desk'
}

export function isEssential(template: TemplateName): boolean {
  return !optionalTemplates.includes(template)
}

/**
 * Whether the address of a mail was proved to belong to the account that the mail is about. Mails to other addresses
 * show nothing that the host has chosen: whoever registers a stranger's address must not be able to write to her.
 */
export function isProven(audience: Audience, { isConfirmed }: { isConfirmed: boolean }): boolean {
  return goesToOperator(audience) || (isConfirmed && audience !== 'named')
}

/** Whether a template goes to confirmed addresses only. */
export function needsConfirmedAddress(template: TemplateName): boolean {
  return confirmedOnlyTemplates.includes(template)
}

/** The limit against which a template counts while its address is not confirmed; undefined where none applies. */
export function limitWhileUnconfirmed(
  template: TemplateName,
): 'unconfirmedMailsPerAddress' | 'unconfirmedResetsPerMailbox' | undefined {
  if (template === 'passwordReset') return 'unconfirmedResetsPerMailbox'
  return uncountedTemplates.includes(template) ? undefined : 'unconfirmedMailsPerAddress'
}

export function isTemplateName(name: string): name is TemplateName {
  return Object.hasOwn(mailParams, name)
}

/**
 * `sending` belongs to one worker until its lease ends; `dropped` was never sent because what it says was no longer
 * true or no longer wanted; `dead` was tried too often and waits for the operator.
 */
export type MailState = 'waiting' | 'sending' | 'sent' | 'dropped' | 'dead'

/** A mail in the outbox. Times are milliseconds UTC. */
export type Mail = {
  id: string
  /** Null where only an address is known. */
  accountId: string | null
  recipient: string
  template: string
  language: Language
  /** JSON of the template's `mailParams`. */
  data: string
  state: MailState
  attempts: number
  nextAttemptAt: number
  createdAt: number
  sentAt: number | null
  /** A code such as `ECONNECTION`, without personal data. */
  lastError: string | null
}

/** A worker that dies keeps a mail from the others for no longer than this. */
export const leaseLength = 60 * second

/** Attempts before a mail is dead: with the delays below about 27 hours. */
export const maxAttempts = 36

/** From the first failure on: 5 s, 10 s, 20 s … and from the tenth on an hour. A mail is late by what the outage took. */
export function retryDelay(failedAttempts: number): number {
  return Math.min(hour, 5 * second * 2 ** (failedAttempts - 1))
}
