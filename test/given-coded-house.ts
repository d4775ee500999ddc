import { codeOf } from '#features/stays/server/codes/code-mode.ts'
import { findStayByToken } from '#features/stays/server/stays/stay-links.ts'
import { secretsStateAt } from '#features/stays/server/stays/stay-window.ts'
import type { Context } from '#platform/context.ts'
import { givenHost } from './given.ts'
import { givenBook } from './given-book.ts'
import { givenStaySettings } from './given-stay.ts'
import { startMailReceiver } from './mail-receiver.ts'
import { startTestApp } from './test-app.ts'

/** A stay as its host gets it, as far as tests of codes read it. */
export type Listed = { id: string; code: string | null }

/** The stay of a link, with its settings and book. */
export async function findLinkedStay(context: Context, { link }: { link: string | null }) {
  const found = await findStayByToken(context, link?.split('/').at(-1) ?? '')
  if (!found) throw new Error('the link is not found')
  return found
}

/** A house in Rome with the door code 1234 and a receiver of its mails; the clock is at 12:00 UTC on 1 March 2026. */
export async function givenCodedHouse(settings = {}, env = {}) {
  const receiver = await startMailReceiver()
  const service = await startTestApp({ env: { SMTP_URL: receiver.url, ...env } })
  const { as, account } = await givenHost(service)
  const { id: bookId } = await givenBook(as, { doorCode: '1234' })
  // The mail about the first book.
  await service.context.db.deleteFrom('mails').execute()
  await givenStaySettings(as, bookId, settings)
  const path = `/api/welcome-books/${bookId}/stays`
  const { context } = service
  const find = (stay: { link: string | null }) => findLinkedStay(context, stay)
  /** The code on the page of a stay now. */
  const shownCode = async (stay: { link: string | null }, doorCode = '1234') => {
    const found = await find(stay)
    const { codeState } = secretsStateAt(found.stay, found.settings, context.clock.now())
    return codeState === 'shown' ? codeOf(context, found.stay, found.settings, doorCode) : null
  }
  return { service, as, account, bookId, path, find, shownCode, received: receiver.received }
}
