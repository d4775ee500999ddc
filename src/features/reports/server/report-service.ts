import { setImmediate as nextTurn } from 'node:timers/promises'
import { accountMailSources } from '#features/accounts/index.ts'
import { findBookHead } from '#features/books/index.ts'
import { deleteMailsBefore, enqueueReport } from '#features/mail/index.ts'
import { type AttemptLimit, isLimitReached, rateOf, takeAttempt, takeAttemptIfFree } from '#platform/attempts.ts'
import { day, hour, second } from '#platform/clock.ts'
import type { Context } from '#platform/context.ts'
import type { Db } from '#platform/db/database.ts'
import { platformError } from '#platform/errors.ts'
import { defaultLanguage, type Language } from '#platform/i18n/languages.ts'
import type { Job } from '#platform/jobs.ts'
import { createFairQueue } from '#platform/threads/fair-queue.ts'
import { reportRetentionDays } from '../shared/report.ts'
import type { ReportForm } from '../shared/report-contract.ts'
import * as queries from './report-queries.ts'

/** Mails about one book are so far apart, however many reports come in. */
const mailInterval = hour

/** `address`: of the caller's network, for the limits; it is not stored with the report. */
type Writing = { bookId: string; address: string }

/** Whether a page can be reported: only what guests can read. */
export async function isReportable({ db }: Context, bookId: string): Promise<boolean> {
  const book = await findBookHead(db, bookId)
  return book?.status === 'published' && !book.isOffline
}

/** Takes reports one at a time: each is several writes, and on SQLite they hold the thread that answers guests. */
export type ReportTaker = (writing: Writing, form: ReportForm) => Promise<void>

/**
 * Stores what somebody reports about a book and tells the operator. The same from the same network within an hour is
 * one report. Nothing happens to the book: that is for an operator to decide.
 * @returns takes a report; throws TOO_MANY_REQUESTS, and UNAVAILABLE while too many wait
 */
export function createReportTaker(context: Context): ReportTaker {
  const inTurn = createFairQueue({
    atOnce: 1,
    mostWaiting: 50,
    mostPerAccount: 5,
    longestWait: 10 * second,
    retryAfter: 10,
  })
  return async (writing, form) => {
    const limits = limitsOf(context, writing)
    // Most of a flood is refused by reading alone.
    for (const limit of limits) {
      if (await isLimitReached(context, limit)) throw platformError('TOO_MANY_REQUESTS')
    }
    await inTurn(writing.address, async () => {
      // Guests who have come meanwhile are answered first.
      await nextTurn()
      const counted = await takeAttempt(context, limits)
      if (await isFirst(context, writing, form)) await storeReport(context, writing, form)
      else await counted.giveBack()
    })
  }
}

function limitsOf(context: Context, { bookId, address }: Writing): AttemptLimit[] {
  return [
    { name: 'report', subject: address, ...rateOf(context, 'reportsPerAddress') },
    { name: 'reported', subject: bookId, ...rateOf(context, 'reportsPerBook') },
  ]
}

/** Of equal reports from one network within an hour. */
async function isFirst(context: Context, { bookId, address }: Writing, { reason, text, email }: ReportForm) {
  const subject = JSON.stringify([address, bookId, reason, text, email])
  return (await takeAttemptIfFree(context, [{ name: 'report-again', subject, limit: 1, window: hour }])) !== undefined
}

async function storeReport(context: Context, { bookId }: Writing, form: ReportForm): Promise<void> {
  const { db, clock } = context
  const now = clock.now()
  await db.transaction().execute(async (tx) => {
    const book = await findBookHead(tx, bookId)
    // Deleted while the form was on its way.
    if (!book) return
    const { mailedAt } = await queries.countReport(tx, { bookId }, now)
    await queries.insertReport(tx, { bookId }, { ...form, createdAt: now })
    if (mailedAt !== null && now - mailedAt < mailInterval) return
    await queries.setMailedAt(tx, { bookId }, now)
    const language = await findOperatorLanguage(tx, context)
    await enqueueReport(tx, context, { bookId, hostId: book.hostId, language })
  })
}

/** Of the account with the operator's address, if there is one. */
async function findOperatorLanguage(db: Db, { config }: Pick<Context, 'config'>): Promise<Language> {
  const { adminEmail } = config.mail
  const reader = adminEmail ? await accountMailSources.findReaderByAddress(db, adminEmail) : undefined
  return reader?.language ?? defaultLanguage
}

/** What the operator's mail shows; undefined where the book has gone or an operator has decided meanwhile. */
export async function prepareReportMail(db: Db, bookId: string) {
  const book = await queries.findReportedBook(db, { bookId })
  if (!book || book.handledAt !== null) return undefined
  const [latest] = (await queries.listReports(db, [bookId])).get(bookId) ?? []
  if (!latest) return undefined
  const { propertyName, hostName, count } = book
  const { reason, text, email } = latest
  return { propertyName, hostName, count, reason, text, email }
}

/** Forgets reports, handled or not, and the mails that told the operator of them. */
export const forgetReports: Job = {
  name: 'forget-reports',
  schedule: '29 4 * * *',
  async run({ db, clock }) {
    const before = clock.now() - reportRetentionDays * day
    await queries.deleteReportsBefore(db, before)
    await deleteMailsBefore(db, 'operatorReport', before)
  },
}
