import { z } from 'zod'
import { hour, second } from '#platform/clock.ts'
import type { Language } from '#platform/i18n/languages.ts'

const time = z.number().int()
const plan = z.enum(['basic', 'pro'])
/** Amount in hundredths of the currency's unit, and the ISO 4217 code. */
const money = { cents: z.number().int().nonnegative(), currency: z.string() }

/**
 * The parameters that are stored with a mail: ids, times (ms UTC) and amounts, never names, texts or secrets.
 * Everything else is looked up when the mail is sent.
 */
export const mailParams = {
  /** `isRepeat`: the host has requested the link again. */
  welcome: z.object({ isRepeat: z.boolean().optional() }),
  trialReminder7Days: z.object({ trialEndsAt: time }),
  trialReminder3Days: z.object({ trialEndsAt: time }),
  trialExpired: z.object({ trialEndsAt: time }),
  /**
   * Confirms a contract, or its change to another plan. `cents`: what a month costs. `paidFrom`: the first charge, which is
   * after the trial if there is one.
   */
  contractConfirmed: z.object({ plan, ...money, orderedAt: time, paidFrom: time }),
  paymentConfirmed: z.object({ plan, ...money, paidAt: time, nextChargeAt: time.nullable() }),
  paymentFailed: z.object({ plan, ...money, nextAttemptAt: time.nullable() }),
  /**
   * Cancelled by the operator. `endedAt`: null when the subscription ends with the paid period. `accessUntil`: null when
   * access has ended. `losesPaidTime`: access ended before the paid period.
   */
  subscriptionStopped: z.object({
    plan,
    endedAt: time.nullable(),
    accessUntil: time.nullable(),
    losesPaidTime: z.boolean(),
  }),
  /** Cancelled by the host. `accessUntil`: null when access has ended. */
  subscriptionCancelled: z.object({ plan, cancelledAt: time, accessUntil: time.nullable() }),
  /** Confirms a cancellation or withdrawal that was declared on the public pages. */
  declarationReceived: z.object({ messageId: z.string() }),
  /** The same to a typed address that no account has. */
  declarationUnmatched: z.object({ messageId: z.string() }),
  passwordReset: z.object({ requestedAt: time }),
  /** To the address that a visitor typed instead of solving the picture. */
  captchaCode: z.object({ captchaId: z.string() }),
  emailChange: z.object({ changeId: z.string() }),
  emailChanged: z.object({ changedAt: time }),
  firstBook: z.object({ bookId: z.string() }),
  planLimit: z.object({ limit: z.number().int() }),
  /** By the operator: one book, or with null all books of the account that were taken offline at `since`. */
  booksOffline: z.object({ bookId: z.string().nullable(), since: time }),
  /** By the operator: one book, or with null several. */
  booksBack: z.object({ bookId: z.string().nullable(), count: z.number().int() }),
  inactiveHost: z.object({ lastSeenAt: time }),
  domainProved: z.object({ domainId: z.string() }),
  domainAstray: z.object({ domainId: z.string() }),
  domainReleased: z.object({ domainId: z.string() }),
  /** A shared code whose change nobody has confirmed shortly before the arrival. */
  stayUnconfirmed: z.object({ stayId: z.string() }),
  /** Its change is still not confirmed at the arrival. */
  stayCodeLate: z.object({ stayId: z.string() }),
  /** A personal code that nobody has put on the lock shortly before the arrival, or that was replaced. */
  stayCodeNotSet: z.object({ stayId: z.string() }),
  /**
   * `at`: when the guests said that the code does not work. `spareCodes`: how many the stay was shown in all, 0
   * when there is none. `hasMore`: whether its page can show another.
   */
  stayCodeFailed: z.object({ stayId: z.string(), at: time, spareCodes: z.number().int(), hasMore: z.boolean() }),
  /** `at`: when the guests tapped that they are in, or that they have left. */
  stayArrived: z.object({ stayId: z.string(), at: time }),
  stayDeparted: z.object({ stayId: z.string(), at: time }),
  /** `at`: when the guests tapped what they have taken back after the mail about it was sent. */
  stayTapUndone: z.object({ stayId: z.string(), at: time }),
  /** A stay that is about to begin and that its calendar no longer has. `at`: when it ended. */
  stayCancelled: z.object({ stayId: z.string(), at: time }),
  /** Stays that a poll of a calendar has added shortly before they begin, by arrival: their guests have no link yet. */
  stayBooked: z.object({ stayIds: z.array(z.string()) }),
  /** A stay whose calendar has moved it, or has it again after it had ended, shortly before it begins. */
  stayChanged: z.object({ stayId: z.string(), change: z.enum(['moved', 'back']), arrival: z.string() }),
  /** Open questions about calendars whose guests arrive soon, by arrival. */
  calendarQuestions: z.object({ questionIds: z.array(z.string()) }),
  /** `toldAt`: all calendars that had failed for about a day then are in one mail. */
  calendarFailing: z.object({ toldAt: time }),
  /** The daily mail about stays. `dueAt`: its hour. */
  stayDigest: z.object({ dueAt: time }),
  operatorNewHost: z.object({}),
  operatorNewSubscription: z.object({ plan, ...money }),
  operatorCancellation: z.object({ plan, endsAt: time }),
  operatorPaymentFailed: z.object({ plan, ...money }),
  operatorSupport: z.object({ messageId: z.string() }),
  operatorDeclaration: z.object({ messageId: z.string() }),
  operatorReport: z.object({ bookId: z.string() }),
  operatorBackup: z.object({ failedAt: time }),
} as const

export type TemplateName = keyof typeof mailParams
export type MailParams<Name extends TemplateName> = z.infer<(typeof mailParams)[Name]>

/** The ten mails to hosts that the mail test sends, in this order. */
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
 * The recipient of a template. `account`: the account's address at the time of sending. `address`: the account with the
 * typed address, if there is one. `named`: an account at another address than its own, e.g. during an address change.
 * `visitor`: the typed address; accounts are not looked up, so the mail is the same for all. `operator`: ADMIN_EMAIL,
 * about an account. `operatorOnly`: ADMIN_EMAIL, without an account to look up.
 */
export type Audience = 'account' | 'address' | 'named' | 'visitor' | 'operator' | 'operatorOnly'

const operatorTemplates: readonly TemplateName[] = [
  'operatorNewHost',
  'operatorNewSubscription',
  'operatorCancellation',
  'operatorPaymentFailed',
]

const operatorOnlyTemplates: readonly TemplateName[] = [
  'operatorSupport',
  'operatorDeclaration',
  'operatorReport',
  'operatorBackup',
]

/** Optional mails: they contain an unsubscribe link and are not sent to hosts who have opted out. */
const optionalTemplates: readonly TemplateName[] = [
  'trialReminder7Days',
  'trialReminder3Days',
  'firstBook',
  'planLimit',
  'inactiveHost',
]

/**
 * Mails that are sent to confirmed addresses only. The mails of `hostTemplates` and those about the account, payments and
 * decisions of the operator are sent to unconfirmed addresses too.
 */
const confirmedOnlyTemplates: readonly TemplateName[] = ['domainProved', 'domainAstray', 'domainReleased', 'stayDigest']

/**
 * Mails that do not count towards the limit of an unconfirmed address. They follow from payments or decisions of the
 * operator, or have their own limit. If warnings and password resets counted, anyone could suppress them by causing other
 * mails to the address.
 */
const uncountedTemplates: readonly TemplateName[] = [
  'contractConfirmed',
  'paymentConfirmed',
  'paymentFailed',
  'subscriptionStopped',
  'subscriptionCancelled',
  'declarationReceived',
  'declarationUnmatched',
  'booksOffline',
  'booksBack',
  'emailChanged',
  'captchaCode',
]

/**
 * Warnings about codes that a host must get in time. They have a limit of their own, so that other mails to the address
 * cannot use it up.
 */
const warningTemplates = [
  'stayUnconfirmed',
  'stayCodeLate',
  'stayCodeNotSet',
  'stayCodeFailed',
] as const satisfies readonly TemplateName[]

/**
 * News of calendars: bookings that they add, move, end or leave unclear. A calendar can cause any number of them, so they
 * are counted apart from the warnings, and fewer are sent.
 */
const bookingTemplates = [
  'stayCancelled',
  'stayBooked',
  'stayChanged',
  'calendarQuestions',
] as const satisfies readonly TemplateName[]

/** What guests say with a tap. Each mail is about one tap, and is not sent again. */
export const tapTemplates = ['stayArrived', 'stayDeparted', 'stayTapUndone'] as const satisfies readonly TemplateName[]

/** Mails about stays, of which an account gets a limited number; see `enqueueStayNews`. */
export type StayNewsTemplate =
  | (typeof warningTemplates)[number]
  | (typeof bookingTemplates)[number]
  | (typeof tapTemplates)[number]

/**
 * The mails that are counted together with one about a stay, and their limit: neither taps nor bookings use up the
 * warnings.
 */
export function stayNewsLimit(template: StayNewsTemplate): {
  templates: readonly StayNewsTemplate[]
  limit: 'stayMailsPerAccount' | 'bookingMailsPerAccount'
} {
  if (isBookingNews(template)) return { templates: bookingTemplates, limit: 'bookingMailsPerAccount' }
  return { templates: isWarning(template) ? warningTemplates : tapTemplates, limit: 'stayMailsPerAccount' }
}

function isBookingNews(template: TemplateName): boolean {
  return bookingTemplates.some((booking) => booking === template)
}

function isWarning(template: TemplateName): boolean {
  return warningTemplates.some((warning) => warning === template)
}

/** Mails that people wait for at the screen. They leave before all others. */
export const urgentTemplates = [
  'passwordReset',
  'captchaCode',
  'emailChange',
  'emailChanged',
  'welcome',
] as const satisfies readonly TemplateName[]

export function audienceOf(template: TemplateName): Audience {
  if (operatorTemplates.includes(template)) return 'operator'
  if (operatorOnlyTemplates.includes(template)) return 'operatorOnly'
  if (template === 'captchaCode' || template === 'declarationUnmatched') return 'visitor'
  if (template === 'emailChange' || template === 'emailChanged') return 'named'
  return template === 'passwordReset' ? 'address' : 'account'
}

/** Templates that are enqueued for a typed address, without an account. */
export const templatesToAddresses: readonly TemplateName[] = ['captchaCode', 'declarationUnmatched', 'passwordReset']

export function goesToOperator(audience: Audience): boolean {
  return audience === 'operator' || audience === 'operatorOnly'
}

export function isEssential(template: TemplateName): boolean {
  return !optionalTemplates.includes(template)
}

/**
 * Whether the mail goes to a confirmed address of its account, or to the operator. Other mails contain no text by the
 * host, so that nobody can send own text to another person by registering that person's address.
 */
export function isProven(audience: Audience, { isConfirmed }: { isConfirmed: boolean }): boolean {
  return goesToOperator(audience) || (isConfirmed && audience !== 'named')
}

/** Whether a template is sent to confirmed addresses only. */
export function needsConfirmedAddress(template: TemplateName): boolean {
  return confirmedOnlyTemplates.includes(template)
}

/** The limit that applies to a template while the address is not confirmed; undefined when none applies. */
export function limitWhileUnconfirmed(
  template: TemplateName,
):
  | 'unconfirmedMailsPerAddress'
  | 'unconfirmedResetsPerMailbox'
  | 'unconfirmedWarningsPerMailbox'
  | 'unconfirmedBookingsPerMailbox'
  | undefined {
  if (template === 'passwordReset') return 'unconfirmedResetsPerMailbox'
  if (isWarning(template)) return 'unconfirmedWarningsPerMailbox'
  if (isBookingNews(template)) return 'unconfirmedBookingsPerMailbox'
  return uncountedTemplates.includes(template) ? undefined : 'unconfirmedMailsPerAddress'
}

export function isTemplateName(name: string): name is TemplateName {
  return Object.hasOwn(mailParams, name)
}

/**
 * `sending`: claimed by one worker until its lease ends. `dropped`: not sent, because it was outdated or not wanted.
 * `dead`: all attempts failed; only the operator can revive it.
 */
export type MailState = (typeof mailStates)[number]
export const mailStates = ['waiting', 'sending', 'sent', 'dropped', 'dead'] as const

/** A mail in the outbox. Times are milliseconds UTC. */
export type Mail = {
  id: string
  /** Null when only an address is known. */
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

/** How long a claim lasts without extension. After that another worker may send the mail. Milliseconds. */
export const leaseLength = 60 * second

/** Milliseconds from when a mail is due, within which the status page counts it as in time. */
export const inTime = 10 * second

/** The delivery error (code of nodemailer, then status) of an address that the mail server refuses begins with this. */
export const refusedAddress = 'EENVELOPE 5'

/** Attempts before a mail is dead. With the delays below about 27 hours. */
export const maxAttempts = 36

/** Delay before the next attempt, in milliseconds: 5 s, 10 s, 20 s …, and from the eleventh failure one hour. */
export function retryDelay(failedAttempts: number): number {
  return Math.min(hour, 5 * second * 2 ** (failedAttempts - 1))
}
