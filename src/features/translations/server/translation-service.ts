import { type Account, hasPro } from '#features/accounts/index.ts'
import type { StoredBook } from '#features/books/index.ts'
import {
  type BookSize,
  bookError,
  costOfStored,
  countTextBytes,
  findBookSize,
  findStoredBook,
  highestCostHere,
  raiseRevision,
  refuseStaleEdit,
  refuseUnpaid,
  writeAlone,
  writeOriginalLanguage,
  writeTranslations,
} from '#features/books/index.ts'
import { excessFields } from '#features/books/shared/book-bounds.ts'
import type { Context } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import { platformError } from '#platform/errors.ts'
import { type Language, languages } from '#platform/i18n/languages.ts'
import { consumeRateLimit, rateOf } from '#platform/rate-limits.ts'
import type { ThreadTasks } from '#platform/threads/tasks.ts'
import type { ProposalsInput, TranslationsInput } from '../shared/translation-contract.ts'
import { translateLines } from './machine/translation-machine.ts'
import { listPreparedLines } from './proposal.ts'
import { type ChangePlan, type ChangeTask, changeStored, prepareStored, presentStored } from './translation-work.ts'

/** Seconds; a book of 4 MB, which early versions accepted, takes about two. */
const longestRun = 30

/** Maximum number of attempts for a change that conflicts with concurrent ones of the same book. */
const mostAttempts = 10

/**
 * A book's texts with their translations.
 * @param refused texts of a batch whose machine translation was rejected
 * @returns the response body: JSON in UTF-8
 * @throws BOOK_NOT_FOUND; UNAVAILABLE for a large book if too many requests are waiting
 */
export async function getTranslations(
  context: Context,
  host: Account,
  bookId: string,
  refused?: ThreadTasks['presentTranslations']['input']['refused'],
): Promise<Buffer> {
  const size = await getSize(context.db, host, bookId)
  const setting = { isPro: hasPro(host, context.clock.now()), hasMachine: context.config.translation !== undefined }
  const json = await run(context, host, size.textBytes, 'presentTranslations', presentStored, async () => {
    const stored = await getStored(context.db, host, bookId, languages)
    return { stored, ...setting, ...(refused && { refused }) }
  })
  return Buffer.from(json.buffer, json.byteOffset, json.byteLength)
}

/**
 * Sets the language that the host writes a book in. Translations into that language are kept but not used.
 * @throws PAYMENT_REQUIRED, TRIAL_EXPIRED, PLAN_EXPIRED, BOOK_NOT_FOUND, EDIT_CONFLICT
 */
export async function changeOriginalLanguage(
  context: Context,
  host: Account,
  bookId: string,
  { language, revision }: { language: Language; revision?: number | undefined },
): Promise<void> {
  await writeToBook(context, host, bookId, async (tx, _account, present) => {
    refuseStaleEdit(present, { revision })
    await writeOriginalLanguage(tx, { hostId: host.id, bookId }, language)
    return true
  })
}

/**
 * Stores translations into one language and increases the book's revision.
 * @throws PAYMENT_REQUIRED, TRIAL_EXPIRED, PLAN_EXPIRED, LANGUAGES_NEED_PRO, BOOK_NOT_FOUND, EDIT_CONFLICT,
 * NOTHING_TO_TRANSLATE, INVALID_INPUT, BOOK_TOO_LARGE, TEXT_FULL
 */
export async function saveTranslations(
  context: Context,
  host: Account,
  bookId: string,
  language: Language,
  { revision, texts }: TranslationsInput,
): Promise<void> {
  const written = texts.reduce((sum, { source, text }) => sum + source.length + text.length, 0)
  await changeTranslations(context, host, { bookId, language, revision, written }, { texts })
}

/**
 * Translates a batch of texts with the operator's machine and stores the results as proposals, which guests do not see.
 * @returns the texts whose translation was rejected
 * @throws LANGUAGES_NEED_PRO, BOOK_NOT_FOUND, NOTHING_TO_TRANSLATE, TRANSLATION_OFF, TOO_MANY_REQUESTS, BOOK_TOO_LARGE,
 * TEXT_FULL, and the errors of `translateLines`
 */
export async function proposeTranslations(
  context: Context,
  host: Account,
  bookId: string,
  language: Language,
  input: ProposalsInput,
): Promise<NonNullable<ThreadTasks['presentTranslations']['input']['refused']>> {
  const { config, clock, db, log } = context
  const { translation: machine } = config
  refuseUnpaid(host, clock.now())
  refuseWithoutPro(host, clock.now())
  if (!machine) throw bookError('TRANSLATION_OFF')
  const { originalLanguage: from, textBytes } = await getSize(db, host, bookId)
  const prepared = await run(context, host, textBytes, 'prepareProposals', prepareStored, async () => ({
    stored: await getStored(db, host, bookId, []),
    asked: input.texts,
  }))
  if (language === from || prepared.length === 0) throw bookError('NOTHING_TO_TRANSLATE')
  await consumeRateLimit(context, [
    { name: 'translation', subject: host.id, ...rateOf(context, 'translationPerAccount') },
  ])

  const lines = prepared.flatMap((text) => listPreparedLines(text.prepared))
  const answered = await translateLines(machine, { lines, from, to: language }, log)
  const written = answered.reduce((sum, line) => sum + (line?.length ?? 0), 0)
  const { refused } = await changeTranslations(context, host, { bookId, language, written }, { prepared, answered })
  return refused
}

type Target = {
  bookId: string
  language: Language
  /** The revision that the edit is based on. */
  revision?: number | undefined
  /** Length of the change, in UTF-16 units. */
  written: number
}
type Change =
  | Pick<Extract<ChangeTask, { texts: unknown }>, 'texts'>
  | Omit<Extract<ChangeTask, { answered: unknown }>, 'stored' | 'language'>
type WrittenPlan = Extract<ChangePlan, { entries: unknown }>

/** Computes a change without a database lock, and writes it unless the book has changed in the meantime. */
async function changeTranslations(
  context: Context,
  host: Account,
  { bookId, language, revision, written }: Target,
  change: Change,
): Promise<WrittenPlan> {
  const { db, clock } = context
  for (let attempt = 1; attempt <= mostAttempts; attempt += 1) {
    const size = await getSize(db, host, bookId)
    refuseUnpaid(host, clock.now())
    refuseWithoutPro(host, clock.now())
    refuseStaleEdit(size, { revision })
    const plan = await run(context, host, size.textBytes + written, 'changeTranslations', changeStored, async () => ({
      stored: await getStored(db, host, bookId, [language]),
      language,
      ...change,
    }))
    if ('isUnknown' in plan) throw bookError('NOTHING_TO_TRANSLATE')
    if ('excess' in plan) throw platformError('INVALID_INPUT', { fields: excessFields(plan.excess) })
    const isWritten = await writeToBook(context, host, bookId, async (tx, account, present) => {
      refuseWithoutPro(account, clock.now())
      refuseStaleEdit(present, { revision })
      if (present.revision !== plan.revision) return false
      await writeTranslations(tx, { bookId, language }, plan.entries)
      await countTextBytes(tx, context, { hostId: host.id, bookId }, plan.ownTextBytes)
      return true
    })
    if (isWritten) return plan
  }
  throw bookError('EDIT_CONFLICT')
}

/**
 * Runs a write while holding the account's lock, and increases the book's revision.
 * @param write returns false if there is nothing to write
 */
async function writeToBook(
  context: Context,
  host: Account,
  bookId: string,
  write: (tx: Tx, account: Account, present: BookSize) => Promise<boolean>,
): Promise<boolean> {
  const now = context.clock.now()
  const scope = { hostId: host.id, bookId }
  return writeAlone(context, host, async (tx, account) => {
    const present = await findBookSize(tx, scope)
    if (!present) throw bookError('BOOK_NOT_FOUND')
    refuseUnpaid(account, now)
    const isWritten = await write(tx, account, present)
    if (isWritten) await raiseRevision(tx, scope, now)
    return isWritten
  })
}

/** @throws BOOK_NOT_FOUND for missing and foreign books */
async function getSize(db: Db, host: Account, bookId: string): Promise<BookSize> {
  const size = await findBookSize(db, { hostId: host.id, bookId })
  if (!size) throw bookError('BOOK_NOT_FOUND')
  return size
}

/** @throws BOOK_NOT_FOUND for missing and foreign books */
async function getStored(db: Db, host: Account, bookId: string, into: readonly Language[]): Promise<StoredBook> {
  const stored = await findStoredBook(db, { bookId, languages: into })
  if (stored?.row.host_id !== host.id) throw bookError('BOOK_NOT_FOUND')
  return stored
}

/**
 * Runs a task on the main thread, or in a worker thread if the book is large. The input is created when the task
 * starts.
 */
async function run<Name extends 'presentTranslations' | 'prepareProposals' | 'changeTranslations'>(
  { threads }: Context,
  { id: accountId }: Account,
  bytes: number,
  name: Name,
  work: (task: ThreadTasks[Name]['input']) => ThreadTasks[Name]['output'],
  makeTask: () => Promise<ThreadTasks[Name]['input']>,
): Promise<ThreadTasks[Name]['output']> {
  const runInThread = (input: typeof makeTask) => threads.run(name, input, { queue: 'hosts', accountId, longestRun })
  // The texts of a large book are read when its task begins.
  if (bytes > highestCostHere) return runInThread(makeTask)
  const task = await makeTask()
  return costOfStored(task.stored) > highestCostHere ? runInThread(async () => task) : work(task)
}

function refuseWithoutPro(account: Account, now: number): void {
  if (!hasPro(account, now)) throw bookError('LANGUAGES_NEED_PRO')
}
