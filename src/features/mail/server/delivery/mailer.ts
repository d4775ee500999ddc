import { setTimeout as sleep } from 'node:timers/promises'
import { second } from '#platform/clock.ts'
import type { Context } from '#platform/context.ts'
import type { Job } from '#platform/jobs.ts'
import type { Log } from '#platform/log.ts'
import type { MailSources } from '../rendering/mail-sources.ts'
import { listUnsentMails } from './mail-claim-queries.ts'
import { createMailSender, type MailSender, sendMail, sendNextMail } from './mail-delivery.ts'
import { openMailTransport } from './mail-transport.ts'
import { createMailTurns } from './mail-turns.ts'

/** Interval between two checks for due mails, in milliseconds. */
const pollInterval = second

/** Mails that one worker sends at a time, so that one slow delivery does not delay a password reset. */
const workerSlots = 3

/**
 * Sends due mails until it is stopped. Any number of workers may run on one database.
 * @returns a function that stops the mailer and waits for the mails that are being sent
 */
export function startMailer(context: Context, sources: MailSources): () => Promise<void> {
  const stopping = new AbortController()
  const report = createOutageReport(context.log)
  const turns = createMailTurns()
  const running = Array.from({ length: workerSlots }, () =>
    runWorkerSlot(
      createMailSender(context, sources, openMailTransport(context.config), turns),
      report,
      stopping.signal,
    ),
  )
  return async () => {
    stopping.abort()
    await Promise.all(running)
  }
}

async function runWorkerSlot(sender: MailSender, report: OutageReport, stopping: AbortSignal): Promise<void> {
  while (!stopping.aborted) {
    if (await tryNextMail(sender, report)) continue
    await sleep(pollInterval, undefined, { signal: stopping }).catch(() => undefined)
  }
}

async function tryNextMail(sender: MailSender, report: OutageReport): Promise<boolean> {
  try {
    const isSent = await sendNextMail(sender)
    report.ended()
    return isSent
  } catch (error) {
    report.failed(error)
    return false
  }
}

type OutageReport = ReturnType<typeof createOutageReport>

/** Logs one line when the database begins to fail and one when it works again, not one per attempt. */
function createOutageReport(log: Log) {
  let isFailing = false
  return {
    failed(error: unknown) {
      if (!isFailing) log.error({ err: error }, 'the outbox cannot be read or written')
      isFailing = true
    },
    ended() {
      if (isFailing) log.info('the outbox can be read and written again')
      isFailing = false
    },
  }
}

/** Tries once to send every unsent mail, also mails whose next attempt is not due. */
export function createOutboxJob(sources: MailSources): Job {
  return {
    name: 'outbox',
    // The mailer sends mails. The schedule is only a fallback.
    schedule: '41 3 * * *',
    run: (context) => sendAllMails(context, sources),
  }
}

async function sendAllMails(context: Context, sources: MailSources): Promise<void> {
  const sender = createMailSender(context, sources, openMailTransport(context.config))
  for (const mailId of await listUnsentMails(context.db, context.clock.now())) {
    await sendMail(sender, mailId, Number.MAX_SAFE_INTEGER)
  }
}
