import { type Account, hasPro } from '#features/accounts/index.ts'
import type { StoredBook } from '#features/books/index.ts'
import {
  type BookSize,
  bookError,
  countTextBytes,
  findBookSize,
  findStoredBook,
  raiseRevision,
  refuseStaleEdit,
  refuseUnpaid,
  writeAlone,
  writeOriginalLanguage,
  writeTranslations,
} from '#features/books/index.ts'
import { excessFields } from '#features/books/shared/book-bounds.ts'
import { rateOf, takeAttempt } from '#platform/attempts.ts'
import type { Context } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import { platformError } from '#platform/errors.ts'
import { type Language, languages } from '#platform/i18n/languages.ts'
import type { ThreadTasks } from '#platform/threads/tasks.ts'
import type { ProposalsInput, TranslationsInput } from '../shared/translation-contract.ts'
import { listPreparedLines } from './proposal.ts'
import { translateLines } from './translation-machine.ts'
import { type ChangePlan, type ChangeTask, changeStored, prepareStored, presentStored } from './translation-work.ts'

/**
 * Bytes of a book's texts in all languages, and of what is done to them, up to which that is done on the main thread. It
 * takes some 30 ms for a book of many small texts, and a third of that for others.
 */
const largestOnMainThread = 30_000

/** Seconds; a book of 4 MB, as old versions took them, needs some two. */
const longestRun = 30

/** A change that another one of the same book has overtaken is worked out anew so many times. */
const mostAttempts = 10

/**
 * A book's texts with their translations.
 * @param refused names texts of a batch that a machine has spoilt
 * @returns the answer of the API as JSON in UTF-8
 * @throws BOOK_NOT_FOUND; UNAVAILABLE for a large book when too much is waiting
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
 * Says in which language the host writes a book. Translations into it rest until it is another again.
 * @throws PAYMENT_REQUIRED, TRIAL_EXPIRED, BOOK_NOT_FOUND, EDIT_CONFLICT
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
 * Writes translations into one language and raises the book's revision, as every edit of a book does.
 * @throws PAYMENT_REQUIRED, TRIAL_EXPIRED, LANGUAGES_NEED_PRO, BOOK_NOT_FOUND, EDIT_CONFLICT, NOTHING_TO_TRANSLATE,
 *   INVALID_INPUT, BOOK_TOO_LARGE, TEXT_FULL
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
 * Has the operator's machine translate a batch of texts. What comes back waits for the host; guests do not see it.
 * @returns the texts that the machine has spoilt
 * @throws LANGUAGES_NEED_PRO, BOOK_NOT_FOUND, NOTHING_TO_TRANSLATE, TRANSLATION_OFF, TOO_MANY_REQUESTS, BOOK_TOO_LARGE,
 *   TEXT_FULL, and what `translateLines` throws
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
  await takeAttempt(context, [{ name: 'translation', subject: host.id, ...rateOf(context, 'translationPerAccount') }])

  const lines = prepared.flatMap((text) => listPreparedLines(text.prepared))
  const answered = await translateLines(machine, { lines, from, to: language }, log)
  const written = answered.reduce((sum, line) => sum + (line?.length ?? 0), 0)
  const { refused } = await changeTranslations(context, host, { bookId, language, written }, { prepared, answered })
  return refused
}

type Target = {
  bookId: string
  language: Language
  /** The revision that the edit began from. */
  revision?: number | undefined
  /** Length of what is written, in UTF-16 units. */
  written: number
}
type Change =
  | Pick<Extract<ChangeTask, { texts: unknown }>, 'texts'>
  | Omit<Extract<ChangeTask, { answered: unknown }>, 'stored' | 'language'>
type WrittenPlan = Extract<ChangePlan, { entries: unknown }>

/** Works a change out without holding the database, and writes it unless the book has changed meanwhile. */
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
 * Runs a write alone on the account, and raises the book's revision.
 * @param write gives false when there is nothing to write after all
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

/** @throws BOOK_NOT_FOUND for a missing and for a foreign book alike */
async function getSize(db: Db, host: Account, bookId: string): Promise<BookSize> {
  const size = await findBookSize(db, { hostId: host.id, bookId })
  if (!size) throw bookError('BOOK_NOT_FOUND')
  return size
}

/** @throws BOOK_NOT_FOUND for a missing and for a foreign book alike */
async function getStored(db: Db, host: Account, bookId: string, into: readonly Language[]): Promise<StoredBook> {
  const stored = await findStoredBook(db, { bookId, languages: into })
  if (stored?.row.host_id !== host.id) throw bookError('BOOK_NOT_FOUND')
  return stored
}

/** Does some work in a thread when there is much to read; the task is made when it has its turn. */
async function run<Name extends 'presentTranslations' | 'prepareProposals' | 'changeTranslations'>(
  { threads }: Context,
  { id: accountId }: Account,
  bytes: number,
  name: Name,
  work: (task: ThreadTasks[Name]['input']) => ThreadTasks[Name]['output'],
  makeTask: () => Promise<ThreadTasks[Name]['input']>,
): Promise<ThreadTasks[Name]['output']> {
  if (bytes <= largestOnMainThread) return work(await makeTask())
  return threads.run(name, makeTask, { queue: 'hosts', accountId, longestRun })
}

function refuseWithoutPro(account: Account, now: number): void {
  if (!hasPro(account, now)) throw bookError('LANGUAGES_NEED_PRO')
}
