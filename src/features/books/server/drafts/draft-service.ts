import { z } from 'zod'
import { type Account, refuseOtherAccount } from '#features/accounts/index.ts'
import { findImages, presentImage, readImageAddress } from '#features/media/index.ts'
import { bookLimits } from '#limits.ts'
import { day } from '#platform/clock.ts'
import type { Context } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import { untilShortTurn } from '#platform/event-loop-turns.ts'
import { languages } from '#platform/i18n/languages.ts'
import type { Job } from '#platform/jobs.ts'
import { consumeRateLimit, consumeReadLimit, rateOf } from '#platform/rate-limits.ts'
import { type BookImage, emptyGuestBook } from '../../shared/book.ts'
import { mapLists, mapPictureLists, mapTexts, mapTicks, pictureListNames } from '../../shared/book-fields.ts'
import { readItems } from '../../shared/book-lists.ts'
import type { DraftInput } from '../../shared/draft-contract.ts'
import { keepLeftOut, type ListedPictures, listPictures, mapListedPictures } from '../../shared/listed-pictures.ts'
import { CaptionedView } from '../../shared/theme-contract.ts'
import { writeAlone, writeInAnyState } from '../account-writes.ts'
import { refuseFullText, refuseLargeText } from '../book-allowance.ts'
import { sumTextBytes } from '../book-count-queries.ts'
import { bookError } from '../book-errors.ts'
import { refuseUnpaid } from '../book-guards.ts'
import { findBook } from '../book-queries.ts'
import { bookTextBytes } from '../book-text.ts'
import * as queries from './draft-queries.ts'

/** As long as the editor keeps drafts on a device. */
const retentionDays = 90

/** Maximum number of drafts in one answer; further ones follow when these are discarded. */
const mostListed = 3

/** Bytes of text after which one answer lists no further draft: reading and writing a megabyte takes 60 ms. */
const mostListedBytes = 250_000

/**
 * The part of an input that is stored. Lists are JSON text as in the answer, so that reading a draft is cheap.
 * @param pictures of the account, as in the answer
 */
export function draftContent({ book }: Pick<DraftInput, 'book'>, pictures: ListedPictures) {
  const lists = { ...book, ...pictures }
  return {
    ...mapTexts((name) => book[name]),
    ...mapTicks((name) => book[name]),
    houseRules: JSON.stringify(book.houseRules),
    ...mapLists((list) => JSON.stringify(lists[list])),
    ...mapPictureLists((list) => lists[list]),
    emergencyNumbers: JSON.stringify(book.emergencyNumbers),
    leftovers: book.leftovers,
    originalLanguage: book.originalLanguage,
  }
}
export type DraftContent = ReturnType<typeof draftContent>

/** A stored `DraftContent`. An earlier version left out the fields that it did not know. */
const StoredContent = z.object({
  ...mapTexts(() => z.string().default('')),
  ...mapTicks(() => z.boolean().default(false)),
  houseRules: z.string().default('[]'),
  ...mapLists(() => z.string().default('[]')),
  ...mapPictureLists(() => z.array(CaptionedView).optional()),
  emergencyNumbers: z.string(),
  leftovers: z.array(z.string()).default([]),
  originalLanguage: z.enum(languages).nullable().default(null),
})

/**
 * Stores what a host has written and not saved. It counts towards the account's text and needs a plan, as a save does.
 * @returns the version that was written
 * @throws OTHER_ACCOUNT, PAYMENT_REQUIRED, TRIAL_EXPIRED, PLAN_EXPIRED, TOO_MANY_REQUESTS, BOOK_NOT_FOUND,
 * DRAFT_CONFLICT if another device has written or deleted it since, TOO_MANY_DRAFTS, BOOK_TOO_LARGE, TEXT_FULL
 */
export async function saveDraft(
  context: Context,
  host: Account,
  draftId: string,
  input: DraftInput,
): Promise<{ id: string; version: number }> {
  const now = context.clock.now()
  refuseOtherAccount(host, input.accountId)
  refuseUnpaid(host, now)
  await consumeRateLimit(context, [{ name: 'draft', subject: host.id, ...rateOf(context, 'draftWritesPerAccount') }])
  const sent = sentPictures(input)
  refuseLargeText(
    bookTextBytes({ book: { ...emptyGuestBook, ...input.book, ...sent }, leftovers: input.book.leftovers }),
  )
  const scope = { accountId: host.id, draftId }
  return writeAlone(context, host, async (tx, locked) => {
    refuseUnpaid(locked, now)
    const listed = keepLeftOut(sent, input.book, await findPicturesBefore(tx, scope, input))
    const own = await findOwnImages(tx, host.id, input, listed)
    const pictures = mapListedPictures(listed, (address) => own.get(address))
    const content = JSON.stringify(draftContent(input, pictures))
    const bytes = Buffer.byteLength(content)
    if (bytes > bookLimits.draftBytes) refuseLargeText(bytes)
    const edited = await findEditedBook(tx, host.id, input.bookId)
    const stored = await queries.findDraftHead(tx, scope)
    const version = stored?.version ?? 0
    if (version !== input.version) throw bookError('DRAFT_CONFLICT')
    const { coverImage, welcomeImage } = input.book
    const before = stored ?? edited
    await refuseMoreDrafts(tx, context, scope, bytes)
    await queries.writeDraft(tx, {
      account_id: host.id,
      id: draftId,
      book_id: input.bookId,
      version: version + 1,
      content,
      content_bytes: bytes,
      step: input.step,
      revision: input.revision,
      creation_key: input.creationKey,
      cover_image_id: idOf(own.get(coverImage ?? '')) ?? kept(coverImage, before?.cover_image_id),
      welcome_image_id: idOf(own.get(welcomeImage ?? '')) ?? kept(welcomeImage, before?.welcome_image_id),
      updated_at: now,
    })
    const shown = listPictures(pictures).flatMap(({ image }) => idOf(image) ?? [])
    await queries.writeDraftImages(tx, scope, [...new Set(shown)])
    return { id: draftId, version: version + 1 }
  })
}

/** The pictures of the book that is edited; undefined for a draft of a new one. @throws BOOK_NOT_FOUND */
async function findEditedBook(tx: Tx, hostId: string, bookId: string | null) {
  if (bookId === null) return undefined
  const book = await tx
    .selectFrom('books')
    .select(['cover_image_id', 'welcome_image_id'])
    .where('id', '=', bookId)
    .where('host_id', '=', hostId)
    .executeTakeFirst()
  if (!book) throw bookError('BOOK_NOT_FOUND')
  return book
}

/** The picture that stays while an input names none, because another one is on its way. */
function kept(address: string | undefined, imageId: string | null | undefined): string | null {
  return address === undefined ? (imageId ?? null) : null
}

async function refuseMoreDrafts(tx: Tx, context: Context, scope: queries.DraftScope, bytes: number): Promise<void> {
  const { draftsPerAccount } = context.config.limits
  const others = await queries.measureDrafts(tx, scope)
  if (others.count >= draftsPerAccount) throw bookError('TOO_MANY_DRAFTS', { params: { limit: draftsPerAccount } })
  const inBooks = await sumTextBytes(tx, { hostId: scope.accountId })
  refuseFullText(context, inBooks + others.bytes + bytes)
}

/** The sent pictures with captions by their addresses, no more than a book can hold. */
function sentPictures({ book }: Pick<DraftInput, 'book'>): ListedPictures<string> {
  const limit = bookLimits.placePictures
  return {
    ...mapPictureLists((list) => (book[list] ?? []).slice(0, limit)),
    equipment: book.equipment.map(({ pictures, ...item }) =>
      pictures ? { ...item, pictures: pictures.slice(0, limit) } : item,
    ),
  }
}

/** The pictures with captions of the stored draft, or else of the edited book. None if the input leaves out no list. */
async function findPicturesBefore(
  tx: Tx,
  scope: queries.DraftScope,
  { book, bookId }: DraftInput,
): Promise<ListedPictures<string>> {
  const isWhole = pictureListNames.every((list) => book[list]) && book.equipment.every(({ pictures }) => pictures)
  const findBefore = async () =>
    (await findDraft(tx, scope))?.listed ?? (await findBookPictures(tx, scope.accountId, bookId))
  return mapListedPictures((isWhole ? undefined : await findBefore()) ?? emptyGuestBook, ({ url }) => url)
}

/** The pictures with captions of a book; undefined without a book. */
async function findBookPictures(db: Db, accountId: string, bookId: string | null): Promise<ListedPictures | undefined> {
  return bookId === null ? undefined : (await findBook(db, { hostId: accountId, bookId }))?.book
}

/** A draft with its content read; `listed` are its pictures with captions. */
export type ReadDraft = Omit<queries.StoredDraft, 'content'> & { content: DraftContent; listed: ListedPictures }

/** One draft; undefined if there is none. */
export async function findDraft(db: Db, scope: queries.DraftScope): Promise<ReadDraft | undefined> {
  const draft = await queries.findDraft(db, scope)
  return draft && readDraft(db, draft)
}

/** Reads the content of a draft. One of a version without lists of pictures has those of its book. */
async function readDraft(db: Db, draft: queries.StoredDraft): Promise<ReadDraft> {
  const content = StoredContent.parse(JSON.parse(draft.content))
  const own = {
    ...mapPictureLists((list) => content[list] ?? []),
    equipment: readItems('equipment', content.equipment),
  }
  const isWhole = pictureListNames.every((list) => content[list])
  const book = isWhole ? undefined : await findBookPictures(db, draft.account_id, draft.book_id)
  const listed = book ? keepLeftOut(own, content, book) : own
  const { equipment, ...lists } = listed
  return { ...draft, content: { ...content, ...lists, equipment: JSON.stringify(equipment) }, listed }
}

/** The pictures of the account by their sent addresses. Others are left out, because a draft is kept without them. */
async function findOwnImages(
  tx: Tx,
  accountId: string,
  { book }: DraftInput,
  listed: ListedPictures<string>,
): Promise<Map<string, BookImage>> {
  const sent = [book.coverImage ?? '', book.welcomeImage ?? '', ...listPictures(listed).map(({ image }) => image)]
  const ids = new Map(sent.map((address) => [address, readImageAddress(address)]))
  const imageIds = [...new Set(ids.values())].filter((id) => id !== undefined)
  const found = await findImages(tx, { accountId, imageIds })
  return new Map(
    [...ids].flatMap(([address, id]) => {
      const image = found.get(id ?? '')
      return image ? [[address, presentImage(image)] as const] : []
    }),
  )
}

function idOf(image: BookImage | undefined): string | null {
  return (image && readImageAddress(image.url)) ?? null
}

/**
 * The newest drafts of a book, at least one; those of books that were never saved if `bookId` is null.
 * @throws OTHER_ACCOUNT, TOO_MANY_REQUESTS
 */
export async function listDrafts(
  context: Context,
  host: Account,
  { bookId, accountId }: { bookId: string | null; accountId: string | undefined },
): Promise<ReadDraft[]> {
  refuseOtherAccount(host, accountId)
  await consumeReadLimit(context, {
    name: 'draft-list',
    subject: host.id,
    ...rateOf(context, 'draftReadsPerAccount'),
  })
  const drafts: ReadDraft[] = []
  let bytes = 0
  for (const { id, content_bytes } of await queries.listDraftSizes(context.db, {
    accountId: host.id,
    bookId,
    limit: mostListed,
  })) {
    bytes += content_bytes
    if (drafts.length > 0 && bytes > mostListedBytes) break
    await untilShortTurn('begun')
    const draft = await findDraft(context.db, { accountId: host.id, draftId: id })
    if (draft) drafts.push(draft)
  }
  return drafts
}

/**
 * Deletes a draft; deleting a missing one succeeds. Allowed in any state of the plan.
 * @param version if given, the draft is only deleted at this version
 * @throws DRAFT_CONFLICT
 */
export async function deleteDraft(
  context: Context,
  host: Account,
  { draftId, version }: { draftId: string; version: number | undefined },
): Promise<void> {
  const scope = { accountId: host.id, draftId }
  await writeInAnyState(context, host, async (tx) => {
    const stored = await queries.findDraftHead(tx, scope)
    if (stored === undefined) return
    if (version !== undefined && version !== stored.version) throw bookError('DRAFT_CONFLICT')
    await queries.deleteDraft(tx, scope)
  })
}

/** Deletes drafts that have not been written for 90 days. */
export const forgetDrafts: Job = {
  name: 'forget-drafts',
  schedule: '37 4 * * *',
  run: ({ db, clock }) => queries.deleteDraftsBefore(db, clock.now() - retentionDays * day),
}
