import { setTimeout as sleep } from 'node:timers/promises'
import { second } from '#platform/clock.ts'
import type { Context } from '#platform/context.ts'
import type { Job } from '#platform/jobs.ts'
import { openPostbox, type Postbox, sendMail, sendNextMail } from './mail-delivery.ts'
import { listUnsentMails } from './mail-queries.ts'
import type { MailSources } from './mail-sources.ts'
import { deliveryErrorCode, openMailTransport } from './mail-transport.ts'

/** How soon a mail that was ordered is noticed, in milliseconds. */
const pollInterval = second

/** Mails that one worker sends at a time: a server that is slow with one must not hold up a password. */
const lanes = 3

/**
 * Sends mails as they fall due until it is stopped. Any number of workers may do so on one database.
 * @returns a function that takes no further mail and waits for those that are on their way
 */
export function startMailer(context: Context, sources: MailSources): () => Promise<void> {
  const stopping = new AbortController()
  const running = Array.from({ length: lanes }, () =>
    runLane(openPostbox(context, sources, openMailTransport(context.config)), stopping.signal),
  )
  return async () => {
    stopping.abort()
    await Promise.all(running)
  }
}

async function runLane(postbox: Postbox, stopping: AbortSignal): Promise<void> {
  while (!stopping.aborted) {
    if (await tryNextMail(postbox)) continue
    await sleep(pollInterval, undefined, { signal: stopping }).catch(() => undefined)
  }
}

async function tryNextMail(postbox: Postbox): Promise<boolean> {
  try {
    return await sendNextMail(postbox)
  } catch (error) {
    postbox.context.log.error({ error: deliveryErrorCode(error) }, 'the outbox cannot be read')
    return false
  }
}

/** Tries once for everything that waits, also for what had failed and was to wait longer. */
export function createOutboxJob(sources: MailSources): Job {
  return {
    name: 'outbox',
    // The mailer sends; by schedule this is only a last resort.
    schedule: '41 3 * * *',
    run: (context) => sendAllMails(context, sources),
  }
}

async function sendAllMails(context: Context, sources: MailSources): Promise<void> {
  const postbox = openPostbox(context, sources, openMailTransport(context.config))
  for (const mailId of await listUnsentMails(context.db, context.clock.now())) {
    await sendMail(postbox, mailId, Number.MAX_SAFE_INTEGER)
  }
}
