import { type Account, hasPro } from '#features/accounts/index.ts'
import { rateOf, takeAttempt } from '#platform/attempts.ts'
import type { Context } from '#platform/context.ts'
import type { Db } from '#platform/db/database.ts'
import { platformError } from '#platform/errors.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { createWordFinder } from '#platform/word-finder.ts'
import type { Book } from '../book.ts'
import { countText } from '../book-allowance.ts'
import { excessFields } from '../book-bounds.ts'
import { bookError } from '../book-errors.ts'
import { lockWriter, refuseStaleEdit, refuseUnpaid } from '../book-guards.ts'
import { raiseRevision, writeOriginalLanguage } from '../book-queries.ts'
import { getBook } from '../book-service.ts'
import type { PublicBook } from '../public-book.ts'
import type { BookForGuests } from '../stored-book.ts'
import { type HostText, hostTextKey, listHostTexts } from './host-texts.ts'
import { assembleText, listNames, listPreparedLines, prepareText } from './proposal.ts'
import { translatePublicBook } from './public-translation.ts'
import { applyChanges, type TranslatedBook, type Translation, type TranslationChange } from './translation.ts'
import { findLongTranslations } from './translation-bounds.ts'
import type { ProposalsInput, TranslationsInput } from './translation-contract.ts'
import { translateLines } from './translation-machine.ts'
import { findTranslations, listTranslations, writeTranslations } from './translation-queries.ts'

/** A book with its translations by language. */
export type BookWithTranslations = { book: Book; translations: ReadonlyMap<Language, readonly Translation[]> }

/** @throws BOOK_NOT_FOUND */
export async function getBookTranslations(
  { db }: Context,
  host: Account,
  bookId: string,
): Promise<BookWithTranslations> {
  const book = await getBook(db, { hostId: host.id, bookId })
  return { book, translations: await listTranslations(db, { bookId }) }
}

/** The book as its guests read it in a language; the same book where there is nothing to translate. */
export async function readTranslatedBook(
  db: Db,
  book: Pick<BookForGuests, 'id' | 'originalLanguage' | 'book'>,
  language: Language,
): Promise<TranslatedBook<PublicBook>> {
  const isOriginal = language === book.originalLanguage
  const kept = isOriginal ? [] : await findTranslations(db, { bookId: book.id, language })
  return translatePublicBook(book, language, kept)
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
): Promise<BookWithTranslations> {
  await writeAlone(context, host, bookId, async (tx, _account, book) => {
    refuseStaleEdit(book, { revision })
    await writeOriginalLanguage(tx, { hostId: host.id, bookId }, language)
  })
  return getBookTranslations(context, host, bookId)
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
): Promise<BookWithTranslations> {
  await writeAlone(context, host, bookId, async (tx, account, book) => {
    refuseWithoutPro(account, context.clock.now())
    refuseStaleEdit(book, { revision })
    const said = listHostTexts(book.book)
    const known = new Set(said.map(hostTextKey))
    const isSaid = texts.every(({ field, source }) => known.has(hostTextKey({ field, text: source })))
    if (language === book.originalLanguage || !isSaid) throw bookError('NOTHING_TO_TRANSLATE')
    await changeTranslations(tx, context, { book, language, said }, (kept) => {
      const excess = findLongTranslations(texts, kept)
      if (excess.length > 0) throw platformError('INVALID_INPUT', { fields: excessFields(excess) })
      return texts
    })
  })
  return getBookTranslations(context, host, bookId)
}

/** What a machine has made of a batch; `refused` are the texts in which it spoilt what must not change. */
export type Proposals = BookWithTranslations & { refused: Pick<HostText, 'field' | 'text'>[] }

/**
 * Has the operator's machine translate a batch of texts. What comes back waits for the host; guests do not see it.
 * @throws LANGUAGES_NEED_PRO, BOOK_NOT_FOUND, NOTHING_TO_TRANSLATE, TRANSLATION_OFF, TOO_MANY_REQUESTS, BOOK_TOO_LARGE,
 *   TEXT_FULL, and what `translateLines` throws
 */
export async function proposeTranslations(
  context: Context,
  host: Account,
  bookId: string,
  language: Language,
  input: ProposalsInput,
): Promise<Proposals> {
  const { config, clock, db, log } = context
  const { translation: machine } = config
  refuseUnpaid(host, clock.now())
  refuseWithoutPro(host, clock.now())
  if (!machine) throw bookError('TRANSLATION_OFF')
  const { originalLanguage, book } = await getBook(db, { hostId: host.id, bookId })
  const asked = new Set(input.texts.map(({ field, source }) => hostTextKey({ field, text: source })))
  const texts = listHostTexts(book).filter((text) => asked.has(hostTextKey(text)))
  if (language === originalLanguage || texts.length === 0) throw bookError('NOTHING_TO_TRANSLATE')
  await takeAttempt(context, [{ name: 'translation', subject: host.id, ...rateOf(context, 'translationPerAccount') }])

  const findNamesAt = createWordFinder(listNames(book))
  const prepared = texts.map((text) => ({ text, lines: prepareText(text.text, findNamesAt) }))
  const lines = prepared.flatMap((text) => listPreparedLines(text.lines))
  const answered = await translateLines(machine, { lines, from: originalLanguage, to: language }, log)
  const results = prepared.flatMap(({ text, lines: own }) => {
    const count = listPreparedLines(own).length
    const translated = answered.splice(0, count)
    // A machine that failed midway has left the rest as it was.
    return translated.length < count ? [] : [{ text, made: assembleText(own, translated) }]
  })

  const changes = results.flatMap(({ text, made }) =>
    made === undefined ? [] : [{ field: text.field, source: text.text, text: made, isProposal: true }],
  )
  await writeAlone(context, host, bookId, async (tx, _account, present) => {
    const said = listHostTexts(present.book)
    await changeTranslations(tx, context, { book: present, language, said }, (kept) => {
      // Meanwhile the host may have written one herself, in another window.
      const own = new Set(
        kept.filter(({ isProposal }) => !isProposal).map(({ field, source }) => hostTextKey({ field, text: source })),
      )
      return changes.filter(({ field, source }) => !own.has(hostTextKey({ field, text: source })))
    })
  })
  return {
    ...(await getBookTranslations(context, host, bookId)),
    refused: results.flatMap(({ text, made }) => (made === undefined ? [text] : [])),
  }
}

/** Runs a write alone on the account, with the book as it is then, and raises the book's revision. */
async function writeAlone(
  context: Context,
  host: Account,
  bookId: string,
  write: (tx: Db, account: Account, book: Book) => Promise<void>,
): Promise<void> {
  const now = context.clock.now()
  const scope = { hostId: host.id, bookId }
  await context.db.transaction().execute(async (tx) => {
    const account = await lockWriter(tx, host)
    const book = await getBook(tx, scope)
    refuseUnpaid(account, now)
    await write(tx, account, book)
    await raiseRevision(tx, scope, now)
  })
}

type Target = { book: Book; language: Language; said: readonly HostText[] }

/** @throws BOOK_TOO_LARGE, TEXT_FULL, and what `listChanges` throws */
async function changeTranslations(
  tx: Db,
  context: Context,
  { book, language, said }: Target,
  listChanges: (kept: readonly Translation[]) => readonly TranslationChange[],
): Promise<void> {
  const scope = { bookId: book.id, language }
  const kept = await findTranslations(tx, scope)
  await writeTranslations(tx, scope, applyChanges(said, kept, listChanges(kept)))
  await countText(tx, context, book)
}

function refuseWithoutPro(account: Account, now: number): void {
  if (!hasPro(account, now)) throw bookError('LANGUAGES_NEED_PRO')
}
