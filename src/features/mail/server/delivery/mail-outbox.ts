import { type Clock, day } from '#platform/clock.ts'
import type { Context } from '#platform/context.ts'
import type { Db } from '#platform/db/database.ts'
import { defaultLanguage, type Language } from '#platform/i18n/languages.ts'
import { createId, createSecret } from '#platform/ids.ts'
import { rateOf } from '#platform/rate-limits.ts'
import { type MailParams, type StayNewsTemplate, stayNewsLimit, type TemplateName } from '../../shared/mail.ts'
import { findMailState, hasMailsSince, insertMail } from './mail-queries.ts'

/** The fields of an account that a mail needs. */
export type MailAccount = { id: string; email: string; language: Language }

/** A mail to enqueue. */
export type MailOrder<Name extends TemplateName> = {
  template: Name
  /** Null when only an address is known. */
  accountId: string | null
  recipient: string
  language: Language
  params: MailParams<Name>
  /** Identifies the cause. Only the first order with a key becomes a mail, permanently. */
  dedupeKey: string
  /** When the mail is due, in ms UTC; default: at once. Until then its cause may be taken back. */
  dueAt?: number | undefined
}

/**
 * Enqueues a mail in the transaction of its cause, so that both are committed or neither. It is sent within seconds of
 * the commit.
 * @returns false when a mail with this key was enqueued before
 */
export function enqueueMail<Name extends TemplateName>(db: Db, clock: Clock, order: MailOrder<Name>): Promise<boolean> {
  const { template, accountId, recipient, language, params, dedupeKey, dueAt } = order
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
    dueAt: dueAt ?? clock.now(),
  })
}

/**
 * Enqueues a mail to a host's own account. Once per account and template, or once per cause if given (an invoice, the end
 * of a trial).
 */
export function enqueueForAccount<
  Name extends Exclude<TemplateName, 'passwordReset' | 'captchaCode' | 'declarationUnmatched'>,
>(
  db: Db,
  clock: Clock,
  account: MailAccount,
  mail: { template: Name; params: MailParams<Name>; cause?: string | number; dueAt?: number },
): Promise<boolean> {
  return enqueueMail(db, clock, {
    template: mail.template,
    params: mail.params,
    accountId: account.id,
    recipient: account.email,
    language: account.language,
    dueAt: mail.dueAt,
    dedupeKey: keyOf(mail.template, account.id, mail.cause),
  })
}

/**
 * As `enqueueForAccount`, for news of stays: hosts with many stays, and their guests, can cause any number of them. The
 * caller has locked nothing, so a few more mails than the limit are possible.
 * @returns false also when the account has got as many as LIMIT_STAY_MAILS_PER_ACCOUNT, or
 * LIMIT_BOOKING_MAILS_PER_ACCOUNT, allows
 */
export async function enqueueStayNews<Name extends StayNewsTemplate>(
  db: Db,
  context: Pick<Context, 'clock' | 'config'>,
  account: MailAccount,
  mail: { template: Name; params: MailParams<Name>; cause: string | number; dueAt?: number },
): Promise<boolean> {
  const { templates, limit: name } = stayNewsLimit(mail.template)
  const { limit, window } = rateOf(context, name)
  const since = context.clock.now() - window
  if (await hasMailsSince(db, { accountId: account.id }, { templates, since, count: limit })) return false
  return enqueueForAccount(db, context.clock, account, mail)
}

/** Enqueues a mail to the operator about an account. Returns false when ADMIN_EMAIL is not set. */
export async function enqueueForOperator<
  Name extends Exclude<
    Extract<TemplateName, `operator${string}`>,
    'operatorSupport' | 'operatorDeclaration' | 'operatorReport' | 'operatorBackup'
  >,
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

/**
 * Enqueues a mail to the operator about a support message or a declaration, once per message and cause. Returns false when
 * ADMIN_EMAIL is not set.
 */
export async function enqueueOperatorMessage(
  db: Db,
  { clock, config }: Pick<Context, 'clock' | 'config'>,
  mail: {
    template: 'operatorSupport' | 'operatorDeclaration'
    messageId: string
    accountId: string | null
    cause?: string
  },
): Promise<boolean> {
  if (!config.mail.adminEmail) return false
  const { template, messageId, accountId, cause } = mail
  return enqueueMail(db, clock, {
    template,
    params: { messageId },
    accountId,
    recipient: config.mail.adminEmail,
    language: defaultLanguage,
    dedupeKey: keyOf(template, messageId, cause),
  })
}

/** Enqueues a mail to the operator about reports of a book. The caller limits how often. */
export async function enqueueReport(
  db: Db,
  { clock, config }: Pick<Context, 'clock' | 'config'>,
  { bookId, hostId, language }: { bookId: string; hostId: string; language: Language },
): Promise<boolean> {
  if (!config.mail.adminEmail) return false
  return enqueueMail(db, clock, {
    template: 'operatorReport',
    params: { bookId },
    // So that the mail is deleted with the account of the book.
    accountId: hostId,
    recipient: config.mail.adminEmail,
    language,
    dedupeKey: `operatorReport:${bookId}:${clock.now()}`,
  })
}

/** Enqueues a mail to the operator about a backup that failed, one on each day (UTC). */
export async function enqueueBackupFailure(
  db: Db,
  { clock, config }: Pick<Context, 'clock' | 'config'>,
  { failedAt, language }: { failedAt: number; language: Language },
): Promise<boolean> {
  if (!config.mail.adminEmail) return false
  return enqueueMail(db, clock, {
    template: 'operatorBackup',
    params: { failedAt },
    accountId: null,
    recipient: config.mail.adminEmail,
    language,
    dedupeKey: `operatorBackup:${Math.floor(failedAt / day)}`,
  })
}

/**
 * Whether the mail of a cause has left, or is leaving at this moment.
 * @param mail as it was enqueued by `enqueueForAccount`
 */
export async function hasLeft(
  db: Db,
  { id }: Pick<MailAccount, 'id'>,
  mail: { template: TemplateName; cause: string | number },
): Promise<boolean> {
  const state = await findMailState(db, keyOf(mail.template, id, mail.cause))
  return state === 'sent' || state === 'sending'
}

function keyOf(template: TemplateName, id: string, cause: string | number | undefined): string {
  return [template, id, cause].filter((part) => part !== undefined).join(':')
}

/** Enqueues the mails of a registration: one to the host, one to the operator. */
export async function enqueueWelcome(
  db: Db,
  context: Pick<Context, 'clock' | 'config'>,
  account: MailAccount,
): Promise<void> {
  await enqueueForAccount(db, context.clock, account, { template: 'welcome', params: {} })
  await enqueueForOperator(db, context, account, { template: 'operatorNewHost', params: {} })
}

/** Enqueues the welcome mail again, with a new confirmation link. */
export async function enqueueWelcomeAgain(db: Db, clock: Clock, account: MailAccount): Promise<void> {
  await enqueueForAccount(db, clock, account, { template: 'welcome', params: { isRepeat: true }, cause: createId() })
}

/** Enqueues the mail about a host's first published book, once per account. */
export function enqueueFirstBook(db: Db, clock: Clock, account: MailAccount, bookId: string): Promise<boolean> {
  return enqueueForAccount(db, clock, account, { template: 'firstBook', params: { bookId } })
}

/** Enqueues the mail about a reached book limit, once per account and limit. */
export function enqueuePlanLimit(db: Db, clock: Clock, account: MailAccount, limit: number): Promise<boolean> {
  return enqueueForAccount(db, clock, account, { template: 'planLimit', params: { limit }, cause: limit })
}
