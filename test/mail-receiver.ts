import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { onTestFinished } from 'vitest'

export type ReceivedMail = { to: string[]; mail: Email; source: string }

/**
 * A local mail server that stores received mails. If `refusal` is set, it answers every mail with that code. If
 * `answer` is set, it has the mail and delays its answer.
 */
export async function startMailReceiver() {
  const received: ReceivedMail[] = []
  const behaviour: { refusal: number | undefined; answer: Promise<void> | undefined } = {
    refusal: undefined,
    answer: undefined,
  }
  let refused = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    // Otherwise each mail asks the machine's name server for the sender's name.
    disableReverseLookup: true,
    onRcptTo(_address, _session, callback) {
      if (behaviour.refusal === undefined) return callback()
      refused += 1
      callback(Object.assign(new Error('not now'), { responseCode: behaviour.refusal }))
    },
    onData(stream, session, callback) {
      const keep = async () => {
        const content = await buffer(stream)
        const mail = await PostalMime.parse(content)
        received.push({ to: session.envelope.rcptTo.map(({ address }) => address), mail, source: content.toString() })
        await behaviour.answer
      }
      keep().then(() => callback(), callback)
    },
  })
  // A client that disconnects is no failure of the test.
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => new Promise<void>((resolve) => server.close(resolve)))
  const { port } = server.server.address() as AddressInfo
  return { url: `smtp://127.0.0.1:${port}`, received, behaviour, refusals: () => refused }
}
