import { createMailSender, sendNextMail } from '#features/mail/server/mail-delivery.ts'
import { openMailTransport } from '#features/mail/server/mail-transport.ts'
import { mailSources } from '#mails.ts'
import type { Context } from '#platform/context.ts'

/** A worker of its own on the context's outbox. */
export function createTestMailSender(context: Context) {
  return createMailSender(context, mailSources, openMailTransport(context.config))
}

/** Sends what is due, as a worker would. @returns how many mails were tried */
export async function sendDueMails(context: Context): Promise<number> {
  const sender = createTestMailSender(context)
  let tried = 0
  while (await sendNextMail(sender)) tried += 1
  return tried
}
