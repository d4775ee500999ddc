import { createMailSender, sendNextMail } from '#features/mail/server/delivery/mail-delivery.ts'
import { openMailTransport } from '#features/mail/server/delivery/mail-transport.ts'
import { mailSources } from '#mails.ts'
import type { Context } from '#platform/context.ts'

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
