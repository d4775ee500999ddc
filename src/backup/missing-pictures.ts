import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import type { Config } from '#config.ts'
import { readWidths } from '#features/media/shared/image.ts'
import { imageFile, imageFolders } from '#features/media/shared/image-folders.ts'
import type { Db } from '#platform/db/database.ts'
import { withDatabase } from './live-database.ts'

/** A row of `images`, as it is stored. */
export type NamedPicture = { id: string; widths: string }

/** Ids in one statement. */
const batch = 500

/** Ids of pictures that the database names and the backup lacks, and how many the database names. */
export type PictureComparison = { missing: readonly string[]; named: number }

/** What a copy of a SQLite database names. */
export function listNamedPictures(copy: DatabaseSync): NamedPicture[] {
  const rows = copy.prepare('select id, widths from images').all()
  return rows.map(({ id, widths }) => ({ id: String(id), widths: String(widths) }))
}

/** What a PostgreSQL database names. */
export async function selectNamedPictures(db: Db): Promise<NamedPicture[]> {
  return (await sql<NamedPicture>`select id, widths from images`.execute(db)).rows
}

/**
 * Compares the pictures that the saved database names with the files of the backup. Pictures that were deleted since the
 * database was copied are not missing: their rows are deleted before their files.
 * @param copy the backup
 * @param databaseUrl the live database
 */
export async function findMissingPictures(
  copy: DatabaseSync,
  pictures: readonly NamedPicture[],
  databaseUrl: string,
): Promise<PictureComparison> {
  const find = copy.prepare('select 1 from backup_files where key in (?, ?)')
  const hasFile = (id: string, width: number) =>
    find.get(...imageFolders.map((folder) => imageFile(id, width, folder))) !== undefined
  const lacking = pictures.filter(({ id, widths }) => !readWidths(widths).every((width) => hasFile(id, width)))
  const ids = lacking.map(({ id }) => id)
  return { missing: ids.length === 0 ? [] : await keepNamed(databaseUrl, ids), named: pictures.length }
}

/** Those that the live database still names. */
async function keepNamed(databaseUrl: string, ids: readonly string[]): Promise<string[]> {
  return withDatabase(databaseUrl, async (db) => {
    const kept: string[] = []
    for (let start = 0; start < ids.length; start += batch) {
      const { rows } = await sql<{ id: string }>`
        select id from images where id in (${sql.join(ids.slice(start, start + batch))}) order by id`.execute(db)
      kept.push(...rows.map(({ id }) => id))
    }
    return kept
  })
}

/** Sentences that say how many pictures are missing, and what to do; undefined if none is. */
export function describeMissing(
  { missing, named }: PictureComparison,
  { mediaUrl, dataDir }: Pick<Config, 'mediaUrl' | 'dataDir'>,
): string | undefined {
  const [first] = missing
  if (first === undefined) return undefined
  const place = mediaUrl ? 'the bucket of MEDIA_URL' : join(dataDir, 'media')
  return `The backup lacks pictures that the database names: ${missing.length} of ${named}, such as ${first}. They are not in ${place}. Let all nodes have one place for pictures; those that are lost come from an earlier backup, or from their hosts.`
}
