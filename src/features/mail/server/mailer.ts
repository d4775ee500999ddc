import { setTimeout as sleep } from 'node:timers/promises'
import { second } from '#platform/clock.ts'
import type { Context } from '#platform/context.ts'
import type { Job } from '#platform/jobs.ts'
import type { Log } from '#platform/log.ts'
import { openPostbox, type Postbox, sendMail, sendNextMail } from './mail-delivery.ts'
import { listUnsentMails } from './mail-queries.ts'
import type { MailSources } from './mail-sources.ts'
import { openMailTransport } from './mail-transport.ts'

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
  const report = createOutageReport(context.log)
  const running = Array.from({ length: lanes }, () =>
    runLane(openPostbox(context, sources, openMailTransport(context.config)), report, stopping.signal),
  )
  return async () => {
    stopping.abort()
    await Promise.all(running)
  }
}

async function runLane(postbox: Postbox, report: OutageReport, stopping: AbortSignal): Promise<void> {
  while (!stopping.aborted) {
    if (await tryNextMail(postbox, report)) continue
    await sleep(pollInterval, undefined, { signal: stopping }).catch(() => undefined)
  }
}

async function tryNextMail(postbox: Postbox, report: OutageReport): Promise<boolean> {
  try {
    const isSent = await sendNextMail(postbox)
    report.ended()
    return isSent
  } catch (error) {
    report.failed(error)
    return false
  }
}

type OutageReport = ReturnType<typeof createOutageReport>

/** One line when the database begins to fail and one when it is back, not one for every second and lane between. */
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
