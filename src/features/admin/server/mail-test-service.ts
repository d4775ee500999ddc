import { setTimeout as sleep } from 'node:timers/promises'
import { createTranslator } from 'use-intl/core'
import type { Account } from '#features/accounts/index.ts'
import {
  deliveryErrorCode,
  hostTemplates,
  type MailTransport,
  openMailTransport,
  renderMail,
  sampleMails,
  sampleReader,
  type TemplateName,
} from '#features/mail/index.ts'
import type { Context } from '#platform/context.ts'
import { defaultLanguage, type Language } from '#platform/i18n/languages.ts'
import { createId } from '#platform/ids.ts'
import { adminMessages } from '../messages/index.ts'
import type { TemplatesSent } from '../shared/admin-mail-contract.ts'
import type { AuditEntry } from '../shared/audit-entry.ts'
import { mailGap } from './admin.ts'
import { adminError } from './admin-errors.ts'
import { insertAuditEntry } from './audit-queries.ts'

/** Resolves after a number of milliseconds. */
export type Pause = (ms: number) => Promise<unknown>

/** Notifications to the operator about an account. */
export const operatorTemplates: readonly TemplateName[] = [
  'operatorNewHost',
  'operatorNewSubscription',
  'operatorCancellation',
  'operatorPaymentFailed',
  'operatorSupport',
  'operatorDeclaration',
  'operatorReport',
  'operatorBackup',
]

/** Tests in progress in this process, keyed by the id of the admin who started them. */
const running = new Set<string>()

/**
 * Sends every template with sample data to the admin's own address, one by one with pauses. Bypasses the outbox: the
 * admin needs the mail server's answer at once, and a test must not be retried for a day.
 * @throws TEST_IS_RUNNING
 */
export function sendAllTemplates(context: Context, admin: Account, pause: Pause = sleep): Promise<TemplatesSent> {
  return runAlone(admin, async () => {
    const transport = openMailTransport(context.config)
    const results = await sendSamples(context, transport, {
      templates: hostTemplates,
      to: admin.email,
      language: admin.language,
      pause,
    })
    const sent = results.filter(({ failure }) => failure === undefined).length
    const failed = results.length - sent
    await logTest(context, admin, { kind: 'templatesTested', data: { sent, failed } })
    return {
      message: textsFor(admin.language)(isSentBySmtp(context) ? 'templatesMessage' : 'templatesToFiles', {
        sent,
        total: results.length,
        email: admin.email,
      }),
      results: results.map(({ template, failure }) => ({ template, success: failure === undefined })),
    }
  })
}

function isSentBySmtp({ config }: Context): boolean {
  return config.mail.smtpUrl !== undefined
}

/**
 * Sends one short mail to the admin's own address. A refusal by the server is returned, not thrown.
 * Without SMTP_URL the mail becomes a file, and the message says so.
 */
export async function testConnection(context: Context, admin: Account): Promise<{ success: boolean; message: string }> {
  const t = textsFor(admin.language)
  const transport = openMailTransport(context.config)
  const failure = await trySending(context, transport, {
    to: admin.email,
    language: admin.language,
    subject: t('connection.subject'),
    html: `<p>${t('connection.text')}</p>`,
    text: `${t('connection.text')}\n`,
  })
  const accepted = isSentBySmtp(context) ? 'connectionMessage' : 'connectionToFile'
  await logTest(context, admin, { kind: 'connectionTested', data: { sent: failure === undefined ? 1 : 0 } })
  return {
    success: failure === undefined,
    message: failure === undefined ? t(accepted, { email: admin.email }) : t('notSent', { reason: failure }),
  }
}

/**
 * Sends each notification with sample data to ADMIN_EMAIL, in the language of notifications.
 * @throws ADMIN_EMAIL_MISSING, TEST_IS_RUNNING, TEST_MAIL_NOT_SENT with the first refusal
 */
export function testNotifications(
  context: Context,
  admin: Account,
  pause: Pause = sleep,
): Promise<{ message: string }> {
  const to = context.config.mail.adminEmail
  if (to === undefined) throw adminError('ADMIN_EMAIL_MISSING')
  return runAlone(admin, async () => {
    const transport = openMailTransport(context.config)
    const results = await sendSamples(context, transport, {
      templates: operatorTemplates,
      to,
      language: defaultLanguage,
      pause,
    })
    const refused = results.find(({ failure }) => failure !== undefined)
    const sent = results.filter(({ failure }) => failure === undefined).length
    await logTest(context, admin, { kind: 'notificationsTested', data: { sent } })
    if (refused) throw adminError('TEST_MAIL_NOT_SENT', { params: { reason: refused.failure ?? '' } })
    const message = isSentBySmtp(context) ? 'notificationsMessage' : 'notificationsToFiles'
    return { message: textsFor(admin.language)(message, { sent, email: to }) }
  })
}

/** Refuses a second test in parallel: it would send all mails twice and without the pauses. */
async function runAlone<Outcome>(admin: Account, test: () => Promise<Outcome>): Promise<Outcome> {
  if (running.has(admin.id)) throw adminError('TEST_IS_RUNNING')
  running.add(admin.id)
  try {
    return await test()
  } finally {
    running.delete(admin.id)
  }
}

type SampleOrder = { templates: readonly TemplateName[]; to: string; language: Language; pause: Pause }

/** @returns an error code per template; undefined for those that were sent */
async function sendSamples(
  context: Context,
  transport: MailTransport,
  { templates, to, language, pause }: SampleOrder,
): Promise<{ template: TemplateName; failure: string | undefined }[]> {
  const now = context.clock.now()
  const samples = sampleMails(now).filter(({ template }) => templates.includes(template))
  const results: { template: TemplateName; failure: string | undefined }[] = []
  for (const sample of samples) {
    if (results.length > 0) await pause(mailGap)
    const rendered = await renderMail({
      ...sample,
      reader: sampleReader(to, language),
      language,
      now,
      config: context.config,
      unsubscribeUrl: undefined,
    })
    const failure = await trySending(context, transport, { ...rendered, to, language })
    results.push({ template: sample.template, failure })
  }
  return results
}

type TestMail = { to: string; language: Language; subject: string; html: string; text: string }

/** @returns the error code; undefined if the mail was sent */
async function trySending({ clock, log }: Context, transport: MailTransport, mail: TestMail) {
  const now = clock.now()
  try {
    await transport.send({ ...mail, mailId: createId(), date: now, createdAt: now, unsubscribeUrl: undefined })
    return undefined
  } catch (error) {
    const failure = deliveryErrorCode(error)
    log.warn({ error: failure }, 'test mail not sent')
    return failure
  }
}

function logTest({ db, clock }: Context, admin: Account, entry: AuditEntry): Promise<void> {
  return insertAuditEntry(db, { adminId: admin.id }, entry, clock.now())
}

function textsFor(language: Language) {
  return createTranslator({ locale: language, messages: adminMessages[language].tests })
}
