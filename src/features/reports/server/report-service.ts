import { setImmediate as nextTurn } from 'node:timers/promises'
import { accountMailSources } from '#features/accounts/index.ts'
import { findBookHead } from '#features/books/index.ts'
import { deleteMailsBefore, enqueueReport } from '#features/mail/index.ts'
import { day, hour, second } from '#platform/clock.ts'
import type { Context } from '#platform/context.ts'
import type { Db } from '#platform/db/database.ts'
import { platformError } from '#platform/errors.ts'
import { defaultLanguage, type Language } from '#platform/i18n/languages.ts'
import type { Job } from '#platform/jobs.ts'
import { networkOf } from '#platform/networks.ts'
import {
  consumeRateLimit,
  isLimitReached,
  limitsOfAddress,
  type RateLimit,
  rateOf,
  tryRateLimit,
} from '#platform/rate-limits.ts'
import { createFairQueue } from '#platform/threads/fair-queue.ts'
import { reportRetentionDays } from '../shared/report.ts'
import type { ReportForm } from '../shared/report-contract.ts'
import * as queries from './report-queries.ts'

/** Minimum interval between two mails about one book. */
const mailInterval = hour

/** `address`: the caller's IP address, for the rate limits. It is not stored with the report. */
type ReportSource = { bookId: string; address: string }

/** Whether a page can be reported. True only if guests can read it. */
export async function isReportable({ db }: Context, bookId: string): Promise<boolean> {
  const book = await findBookHead(db, bookId)
  return book?.status === 'published' && !book.isOffline
}

/** Stores one report. Runs one at a time: each needs several writes, which on SQLite block the main thread. */
export type ReportTaker = (source: ReportSource, form: ReportForm) => Promise<void>

/**
 * Creates the function that stores a report of a book and enqueues a mail to the operator. Equal reports from one network
 * within an hour count once. The book is not changed; an operator decides.
 * @returns the function; it throws TOO_MANY_REQUESTS, and UNAVAILABLE when its queue is full
 */
export function createReportTaker(context: Context): ReportTaker {
  const inTurn = createFairQueue({
    atOnce: 1,
    mostWaiting: 50,
    mostPerAccount: 5,
    longestWait: 10 * second,
    retryAfter: 10,
  })
  return async (source, form) => {
    const limits = limitsOf(context, source)
    // Refuses most excess reports without a write.
    for (const limit of limits) {
      if (await isLimitReached(context, limit)) throw platformError('TOO_MANY_REQUESTS')
    }
    await inTurn(networkOf(source.address), async () => {
      // Lets pending guest requests run first.
      await nextTurn()
      const counted = await consumeRateLimit(context, limits)
      if (await isFirst(context, source, form)) await storeReport(context, source, form)
      else await counted.giveBack()
    })
  }
}

function limitsOf(context: Context, { bookId, address }: ReportSource): RateLimit[] {
  return [
    ...limitsOfAddress('report', address, rateOf(context, 'reportsPerAddress')),
    { name: 'reported', subject: bookId, ...rateOf(context, 'reportsPerBook') },
  ]
}

/** Whether this is the first of equal reports from one network within an hour. */
async function isFirst(context: Context, { bookId, address }: ReportSource, { reason, text, email }: ReportForm) {
  const subject = JSON.stringify([networkOf(address), bookId, reason, text, email])
  return (await tryRateLimit(context, [{ name: 'report-again', subject, limit: 1, window: hour }])) !== undefined
}

async function storeReport(context: Context, { bookId }: ReportSource, form: ReportForm): Promise<void> {
  const { db, clock } = context
  const now = clock.now()
  await db.transaction().execute(async (tx) => {
    const book = await findBookHead(tx, bookId)
    // The book was deleted in the meantime.
    if (!book) return
    const { mailedAt } = await queries.countReport(tx, { bookId }, now)
    await queries.insertReport(tx, { bookId }, { ...form, createdAt: now })
    if (mailedAt !== null && now - mailedAt < mailInterval) return
    await queries.setMailedAt(tx, { bookId }, now)
    const language = await findOperatorLanguage(tx, context)
    await enqueueReport(tx, context, { bookId, hostId: book.hostId, language })
  })
}

/** The language of the account with the operator's address, if there is one. */
export async function findOperatorLanguage(db: Db, { config }: Pick<Context, 'config'>): Promise<Language> {
  const { adminEmail } = config.mail
  const reader = adminEmail ? await accountMailSources.findReaderByAddress(db, adminEmail) : undefined
  return reader?.language ?? defaultLanguage
}

/** The data of the operator's mail; undefined when the book was deleted or an operator has decided in the meantime. */
export async function prepareReportMail(db: Db, bookId: string) {
  const book = await queries.findReportedBook(db, { bookId })
  if (!book || book.handledAt !== null) return undefined
  const [latest] = (await queries.listReports(db, [bookId])).get(bookId) ?? []
  if (!latest) return undefined
  const { propertyName, hostName, count } = book
  const { reason, text, email } = latest
  return { propertyName, hostName, count, reason, text, email }
}

/** Deletes old reports, handled or not, and the mails about them. */
export const forgetReports: Job = {
  name: 'forget-reports',
  schedule: '29 4 * * *',
  async run({ db, clock }) {
    const before = clock.now() - reportRetentionDays * day
    await queries.deleteReportsBefore(db, before)
    await deleteMailsBefore(db, 'operatorReport', before)
  },
}
