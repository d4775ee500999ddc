import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import { type Account, getAccountSettings, listOwnSessions, presentCurrentUser } from '#features/accounts/index.ts'
import { exportVisits } from '#features/analytics/index.ts'
import type { ReadDraft, StoredBook } from '#features/books/index.ts'
import { findDefaults, findDraft, findStoredBook, listBookIds, listDraftIds } from '#features/books/index.ts'
import { listDomains, listSlugs } from '#features/domains/index.ts'
import { type Image, listImages, readImageFile } from '#features/media/index.ts'
import { second } from '#platform/clock.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { languages } from '#platform/i18n/languages.ts'
import {
  describeListedPictures,
  describePicture,
  describeTheme,
  fromDraft,
  imagePath,
  pageName,
  toJson,
} from './archive-paths.ts'
import type { BookFileTask } from './book-file-task.ts'
import { folderName } from './folder-name.ts'
import type { PackedContent } from './packed-content.ts'
import { type ArchiveFile, writeZip } from './zip-archive.ts'

/** Further parts of `account.json` by name, from features that depend on this one. */
export type ExportParts = Readonly<Record<string, (context: Context, account: Account) => Promise<unknown>>>

/**
 * Further files by path, from features that depend on this one: JSON lists that are read and written in portions, at the
 * speed of the client.
 */
export type ExportLists = Readonly<
  Record<string, (context: Context, account: Account) => AsyncIterable<readonly object[]>>
>

type ExportRequest = {
  sessionToken: string
  exportParts: ExportParts
  exportLists: ExportLists
  /** Cancels the export and its running task. */
  signal: AbortSignal
}

/** Time limit for one file of a book, in seconds. A book of 4 MB, which old versions accepted, needs about three. */
const longestRun = 60

/** How often a running export retries when the threads are busy, and the pause between retries in milliseconds. */
const mostWaits = 60
const waitPause = 2 * second

/**
 * Exports all data of an account as a ZIP: `account.json`, lists of stays, a folder per book with its data and its
 * pages as offline HTML, unsaved drafts, the visit statistics, and all pictures in their largest size.
 *
 * The account is read before the stream starts, so that an error there becomes an error response. Books and pictures are
 * read one by one, at the speed of the client. Files of books are created in a thread, one at a time, so that a long
 * export does not block tasks of other hosts.
 */
export async function exportAccount(
  context: Context,
  account: Account,
  request: ExportRequest,
): Promise<AsyncGenerator<Uint8Array>> {
  const { db, clock } = context
  const parts = {
    about: await describeAccount(context, account, request),
    bookIds: await listBookIds(db, { hostId: account.id }),
    draftIds: await listDraftIds(db, { accountId: account.id }),
    images: await listImages(db, { accountId: account.id }),
    visits: await exportVisits(context, account),
  }
  return writeZip(listFiles(context, account, request, parts), clock.now())
}

type Parts = {
  about: object
  bookIds: readonly string[]
  draftIds: readonly string[]
  images: readonly Image[]
  visits: Awaited<ReturnType<typeof exportVisits>>
}

async function* listFiles(
  context: Context,
  account: Account,
  { signal, exportLists }: ExportRequest,
  { about, bookIds, draftIds, images, visits }: Parts,
): AsyncGenerator<ArchiveFile> {
  yield { path: 'account.json', content: toJson(about) }
  for (const [path, read] of Object.entries(exportLists)) {
    const pieces = writeList(read(context, account))
    const first = await pieces.next()
    if (!first.done) yield { path, content: startWith(first.value, pieces) }
  }
  if (visits.csv) yield { path: 'visits.csv', content: visits.csv }
  if (visits.searches.length > 0) yield { path: 'searches.json', content: toJson(visits.searches) }
  for (const [index, bookId] of bookIds.entries()) {
    const stored = await findStoredBook(context.db, { bookId, languages })
    // A book or picture that is deleted during the export is left out.
    if (!stored) continue
    const folder = `books/${folderName(index + 1, stored.row.property_name)}`
    for (const file of ['data', ...languages] as const) {
      const name = file === 'data' ? 'book.json' : pageName(file, stored.row.original_language)
      const task = { stored: pickStored(stored, file), file, origin: context.config.origin }
      yield { path: `${folder}/${name}`, content: await packInTurn(context, account, task, signal) }
    }
  }
  for (const [index, draftId] of draftIds.entries()) {
    const draft = await findDraft(context.db, { accountId: account.id, draftId })
    if (draft) yield { path: `drafts/${String(index + 1).padStart(2, '0')}.json`, content: describeDraft(draft) }
  }
  for (const { id, width } of images) {
    const content = await readImageFile(context, id, width)
    if (content) yield { path: imagePath(id), content }
  }
}

/** A JSON list in pieces; none for an empty list. Between two of them others have their turn. */
async function* writeList(portions: AsyncIterable<readonly object[]>): AsyncGenerator<string> {
  let separator = '[\n'
  for await (const portion of portions) {
    if (portion.length === 0) continue
    yield separator + portion.map((entry) => JSON.stringify(entry)).join(',\n')
    separator = ',\n'
    await nextTurn()
  }
  if (separator !== '[\n') yield '\n]\n'
}

async function* startWith(first: string, rest: AsyncIterable<string>): AsyncGenerator<string> {
  yield first
  yield* rest
}

/** A draft as in the API, but with paths of picture files in the archive. */
function describeDraft({ content, listed, cover, welcomePicture }: ReadDraft): string {
  const { equipment, ...lists } = describeListedPictures(listed, fromDraft)
  return toJson({
    ...content,
    ...lists,
    equipment: JSON.stringify(equipment),
    cover: describePicture(cover, fromDraft),
    welcomePicture: describePicture(welcomePicture, fromDraft),
  })
}

/** Keeps only the translations that the file needs, because all input of a thread is copied. */
function pickStored({ row, translations }: StoredBook, file: BookFileTask['file']): StoredBook {
  if (file === 'data') return { row, translations }
  const entries = translations[file]
  return { row, translations: entries === undefined ? {} : { [file]: entries } }
}

/** Retries when the threads are busy, because an aborted download would have to start again. */
async function packInTurn(
  { threads }: Context,
  { id: accountId }: Account,
  task: BookFileTask,
  signal: AbortSignal,
): Promise<PackedContent> {
  for (let waits = 0; ; waits += 1) {
    try {
      return await threads.run('packBookFile', task, { queue: 'hosts', accountId, longestRun, signal })
    } catch (error) {
      const isBusy = error instanceof AppError && error.kind === 'unavailable' && error.cause === undefined
      if (!isBusy || waits === mostWaits) throw error
    }
    await sleep(waitPause, undefined, { signal })
  }
}

async function describeAccount(
  context: Context,
  account: Account,
  { sessionToken, exportParts }: ExportRequest,
): Promise<object> {
  const now = context.clock.now()
  const { wantsTips, pendingEmail } = await getAccountSettings(context, account)
  const sessions = await listOwnSessions(context, account, sessionToken)
  const defaults = await findDefaults(context.db, account)
  const further: [string, unknown][] = []
  for (const [name, read] of Object.entries(exportParts)) further.push([name, await read(context, account)])
  return {
    exportedAt: new Date(now).toISOString(),
    account: {
      ...presentCurrentUser(account, now),
      createdAt: new Date(account.createdAt).toISOString(),
      wantsTips,
      pendingEmail,
    },
    sessions: sessions.map(({ device, createdAt, lastSeenAt }) => ({
      ...device,
      createdAt: new Date(createdAt).toISOString(),
      lastSeenAt: new Date(lastSeenAt).toISOString(),
    })),
    newBooksLook: defaults && describeTheme(defaults, ''),
    ...(await describeDomains(context, account)),
    ...Object.fromEntries(further),
  }
}

async function describeDomains({ db }: Context, { id: accountId }: Account): Promise<object> {
  const domains = await listDomains(db, { accountId })
  return {
    domains: domains.map(({ name, bookId, listsBooks, state, createdAt }) => ({
      name,
      bookId,
      listsBooks,
      state,
      createdAt: new Date(createdAt).toISOString(),
    })),
    bookAddresses: await listSlugs(db, { accountId }),
  }
}
