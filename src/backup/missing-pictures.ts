import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import type { Config } from '#config.ts'
import { readWidths } from '#features/media/shared/image.ts'
import { imageFile, imageFolders } from '#features/media/shared/image-folders.ts'
import { findBackupState } from '#platform/backup-state.ts'
import type { Context } from '#platform/context.ts'
import type { Db } from '#platform/db/database.ts'
import { reasonOf } from '#platform/error-reason.ts'
import { operatorCommand } from '#platform/operator-command.ts'
import { BackupError } from './backup-error.ts'
import { withDatabase } from './live-database.ts'
import { listFiles } from './stored-files.ts'

/** A row of `images`, as it is stored. */
export type NamedPicture = { id: string; widths: string }

/** Ids in one statement. */
const batch = 500

/** Missing pictures whose account and book are looked up. */
const mostExamples = 3

/** A picture, with the account and the book that it belongs to; `bookId` is null when no saved book shows it. */
type PictureOwner = { id: string; accountId: string; bookId: string | null }

/** The number of pictures that the saved database names, and ids of those without one of their files in the backup. */
export type FoundPictures = { named: number; lacking: readonly string[] } | { problem: string }

/** What a backup lacks of the pictures that the database names, or why that is not known. */
export type PictureComparison =
  | {
      /** The number of pictures that the database names. */
      named: number
      /** Ids of those whose loss was not accepted. */
      missing: readonly string[]
      /** Ids of those whose loss an operator has accepted. */
      accepted: readonly string[]
      /** The first of the missing ones. */
      examples: readonly PictureOwner[]
      /** Whether an earlier failure has reported all missing ones. */
      isReported: boolean
    }
  | { problem: string }

/** What a copy of a SQLite database names. */
function listNamedPictures(copy: DatabaseSync): NamedPicture[] {
  const rows = copy.prepare('select id, widths from images').all()
  return rows.map(({ id, widths }) => ({ id: String(id), widths: String(widths) }))
}

/** What a PostgreSQL database names. */
export async function selectNamedPictures(db: Db): Promise<NamedPicture[]> {
  return (await sql<NamedPicture>`select id, widths from images`.execute(db)).rows
}

/**
 * Compares the pictures that the saved database names with the files of the backup. Never throws, because a backup that
 * took hours must not be lost.
 * @param copy the backup
 * @param pictures by default those that the copy names
 */
export function findLacking(copy: DatabaseSync, pictures: readonly NamedPicture[] | undefined): FoundPictures {
  try {
    const named = pictures ?? listNamedPictures(copy)
    const find = copy.prepare('select 1 from backup_files where key in (?, ?)')
    return { named: named.length, lacking: listLacking(named, (keys) => find.get(...keys) !== undefined) }
  } catch (error) {
    return { problem: reasonOf(error) }
  }
}

/**
 * Looks up in the live database what is known of the pictures that a backup lacks. Called last, because the proof may take
 * hours in which an operator accepts their loss. Pictures that were deleted since the database was copied are not missing:
 * their rows are deleted before their files. Never throws: the live database may be away then.
 * @param databaseUrl the live database
 */
export async function comparePictures(found: FoundPictures, databaseUrl: string): Promise<PictureComparison> {
  if ('problem' in found) return found
  const { named, lacking } = found
  if (lacking.length === 0) return { named, missing: [], accepted: [], examples: [], isReported: true }
  try {
    return { named, ...(await withDatabase(databaseUrl, (db) => lookUp(db, lacking))) }
  } catch (error) {
    return { problem: reasonOf(error) }
  }
}

/**
 * Ids of pictures without one of their files.
 * @param hasOne whether there is one of two files, which differ in their folder
 */
function listLacking(pictures: readonly NamedPicture[], hasOne: (keys: readonly string[]) => boolean): string[] {
  return pictures.filter((picture) => !filesOf(picture).every(hasOne)).map(({ id }) => id)
}

/** The keys that each file of a picture can have, one for each folder. */
export function filesOf(picture: NamedPicture): string[][] {
  return widthsOf(picture).map((width) => imageFolders.map((folder) => imageFile(picture.id, width, folder)))
}

function widthsOf({ id, widths }: NamedPicture): number[] {
  try {
    return readWidths(widths)
  } catch (error) {
    throw new BackupError(`the widths of the picture ${id} cannot be read`, { cause: error })
  }
}

async function lookUp(db: Db, ids: readonly string[]) {
  const named = await keepNamed(db, ids)
  const state = await findBackupState(db)
  const [reported, accepted] = [new Set(state.missing), new Set(state.accepted)]
  const missing = named.filter((id) => !accepted.has(id))
  return {
    missing,
    accepted: named.filter((id) => accepted.has(id)),
    examples: await findOwnersOfFirst(db, missing),
    isReported: missing.every((id) => reported.has(id)),
  }
}

/** What the place for pictures lacks now, with the owners of the first of them. */
export async function findMissing({ db, storage }: Pick<Context, 'db' | 'storage'>) {
  // Before the files: those of a new picture are stored first.
  const named = await selectNamedPictures(db)
  const keys = new Set<string>()
  // In this order, in which pictures are moved.
  for (const folder of imageFolders) {
    for await (const key of listFiles(storage, folder)) keys.add(key)
  }
  const lacking = listLacking(named, (some) => some.some((key) => keys.has(key)))
  const ids = await keepNamed(db, lacking)
  const still = new Set(ids)
  const missing = named.filter(({ id }) => still.has(id))
  return { named: named.length, ids, missing, examples: await findOwnersOfFirst(db, ids) }
}

/** Those that the live database still names. */
async function keepNamed(db: Db, ids: readonly string[]): Promise<string[]> {
  const kept: string[] = []
  for (let start = 0; start < ids.length; start += batch) {
    const { rows } = await sql<{ id: string }>`
      select id from images where id in (${sql.join(ids.slice(start, start + batch))}) order by id`.execute(db)
    kept.push(...rows.map(({ id }) => id))
  }
  return kept
}

/** The first of some pictures, with the accounts and books that they belong to. */
export async function findOwnersOfFirst(db: Db, pictures: readonly string[]): Promise<PictureOwner[]> {
  const ids = pictures.slice(0, mostExamples)
  if (ids.length === 0) return []
  const { rows } = await sql<PictureOwner>`
    select id, account_id as "accountId", coalesce(
      (select min(id) from books where cover_image_id = images.id),
      (select min(id) from books where welcome_image_id = images.id),
      (select min(book_id) from book_images where image_id = images.id),
      (select min(book_id) from book_look_images where image_id = images.id),
      (select min(book_id) from book_secret_images where image_id = images.id)
    ) as "bookId"
    from images where id in (${sql.join(ids)}) order by id`.execute(db)
  return rows
}

/** The most pictures that may be lost for good, and their largest share of all pictures. */
const mostLost = 100
const largestShare = 0.01

/**
 * Whether so few pictures are missing that they may be lost for good. A node with a wrong place for pictures lacks most of
 * them, or all that other nodes stored: it must not be believed at its second backup because the first has reported them.
 * One picture may always be lost, because it is more than the share in most services, but never all of them.
 */
function areFew(missing: number, named: number): boolean {
  return missing < named && missing <= Math.min(mostLost, Math.max(1, named * largestShare))
}

type PictureVerdict =
  | {
      /** Why the backup does not count as proved. */
      fault: string
      /** Ids of the pictures that the next backup may lack; undefined if that is not known. */
      reported: readonly string[] | undefined
    }
  /** The backup counts as proved without these pictures. */
  | { fault: undefined; lost: readonly string[] }

/**
 * Whether a backup has the pictures that it should have. Those that may be lost for good are a fault once: if each further
 * backup failed because of them, an alert that never ends would hide the next fault.
 */
export function judgePictures(
  comparison: PictureComparison,
  { mediaUrl, dataDir }: Pick<Config, 'mediaUrl' | 'dataDir'>,
): PictureVerdict {
  if ('problem' in comparison) {
    const fault = `Whether the backup has all pictures is not known: they were not compared with those that the database names, because of an error (${comparison.problem}). The backup is kept.`
    return { fault, reported: undefined }
  }
  const { missing, accepted, named, examples, isReported } = comparison
  const mayBeLost = areFew(missing.length, named - accepted.length)
  if (missing.length === 0 || (mayBeLost && isReported)) return { fault: undefined, lost: [...missing, ...accepted] }
  const place = nameStorage({ mediaUrl, dataDir })
  const sentences = [
    `The backup lacks pictures that the database names: ${missing.length} of ${named}.`,
    `They are not in ${place}.`,
    `Let all nodes have one place for pictures; those that are lost come from an earlier backup (${restoreCommand}), or from their hosts.`,
    mayBeLost ? 'The next backup counts as proved if it lacks no others.' : `To accept the loss: ${acceptCommand}.`,
    describeFirst(missing, examples),
  ]
  return { fault: sentences.join(' '), reported: mayBeLost ? missing : undefined }
}

/** The command with which an operator accepts a loss. */
export const acceptCommand = `${operatorCommand} backups accept-loss`

/** The command that puts missing pictures back. */
export const restoreCommand = `${operatorCommand} restore-pictures`

/** Where pictures are stored. */
export function nameStorage({ mediaUrl, dataDir }: Pick<Config, 'mediaUrl' | 'dataDir'>): string {
  return mediaUrl ? 'the bucket of MEDIA_URL' : join(dataDir, 'media')
}

/** A sentence that names the first of the missing pictures. */
export function describeFirst(missing: readonly string[], examples: readonly PictureOwner[]): string {
  return `${missing.length > examples.length ? 'The first ones are' : 'Missing'}: ${examples.map(describeOwner).join('; ')}.`
}

function describeOwner({ id, accountId, bookId }: PictureOwner): string {
  return `${id} (account ${accountId}, ${bookId === null ? 'in no saved book' : `book ${bookId}`})`
}

/** Pictures that are missing, as a part of a sentence. */
export function countPictures(missing: number): string {
  return `${missing === 1 ? 'one picture' : `${missing} pictures`} that the database names`
}
