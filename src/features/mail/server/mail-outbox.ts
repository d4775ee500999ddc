import type { Clock } from '#platform/clock.ts'
import type { Context } from '#platform/context.ts'
import type { Db } from '#platform/db/database.ts'
import { defaultLanguage, type Language } from '#platform/i18n/languages.ts'
import { createId, createSecret } from '#platform/ids.ts'
import type { MailParams, TemplateName } from '../shared/mail.ts'
import { insertMail } from './mail-queries.ts'

/** An account, as far as mail is concerned. */
export type MailAccount = { id: string; email: string; language: Language }

/** A mail to send: what, to whom, and why only once. */
export type MailOrder<Name extends TemplateName> = {
  template: Name
  /** Null where only an address is known. */
  accountId: string | null
  recipient: string
  language: Language
  params: MailParams<Name>
  /** Names the cause: of orders with the same key the first alone becomes a mail, for ever. */
  dedupeKey: string
}

/**
 * Orders a mail in the transaction of its cause: both happen or neither. It leaves within seconds of the commit.
 * @returns false when it was ordered before
 */
export function enqueueMail<Name extends TemplateName>(db: Db, clock: Clock, order: MailOrder<Name>): Promise<boolean> {
  const { template, accountId, recipient, language, params, dedupeKey } = order
  return insertMail(db, {
    id: createId(),
    accountId,
    recipient,
    template,
    language,
    data: JSON.stringify(params),
    dedupeKey,
    unsubscribeToken: createSecret(),
    createdAt: clock.now(),
  })
}

/**
 * Orders one of the ten mails for a host's own account. Once per account and template, or, with a cause (an invoice,
 * an end of trial), once for each.
 */
export function enqueueForAccount<Name extends Exclude<TemplateName, 'passwordReset' | 'captchaCode'>>(
  db: Db,
  clock: Clock,
  account: MailAccount,
  mail: { template: Name; params: MailParams<Name>; cause?: string | number },
): Promise<boolean> {
  return enqueueMail(db, clock, {
    template: mail.template,
    params: mail.params,
    accountId: account.id,
    recipient: account.email,
    language: account.language,
    dedupeKey: keyOf(mail.template, account.id, mail.cause),
  })
}

/** Tells the operator something about an account, as above. Without ADMIN_EMAIL there is nobody to tell: false. */
export async function enqueueForOperator<
  Name extends Exclude<Extract<TemplateName, `operator${string}`>, 'operatorSupport' | 'operatorReport'>,
>(
  db: Db,
  { clock, config }: Pick<Context, 'clock' | 'config'>,
  account: MailAccount,
  mail: { template: Name; params: MailParams<Name>; cause?: string | number },
): Promise<boolean> {
  if (!config.mail.adminEmail) return false
  return enqueueMail(db, clock, {
    template: mail.template,
    params: mail.params,
    accountId: account.id,
    recipient: config.mail.adminEmail,
    language: defaultLanguage,
    dedupeKey: keyOf(mail.template, account.id, mail.cause),
  })
}

/** For a message to support: tells the operator, whoever wrote it. Without ADMIN_EMAIL as above. */
export async function enqueueSupport(
  db: Db,
  { clock, config }: Pick<Context, 'clock' | 'config'>,
  { messageId, accountId }: { messageId: string; accountId: string | null },
): Promise<boolean> {
  if (!config.mail.adminEmail) return false
  return enqueueMail(db, clock, {
    template: 'operatorSupport',
    params: { messageId },
    accountId,
    recipient: config.mail.adminEmail,
    language: defaultLanguage,
    dedupeKey: `operatorSupport:${messageId}`,
  })
}

/** For reports of a book: tells the operator, in her language. How often is for the caller to decide. */
export async function enqueueReport(
  db: Db,
  { clock, config }: Pick<Context, 'clock' | 'config'>,
  { bookId, hostId, language }: { bookId: string; hostId: string; language: Language },
): Promise<boolean> {
  if (!config.mail.adminEmail) return false
  return enqueueMail(db, clock, {
    template: 'operatorReport',
    params: { bookId },
    // The mail goes with the account whose book it is about.
    accountId: hostId,
    recipient: config.mail.adminEmail,
    language,
    dedupeKey: `operatorReport:${bookId}:${clock.now()}`,
  })
}

function keyOf(template: TemplateName, accountId: string, cause: string | number | undefined): string {
  return [template, accountId, cause].filter((part) => part !== undefined).join(':')
}

/** For registering: greets the host and tells the operator. */
export async function enqueueWelcome(
  db: Db,
  context: Pick<Context, 'clock' | 'config'>,
  account: MailAccount,
): Promise<void> {
  await enqueueForAccount(db, context.clock, account, { template: 'welcome', params: {} })
  await enqueueForOperator(db, context, account, { template: 'operatorNewHost', params: {} })
}

/** The welcome mail once more, with another link that confirms the address. */
export async function enqueueWelcomeAgain(db: Db, clock: Clock, account: MailAccount): Promise<void> {
  await enqueueForAccount(db, clock, account, { template: 'welcome', params: { isRepeat: true }, cause: createId() })
}

/** For publishing: a host's first book, once per account, whatever is deleted and published later. */
export function enqueueFirstBook(db: Db, clock: Clock, account: MailAccount, bookId: string): Promise<boolean> {
  return enqueueForAccount(db, clock, account, { template: 'firstBook', params: { bookId } })
}

/** For the book with which the plan is full, once per account and limit. */
export function enqueuePlanLimit(db: Db, clock: Clock, account: MailAccount, limit: number): Promise<boolean> {
  return enqueueForAccount(db, clock, account, { template: 'planLimit', params: { limit }, cause: limit })
}
