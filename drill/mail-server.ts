import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import type { Stage } from './scene.ts'

export type DrillMail = { to: string; subject: string }

/**
 * Takes every mail, until the scene ends. Unlike the files of a service without `SMTP_URL`, it shows a mail that is sent
 * twice.
 * @param port a free one unless it is given
 */
export async function startMailServer(stage: Stage, port = 0): Promise<{ url: string; received: DrillMail[] }> {
  const received: DrillMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    // Otherwise each mail asks the machine's name server for the sender's name.
    disableReverseLookup: true,
    onData(stream, session, callback) {
      const keep = async () => {
        const subject = /^subject: (.*(?:\r\n[ \t].*)*)/im.exec(await text(stream))?.[1] ?? ''
        for (const { address } of session.envelope.rcptTo) received.push({ to: address, subject })
      }
      keep().then(() => callback(), callback)
    },
  })
  // A node that is killed breaks its connection.
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  stage.atEnd(() => new Promise<void>((resolve) => server.close(resolve)))
  return { url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`, received }
}

/** Mails that were received more than once. */
export function countRepeated(mails: readonly DrillMail[]): number {
  return mails.length - new Set(mails.map(({ to, subject }) => `${to} ${subject}`)).size
}
