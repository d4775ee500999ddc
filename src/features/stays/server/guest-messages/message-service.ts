import { type Account, hasPro } from '#features/accounts/index.ts'
import { bookError, writeAlone } from '#features/books/index.ts'
import { isBookId } from '#features/books/shared/book.ts'
import type { Tx } from '#platform/db/database.ts'
import type { StayMessage } from '../../shared/message-contract.ts'
import type { MessageMoment } from '../../shared/stay.ts'
import { stayError } from '../../shared/stay-errors.ts'
import { ownCodeOf } from '../codes/code-mode.ts'
import { countStayWrite, getBookOfStays } from '../settings/settings-service.ts'
import { readStayAddresses, type StaysContext } from '../stays/stay-links.ts'
import { findStay } from '../stays/stay-queries.ts'
import { openToken } from '../stays/stay-secrets.ts'
import { getStay } from '../stays/stay-service.ts'
import { windowOf } from '../stays/stay-window.ts'
import { codesOfBook } from './held-codes.ts'
import { deleteSent, listMessageBooks, listSent, listTemplates, writeSent } from './message-queries.ts'
import { subjectOf, valuesOf, writeMessage } from './message-text.ts'
import { messageStateAt, messageTimesOf } from './message-times.ts'

type StayPath = { bookId: string; stayId: string }

/** The messages for the guests of a stay, in its language or the book's. @throws BOOK_NOT_FOUND, STAY_NOT_FOUND */
export async function listMessages(context: StaysContext, host: Account, path: StayPath): Promise<StayMessage[]> {
  const { db, clock } = context
  const [book] = isBookId(path.bookId) ? await listMessageBooks(db, { hostId: host.id, bookId: path.bookId }) : []
  if (!book) throw bookError('BOOK_NOT_FOUND')
  const stay = await findStay(db, path)
  const { settings } = book
  if (!stay || !settings) throw stayError('STAY_NOT_FOUND')

  const now = clock.now()
  const language = stay.language ?? book.language
  const templates = hasPro(host, now) ? await listTemplates(db, { hostId: host.id, language }) : []
  const sent = (await listSent(db, [stay.id])).get(stay.id)
  const token = openToken(context, stay)
  const link = token === null ? null : (await readStayAddresses(context, { hostId: host.id }))(book.id, token)
  const values = valuesOf(book, { stay, settings, link }, language)
  const isReleased = now >= windowOf(stay, settings).releaseAt
  const ownCode = ownCodeOf(context, stay, settings)
  const codes = [...codesOfBook(context, book), ...(ownCode === null ? [] : [ownCode])]
  return messageTimesOf(stay, settings).map((time) => {
    const own = templates.find(({ moment }) => moment === time.moment)?.content
    const { text, isOwn, replacedFor } = writeMessage(
      time.moment,
      { own, codes, language, isReleased },
      // A stay without a link is reported as such, without a text.
      { ...values, link: link ?? '' },
    )
    const sentAt = sent?.get(time.moment)
    return {
      moment: time.moment,
      dueAt: new Date(time.dueAt).toISOString(),
      state: stay.cancelledAt === null ? messageStateAt(time, now) : 'past',
      sentAt: sentAt === undefined ? null : new Date(sentAt).toISOString(),
      language,
      subject: subjectOf(language, values),
      text: link === null ? null : text,
      isOwn,
      replacedFor,
    }
  })
}

/** The host has copied or opened a message. @throws as `listMessages`, TOO_MANY_REQUESTS */
export function markSent(
  context: StaysContext,
  host: Account,
  path: StayPath,
  moment: MessageMoment,
): Promise<StayMessage[]> {
  return write(context, host, path, (tx, stayId) => writeSent(tx, { stayId, moment }, context.clock.now()))
}

/** Undoes `markSent`. @throws as `markSent` */
export function unmarkSent(
  context: StaysContext,
  host: Account,
  path: StayPath,
  moment: MessageMoment,
): Promise<StayMessage[]> {
  return write(context, host, path, (tx, stayId) => deleteSent(tx, { stayId, moment }))
}

async function write(
  context: StaysContext,
  host: Account,
  path: StayPath,
  change: (tx: Tx, stayId: string) => Promise<void>,
): Promise<StayMessage[]> {
  await countStayWrite(context, host)
  await writeAlone(context, host, async (tx) => {
    await getBookOfStays(tx, { hostId: host.id, bookId: path.bookId })
    await change(tx, (await getStay(tx, path)).id)
  })
  return listMessages(context, host, path)
}
