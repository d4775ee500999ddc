import { onTestFinished } from 'vitest'
import { listenForMails, type ReceivedMail } from './mail-listener.ts'

/**
 * A local mail server that stores received mails, until the test ends. If `refusal` is set, it answers every mail with
 * that code. If `answer` is set, it has the mail and delays its answer.
 */
export async function startMailReceiver() {
  const received: ReceivedMail[] = []
  const behaviour: { refusal: number | undefined; answer: Promise<void> | undefined } = {
    refusal: undefined,
    answer: undefined,
  }
  let refused = 0
  const { url, close } = await listenForMails(
    async (mail) => {
      received.push(mail)
      await behaviour.answer
    },
    {
      findRefusal: () => {
        if (behaviour.refusal !== undefined) refused += 1
        return behaviour.refusal
      },
    },
  )
  onTestFinished(close)
  return { url, received, behaviour, refusals: () => refused }
}
