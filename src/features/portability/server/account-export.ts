import { setTimeout as sleep } from 'node:timers/promises'
import { type Account, getAccountSettings, listOwnSessions, presentCurrentUser } from '#features/accounts/index.ts'
import { exportVisits } from '#features/analytics/index.ts'
import type { StoredBook } from '#features/books/index.ts'
import { findDefaults, findStoredBook, listBookIds } from '#features/books/index.ts'
import { listDomains, listSlugs } from '#features/domains/index.ts'
import { type Image, listImages, readImageFile } from '#features/media/index.ts'
import { second } from '#platform/clock.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { languages } from '#platform/i18n/languages.ts'
import { describeLook, imagePath, pageName, toJson } from './archive-paths.ts'
import type { BookFileTask } from './book-file-task.ts'
import { folderName } from './folder-name.ts'
import type { PackedContent } from './packed-content.ts'
import { type ArchiveFile, writeZip } from './zip-archive.ts'

/** Further parts of `account.json` by name, of features that this one does not know. */
export type ExportParts = Readonly<Record<string, (context: Context, account: Account) => Promise<unknown>>>

type Setting = {
  sessionToken: string
  exportParts: ExportParts
  /** Ends the export, with what is being made for it. */
  signal: AbortSignal
}

/** One file of a book, in seconds. A book of 4 MB, as old versions took them, needs some three. */
const longestRun = 60

/** An export that has begun waits for its turn between files: so often, with so long a pause in ms. */
const mostWaits = 60
const waitPause = 2 * second

/**
 * Everything that an account has here, as a ZIP: `account.json`, a folder per book with its data and as pages that
 * open without us, what was counted of their visits, and all pictures in their largest size.
 *
 * The account is read before it begins, so that a failure there is an answer; books and pictures follow one by one, when
 * their reader has taken what came before. Files of books are made in a thread, one at a time, so that other work of
 * hosts takes turns with a long export.
 */
export async function exportAccount(
  context: Context,
  account: Account,
  setting: Setting,
): Promise<AsyncGenerator<Uint8Array>> {
  const { db, clock } = context
  const parts = {
    about: await describeAccount(context, account, setting),
    bookIds: await listBookIds(db, { hostId: account.id }),
    images: await listImages(db, { accountId: account.id }),
    visits: await exportVisits(context, account),
  }
  return writeZip(listFiles(context, account, setting, parts), clock.now())
}

type Parts = {
  about: object
  bookIds: readonly string[]
  images: readonly Image[]
  visits: Awaited<ReturnType<typeof exportVisits>>
}

async function* listFiles(
  context: Context,
  account: Account,
  { signal }: Setting,
  { about, bookIds, images, visits }: Parts,
): AsyncGenerator<ArchiveFile> {
  yield { path: 'account.json', content: toJson(about) }
  if (visits.csv) yield { path: 'visits.csv', content: visits.csv }
  if (visits.missed.length > 0) yield { path: 'searches.json', content: toJson(visits.missed) }
  for (const [index, bookId] of bookIds.entries()) {
    const stored = await findStoredBook(context.db, { bookId, languages })
    // A book or picture that is deleted while we pack is left out.
    if (!stored) continue
    const folder = `books/${folderName(index + 1, stored.row.property_name)}`
    for (const file of ['data', ...languages] as const) {
      const name = file === 'data' ? 'book.json' : pageName(file, stored.row.original_language)
      const task = { stored: pickStored(stored, file), file, origin: context.config.origin }
      yield { path: `${folder}/${name}`, content: await packInTurn(context, account, task, signal) }
    }
  }
  for (const { id, width } of images) {
    const content = await readImageFile(context, id, width)
    if (content) yield { path: imagePath(id), content }
  }
}

/** Without the translations that the file says nothing of: all that is sent to a thread is copied. */
function pickStored({ row, translations }: StoredBook, file: BookFileTask['file']): StoredBook {
  if (file === 'data') return { row, translations }
  const entries = translations[file]
  return { row, translations: entries === undefined ? {} : { [file]: entries } }
}

/** Waits when too much other work is waiting: a download that breaks off midway would have to begin again. */
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
  { sessionToken, exportParts }: Setting,
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
    newBooksLook: defaults && describeLook(defaults, ''),
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
