import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export type ReceivedMail = { to: string[]; mail: Email; source: string }

type Listener = { port: number; close: () => Promise<void> }

/**
 * Starts an SMTP server on 127.0.0.1. The drill uses it too, so it does not depend on Vitest.
 * @param port a free one unless it is given
 */
export async function listenForSmtp(options: ConstructorParameters<typeof SMTPServer>[0], port = 0): Promise<Listener> {
  const server = new SMTPServer(options)
  // Clients may disconnect at any time: nodes are killed, and tests end.
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    port: (server.server.address() as AddressInfo).port,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

/**
 * Starts a mail server without TLS and without a login.
 * @param onMail gets each mail; the mail is confirmed to its sender when the promise has resolved
 * @param findRefusal returns the code with which a recipient is refused, or `undefined`
 */
export async function listenForMails(
  onMail: (received: ReceivedMail) => Promise<void> | void,
  { port, findRefusal = () => undefined }: { port?: number; findRefusal?: () => number | undefined } = {},
): Promise<Listener & { url: string }> {
  const listener = await listenForSmtp(
    {
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      // Otherwise each mail asks the machine's name server for the sender's name.
      disableReverseLookup: true,
      onRcptTo(_address, _session, callback) {
        const responseCode = findRefusal()
        callback(responseCode === undefined ? null : Object.assign(new Error('not now'), { responseCode }))
      },
      onData(stream, session, callback) {
        const take = async () => {
          const content = await buffer(stream)
          const to = session.envelope.rcptTo.map(({ address }) => address)
          await onMail({ to, mail: await PostalMime.parse(content), source: content.toString() })
        }
        take().then(() => callback(), callback)
      },
    },
    port,
  )
  return { ...listener, url: `smtp://127.0.0.1:${listener.port}` }
}
