import { second } from '#platform/clock.ts'
import type { Context } from '#platform/context.ts'
import { createId } from '#platform/ids.ts'
import { mailDelay, mailDuration, timed } from '#platform/metrics/metrics.ts'
import { rateOf, tryRateLimit } from '#platform/rate-limits.ts'
import { noteMail } from '#platform/service-record.ts'
import { mailboxOf } from '#platform/text/email-address.ts'
import { traced, tracedWork } from '#platform/tracing/tracing.ts'
import {
  type Audience,
  audienceOf,
  goesToOperator,
  inTime,
  isEssential,
  isProven,
  isTemplateName,
  leaseLength,
  limitWhileUnconfirmed,
  type Mail,
  type MailParams,
  mailParams,
  maxAttempts,
  needsConfirmedAddress,
  refusedAddress,
  retryDelay,
  type TemplateName,
} from '../../shared/mail.ts'
import type { MailInput } from '../mails/mail-templates.ts'
import type { MailData } from '../rendering/compose-context.ts'
import { renderMail } from '../rendering/mail-rendering.tsx'
import type { MailReader, MailSources } from '../rendering/mail-sources.ts'
import { unsubscribePath } from '../unsubscribe/unsubscribe-path.ts'
import { claimMail, deleteClaimedMail, extendLease, finishMail } from './mail-claim-queries.ts'
import { deliveryErrorCode, type MailTransport, type OutgoingMail } from './mail-transport.ts'
import { createMailTurns, isUrgent, listMailsInTurn, type MailTurns } from './mail-turns.ts'

/** Everything that is needed to send mails. */
export type MailSender = {
  context: Context
  sources: MailSources
  transport: MailTransport
  worker: string
  turns: MailTurns
}

/** @param turns shared by senders that take turns together */
export function createMailSender(
  context: Context,
  sources: MailSources,
  transport: MailTransport,
  turns = createMailTurns(),
): MailSender {
  return { context, sources, transport, worker: createId(), turns }
}

type ClaimedMail = Mail & { unsubscribeToken: string }

/** Sends one due mail. @returns false when no mail could be claimed */
export async function sendNextMail(sender: MailSender): Promise<boolean> {
  const { context, turns } = sender
  for (const mail of await listMailsInTurn(context, turns)) {
    const claimed = await claim(sender, mail.id, context.clock.now())
    if (!claimed) continue
    // Before it is sent: the other slots go on with the next account.
    if (!isUrgent(mail)) turns.lastAccount = mail.accountId
    await sendClaimed(sender, claimed)
    return true
  }
  return false
}

/**
 * Claims a mail, sends it and stores the result. A failed delivery is not thrown: the mail waits for its next attempt.
 * @param due claims a waiting mail only if it is due at this time, ms UTC
 * @returns false when another worker has claimed the mail
 */
export async function sendMail(sender: MailSender, mailId: string, due: number): Promise<boolean> {
  const mail = await claim(sender, mailId, due)
  if (mail) await sendClaimed(sender, mail)
  return mail !== undefined
}

function claim({ context: { db, clock }, worker }: MailSender, mailId: string, due: number) {
  const now = clock.now()
  return claimMail(db, { mailId, worker }, { now, due, leaseUntil: now + leaseLength })
}

async function sendClaimed(sender: MailSender, mail: ClaimedMail): Promise<void> {
  const stopExtending = keepLease(sender, mail.id)
  try {
    await timed(mailDuration, {}, () => tracedWork('mail', () => deliver(sender, mail)))
  } catch (error) {
    await recordFailure(sender, mail, error)
  } finally {
    stopExtending()
  }
}

async function deliver({ context, sources, transport, worker }: MailSender, mail: ClaimedMail): Promise<void> {
  const { db, clock, config } = context
  const scope = { mailId: mail.id, worker }
  const prepared = await prepareMail(context, sources, mail)
  if ('dropped' in prepared) {
    // No account has this address: delete the mail, so that the address is not stored.
    if (mail.accountId === null) await deleteClaimedMail(db, scope)
    else await finishMail(db, scope, { state: 'dropped', lastError: prepared.dropped })
    return
  }
  await traced('smtp send', () => transport.send(prepared.outgoing))
  // At its first attempt, a mail that was ordered for later knows when it was due.
  const delay = clock.now() - (mail.attempts === 1 ? mail.nextAttemptAt : mail.createdAt)
  mailDelay.observe(delay / second)
  context.log.info({ mail: mail.id, template: mail.template, smtp: config.mail.smtpUrl !== undefined }, 'mail sent')
  await storeSent(context, scope, prepared)
  await noteForStatusPage(context, delay)
}

async function storeSent(
  { db, clock, log }: Context,
  scope: { mailId: string; worker: string },
  { outgoing: { subject, html }, audience, accountId, secret }: Sendable,
): Promise<void> {
  // The address may belong to another person: delete the mail, so that the address is not stored.
  if (audience === 'visitor') return deleteClaimedMail(db, scope)
  const shown = secret === undefined ? html : html.replaceAll(secret, '…')
  if (!(await finishMail(db, scope, { state: 'sent', accountId, sentAt: clock.now(), subject, html: shown }))) {
    log.warn({ mail: scope.mailId }, 'a mail was sent after its lease had ended')
  }
}

async function recordFailure({ context, worker }: MailSender, mail: Mail, error: unknown): Promise<void> {
  const { db, clock, log } = context
  const lastError = deliveryErrorCode(error)
  const isDead = mail.attempts >= maxAttempts
  // An address that does not exist says nothing about the service.
  if (isDead && !lastError.startsWith(refusedAddress)) await noteForStatusPage(context, Number.POSITIVE_INFINITY)
  log.warn(
    { mail: mail.id, template: mail.template, attempts: mail.attempts, error: lastError, isDead },
    'mail not sent',
  )
  await finishMail(
    db,
    { mailId: mail.id, worker },
    isDead
      ? { state: 'dead', lastError }
      : { state: 'waiting', lastError, nextAttemptAt: clock.now() + retryDelay(mail.attempts) },
  )
}

/** @param delay milliseconds from when the mail was due */
async function noteForStatusPage({ config, db, clock, log }: Context, delay: number): Promise<void> {
  // Without a mail server, mails are only files.
  if (!config.hasStatusPage || config.mail.smtpUrl === undefined) return
  // The mail has been handed over: it must not be sent again because of a figure.
  await noteMail(db, clock.now(), delay <= inTime).catch((error: unknown) =>
    log.warn({ err: error }, 'a mail was not counted for the status page'),
  )
}

/** Extends the lease while a slow server takes the mail. Otherwise another worker would send the mail again. */
function keepLease({ context: { db, clock, log }, worker }: MailSender, mailId: string): () => void {
  const timer = setInterval(() => {
    extendLease(db, { mailId, worker }, clock.now() + leaseLength).catch((error: unknown) => {
      log.warn({ mail: mailId, error: deliveryErrorCode(error) }, 'a lease could not be extended')
    })
  }, leaseLength / 3)
  return () => clearInterval(timer)
}

type Sendable = { outgoing: OutgoingMail; audience: Audience; accountId: string | null; secret: string | undefined }

type Prepared = Sendable | { dropped: string }

async function prepareMail(context: Context, sources: MailSources, mail: ClaimedMail): Promise<Prepared> {
  const { config, clock } = context
  // A newer version of the service may have enqueued it. A worker of that version can send it at the next attempt.
  if (!isTemplateName(mail.template)) throw new Error('unknown template')
  const reader = await findReader(context, sources, mail, mail.template)
  if (!reader) return { dropped: 'NO_READER' }
  const isOptional = !isEssential(mail.template)
  if (isOptional && reader.hasOptedOut) return { dropped: 'OPTED_OUT' }
  const audience = audienceOf(mail.template)
  const isToProven = isProven(audience, reader)
  if (!isToProven && needsConfirmedAddress(mail.template)) return { dropped: 'ADDRESS_UNCONFIRMED' }
  const input = await prepareInput(context, sources, mail.template, mail, reader)
  if (!input) return { dropped: 'NO_LONGER_TRUE' }

  const isForOperator = goesToOperator(audience)
  const to = isForOperator || audience === 'named' ? mail.recipient : reader.email
  if (!isToProven && !(await isBelowUnconfirmedLimit(context, mail, mail.template, to)))
    return { dropped: 'TOO_MANY_UNCONFIRMED' }
  const language = isForOperator ? mail.language : reader.language
  const unsubscribeUrl = isOptional ? `${config.origin}${unsubscribePath(mail.unsubscribeToken)}` : undefined
  const rendered = await renderMail({ ...input, reader, language, now: clock.now(), config, unsubscribeUrl })
  const outgoing = {
    ...rendered,
    mailId: mail.id,
    to,
    date: Math.floor(clock.now() / second) * second,
    createdAt: mail.createdAt,
    language,
    unsubscribeUrl,
  }
  return {
    outgoing,
    audience,
    accountId: audience === 'operatorOnly' ? mail.accountId : reader.accountId,
    secret: secretOf(input),
  }
}

/** The secret in the mail's link, which must not be stored. */
function secretOf(input: MailInput): string | undefined {
  if (input.template === 'welcome') return input.data.confirmation?.secret
  return 'secret' in input.data ? input.data.secret : undefined
}

/** By which the limits are counted. */
const limitNames = {
  unconfirmedMailsPerAddress: 'unconfirmed-mail',
  unconfirmedResetsPerMailbox: 'unconfirmed-reset',
  unconfirmedWarningsPerMailbox: 'unconfirmed-warning',
  unconfirmedBookingsPerMailbox: 'unconfirmed-booking',
} as const

/**
 * Whether an unconfirmed address may get another mail. A mail counts at its first attempt. Mails of all accounts with
 * this address count together.
 */
async function isBelowUnconfirmedLimit(
  context: Context,
  mail: Mail,
  template: TemplateName,
  to: string,
): Promise<boolean> {
  const limit = limitWhileUnconfirmed(template)
  if (mail.attempts > 1 || !limit) return true
  const taken = await tryRateLimit(context, [
    { name: limitNames[limit], subject: mailboxOf(to), ...rateOf(context, limit) },
  ])
  return taken !== undefined
}

async function findReader(
  { db }: Context,
  sources: MailSources,
  mail: Mail,
  template: TemplateName,
): Promise<MailReader | undefined> {
  const audience = audienceOf(template)
  if (audience === 'operatorOnly') return readerWithoutAccount(mail, { isConfirmed: true })
  if (audience === 'visitor') return readerWithoutAccount(mail, { isConfirmed: false })
  if (audience === 'address') return sources.findReaderByAddress(db, mail.recipient)
  return mail.accountId === null ? undefined : sources.findReader(db, mail.accountId)
}

/** A reader who is no account: the operator, or a visitor who typed an address. */
function readerWithoutAccount(
  { accountId, recipient, language }: Mail,
  { isConfirmed }: { isConfirmed: boolean },
): MailReader {
  return { accountId: accountId ?? '', name: '', email: recipient, language, isConfirmed, hasOptedOut: false }
}

/** @returns undefined when the mail is outdated and must not be sent */
async function prepareInput<Name extends TemplateName>(
  context: Context,
  { prepare }: MailSources,
  template: Name,
  mail: Mail,
  reader: MailReader,
): Promise<MailInput<Name> | undefined> {
  const params = mailParams[template].parse(JSON.parse(mail.data)) as MailParams<Name>
  const find = (prepare as Partial<Record<TemplateName, AnyPrepare<Name>>>)[template]
  const extras = find ? await find(context, { reader, params }) : {}
  if (!extras) return undefined
  // The compiler cannot derive from a variable template name that parameters and extras belong together.
  const data = { ...params, ...extras } as MailData<Name>
  return { template, data }
}

type AnyPrepare<Name extends TemplateName> = (
  context: Context,
  mail: { reader: MailReader; params: MailParams<Name> },
) => Promise<object | undefined>
