import type { Context } from '#platform/context.ts'
import type { Db } from '#platform/db/database.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { MailParams, TemplateName } from '../shared/mail.ts'

/** Who gets a mail, or, for the operator's, whom it is about; as the account is when the mail is sent. */
export type MailReader = {
  accountId: string
  name: string
  email: string
  language: Language
  /** Whether the address was proved to be the host's. */
  isConfirmed: boolean
  /** Wants no optional mail. */
  hasOptedOut: boolean
}

/** Prices in cents of the configured currency, by plan. */
type PlanPrices = Readonly<Record<'basic' | 'pro', number>>

/** What templates show beyond what is stored with the mail. */
export type MailExtras = {
  /** The link that confirms the address, for as long as it is not confirmed. As for `passwordReset`. */
  welcome: { confirmation?: { secret: string; expiresAt: number } | undefined }
  trialReminder7Days: { prices: PlanPrices }
  trialReminder3Days: { prices: PlanPrices }
  trialExpired: { prices: PlanPrices }
  /** Whether the host can go on by herself: nobody signs in to a disabled account. */
  subscriptionStopped: { canSignIn: boolean }
  /** `secret` goes into the link and is kept nowhere. `expiresAt` in ms UTC. */
  passwordReset: { secret: string; expiresAt: number }
  /** `secret` is the code of six digits. `expiresAt` in ms UTC. */
  captchaCode: { secret: string; expiresAt: number }
  /** As for `passwordReset`. */
  emailChange: { secret: string; expiresAt: number }
  /** `address` is where guests read the book under a domain of the host's own, if they do. */
  firstBook: { propertyName: string; address?: string | undefined }
  inactiveHost: object
  /** `names`: of the first of the books. `reason`: the operator's words. `canSignIn`: as for `subscriptionStopped`. */
  booksOffline: { count: number; names: readonly string[]; reason: string; canSignIn: boolean }
  booksBack: { name: string | undefined }
  operatorSupport: {
    name: string
    email: string
    language: Language
    message: string
    /** The plan of the host who wrote, as it was then; null where there was none. */
    plan: 'basic' | 'pro' | null
    isPriority: boolean
    /** Whether the writer was signed in, and so is who the name says. */
    isSignedIn: boolean
    /** Ms UTC. */
    answerBy: number
  }
  /** The latest report of a book; `count`: how many there are. `text` and `email` may be empty. */
  operatorReport: {
    propertyName: string
    hostName: string
    count: number
    reason: 'deceptive' | 'unlawful' | 'private' | 'other'
    text: string
    email: string
  }
  /** A host's own domain, in its own letters; `address` is where it is read. */
  domainProved: { domain: string; address: string }
  /** `records` should be there, `found` is. `releasedAt` in ms UTC. */
  domainAstray: { domain: string; records: readonly string[]; found: readonly string[]; releasedAt: number }
  domainReleased: { domain: string }
}

/** Looks up what a mail shows. Undefined means that what it says is no longer true: it is dropped. */
type Prepare<Name extends TemplateName, Extras> = (
  context: Context,
  mail: { reader: MailReader; params: MailParams<Name> },
) => Promise<Extras | undefined>

/** What mail has to ask of other features, which give it when the service is put together. */
export type MailSources = {
  findReader(db: Db, accountId: string): Promise<MailReader | undefined>
  /** The account to which an address belongs, in any spelling. */
  findReaderByAddress(db: Db, address: string): Promise<MailReader | undefined>
  setOptOut(db: Db, accountId: string, hasOptedOut: boolean): Promise<void>
  prepare: { [Name in keyof MailExtras]: Prepare<Name, MailExtras[Name]> }
}
