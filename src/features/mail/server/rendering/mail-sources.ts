import type { BackupStep } from '#platform/backup-state.ts'
import type { Context } from '#platform/context.ts'
import type { Db } from '#platform/db/database.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { MailParams, TemplateName } from '../../shared/mail.ts'
import type { MailDocument } from './mail-content.ts'

/** The reader of a mail, or for mails to the operator the account it is about. Read when the mail is sent. */
export type MailReader = {
  accountId: string
  name: string
  email: string
  language: Language
  /** Whether the host has confirmed the address. */
  isConfirmed: boolean
  /** Whether the reader has opted out of optional mails. */
  hasOptedOut: boolean
}

/** The house of a stay, and its IANA time zone: mails about stays show its times. */
type StayOfMail = { house: string; timeZone: string }

/** Prices in cents of the configured currency, by plan. */
type PlanPrices = Readonly<Record<'basic' | 'pro', number>>

/** A declaration as all mails about it show it. Times in ms UTC; `wishedEnd` null: as early as possible. */
export type MailedDeclaration = {
  kind: 'cancellation' | 'withdrawal'
  isForCause: boolean
  wishedEnd: number | null
  receivedAt: number
}

/** Data that templates need besides the stored parameters. */
export type MailExtras = {
  /** The confirmation link, while the address is not confirmed. `secret` as for `passwordReset`. */
  welcome: { confirmation?: { secret: string; expiresAt: number } | undefined }
  /** `plan`: the account's own. */
  trialReminder7Days: { plan: 'basic' | 'pro'; prices: PlanPrices }
  trialReminder3Days: { plan: 'basic' | 'pro'; prices: PlanPrices }
  trialExpired: { plan: 'basic' | 'pro'; prices: PlanPrices }
  /** `pages`: absolute addresses. */
  contractConfirmed: {
    pages: { withdrawal: string; cancellation: string }
    documents: readonly MailDocument[]
  }
  /** Whether the host can sign in. False for a disabled account. */
  subscriptionStopped: { canSignIn: boolean }
  /** `typed`: what the host wrote while signed in; contract and text, which is the reason, may be empty. */
  declarationReceived: MailedDeclaration & {
    effect: { kind: 'ends' | 'later'; at: number } | { kind: 'endsAtOnce' | 'nothing' | 'byHand' | 'checked' }
    typed?: { name: string; contract: string; text: string } | undefined
  }
  declarationUnmatched: MailedDeclaration
  /** `secret` is part of the link and is not stored. `expiresAt` in ms UTC. */
  passwordReset: { secret: string; expiresAt: number }
  /** `secret` is the six-digit code. `expiresAt` in ms UTC. */
  captchaCode: { secret: string; expiresAt: number }
  /** As for `passwordReset`. */
  emailChange: { secret: string; expiresAt: number }
  /** `address`: the book's address under the host's own domain, if there is one. */
  firstBook: { propertyName: string; address?: string | undefined }
  inactiveHost: object
  /** `names`: the names of the first books. `reason`: text by the operator. `canSignIn`: as for `subscriptionStopped`. */
  booksOffline: { count: number; names: readonly string[]; reason: string; canSignIn: boolean }
  booksBack: { name: string | undefined }
  operatorSupport: {
    name: string
    email: string
    language: Language
    message: string
    /** The host's plan at the time of writing; null without a plan. */
    plan: 'basic' | 'pro' | null
    isPriority: boolean
    /** Whether the sender was signed in, so that name and address are verified. */
    isSignedIn: boolean
    /** Ms UTC. */
    answerBy: number
  }
  operatorDeclaration: MailedDeclaration & {
    name: string
    email: string
    language: Language
    /** The reason. May be empty, and so may `contract`. */
    text: string
    contract: string
    /** `failing`: it is tried again, but could not be carried out so far. */
    state: 'waiting' | 'failing' | 'stopped' | 'nothing' | 'byHand'
    /** Whether an account has the address. */
    hasAccount: boolean
    /** Whether that account was signed in. */
    isSignedIn: boolean
  }
  /** The latest report of a book. `count`: number of reports. `text` and `email` may be empty. */
  operatorReport: {
    propertyName: string
    hostName: string
    count: number
    reason: 'deceptive' | 'unlawful' | 'private' | 'other'
    text: string
    email: string
  }
  /** The last failure. `reason` is English. `provedAt`: of the last backup that could be restored; ms UTC. */
  operatorBackup: { step: BackupStep; reason: string; provedAt: number | undefined }
  /** `domain` in Unicode, not Punycode; `address` is its URL. */
  domainProved: { domain: string; address: string }
  /** `records`: expected DNS records; `found`: actual DNS records. `releasedAt` in ms UTC. */
  domainAstray: { domain: string; records: readonly string[]; found: readonly string[]; releasedAt: number }
  domainReleased: { domain: string }
  /** `house`: the name of the book. `arrivesAt` in ms UTC. */
  stayUnconfirmed: StayOfMail & { arrivesAt: number }
  /** `showsSpare`: whether the page of the stay shows a spare code now. */
  stayCodeLate: StayOfMail & { arrivesAt: number; showsSpare: boolean }
  /** `isReplaced`: the lock has the code that the stay had before. */
  stayCodeNotSet: StayOfMail & { bookId: string; arrivesAt: number; isReplaced: boolean }
  stayCodeFailed: StayOfMail
  stayArrived: StayOfMail
  stayDeparted: StayOfMail
  stayTapUndone: StayOfMail
  /** `wasShown`: whether its page had begun to show the codes. Times in ms UTC. */
  stayCancelled: StayOfMail & { arrivesAt: number; departsAt: number; wasShown: boolean }
  /**
   * Those that have no link yet, by arrival. Dates are ms UTC of their midnight in UTC. `isTonight`: the first arrives
   * today or has arrived. `asksForLock`: each has a code that has to be set on the lock. `mayBeKnown`: the guests of
   * one may have a link, because the calendar has given their booking a new number.
   */
  stayBooked: StayOfMail & {
    bookId: string
    stays: readonly { stayId: string; arrival: number; departure: number }[]
    isTonight: boolean
    asksForLock: boolean
    mayBeKnown: boolean
  }
  /**
   * Dates are ms UTC of their midnight in UTC. `asksForLock`: it has a code that is not on the lock. `hasLink`: the host has
   * not revoked its link.
   */
  stayChanged: StayOfMail & {
    bookId: string
    dates: { arrival: number; departure: number }
    asksForLock: boolean
    hasLink: boolean
  }
  /** Those that are still open, by arrival, with the names of their books. Dates are ms UTC of their midnight in UTC. */
  calendarQuestions: {
    questions: readonly {
      kind: 'isBooking' | 'sameGuests' | 'sameStay' | 'sameBooking' | 'moved' | 'allGone'
      house: string
      arrival: number
      departure: number
    }[]
  }
  /** Calendars that cannot be read, the longest first, and since when (ms UTC). `hostName`: of the address. */
  calendarFailing: { calendars: readonly { propertyName: string; hostName: string }[]; since: number }
  /**
   * What is to do today. `now` in ms UTC; `time`: `HH:MM` in the house; `date`: `YYYY-MM-DD`, of the arrival. `inHouse`:
   * stays that neither begin nor end today. `messages`: to guests.
   */
  stayDigest: {
    now: number
    timeZone: string
    arrivals: readonly { house: string; time: string }[]
    departures: readonly { house: string; time: string }[]
    inHouse: number
    needs: readonly { kind: 'codeChange' | 'seen' | 'noCode' | 'setCode'; house: string; date: string }[]
    unclear: readonly { house: string; count: number }[]
    /** Books with spare codes that guests who have left know. */
    spares: readonly { house: string; count: number }[]
    /** Books with codes that are still on the lock although their stays are over. */
    leftCodes: readonly { house: string; count: number }[]
    messages: number
  }
}

/** Looks up the data of a mail. Returns undefined when the mail is outdated; then it is dropped. */
type Prepare<Name extends TemplateName, Extras> = (
  context: Context,
  mail: { reader: MailReader; params: MailParams<Name> },
) => Promise<Extras | undefined>

/** What the mail feature needs from other features. Passed in at startup, because those features depend on this one. */
export type MailSources = {
  findReader(db: Db, accountId: string): Promise<MailReader | undefined>
  /** Finds an account by e-mail address in any spelling. */
  findReaderByAddress(db: Db, address: string): Promise<MailReader | undefined>
  setOptOut(db: Db, accountId: string, hasOptedOut: boolean): Promise<void>
  prepare: { [Name in keyof MailExtras]: Prepare<Name, MailExtras[Name]> }
}
