import { createMailSender, sendMail, sendNextMail } from '#features/mail/server/delivery/mail-delivery.ts'
import { enqueueForAccount, type MailAccount } from '#features/mail/server/delivery/mail-outbox.ts'
import { openMailTransport } from '#features/mail/server/delivery/mail-transport.ts'
import { mailSources } from '#mails.ts'
import type { Context } from '#platform/context.ts'
import { startMailReceiver } from './mail-receiver.ts'
import { startTestApp } from './test-app.ts'

/** A separate mail worker on the context's outbox. */
export function createTestMailSender(context: Context) {
  return createMailSender(context, mailSources, openMailTransport(context.config))
}

/**
 * Sends due mails like a worker.
 * @returns how many mails it tried to send
 */
export async function sendDueMails(context: Context): Promise<number> {
  const sender = createTestMailSender(context)
  let tried = 0
  while (await sendNextMail(sender)) tried += 1
  return tried
}

/** Sends the due mails to an address, before those to others. */
export async function sendMailsTo(context: Context, address: string): Promise<void> {
  const { db, clock } = context
  const mails = db.selectFrom('mails').select('id').where('state', '=', 'waiting').where('recipient', '=', address)
  const sender = createTestMailSender(context)
  for (const { id } of await mails.execute()) await sendMail(sender, id, clock.now())
}

/** The service with a mail server that keeps what it receives. */
export async function startWithMailReceiver(env: Record<string, string> = {}) {
  const receiver = await startMailReceiver()
  const service = await startTestApp({
    env: { SMTP_URL: receiver.url, MAIL_FROM: 'Benvenuto <hello@stay.example>', ...env },
  })
  return { ...service, receiver }
}

/** Enqueues a payment confirmation: an essential mail, one per invoice. */
export function orderConfirmation({ db, clock }: Context, account: MailAccount, invoice: string, dueAt = clock.now()) {
  const params = { plan: 'basic', cents: 995, currency: 'EUR', paidAt: clock.now(), nextChargeAt: null } as const
  return enqueueForAccount(db, clock, account, { template: 'paymentConfirmed', params, cause: invoice, dueAt })
}
