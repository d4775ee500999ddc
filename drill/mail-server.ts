import { listenForMails } from '../test/mail-listener.ts'
import type { Stage } from './scene.ts'

export type DrillMail = { to: string; subject: string }

/**
 * Takes every mail, until the scene ends. Unlike the files of a service without `SMTP_URL`, it shows a mail that is sent
 * twice.
 * @param port a free one unless it is given
 */
export async function startMailServer(stage: Stage, port = 0): Promise<{ url: string; received: DrillMail[] }> {
  const received: DrillMail[] = []
  const { url, close } = await listenForMails(
    ({ to, mail }) => {
      for (const address of to) received.push({ to: address, subject: mail.subject ?? '' })
    },
    { port },
  )
  stage.atEnd(close)
  return { url, received }
}

/** Mails that were received more than once. */
export function countRepeated(mails: readonly DrillMail[]): number {
  return mails.length - new Set(mails.map(({ to, subject }) => `${to} ${subject}`)).size
}
